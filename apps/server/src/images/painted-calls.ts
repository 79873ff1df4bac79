import type { CallHandlers } from "../http/serve-calls.ts";
import { type ImageLoader, loadImageOf } from "./load-image.ts";
import { findPainted, keepPainted } from "./painted-store.ts";

/** What owners paint on the screen, so that they find it on their other devices. */
export function paintedCalls(loader: ImageLoader): Pick<CallHandlers, "getPainted" | "keepPainted"> {
  return {
    async getPainted(request, reply) {
      const { id } = request.params;
      const { image } = await loadImageOf("paint-by-numbers", loader, { request, reply, id, action: "edit" });
      reply.header("cache-control", "no-store");
      return findPainted(loader.db, image.id);
    },

    async keepPainted(request, reply) {
      const { id } = request.params;
      const { image } = await loadImageOf("paint-by-numbers", loader, { request, reply, id, action: "edit" });
      await keepPainted(loader.db, image.id, request.body);
      return { ok: true };
    },
  };
}
