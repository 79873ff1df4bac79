import type { Places } from "../admission/places.ts";
import { callerOf } from "../admission/caller-of.ts";
import type { CallHandlers } from "../http/serve-calls.ts";
import { noStreamStatus } from "@tintery/contract";
import { Problem } from "../http/problem.ts";
import { removeImage } from "./delete-image.ts";
import type { ImageChanges } from "./image-changes.ts";
import { type EventStreams, streamEvents } from "./image-events.ts";
import { findImage, listImages, renameImage } from "./image-store.ts";
import { logLeftOut, viewsOf } from "./image-views.ts";
import { readCursor, writeCursor } from "./list-cursor.ts";
import { type ImageLoader, loadImage } from "./load-image.ts";
import type { Stores } from "./stores.ts";
import { markSeen } from "./untold-images.ts";

/** What the calls about images of any kind need. */
export interface ImageCallParts extends ImageLoader {
  stores: Stores;
  changes: ImageChanges;
  streams: EventStreams;
  admission: { streams: Places };
}

/** The calls about images of any kind: read, list, follow, rename, delete. */
export function imageCalls(
  parts: ImageCallParts,
): Pick<CallHandlers, "getImage" | "listImages" | "imageEvents" | "deleteImage" | "renameImage"> {
  const { db, sessions, stores, changes, streams, admission } = parts;
  return {
    async getImage(request, reply) {
      const { image, visitor } = await loadImage(parts, {
        request,
        reply,
        id: request.params.id,
        action: "view",
      });
      reply.header("cache-control", "no-store");
      const [view] = await viewsOf(parts, request, { images: [image], visitor });
      return view!;
    },

    async listImages(request, reply) {
      reply.header("cache-control", "no-store");
      const { cursor, limit, ...wanted } = request.query;
      const after = cursor === undefined ? undefined : readCursor(cursor);
      if (cursor !== undefined && !after) throw new Problem("bad_request");
      const visitor = await sessions.knownVisitor(request, reply);
      const visitorId = visitor?.userId ?? null;
      if (visitorId === null) return { items: [], next: null };
      const asked = { ...wanted, ownerId: visitorId, site: visitor?.site, after, limit };
      const { images, next } = await listImages(db, asked, logLeftOut(request));
      await markSeen(db, images, visitorId);
      return {
        items: await viewsOf(parts, request, { images, visitor }),
        next: next && writeCursor(next),
      };
    },

    async imageEvents(request, reply) {
      const { id } = request.params;
      const { visitor } = await loadImage(parts, { request, reply, id, action: "view" });
      const { who } = await callerOf(sessions, { request, reply });
      const release = admission.streams.tryTake(who);
      // a browser then asks for no other stream (HTML, 9.2.2), and the page asks now and then
      if (!release) return reply.code(noStreamStatus).header("cache-control", "no-store").send();
      const look = async () => {
        const image = await findImage(db, id);
        if (image) await markSeen(db, [image], visitor?.userId ?? null);
        return image && (await viewsOf(parts, request, { images: [image], visitor }))[0];
      };
      return streamEvents(reply, { imageId: id, changes, streams, look, onEnd: release });
    },

    async renameImage(request, reply) {
      const { image } = await loadImage(parts, { request, reply, id: request.params.id, action: "rename" });
      const { name } = request.body;
      await renameImage(db, image.id, name);
      changes.announce(image.id);
      return { name };
    },

    async deleteImage(request, reply) {
      const { image } = await loadImage(parts, { request, reply, id: request.params.id, action: "delete" });
      await removeImage(stores, changes, image.id);
      return { ok: true };
    },
  };
}
