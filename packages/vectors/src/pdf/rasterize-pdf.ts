import { VectorFileError } from "../vector-file-error.ts";
import { pixelsOf, pointsInMM } from "../vector-file-size.ts";
import type { RasterizedVectorFile } from "../rasterized-vector-file.ts";
import { openFirstPage, type PdfPage } from "./pdfium.ts";

/** What Illustrator writes on the page of a file it saved for itself alone, without spaces and in small letters. */
const illustratorOnly = /savedwithoutpdfcontent|createpdfcompatiblefile/;

/**
 * Draws the first page of a PDF, which every Illustrator file since version 9 is, on nothing: transparent.
 * @throws VectorFileError `saved_without_pdf`, `password_protected`, `damaged`, `empty_picture`, `too_small`, `too_complex`
 */
export async function rasterizePdf(bytes: Uint8Array, side: number): Promise<RasterizedVectorFile> {
  const { page, raster } = await unlessItGivesUp(async () => {
    const first = await openFirstPage(bytes);
    if (saysIllustratorOnly(first)) throw new VectorFileError("saved_without_pdf");
    const { width, height } = pixelsOf(first, side);
    return { page: first, raster: { width, height, data: first.render(width, height) } };
  });
  const notes = page.pageCount > 1 ? (["first_page_only"] as const) : [];
  return { raster, ...pointsInMM(page), notes, svg: null };
}

function saysIllustratorOnly(page: PdfPage): boolean {
  return illustratorOnly.test(page.text().replace(/\s+/g, "").toLowerCase());
}

/** A program in WebAssembly that meets something impossible, or has no memory left, stops where it is. */
async function unlessItGivesUp<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    if (cause instanceof VectorFileError) throw cause;
    throw Object.assign(new VectorFileError("too_complex", String(cause)), { cause });
  }
}
