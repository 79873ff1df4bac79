import type { ImageAction } from "@tintery/contract";
import type { FastifyReply, FastifyRequest } from "fastify";
import { Problem } from "../../http/problem.ts";
import type { ImageRow } from "../../images/image-row.ts";
import { type ImageLoader, loadImage } from "../../images/load-image.ts";

/** Loads an image of this kind; one of another kind is not at this address. Problems are those of `loadImage`. */
export async function loadOutlines(
  parts: ImageLoader,
  exchange: { request: FastifyRequest; reply: FastifyReply; id: string; action: ImageAction },
): Promise<{ image: ImageRow; visitorId: string | null }> {
  const found = await loadImage(parts, exchange);
  if (found.image.kind !== "outlines") throw new Problem("not_found");
  return found;
}
