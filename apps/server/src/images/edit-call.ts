import { callerOf } from "../admission/caller-of.ts";
import type { Caller } from "../admission/who.ts";
import type { ImageKind } from "@tintery/contract";
import type { CallHandlers } from "../http/serve-calls.ts";
import { type ForKinds, forKind } from "./image-row.ts";
import { type ImageLoader, loadImage } from "./load-image.ts";

/** Edits an image of one kind by the body of the call, for who waits for it. Throws Problem, `invalid_options` for a body of another kind. */
export type ImageEditor<Kind extends ImageKind> = ForKinds<
  Promise<void>,
  [body: unknown, caller: Caller]
>[Kind];

/** The one call for edits, which every kind of image understands in its own way. */
export function editCall(
  parts: ImageLoader & { editors: ForKinds<Promise<void>, [body: unknown, caller: Caller]> },
): Pick<CallHandlers, "editImage"> {
  return {
    async editImage(request, reply) {
      const { id } = request.params;
      const { image } = await loadImage(parts, { request, reply, id, action: "edit" });
      await forKind(image, parts.editors, request.body, await callerOf(parts.sessions, { request, reply }));
      return { ok: true };
    },
  };
}
