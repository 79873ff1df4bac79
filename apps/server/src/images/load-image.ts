import { type ImageAction, type ImageKind, imageStatuses, may } from "@tintery/contract";
import type { FastifyReply, FastifyRequest } from "fastify";
import { Problem } from "../http/problem.ts";
import type { Database } from "../platform/database/database.ts";
import type { FindStanding } from "../platform/ledger/standing.ts";
import type { Sessions, Visitor } from "../platform/sessions.ts";
import { isOf, ownedOf, type ShownImage } from "./image-row.ts";
import { findImage } from "./image-store.ts";
import { markSeen } from "./untold-images.ts";

/** Finds images for a caller. */
export interface ImageLoader {
  db: Database;
  sessions: Sessions;
  findStanding: FindStanding;
}

/**
 * The one way a route gets an image. A stranger's, a deleted and a missing one end alike.
 * @throws Problem `not_found`; `forbidden` for what nobody may do with a sample; `not_ready`; `account_needed`
 */
export async function loadImage(
  { db, sessions }: Pick<ImageLoader, "db" | "sessions">,
  exchange: { request: FastifyRequest; reply: FastifyReply; id: string; action: ImageAction },
): Promise<{ image: ShownImage; visitor: Visitor | null }> {
  const { request, reply, id, action } = exchange;
  const visitor = await sessions.knownVisitor(request, reply);
  const actor = visitor && { id: visitor.userId, site: visitor.site, onlyKeeps: visitor.onlyKeeps };
  const image = await findImage(db, id);
  if (!image || !may(actor, "view", ownedOf(image))) throw new Problem("not_found");
  if (!may(actor, action, ownedOf(image))) {
    if (actor?.onlyKeeps && may({ ...actor, onlyKeeps: false }, action, ownedOf(image)))
      throw new Problem("account_needed");
    const inAnotherState = imageStatuses.some((status) => may(actor, action, { ...ownedOf(image), status }));
    throw new Problem(inAnotherState ? "not_ready" : "forbidden");
  }
  await markSeen(db, [image], visitor?.userId ?? null);
  return { image, visitor };
}

/** Loads an image of this kind; one of another kind is not at that address. Problems are those of `loadImage`. */
export async function loadImageOf<Kind extends ImageKind>(
  kind: Kind,
  loader: Pick<ImageLoader, "db" | "sessions">,
  exchange: Parameters<typeof loadImage>[1],
): Promise<{ image: ShownImage & { kind: Kind }; visitor: Visitor | null }> {
  const { image, visitor } = await loadImage(loader, exchange);
  if (!isOf(kind, image)) throw new Problem("not_found");
  return { image, visitor };
}
