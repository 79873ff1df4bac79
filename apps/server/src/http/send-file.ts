import { create as contentDisposition } from "content-disposition";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { DrawingRow } from "../images/image-row.ts";
import { FileMissing, type Files } from "../platform/files/files.ts";
import { Problem } from "./problem.ts";

/** How a stored file is handed out. */
export interface Handing {
  /** Saved under this name; without one it is shown inside a page. */
  as?: string;
  /** The address changes with the content, so a browser may keep it for good. */
  immutable?: boolean;
}

/** Whatever a file holds, opened by itself it may run and load nothing. */
export const fileSecurityPolicy = "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:";

/** Streams a stored picture with headers that make it a file and nothing else. */
export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  {
    files,
    file,
    handing,
  }: { files: Files; file: Pick<DrawingRow, "key" | "type" | "bytes" | "sha256">; handing: Handing },
): Promise<FastifyReply> {
  const etag = `"${file.sha256.slice(0, 32)}"`;
  const isKnown = request.headers["if-none-match"] === etag;
  // opened first: the headers of a file must not go out with the answer that there is none
  const stream = isKnown ? null : await openFile(files, file.key);
  reply.headers({
    etag,
    "cache-control": handing.immutable ? "private, max-age=31536000, immutable" : "private, no-cache",
    "content-security-policy": fileSecurityPolicy,
    "x-content-type-options": "nosniff",
    "cross-origin-resource-policy": "same-origin",
    ...(handing.as ? { "content-disposition": contentDisposition(handing.as) } : {}),
  });
  if (!stream) return reply.code(304).send();
  return reply.type(file.type).header("content-length", file.bytes).send(stream);
}

/** A file whose row was read just before the image was deleted is as missing as the image. */
function openFile(files: Files, key: string): ReturnType<Files["stream"]> {
  return files.stream(key).catch((error: unknown) => {
    throw error instanceof FileMissing ? new Problem("not_found") : error;
  });
}
