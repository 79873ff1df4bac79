import type { ImageView } from "@tintery/contract";
import { texts } from "@tintery/contract/messages";
import type { FastifyRequest } from "fastify";
import { languageOf } from "../http/caller-language.ts";
import type { Database } from "../platform/database/database.ts";
import type { ImageRow } from "./image-row.ts";
import { findDrawings } from "./image-store.ts";
import { viewOf } from "./image-view.ts";
import { placeInQueue } from "./waiting-images.ts";

/** Views of several images, in their order, in the caller's language. */
export async function viewsOf(
  db: Database,
  request: FastifyRequest,
  { images, visitorId }: { images: readonly ImageRow[]; visitorId: string | null },
): Promise<ImageView[]> {
  const drawings = await findDrawings(
    db,
    images.map(({ id }) => id),
  );
  const t = texts(languageOf(request));
  const views: ImageView[] = [];
  for (const image of images) {
    const place = image.status === "waiting" ? await placeInQueue(db, image) : null;
    views.push(viewOf(image, { visitorId, drawings, place, t }));
  }
  return views;
}
