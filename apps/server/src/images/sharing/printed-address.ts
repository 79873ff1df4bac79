import { addresses, qrField, qrQuery } from "@tintery/contract";
import type { FastifyRequest } from "fastify";
import { Problem } from "../../http/problem.ts";
import { readOptions } from "../../http/read-request.ts";
import type { ShareLinks } from "./share-links.ts";

/** What a QR code on paper needs. */
export interface QrParts {
  shareLinks: ShareLinks;
  /** Scheme and host of the site, without a slash at the end. */
  publicUrl: string;
}

/**
 * What the QR code on a print leads to; undefined where none is wanted.
 * @throws Problem `no_share_link` for an image without a link
 */
export async function printedAddress(
  { shareLinks, publicUrl }: QrParts,
  request: FastifyRequest,
  imageId: string,
): Promise<string | undefined> {
  if (readOptions(qrQuery, request.query)[qrField] === undefined) return undefined;
  const link = await shareLinks.find(imageId);
  if (!link) throw new Problem("no_share_link");
  return publicUrl + addresses.shared(link.secret);
}
