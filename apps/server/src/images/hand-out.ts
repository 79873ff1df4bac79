import { originalFormatOf } from "@tintery/contract";
import { create as contentDisposition } from "content-disposition";
import type { FastifyReply, FastifyRequest } from "fastify";
import { callerOf } from "../admission/caller-of.ts";
import type { Exchange } from "../platform/sessions.ts";
import { languageOf } from "../http/caller-language.ts";
import type { PageWriter } from "../http/page-writer.ts";
import { Problem } from "../http/problem.ts";
import { fileSecurityPolicy, sendFile } from "../http/send-file.ts";
import type { Database } from "../platform/database/database.ts";
import type { Files } from "../platform/files/files.ts";
import type { WantedDrawing } from "./child/child-task.ts";
import { type DrawingFiles, drawingName } from "./drawing-files.ts";
import { downloadName } from "./image-name.ts";
import type { ImageRow } from "./image-row.ts";
import { findDrawing } from "./image-store.ts";
import { nameOf } from "./image-view.ts";
import type { ImageLoader } from "./load-image.ts";
import type { QrParts } from "./sharing/printed-address.ts";

/** What downloads and prints need. */
export interface DownloadParts extends ImageLoader, QrParts {
  files: Files;
  drawingFiles: DrawingFiles;
  pages: PageWriter;
}

/** The one file of a picture that is there to be printed, or to work on. */
export interface BestFile {
  wanted: WantedDrawing;
  extension: string;
}

/** An image's name in the language of whoever asks. */
export function nameIn(request: FastifyRequest, image: ImageRow): string {
  return nameOf(image, languageOf(request));
}

/** Hands out the original as we rewrote it: a photo without its metadata, a drawing as our reader kept it. */
export async function sendOriginal(
  { db, files }: { db: Database; files: Files },
  { request, reply }: Exchange,
  image: ImageRow,
): Promise<FastifyReply> {
  const file = await findDrawing(db, image.id, "source");
  if (!file) throw new Problem("not_ready");
  const as = downloadName(nameIn(request, image), "origin", originalFormatOf(file.type));
  return sendFile(request, reply, { files, file, handing: { as } });
}

/** Hands out a drawing that is made for one person and not kept. */
export async function sendOnce(
  { drawingFiles, sessions }: Pick<DownloadParts, "drawingFiles" | "sessions">,
  { request, reply }: Exchange,
  { image: { modelKey }, wanted, as }: { image: ImageRow; wanted: WantedDrawing; as: Handed },
): Promise<FastifyReply> {
  if (!modelKey) throw new Problem("not_ready");
  const etag = `"${drawingName(modelKey, wanted)}"`;
  reply.headers({ etag, "cache-control": "private, no-cache" });
  if (request.headers["if-none-match"] === etag) return reply.code(304).send();
  const caller = await callerOf(sessions, { request, reply });
  const file = await drawingFiles.drawOnce(caller, modelKey, wanted);
  reply.headers({
    "content-security-policy": fileSecurityPolicy,
    "cross-origin-resource-policy": "same-origin",
    "content-disposition": contentDisposition(as.name),
  });
  return reply.type(as.type).send(file);
}

/** What a file is called when it is saved, and its media type. */
export interface Handed {
  name: string;
  type: string;
}
