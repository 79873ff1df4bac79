import { Readable } from "node:stream";
import {
  addresses,
  colorArchive,
  type ColorFormat,
  colorFormatNames,
  colorFormats,
  customFormats,
  downloadColorsParams,
  type DownloadKind,
  downloadKindNames,
  downloadKinds,
  downloadParams,
  isForPaper,
  isServed,
  kitFields,
  kitQuery,
  originalFormatOf,
  paperOf,
  type ProgramColorFormat,
  printParams,
  type PrintedSheet,
  type PrintKind,
} from "@tintery/contract";
import { defaultStyle } from "@tintery/engine/draw";
import { create as contentDisposition } from "content-disposition";
import type { FastifyRequest } from "fastify";
import { languageOf, localeOf } from "../../http/caller-language.ts";
import { Problem, refusedOptions } from "../../http/problem.ts";
import { type ArchivedFile, sendArchive } from "../../http/send-archive.ts";
import { sendFile } from "../../http/send-file.ts";
import type { AddressHandlers } from "../../http/serve-addresses.ts";
import type { WantedDrawing } from "../../images/child/child-task.ts";
import type { DrawingFile, DrawingFiles } from "../../images/drawing-files.ts";
import { type BestFile, nameIn, sendOnce } from "../../images/hand-out.ts";
import { downloadName } from "../../images/image-name.ts";
import type { RowOf } from "../../images/image-row.ts";
import { findDrawing } from "../../images/image-store.ts";
import { type ImageLoader, loadImageOf } from "../../images/load-image.ts";
import type { PageWriter } from "../../http/page-writer.ts";
import type { Files } from "../../platform/files/files.ts";
import { colorKey, printedKey } from "./color-list/color-key.ts";
import { colorListFile } from "./color-list/color-list-file.ts";
import { customDrawing } from "./custom-drawing.ts";
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
      if (kind === "everything") {
        const archive = downloadName(name, kind, downloadKinds[kind].extension);
        const everything = await everythingOf(parts, image, readerOf(request, image), request);
        return sendArchive(reply, { name: archive, ...everything });
      }
      const once = drawingOnce(kind, image, request);
      if (once) {
        const as = { name: downloadName(name, plainName(kind), once.as.extension), type: once.as.type };
        return sendOnce(parts.drawingFiles, { request, reply }, { image, wanted: once.wanted, as });
      }
      const file = await fileOf(parts, image, kind);
      const as = downloadName(name, plainName(kind), extensionOf(file, kind));
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
      const reader = readerOf(request, image);
      const { bytes, type, name } = isForPaper(format)
        ? {
            bytes: await parts.drawingFiles.printKey(printedKey(format, summaryOf(image), reader)),
            type: colorFormats[format].type,
            name: colorsName(reader, format, colorFormats[format].extension),
          }
        : colorsForProgram(image, format, reader);
      reply
        .type(type)
        .header("cache-control", "private, no-cache")
        .header("content-disposition", contentDisposition(name));
      return reply.send(bytes);
    },

    async printPaintByNumbers(request, reply) {
      const { id, which } = readParams(printParams, request);
      const { image } = await loadImageOf("paint-by-numbers", parts, { request, reply, id, action: "print" });
      const title = nameIn(request, image);
      const sheets = [paintingSheet(image, { title, which })];
      return parts.pages.send(request, reply, { page: "print", title, sheets });
    },
  };
}

interface Reader {
  title: string;
  language: ReturnType<typeof languageOf>;
  paper: ReturnType<typeof paperOf>;
}

function readerOf(request: FastifyRequest, image: Painting): Reader {
  return { title: nameIn(request, image), language: languageOf(request), paper: paperOf(localeOf(request)) };
}

/** What a list of colors is called. */
function colorsName({ title }: Reader, format: ColorFormat, extension: string): string {
  const isShort = isForPaper(format) && colorFormats[format].short;
  return downloadName(title, isShort ? "colors-short" : "colors", extension);
}

/** The colors of a picture in a format for programs. */
function colorsForProgram(image: Painting, format: ProgramColorFormat, reader: Reader) {
  const { bytes, archive } = colorListFile(format, summaryOf(image), reader);
  const { type, extension } = archive ? colorArchive : colorFormats[format];
  return { bytes, type, name: colorsName(reader, format, extension) };
}

/** Kinds that are drawings; the custom one has no usual form. */
const drawnKinds = downloadKindNames.filter((kind) => !["source", "custom", "everything"].includes(kind));

/** Every kind of file of a picture in one archive: what was uploaded, all drawings, all lists of colors. */
async function everythingOf(parts: DownloadParts, image: Painting, reader: Reader, request: FastifyRequest) {
  const { modelKey } = image;
  if (!modelKey) throw new Problem("not_ready");
  const source = await fileOf(parts, image, "source");
  const drawings = drawnKinds.map((kind) => ({
    name: downloadName(reader.title, plainName(kind), downloadKinds[kind].extension),
    wanted: drawingOnce(kind, image, request)?.wanted ?? keptDrawing(kind)!,
  }));
  const keys = colorFormatNames.filter(isForPaper).map((format) => ({
    name: colorsName(reader, format, colorFormats[format].extension),
    wanted: printedKey(format, summaryOf(image), reader),
  }));
  const programs = colorFormatNames
    .filter((format) => !isForPaper(format))
    .map((format) => colorsForProgram(image, format, reader));
  const drawn = await parts.drawingFiles.drawAll(modelKey, {
    drawings: drawings.map(({ wanted }) => wanted),
    keys: keys.map(({ wanted }) => wanted),
  });
  const files: ArchivedFile[] = [
    ...[...drawings, ...keys].map(({ name }, k) => ({ name, open: async () => drawn.open(k) })),
    ...programs.map(({ name, bytes }) => ({ name, open: async () => Readable.from([Buffer.from(bytes)]) })),
    {
      name: downloadName(reader.title, "source", originalFormatOf(source.type)),
      open: () => parts.files.stream(source.key),
    },
  ];
  return { files, done: () => void drawn.release() };
}

/** What a kind is called in the name of a file, beside which its extension stands. */
function plainName(kind: DownloadKind): string {
  return kind.replace(/(png|pdf|dxf)$/, "");
}

/**
 * A painting, or its numbered page, as it is printed: at true size, on paper made to measure.
 * @throws Problem `not_ready`
 */
export function paintingSheet(
  image: Painting,
  { title, which = "pbn" }: { title: string; which?: PrintKind },
): PrintedSheet {
  const { widthMM, heightMM } = summaryOf(image);
  // the PNG holds digits in our own font; an SVG inside a page would take whatever the system has
  const pictureUrl = addresses.downloadPaintByNumbers(image.id, which === "pbn" ? "pbnpng" : "originpng");
  return { title, pictureUrl, widthMM, heightMM };
}

/** Everything to paint a picture as one PDF, on the paper and in the language of whoever asks. */
export function kitFor(image: Painting, request: FastifyRequest): BestFile {
  const { title, language, paper } = readerOf(request, image);
  const printed = { title, language };
  const key = colorKey(summaryOf(image), printed);
  const wanted = { kind: "paint-by-numbers", as: "kit", printed, paper, fitOnOne: false, key } as const;
  return { wanted, extension: "pdf" };
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

/** A drawing for one person that is not kept, and what its file is. */
interface Once {
  wanted: WantedDrawing;
  as: { type: string; extension: string };
}

/** What is drawn once: the forms' wishes, and PDFs, which bear a title in somebody's language; null for what is kept. */
function drawingOnce(kind: DownloadKind, image: Painting, request: FastifyRequest): Once | null {
  const painting = { kind: "paint-by-numbers" } as const;
  const printed = { title: nameIn(request, image), language: languageOf(request) };
  if (kind === "custom") {
    const { style, format } = customDrawing(request.query, image.options.canvasSize);
    const wanted =
      format === "pdf" ? { ...painting, style, as: format, printed } : { ...painting, style, as: format };
    return { wanted, as: customFormats[format] };
  }
  const as = downloadKinds[kind];
  if (as.type !== downloadKinds.kit.type) return null;
  if (as.drawing)
    return { wanted: { ...painting, style: { ...defaultStyle, kind: as.drawing }, as: "pdf", printed }, as };
  const given = { [kitFields.paper]: paperOf(localeOf(request)), ...(request.query as object) };
  const query = kitQuery.safeParse(given);
  if (!query.success) throw refusedOptions(query.error);
  const { [kitFields.paper]: paper, [kitFields.fitOnOne]: fit } = query.data;
  const key = colorKey(summaryOf(image), printed);
  return { wanted: { ...painting, as: "kit", printed, paper, fitOnOne: fit !== undefined, key }, as };
}

/** How drawings that are kept are wanted, by the type of their files. */
const keptAs = { "image/svg+xml": "svg", "image/png": "png", "image/vnd.dxf": "dxf" } as const;

/** The drawing of a kind that is the same for everybody, and kept; null for other kinds. */
function keptDrawing(kind: DownloadKind): WantedDrawing | null {
  const { drawing, type } = downloadKinds[kind];
  if (drawing === null || type === downloadKinds.kit.type) return null;
  return { kind: "paint-by-numbers", style: { ...defaultStyle, kind: drawing }, as: keptAs[type] };
}

async function fileOf(
  { db, drawingFiles }: DownloadParts,
  image: Painting,
  kind: DownloadKind,
): Promise<DrawingFile> {
  const wanted = keptDrawing(kind);
  if (wanted) return drawingFiles.find(image, wanted);
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
