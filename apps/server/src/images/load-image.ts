import { type ImageAction, type ImageKind, imageStatuses, may } from "@tintery/contract";
import type { FastifyReply, FastifyRequest } from "fastify";
import { Problem } from "../http/problem.ts";
import type { Database } from "../platform/database/database.ts";
import type { Sessions } from "../platform/sessions.ts";
import { isOf, ownedOf, type ShownImage } from "./image-row.ts";
import { findImage } from "./image-store.ts";
import { markSeen } from "./untold-images.ts";

/** Finds images for a caller. */
export interface ImageLoader {
  db: Database;
  sessions: Sessions;
}

/**
 * The one way a route gets an image. A stranger's, a deleted and a missing one end alike.
 * @throws Problem `not_found`; `forbidden` for what nobody may do with a sample; `not_ready`
 */
export async function loadImage(
  { db, sessions }: ImageLoader,
  exchange: { request: FastifyRequest; reply: FastifyReply; id: string; action: ImageAction },
): Promise<{ image: ShownImage; visitorId: string | null }> {
  const { request, reply, id, action } = exchange;
  const visitor = await sessions.knownVisitor(request, reply);
  const actor = visitor && { id: visitor.userId };
  const image = await findImage(db, id);
  if (!image || !may(actor, "view", ownedOf(image))) throw new Problem("not_found");
  if (!may(actor, action, ownedOf(image))) {
    const inAnotherState = imageStatuses.some((status) => may(actor, action, { ...ownedOf(image), status }));
    throw new Problem(inAnotherState ? "not_ready" : "forbidden");
  }
  if (image.untold && image.ownerId === visitor?.userId) await markSeen(db, [image.id]);
  return { image, visitorId: visitor?.userId ?? null };
}

/** Loads an image of this kind; one of another kind is not at that address. Problems are those of `loadImage`. */
export async function loadImageOf<Kind extends ImageKind>(
  kind: Kind,
  loader: ImageLoader,
  exchange: Parameters<typeof loadImage>[1],
): Promise<{ image: ShownImage & { kind: Kind }; visitorId: string | null }> {
  const { image, visitorId } = await loadImage(loader, exchange);
  if (!isOf(kind, image)) throw new Problem("not_found");
  return { image, visitorId };
}
