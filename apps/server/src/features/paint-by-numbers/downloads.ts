import {
  addresses,
  colorArchive,
  colorFormats,
  downloadColorsParams,
  type DownloadKind,
  downloadKinds,
  downloadParams,
  isForPaper,
  isServed,
  kitFields,
  kitQuery,
  originalFormatOf,
  paperOf,
  printParams,
} from "@tintery/contract";
import { defaultStyle, type DrawingKind } from "@tintery/engine/draw";
import { create as contentDisposition } from "content-disposition";
import type { FastifyRequest } from "fastify";
import { languageOf, localeOf } from "../../http/caller-language.ts";
import { Problem, refusedOptions } from "../../http/problem.ts";
import { sendFile } from "../../http/send-file.ts";
import type { AddressHandlers } from "../../http/serve-addresses.ts";
import type { WantedDrawing } from "../../images/child/child-task.ts";
import type { DrawingFile, DrawingFiles } from "../../images/drawing-files.ts";
import { nameIn, sendOnce } from "../../images/hand-out.ts";
import { downloadName } from "../../images/image-name.ts";
import type { RowOf } from "../../images/image-row.ts";
import { findDrawing } from "../../images/image-store.ts";
import { type ImageLoader, loadImageOf } from "../../images/load-image.ts";
import type { PageWriter } from "../../http/page-writer.ts";
import type { Files } from "../../platform/files/files.ts";
import { colorKey, printedKey } from "./color-list/color-key.ts";
import { colorListFile } from "./color-list/color-list-file.ts";
import { customStyle } from "./custom-style.ts";
import type { PictureSummary } from "../../images/stored-image.ts";

type Painting = RowOf<"paint-by-numbers">;

/** What downloads and prints need. */
export interface DownloadParts extends ImageLoader {
  files: Files;
  drawingFiles: DrawingFiles;
  pages: PageWriter;
}

/** Downloads of pictures and color lists, and printable pages. */
export function downloadAddresses(
  parts: DownloadParts,
): Pick<AddressHandlers, "downloadPaintByNumbers" | "downloadColors" | "printPaintByNumbers"> {
  return {
    async downloadPaintByNumbers(request, reply) {
      const { id, kind } = readParams(downloadParams, request);
      if (!isServed("downloads", kind)) throw new Problem("not_yet_available");
      const action = kind === "custom" ? "customDownload" : "download";
      const { image } = await loadImageOf("paint-by-numbers", parts, { request, reply, id, action });
      const name = nameIn(request, image);
      const once = drawingOnce(kind, image, request);
      if (once) {
        const { type, extension } = downloadKinds[kind];
        const as = { name: downloadName(name, kind.replace(/pdf$/, ""), extension), type };
        return sendOnce(parts.drawingFiles, { request, reply }, { image, wanted: once, as });
      }
      const file = await fileOf(parts, image, kind);
      const as = downloadName(name, kind.replace(/png$/, ""), extensionOf(file, kind));
      return sendFile(request, reply, { files: parts.files, file, handing: { as } });
    },

    async downloadColors(request, reply) {
      const { id, format } = readParams(downloadColorsParams, request);
      const { image } = await loadImageOf("paint-by-numbers", parts, {
        request,
        reply,
        id,
        action: "download",
      });
      const name = nameIn(request, image);
      const reader = { title: name, language: languageOf(request) };
      const { bytes, archive } = isForPaper(format)
        ? {
            bytes: await parts.drawingFiles.printKey(
              printedKey(format, summaryOf(image), { ...reader, paper: paperOf(localeOf(request)) }),
            ),
          }
        : colorListFile(format, summaryOf(image), reader);
      const { type, extension } = archive ? colorArchive : colorFormats[format];
      const as = isForPaper(format) && colorFormats[format].short ? "colors-short" : "colors";
      reply
        .type(type)
        .header("cache-control", "private, no-cache")
        .header("content-disposition", contentDisposition(downloadName(name, as, extension)));
      return reply.send(bytes);
    },

    async printPaintByNumbers(request, reply) {
      const { id, which } = readParams(printParams, request);
      const { image } = await loadImageOf("paint-by-numbers", parts, { request, reply, id, action: "print" });
      const { widthMM, heightMM } = summaryOf(image);
      const name = nameIn(request, image);
      // the PNG holds digits in our own font; an SVG inside a page would take whatever the system has
      const pictureUrl = addresses.downloadPaintByNumbers(id, which === "pbn" ? "pbnpng" : "originpng");
      return parts.pages.send(request, reply, { page: "print", title: name, pictureUrl, widthMM, heightMM });
    },
  };
}

/** Address parts as a schema reads them; what it cannot read is an address nobody has. */
function readParams<T>(
  schema: { safeParse(value: unknown): { success: true; data: T } | { success: false } },
  request: FastifyRequest,
): T {
  const read = schema.safeParse(request.params);
  if (!read.success) throw new Problem("not_found");
  return read.data;
}

/** What is drawn for one person and not kept: the forms' wishes, and PDFs, which bear a title in somebody's language. */
function drawingOnce(kind: DownloadKind, image: Painting, request: FastifyRequest): WantedDrawing | null {
  const painting = { kind: "paint-by-numbers" } as const;
  if (kind === "custom") {
    return { ...painting, style: customStyle(request.query, image.options.canvasSize), as: "svg" };
  }
  const { type, drawing } = downloadKinds[kind];
  if (type !== downloadKinds.kit.type) return null;
  const printed = { title: nameIn(request, image), language: languageOf(request) };
  if (drawing) return { ...painting, style: { ...defaultStyle, kind: drawing }, as: "pdf", printed };
  const given = { [kitFields.paper]: paperOf(localeOf(request)), ...(request.query as object) };
  const query = kitQuery.safeParse(given);
  if (!query.success) throw refusedOptions(query.error);
  const { [kitFields.paper]: paper, [kitFields.fitOnOne]: fit } = query.data;
  const key = colorKey(summaryOf(image), printed);
  return { ...painting, as: "kit", printed, paper, fitOnOne: fit !== undefined, key };
}

async function fileOf(
  { db, drawingFiles }: DownloadParts,
  image: Painting,
  kind: DownloadKind,
): Promise<DrawingFile> {
  const { drawing, type } = downloadKinds[kind];
  if (drawing !== null) {
    const style = { ...defaultStyle, kind: drawing satisfies DrawingKind };
    const as = type === "image/png" ? "png" : "svg";
    return drawingFiles.find(image, { kind: "paint-by-numbers", style, as });
  }
  const source = await findDrawing(db, image.id, "source");
  if (!source) throw new Problem("not_ready");
  return source;
}

/** The source keeps the type it was re-encoded in; everything else is what the table says. */
function extensionOf(file: DrawingFile, kind: DownloadKind): string {
  if (kind === "source") return originalFormatOf(file.type);
  return downloadKinds[kind].extension;
}

function summaryOf(image: Painting): PictureSummary {
  if (!image.summary) throw new Problem("not_ready");
  return image.summary;
}
