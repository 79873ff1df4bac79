import {
  addresses,
  coloringDownloadFields as fields,
  type ColoringDownloadKind,
  coloringDownloadParams,
  type ColoringDownloadQuery,
  coloringDownloadQuery,
  coloringFormats,
  type ColoringPrintKind,
  coloringPrintParams,
  type Paper,
  papers,
  type PrintedSheet,
  sheetMarginMM,
} from "@tintery/contract";
import { texts } from "@tintery/contract/messages";
import { defaultColoringStyle } from "@tintery/engine/draw";
import type { FastifyRequest } from "fastify";
import { callerOf } from "../../admission/caller-of.ts";
import { languageOf, paperFor, queryOnPaper } from "../../http/caller-language.ts";
import { Problem } from "../../http/problem.ts";
import { readOptions, readParams } from "../../http/read-request.ts";
import { sendFile } from "../../http/send-file.ts";
import type { AddressHandlers } from "../../http/serve-addresses.ts";
import type { WantedDrawing, WantedSheet } from "../../images/child/child-task.ts";
import { type BestFile, type DownloadParts, nameIn, sendOnce, sendOriginal } from "../../images/hand-out.ts";
import { downloadName } from "../../images/image-name.ts";
import type { RowOf } from "../../images/image-row.ts";
import { loadImageOf } from "../../images/load-image.ts";
import { printedAddress } from "../../images/sharing/printed-address.ts";
import { printedSize } from "../../images/printed-size.ts";

/** Downloads of coloring pages, and pages to print. */
export function coloringAddresses(
  parts: DownloadParts,
): Pick<AddressHandlers, "downloadColoring" | "printColoring"> {
  return {
    async downloadColoring(request, reply) {
      const { id, kind } = readParams(coloringDownloadParams, request.params);
      const action = kind === "custom" ? "customDownload" : "download";
      const { image } = await loadImageOf("coloring", parts, { request, reply, id, action });
      if (kind === "origin") return sendOriginal(parts, { request, reply }, image);
      const query = readOptions(coloringDownloadQuery, queryOnPaper(request, fields.paper));
      const address = await printedAddress(parts, request, id);
      const wanted = wantedDrawing(kind, query, { label: labelIn(request), address });
      const as = downloadName(nameIn(request, image), "coloring", wanted.as);
      // whoever writes a name or chooses a look is the only one who ever wants that file; a code ends with its link
      const isOwn = kind === "custom" || query[fields.name] !== undefined || address !== undefined;
      if (isOwn) {
        const handed = { name: as, type: coloringFormats[wanted.as].type };
        return sendOnce(parts, { request, reply }, { image, wanted, as: handed });
      }
      const caller = await callerOf(parts.sessions, { request, reply });
      const file = await parts.drawingFiles.find(caller, image, wanted);
      return sendFile(request, reply, { files: parts.files, file, handing: { as } });
    },

    async printColoring(request, reply) {
      const { id, which } = readParams(coloringPrintParams, request.params);
      const { image } = await loadImageOf("coloring", parts, { request, reply, id, action: "print" });
      const { [fields.paper]: paper } = readOptions(
        coloringDownloadQuery,
        queryOnPaper(request, fields.paper),
      );
      const title = nameIn(request, image);
      const address = await printedAddress(parts, request, id);
      const sheet = coloringSheet(image, { title, which, paper, address });
      return parts.pages.send(request, reply, { page: "print", title, sheets: [sheet] });
    },
  };
}

/**
 * A coloring page, or what it was made from, as it is printed.
 * @throws Problem `not_ready`
 */
export function coloringSheet(
  image: RowOf<"coloring">,
  {
    title,
    which = "coloring",
    paper,
    address,
  }: { title: string; which?: ColoringPrintKind; paper: Paper; address?: string | undefined },
): PrintedSheet {
  if (!image.summary) throw new Problem("not_ready");
  const pictureUrl = addresses.downloadColoring(image.id, which === "coloring" ? "coloringsvg" : "origin");
  return { title, pictureUrl, ...printedSize(image.summary, paper, address) };
}

/** A coloring page on a sheet for the printer, with the words of the reader's language. */
export function coloringPdf(_: RowOf<"coloring">, request: FastifyRequest): BestFile {
  const query = coloringDownloadQuery.parse({ [fields.paper]: paperFor(request) });
  return { wanted: wantedDrawing("coloringpdf", query, { label: labelIn(request) }), extension: "pdf" };
}

/** A coloring page as the archive of an account holds it. */
export function archivedColoring(image: RowOf<"coloring">, request: FastifyRequest): BestFile[] {
  const query = coloringDownloadQuery.parse({ [fields.paper]: paperFor(request) });
  const files = (["coloringsvg", "coloring"] as const).map((kind) => {
    const wanted = wantedDrawing(kind, query, { label: labelIn(request) });
    return { wanted, extension: wanted.as };
  });
  return [coloringPdf(image, request), ...files];
}

const labelIn = (request: FastifyRequest) => texts(languageOf(request))("coloring.sheet_name");

/** What a kind of download and the fields of its form ask for. */
function wantedDrawing(
  kind: Exclude<ColoringDownloadKind, "origin">,
  query: ColoringDownloadQuery,
  printed: { label: string; address?: string | undefined },
): Extract<WantedDrawing, { kind: "coloring" }> {
  const isCustom = kind === "custom";
  const as = isCustom ? query[fields.format] : formatOf[kind];
  const style = isCustom
    ? {
        color: query[fields.strokesColor],
        widthScale: query[fields.lineWidth],
        tracing: query[fields.tracing] !== undefined,
      }
    : defaultColoringStyle;
  return as === "svg"
    ? { kind: "coloring", style, as }
    : { kind: "coloring", style, as, sheet: sheetOf(query, printed) };
}

const formatOf = { coloring: "png", coloringsvg: "svg", coloringpdf: "pdf" } as const;

function sheetOf(
  query: ColoringDownloadQuery,
  { label, address }: { label: string; address?: string | undefined },
): WantedSheet {
  const { widthMM, heightMM } = papers[query[fields.paper]];
  // a name needs the line that it stands on
  const hasNameLine = query[fields.nameLine] !== undefined || Boolean(query[fields.name]);
  return {
    paper: { widthMM, heightMM },
    marginMM: sheetMarginMM,
    name: hasNameLine ? { label, name: query[fields.name] ?? "" } : null,
    ...(address !== undefined && { address }),
  };
}
