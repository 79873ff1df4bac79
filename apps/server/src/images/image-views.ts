import { type ImageView, maySeeSegments } from "@tintery/contract";
import type { FastifyRequest } from "fastify";
import { languageOf } from "../http/caller-language.ts";
import { siteVisitOf } from "../http/site-visits.ts";
import type { FindStanding } from "../platform/ledger/standing.ts";
import type { Visitor } from "../platform/sessions.ts";
import type { ShownImage } from "./image-row.ts";
import { viewOf } from "./image-view.ts";
import type { LeftOut } from "./stored-image.ts";

/** Views of several images, in their order, in the caller's language, with what the caller's plan lets them see. */
export async function viewsOf(
  { findStanding }: { findStanding: FindStanding },
  request: FastifyRequest,
  { images, visitor }: { images: readonly ShownImage[]; visitor: Visitor | null },
): Promise<ImageView[]> {
  const language = languageOf(request);
  const openTo = siteVisitOf(request)?.openTo;
  const hasSegments = images.some(({ kind }) => kind === "paint-by-numbers");
  const commercial = hasSegments && maySeeSegments(await findStanding(visitor));
  return images.map((image) => viewOf(image, { visitor, language, commercial, openTo }));
}

/** Says in the log which image a list went without. */
export function logLeftOut(request: FastifyRequest): LeftOut {
  return (error) => request.log.error({ err: error }, "left an image out of a list");
}
