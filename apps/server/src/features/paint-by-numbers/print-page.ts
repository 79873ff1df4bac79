import {
  addresses,
  colorListFields,
  displaySearch,
  fitsOneSheet,
  formChecked,
  isWide,
  type Paper,
  printFields,
  printParams,
  printQuery,
  type PrintedKey,
  type PrintedSheet,
  type PrintKind,
} from "@tintery/contract";
import type { FastifyRequest } from "fastify";
import { languageOf, queryOnPaper } from "../../http/caller-language.ts";
import { readOptions, readParams } from "../../http/read-request.ts";
import type { AddressHandlers } from "../../http/serve-addresses.ts";
import { type DownloadParts, nameIn } from "../../images/hand-out.ts";
import type { RowOf } from "../../images/image-row.ts";
import { loadImageOf } from "../../images/load-image.ts";
import { printedPainting } from "../../images/paint-by-numbers-options.ts";
import { printedSize, sheetFor } from "../../images/printed-size.ts";
import { colorListTitle } from "./color-list/color-key.ts";
import { madeOf } from "./color-list/list-colors.ts";
import { displayOf } from "./display-of.ts";

type Painting = RowOf<"paint-by-numbers">;

/** A painting's page for the printer. */
export function printAddress(parts: DownloadParts): Pick<AddressHandlers, "printPaintByNumbers"> {
  return {
    async printPaintByNumbers(request, reply) {
      const { id, which } = readParams(printParams, request.params);
      const { image } = await loadImageOf("paint-by-numbers", parts, { request, reply, id, action: "print" });
      const title = nameIn(request, image);
      const read = readOptions(printQuery, queryOnPaper(request, printFields.paper));
      const display = displayOf(request.query);
      const search = new URLSearchParams(display && displaySearch(display));
      const sheet = paintingSheet(image, { title, which });
      const pictureUrl = withSearch(sheet.pictureUrl, search);
      const printed = { page: "print", title } as const;
      if (read[printFields.colors] === undefined)
        return parts.pages.send(request, reply, { ...printed, sheets: [{ ...sheet, pictureUrl }] });
      const paper = read[printFields.paper];
      // what would lose its use keeps its true size, on paper made to measure
      const laid = fitsOneSheet(printedPainting(image), paper) ? printedSize(sheet, paper) : {};
      return parts.pages.send(request, reply, {
        ...printed,
        sheets: [{ ...sheet, pictureUrl, ...laid }],
        key: keySheet(request, image, { title, paper, wide: isWide(sheet), search }),
      });
    },
  };
}

/**
 * A painting, or its numbered page, as it is printed: at true size, on paper made to measure.
 * @throws Problem `not_ready`
 */
export function paintingSheet(
  image: Painting,
  { title, which = "pbn" }: { title: string; which?: PrintKind },
): PrintedSheet {
  const { widthMM, heightMM } = madeOf(image).summary;
  // the PNG holds digits in our own font; an SVG inside a page would take whatever the system has
  const pictureUrl = addresses.downloadPaintByNumbers(image.id, which === "pbn" ? "pbnpng" : "originpng");
  return { title, pictureUrl, widthMM, heightMM };
}

/** The short color list on a sheet that lies like that of the picture, since not every browser turns sheets one by one. */
function keySheet(
  request: FastifyRequest,
  image: Painting,
  { title, paper, wide, search }: { title: string; paper: Paper; wide: boolean; search: URLSearchParams },
): PrintedKey {
  const onSheet = new URLSearchParams({
    ...Object.fromEntries(search),
    [colorListFields.paper]: paper,
    ...(wide && { [colorListFields.wide]: formChecked }),
  });
  return {
    title: colorListTitle({ title, language: languageOf(request) }),
    pictureUrl: withSearch(addresses.downloadColors(image.id, "pngshort"), onSheet),
    paper: sheetFor(paper, wide),
  };
}

function withSearch(address: string, search: URLSearchParams): string {
  return search.size === 0 ? address : `${address}?${search}`;
}
