import type { ImageView } from "@tintery/contract";
import type { FastifyRequest } from "fastify";
import { languageOf } from "../http/caller-language.ts";
import type { ShownImage } from "./image-row.ts";
import { viewOf } from "./image-view.ts";
import type { LeftOut } from "./stored-image.ts";

/** Views of several images, in their order, in the caller's language. */
export function viewsOf(
  request: FastifyRequest,
  { images, visitorId }: { images: readonly ShownImage[]; visitorId: string | null },
): ImageView[] {
  const language = languageOf(request);
  return images.map((image) => viewOf(image, { visitorId, language }));
}

/** Says in the log which image a list went without. */
export function logLeftOut(request: FastifyRequest): LeftOut {
  return (error) => request.log.error({ err: error }, "left an image out of a list");
}
