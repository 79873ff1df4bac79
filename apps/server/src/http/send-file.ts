import { create as contentDisposition } from "content-disposition";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { DrawingRow } from "../images/image-row.ts";
import { type ByteRange, FileMissing, type Files } from "../platform/files/files.ts";
import { Problem } from "./problem.ts";
import { readRange } from "./read-range.ts";

/** How a stored file is handed out. */
export interface Handing {
  /** Saved under this name; without one it is shown inside a page. */
  as?: string;
  /** The address changes with the content, so a browser may keep it for good. */
  immutable?: boolean;
  /** Pages of other sites may show it. */
  anywhere?: boolean;
  /** A download that was cut short may go on where it ended. */
  inParts?: boolean;
}

/** Whatever a file holds, opened by itself it may run and load nothing, and no page shows it in a frame. */
export const fileSecurityPolicy = [
  "sandbox",
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "img-src data:",
  // these have no default
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");

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
  const part = handing.inParts ? wantedPart(request, file.bytes, etag) : null;
  if (part === "outside")
    return reply
      .code(416)
      .headers({ "content-range": `bytes */${file.bytes}`, "content-length": 0 })
      .send();
  // opened first: the headers of a file must not go out with the answer that there is none
  const stream = isKnown ? null : await openFile(files, file.key, part ?? undefined);
  reply.headers({
    etag,
    "cache-control": handing.immutable ? "private, max-age=31536000, immutable" : "private, no-cache",
    "content-security-policy": fileSecurityPolicy,
    "x-content-type-options": "nosniff",
    "cross-origin-resource-policy": handing.anywhere ? "cross-origin" : "same-origin",
    ...(handing.inParts ? { "accept-ranges": "bytes" } : {}),
    ...(handing.as ? { "content-disposition": contentDisposition(handing.as) } : {}),
  });
  if (!stream) return reply.code(304).send();
  if (part) {
    const { start, end } = part;
    reply.code(206).header("content-range", `bytes ${start}-${end}/${file.bytes}`);
    return reply
      .type(file.type)
      .header("content-length", end - start + 1)
      .send(stream);
  }
  return reply.type(file.type).header("content-length", file.bytes).send(stream);
}

/** A file whose row was read just before the image was deleted is as missing as the image. */
function openFile(files: Files, key: string, part?: ByteRange): ReturnType<Files["stream"]> {
  return files.stream(key, part).catch((error: unknown) => {
    throw error instanceof FileMissing ? new Problem("not_found") : error;
  });
}

/** The part of a file that is asked for; null where that is all of it, or where it is of another version than the one there is. */
function wantedPart(request: FastifyRequest, bytes: number, etag: string): ByteRange | "outside" | null {
  const { range, "if-range": version } = request.headers;
  if (range === undefined || (version !== undefined && version !== etag)) return null;
  return readRange(range, bytes);
}
