import { Readable } from "node:stream";
import {
  colorArchive,
  type ColorFormat,
  colorFormatNames,
  colorFormats,
  colorListFields,
  colorListQuery,
  customFormats,
  downloadColorsParams,
  type DownloadKind,
  downloadKindNames,
  downloadKinds,
  downloadParams,
  isForPaper,
  imageParams,
  kitFields,
  kitQuery,
  maySeeSegments,
  originalFormatOf,
  type Paper,
  paintSheetQuery,
  papers,
  type ProgramColorFormat,
  sheetMarginMM,
} from "@tintery/contract";
import { defaultStyle, letterCode } from "@tintery/engine/draw";
import { create as contentDisposition } from "content-disposition";
import type { PaintSet } from "@tintery/contract/paint-sets";
import type { FastifyReply, FastifyRequest } from "fastify";
import { callerOf } from "../../admission/caller-of.ts";
import type { Caller } from "../../admission/who.ts";
import { languageOf, paperFor, queryOnPaper } from "../../http/caller-language.ts";
import { Problem } from "../../http/problem.ts";
import { readOptions, readParams } from "../../http/read-request.ts";
import { type ArchivedFile, sendArchive } from "../../http/send-archive.ts";
import { sendFile } from "../../http/send-file.ts";
import type { AddressHandlers } from "../../http/serve-addresses.ts";
import type { RecipeOrder, WantedDrawing } from "../../images/child/child-task.ts";
import type { DrawingFile } from "../../images/drawing-files.ts";
import { type BestFile, type DownloadParts, nameIn, sendOnce } from "../../images/hand-out.ts";
import { printedAddress } from "../../images/sharing/printed-address.ts";
import { downloadName } from "../../images/image-name.ts";
import type { RowOf } from "../../images/image-row.ts";
import { findDrawing } from "../../images/image-store.ts";
import { loadImageOf } from "../../images/load-image.ts";
import { colorKey, printedKey } from "./color-list/color-key.ts";
import { colorListFile } from "./color-list/color-list-file.ts";
import { customDrawing } from "./custom-drawing.ts";
import { listColors, madeOf } from "./color-list/list-colors.ts";
import { displayOf } from "./display-of.ts";
import { loadPaintSet, type PaintSetParts } from "../../palettes/find-paint-set.ts";

type Painting = RowOf<"paint-by-numbers">;

/** Downloads of pictures and color lists. */
export function downloadAddresses(
  parts: DownloadParts & PaintSetParts,
): Pick<AddressHandlers, "downloadPaintByNumbers" | "downloadColors" | "downloadRecipes"> {
  return {
    async downloadPaintByNumbers(request, reply) {
      const { id, kind } = readParams(downloadParams, request.params);
      const action = kind === "custom" ? "customDownload" : "download";
      const { image, visitor } = await loadImageOf("paint-by-numbers", parts, { request, reply, id, action });
      const segments = maySeeSegments(await parts.findStanding(visitor));
      const name = nameIn(request, image);
      const caller = await callerOf(parts.sessions, { request, reply });
      if (kind === "everything") {
        const archive = downloadName(name, kind, downloadKinds[kind].extension);
        const address = await printedAddress(parts, request, id);
        const everything = await everythingOf(
          { ...parts, caller },
          image,
          { ...readerOf(request, image), segments, address },
          request,
        );
        return sendArchive(reply, { name: archive, ...everything });
      }
      const once =
        kind === "kit"
          ? await kitOnce(parts, { request, reply, image, segments })
          : drawingOnce(kind, image, request);
      if (once) {
        const as = { name: downloadName(name, plainName(kind), once.as.extension), type: once.as.type };
        return sendOnce(parts, { request, reply }, { image, wanted: once.wanted, as });
      }
      const file = await fileOf({ ...parts, caller }, image, kind);
      const as = downloadName(name, plainName(kind), extensionOf(file, kind));
      return sendFile(request, reply, { files: parts.files, file, handing: { as } });
    },

    async downloadColors(request, reply) {
      const { id, format } = readParams(downloadColorsParams, request.params);
      const { image, visitor } = await loadImageOf("paint-by-numbers", parts, {
        request,
        reply,
        id,
        action: "download",
      });
      const segments = maySeeSegments(await parts.findStanding(visitor));
      const caller = await callerOf(parts.sessions, { request, reply });
      const address = isForPaper(format) ? await printedAddress(parts, request, id) : undefined;
      const reader = { ...readerOf(request, image), ...sheetOf(request), segments, address };
      const { bytes, type, name } = isForPaper(format)
        ? {
            bytes: await parts.drawingFiles.printKey(caller, printedKey(format, madeOf(image), reader)),
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

    async downloadRecipes(request, reply) {
      const { id } = readParams(imageParams, request.params);
      const { image } = await loadImageOf("paint-by-numbers", parts, {
        request,
        reply,
        id,
        action: "download",
      });
      const { paints, paper } = readOptions(paintSheetQuery, request.query);
      const set = await loadPaintSet(parts, { request, reply, id: paints, use: "recipes" });
      const reader = readerOf(request, image);
      const caller = await callerOf(parts.sessions, { request, reply });
      const bytes = await parts.drawingFiles.printPaints(caller, {
        what: "recipes",
        title: reader.title,
        language: reader.language,
        page: { ...papers[paper ?? reader.paper], marginMM: sheetMarginMM },
        ...recipesOrder(image, set, reader),
      });
      return reply
        .type("application/pdf")
        .header("cache-control", "private, no-cache")
        .header("content-disposition", contentDisposition(downloadName(reader.title, "recipes", "pdf")))
        .send(bytes);
    },
  };
}

interface Reader {
  title: string;
  language: ReturnType<typeof languageOf>;
  paper: Paper;
  display: ReturnType<typeof displayOf>;
  /** Whether areas and numbers of segments are told; without a word they are not. */
  segments?: boolean | undefined;
  /** What a QR code on lists of colors leads to. */
  address?: string | undefined;
}

function readerOf(request: FastifyRequest, image: Painting): Reader {
  return {
    title: nameIn(request, image),
    language: languageOf(request),
    paper: paperFor(request),
    display: displayOf(request.query),
  };
}

/** The sheet that a color list is laid on. */
function sheetOf(request: FastifyRequest) {
  const read = readOptions(colorListQuery, queryOnPaper(request, colorListFields.paper));
  return { paper: read[colorListFields.paper], wide: read[colorListFields.wide] !== undefined };
}

/** What a list of colors is called. */
function colorsName({ title }: Reader, format: ColorFormat, extension: string): string {
  const isShort = isForPaper(format) && colorFormats[format].short;
  return downloadName(title, isShort ? "colors-short" : "colors", extension);
}

/** The colors of a picture in a format for programs. */
function colorsForProgram(image: Painting, format: ProgramColorFormat, reader: Reader) {
  const { bytes, archive } = colorListFile(format, madeOf(image), reader);
  const { type, extension } = archive ? colorArchive : colorFormats[format];
  return { bytes, type, name: colorsName(reader, format, extension) };
}

/** Kinds that are drawings; the custom one has no usual form. */
const drawnKinds = downloadKindNames.filter(
  (kind) => !["source", "look", "custom", "everything"].includes(kind),
);

/** Every kind of file of a picture in one archive: what was uploaded, all drawings, all lists of colors. */
async function everythingOf(
  parts: DownloadParts & { caller: Caller },
  image: Painting,
  reader: Reader,
  request: FastifyRequest,
) {
  const { modelKey } = image;
  if (!modelKey) throw new Problem("not_ready");
  const source = await fileOf(parts, image, "source");
  const look = await findDrawing(parts.db, image.id, "look");
  const drawings = drawnKinds.map((kind) => ({
    name: downloadName(reader.title, plainName(kind), downloadKinds[kind].extension),
    wanted: drawingOnce(kind, image, request, { segments: reader.segments })?.wanted ?? keptDrawing(kind)!,
  }));
  const keys = colorFormatNames.filter(isForPaper).map((format) => ({
    name: colorsName(reader, format, colorFormats[format].extension),
    wanted: printedKey(format, madeOf(image), reader),
  }));
  const programs = colorFormatNames
    .filter((format) => !isForPaper(format))
    .map((format) => colorsForProgram(image, format, reader));
  const drawn = await parts.drawingFiles.drawAll(parts.caller, modelKey, {
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
    ...(look
      ? [
          {
            name: downloadName(reader.title, "look", downloadKinds.look.extension),
            open: () => parts.files.stream(look.key),
          },
        ]
      : []),
  ];
  return { files, done: () => void drawn.release() };
}

/** What a kind is called in the name of a file, beside which its extension stands. */
function plainName(kind: DownloadKind): string {
  return kind.replace(/(png|pdf|dxf)$/, "");
}

/** Everything to paint a picture as one PDF, on the paper and in the language of whoever asks. */
export function kitFor(image: Painting, request: FastifyRequest): BestFile {
  const { title, language, paper } = readerOf(request, image);
  const printed = { title, language };
  const key = colorKey(madeOf(image), printed);
  const wanted = { kind: "paint-by-numbers", as: "kit", printed, paper, fitOnOne: false, key } as const;
  return { wanted, extension: "pdf" };
}

/** A painting as the archive of an account holds it: its kit, and its numbered page as a drawing and as a picture. */
export function archivedPainting(image: Painting, request: FastifyRequest): BestFile[] {
  const files = (["pbn", "pbnpng"] as const).map((kind) => ({
    wanted: keptDrawing(kind)!,
    extension: downloadKinds[kind].extension,
  }));
  return [kitFor(image, request), ...files];
}

/** A drawing for one person that is not kept, and what its file is. */
interface Once {
  wanted: WantedDrawing;
  as: { type: string; extension: string };
}

/** What is drawn once: the forms' wishes, and PDFs, which bear a title in somebody's language; null for what is kept. */
function drawingOnce(
  kind: DownloadKind,
  image: Painting,
  request: FastifyRequest,
  { segments, address }: Pick<Reader, "segments" | "address"> = {},
): Once | null {
  const painting = { kind: "paint-by-numbers" } as const;
  const printed = { title: nameIn(request, image), language: languageOf(request) };
  if (kind === "custom") {
    const { style, format } = customDrawing(request.query, image.options.canvasSize);
    const wanted =
      format === "pdf" ? { ...painting, style, as: format, printed } : { ...painting, style, as: format };
    return { wanted, as: customFormats[format] };
  }
  const as = downloadKinds[kind];
  const display = displayOf(request.query, kind);
  const shown = display && { display };
  if (as.type !== downloadKinds.kit.type) {
    const kept = display ? keptDrawing(kind) : null;
    // what few ask for is not kept
    return kept && "style" in kept && kept.kind === "paint-by-numbers" && kept.as !== "dxf"
      ? { wanted: { ...kept, style: { ...kept.style, ...shown } } as WantedDrawing, as }
      : null;
  }
  if (as.drawing) {
    const style = { ...defaultStyle, kind: as.drawing, ...shown };
    return { wanted: { ...painting, style, as: "pdf", printed }, as };
  }
  const { paper, fitOnOne } = readKit(request);
  const key = colorKey(madeOf(image), { ...printed, display, segments, address });
  return { wanted: { ...painting, as: "kit", printed, paper, fitOnOne, key, ...shown }, as };
}

/** How somebody wants a kit. */
function readKit(request: FastifyRequest) {
  const read = readOptions(kitQuery, queryOnPaper(request, kitFields.paper));
  return {
    paper: read[kitFields.paper],
    fitOnOne: read[kitFields.fitOnOne] !== undefined,
    recipes: read[kitFields.recipes],
  };
}

/** A kit with the recipes that are wished for. */
async function kitOnce(
  parts: DownloadParts & PaintSetParts,
  {
    request,
    reply,
    image,
    segments,
  }: { request: FastifyRequest; reply: FastifyReply; image: Painting; segments: boolean },
): Promise<Once | null> {
  const address = await printedAddress(parts, request, image.id);
  const once = drawingOnce("kit", image, request, { segments, address });
  const { recipes: id } = readKit(request);
  if (id === undefined || once?.wanted.as !== "kit") return once;
  const set = await loadPaintSet(parts, { request, reply, id, use: "recipes" });
  const recipes = recipesOrder(image, set, readerOf(request, image));
  return { ...once, wanted: { ...once.wanted, recipes } };
}

/** The colors of a picture, called as on the page that goes with them, and the paints they are mixed from. */
function recipesOrder(
  image: Painting,
  { title, paints }: PaintSet,
  { language, display }: Pick<Reader, "language" | "display">,
): RecipeOrder {
  const colors = listColors(madeOf(image), language).map(({ code, name, hex, milliliters }, k) => ({
    code: display?.letters ? letterCode(k) : code,
    name,
    hex,
    milliliters,
  }));
  return { set: title, paints, colors };
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
  { db, drawingFiles, caller }: DownloadParts & { caller: Caller },
  image: Painting,
  kind: DownloadKind,
): Promise<DrawingFile> {
  const wanted = keptDrawing(kind);
  if (wanted) return drawingFiles.find(caller, image, wanted);
  const file = await findDrawing(db, image.id, kind === "look" ? kind : "source");
  if (file) return file;
  throw new Problem(kind === "look" && image.summary ? "not_found" : "not_ready");
}

/** The source keeps the type it was re-encoded in; everything else is what the table says. */
function extensionOf(file: DrawingFile, kind: DownloadKind): string {
  if (kind === "source") return originalFormatOf(file.type);
  return downloadKinds[kind].extension;
}
