import {
  addresses,
  outlinesDownloadFields as fields,
  type OutlinesDownloadKind,
  outlinesDownloadParams,
  type OutlinesDownloadQuery,
  outlinesDownloadQuery,
  outlinesFormats,
  type OutlinesPrintKind,
  outlinesPrintParams,
  type Paper,
  type PrintedSheet,
} from "@tintery/contract";
import { type OutlinesStyle, outlinesVariants } from "@tintery/engine/draw";
import { callerOf } from "../../admission/caller-of.ts";
import { queryOnPaper } from "../../http/caller-language.ts";
import { Problem } from "../../http/problem.ts";
import { readOptions, readParams } from "../../http/read-request.ts";
import { sendFile } from "../../http/send-file.ts";
import type { AddressHandlers } from "../../http/serve-addresses.ts";
import type { WantedDrawing } from "../../images/child/child-task.ts";
import { type BestFile, type DownloadParts, nameIn, sendOnce, sendOriginal } from "../../images/hand-out.ts";
import { downloadName } from "../../images/image-name.ts";
import type { RowOf } from "../../images/image-row.ts";
import { loadImageOf } from "../../images/load-image.ts";
import { printedSize } from "../../images/printed-size.ts";

type WantedOutlines = Extract<WantedDrawing, { kind: "outlines" }>;

/** Downloads of outlines, and pages to print. */
export function outlinesAddresses(
  parts: DownloadParts,
): Pick<AddressHandlers, "downloadOutlines" | "printOutlines"> {
  return {
    async downloadOutlines(request, reply) {
      const { id, kind } = readParams(outlinesDownloadParams, request.params);
      const action = kind === "custom" ? "customDownload" : "download";
      const { image } = await loadImageOf("outlines", parts, { request, reply, id, action });
      if (kind === "origin") return sendOriginal(parts, { request, reply }, image);
      const wanted = wantedDrawing(image, kind, request.query);
      const { extension, type } = outlinesFormats[wanted.as];
      const name = downloadName(nameIn(request, image), suffixOf(kind), extension);
      if (kind === "custom")
        return sendOnce(parts, { request, reply }, { image, wanted, as: { name, type } });
      const caller = await callerOf(parts.sessions, { request, reply });
      const file = await parts.drawingFiles.find(caller, image, wanted);
      return sendFile(request, reply, { files: parts.files, file, handing: { as: name } });
    },

    async printOutlines(request, reply) {
      const { id, which } = readParams(outlinesPrintParams, request.params);
      const { image } = await loadImageOf("outlines", parts, { request, reply, id, action: "print" });
      const query = queryOnPaper(request, fields.paper);
      const { [fields.paper]: paper } = readOptions(outlinesDownloadQuery, query);
      const title = nameIn(request, image);
      const sheet = outlinesSheet(image, { title, which, paper });
      return parts.pages.send(request, reply, { page: "print", title, sheets: [sheet] });
    },
  };
}

/**
 * Outlines, or what they were made from, as they are printed.
 * @throws Problem `not_ready`
 */
export function outlinesSheet(
  image: RowOf<"outlines">,
  { title, which = "filled", paper }: { title: string; which?: OutlinesPrintKind; paper: Paper },
): PrintedSheet {
  if (!image.summary) throw new Problem("not_ready");
  const pictureUrl = addresses.downloadOutlines(image.id, which);
  return { title, pictureUrl, ...printedSize(image.summary, paper) };
}

/** Outlines in their colors, to work on. */
export function outlinesSvg(): BestFile {
  return { wanted: { kind: "outlines", style: outlinesVariants.filled, as: "svg" }, extension: "svg" };
}

/** Outlines as the archive of an account holds them. */
export function archivedOutlines(): BestFile[] {
  const { wanted } = outlinesSvg();
  return [outlinesSvg(), { wanted: { ...wanted, as: "png" } as WantedOutlines, extension: "png" }];
}

/** The file's own word in its name; the areas in their colors are simply the outlines. */
function suffixOf(kind: OutlinesDownloadKind): string {
  if (kind === "outlines") return "lines";
  return ["cutting", "centerlines"].includes(kind) ? kind : "outlines";
}

/**
 * What a kind of download asks for.
 * @throws Problem `not_found` for middle lines where there are none, `invalid_options`
 */
function wantedDrawing(
  image: RowOf<"outlines">,
  kind: Exclude<OutlinesDownloadKind, "origin">,
  query: unknown,
): WantedOutlines {
  const style = kind === "custom" ? null : styleOf[kind];
  if (style) {
    if (style.lines === "centers" && !hasCenterLines(image)) throw new Problem("not_found");
    return { kind: "outlines", style, as: kind === "png" || kind === "dxf" ? kind : "svg" };
  }
  const read = readOptions(outlinesDownloadQuery, query);
  const wanted = { kind: "outlines", style: customStyle(read), as: read[fields.format] } as const;
  const { fill, lines } = wanted.style;
  if (lines === "centers" && !hasCenterLines(image)) throw new Problem("invalid_options");
  // nodes are for eyes: a plotter would be sent an empty file
  if (wanted.as === "dxf" && fill === "none" && lines === "none") throw new Problem("invalid_options");
  return wanted;
}

const hasCenterLines = (image: RowOf<"outlines">) => image.summary?.hasCenterLines ?? false;

const styleOf = {
  ...outlinesVariants,
  png: outlinesVariants.filled,
  dxf: outlinesVariants.outlines,
} as const;

/** The style that the close look shows. @throws Problem `invalid_options` when it shows nothing */
function customStyle(query: OutlinesDownloadQuery): OutlinesStyle {
  const { [fields.fill]: fill, [fields.lines]: lines } = query;
  const nodes = query[fields.nodes] !== undefined;
  const lineWidthMM = query[fields.lineWidth];
  const color = query[fields.lineColor];
  if (fill === "none" && lines === "none" && !nodes) throw new Problem("invalid_options");
  return {
    fill,
    lines,
    nodes,
    ...(lineWidthMM !== undefined && { lineWidthMM }),
    ...(color !== undefined && { lineColor: color }),
  };
}
