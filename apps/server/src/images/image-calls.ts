import type { CallHandlers } from "../http/serve-calls.ts";
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
}

/** Open streams of events in this process; whoever gets none can still ask now and then. */
const maxStreams = 2000;
const secondsUntilRetry = 10;

/** The calls about images of any kind: read, list, follow, rename, delete. */
export function imageCalls(
  parts: ImageCallParts,
): Pick<CallHandlers, "getImage" | "listImages" | "imageEvents" | "deleteImage" | "renameImage"> {
  const { db, sessions, stores, changes, streams } = parts;
  return {
    async getImage(request, reply) {
      const { image, visitorId } = await loadImage(parts, {
        request,
        reply,
        id: request.params.id,
        action: "view",
      });
      reply.header("cache-control", "no-store");
      const [view] = viewsOf(request, { images: [image], visitorId });
      return view!;
    },

    async listImages(request, reply) {
      reply.header("cache-control", "no-store");
      const { cursor, limit, ...wanted } = request.query;
      const after = cursor === undefined ? undefined : readCursor(cursor);
      if (cursor !== undefined && !after) throw new Problem("bad_request");
      const visitor = await sessions.knownVisitor(request, reply);
      if (!visitor) return { items: [], next: null };
      const asked = { ...wanted, ownerId: visitor.userId, after, limit };
      const { images, next } = await listImages(db, asked, logLeftOut(request));
      const untold = images.filter((image) => image.untold);
      if (untold.length > 0)
        await markSeen(
          db,
          untold.map((image) => image.id),
        );
      return {
        items: viewsOf(request, { images, visitorId: visitor.userId }),
        next: next && writeCursor(next),
      };
    },

    async imageEvents(request, reply) {
      const { id } = request.params;
      if (streams.size >= maxStreams)
        throw new Problem("too_many_requests", { retryAfter: secondsUntilRetry });
      const { visitorId } = await loadImage(parts, { request, reply, id, action: "view" });
      const look = async () => {
        const image = await findImage(db, id);
        if (image?.untold && image.ownerId === visitorId) await markSeen(db, [id]);
        return image && viewsOf(request, { images: [image], visitorId })[0];
      };
      return streamEvents(reply, { imageId: id, changes, streams, look });
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
