import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { mmPerInch, mmPerPoint } from "@tintery/engine/tables";
import type { Box } from "./page-frame.ts";

/** Something on a page, as it is printed. */
export interface MeasuredItem {
  readonly kind: "path" | "text" | "image" | "other";
  /** Around all of its ink, from the page's upper left corner. */
  readonly box: Box;
  /** White on white paper is no ink. */
  readonly isWhite: boolean;
  /** Width of a stroked line. */
  readonly lineMM?: number;
  /** Size of the letters of a text, and whether the file brings their font. */
  readonly textMM?: number;
  readonly hasFont?: boolean;
  /** Pixels to the inch of a picture. */
  readonly dpi?: number;
}

/** A page of a PDF, in millimeters. */
export interface MeasuredPage {
  readonly widthMM: number;
  readonly heightMM: number;
  readonly items: readonly MeasuredItem[];
}

/** What is asked of PDFium here; the package's types name few of its functions. The API is described in `fpdf_edit.h`. */
interface Pdfium {
  readonly HEAPU8: Uint8Array;
  readonly wasmExports: { malloc(bytes: number): number };
  _FPDF_InitLibraryWithConfig(config: number): void;
  _FPDF_LoadMemDocument(at: number, bytes: number, password: number): number;
  _FPDF_GetPageCount(document: number): number;
  _FPDF_LoadPage(document: number, index: number): number;
  _FPDF_ClosePage(page: number): void;
  _FPDF_GetPageWidthF(page: number): number;
  _FPDF_GetPageHeightF(page: number): number;
  _FPDFPage_CountObjects(page: number): number;
  _FPDFPage_GetObject(page: number, index: number): number;
  _FPDFFormObj_CountObjects(form: number): number;
  _FPDFFormObj_GetObject(form: number, index: number): number;
  _FPDFPageObj_GetType(object: number): number;
  _FPDFPageObj_GetMatrix(object: number, matrix: number): number;
  _FPDFPageObj_GetBounds(object: number, left: number, bottom: number, right: number, top: number): number;
  _FPDFPageObj_GetStrokeWidth(object: number, width: number): number;
  _FPDFPageObj_GetFillColor(object: number, r: number, g: number, b: number, a: number): number;
  _FPDFPageObj_GetStrokeColor(object: number, r: number, g: number, b: number, a: number): number;
  _FPDFPath_CountSegments(path: number): number;
  _FPDFPath_GetPathSegment(path: number, index: number): number;
  _FPDFPathSegment_GetPoint(segment: number, x: number, y: number): number;
  _FPDFPath_GetDrawMode(path: number, fill: number, stroke: number): number;
  _FPDFTextObj_GetFont(text: number): number;
  _FPDFTextObj_GetFontSize(text: number, size: number): number;
  _FPDFFont_GetIsEmbedded(font: number): number;
  _FPDFImageObj_GetImagePixelSize(image: number, width: number, height: number): number;
}

const kinds = { text: 1, path: 2, image: 3, form: 5 } as const;
/** Bytes for the answers of one call. */
const answerBytes = 64;

type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

/** A PDF that was read back. */
export interface MeasuredPdf {
  readonly pageCount: number;
  /** Its pages, each measured when it is its turn, so that a long document takes little memory. */
  readonly pages: Iterable<MeasuredPage>;
}

/**
 * Reads a finished PDF back and measures what is on its pages: with PDFium, which has nothing in common with what wrote it.
 * Boxes lie around handles of curves too, so they may be a little too large, never too small.
 * @throws RangeError if the file is no PDF
 */
export async function measurePdf(bytes: Uint8Array): Promise<MeasuredPdf> {
  const pdfium = await startPdfium();
  const at = pdfium.wasmExports.malloc(bytes.length);
  if (at === 0) throw new Error(`no memory for a PDF of ${bytes.length} bytes`);
  pdfium.HEAPU8.set(bytes, at);
  // never closed: its memory is its own, and goes with it
  const document = pdfium._FPDF_LoadMemDocument(at, bytes.length, 0);
  if (document === 0) throw new RangeError("bytes must be a PDF");
  const reader = new PageReader(pdfium, pdfium.wasmExports.malloc(answerBytes));
  const pageCount = pdfium._FPDF_GetPageCount(document);
  return { pageCount, pages: readAll(reader, document, pageCount) };
}

function* readAll(reader: PageReader, document: number, pageCount: number): Generator<MeasuredPage, void> {
  for (let index = 0; index < pageCount; index++) yield reader.read(document, index);
}

async function startPdfium(): Promise<Pdfium> {
  // loaded here, since most prints are not measured
  const { PDFiumModule } = await import("@hyzyla/pdfium");
  const wasmBinary = await readFile(fileURLToPath(import.meta.resolve("@hyzyla/pdfium/pdfium.wasm")));
  const options = { wasmBinary, locateFile: () => "" } as unknown as Parameters<typeof PDFiumModule>[0];
  const pdfium = (await PDFiumModule(options)) as unknown as Pdfium;
  // a null pointer: fonts, scripts and platform as they are built in
  pdfium._FPDF_InitLibraryWithConfig(0);
  return pdfium;
}

class PageReader {
  readonly #pdfium: Pdfium;
  /** Where PDFium writes its answers. */
  readonly #at: number;
  #heightMM = 0;

  constructor(pdfium: Pdfium, at: number) {
    this.#pdfium = pdfium;
    this.#at = at;
  }

  read(document: number, index: number): MeasuredPage {
    const pdfium = this.#pdfium;
    const page = pdfium._FPDF_LoadPage(document, index);
    const widthMM = pdfium._FPDF_GetPageWidthF(page) * mmPerPoint;
    this.#heightMM = pdfium._FPDF_GetPageHeightF(page) * mmPerPoint;
    const items: MeasuredItem[] = [];
    const count = pdfium._FPDFPage_CountObjects(page);
    for (let k = 0; k < count; k++)
      this.#measure(pdfium._FPDFPage_GetObject(page, k), [1, 0, 0, 1, 0, 0], items);
    pdfium._FPDF_ClosePage(page);
    return { widthMM, heightMM: this.#heightMM, items };
  }

  #measure(object: number, outer: Matrix, items: MeasuredItem[]): void {
    const pdfium = this.#pdfium;
    const type = pdfium._FPDFPageObj_GetType(object);
    if (type === kinds.form) {
      const inside = times(this.#matrix(object), outer);
      const count = pdfium._FPDFFormObj_CountObjects(object);
      for (let k = 0; k < count; k++) this.#measure(pdfium._FPDFFormObj_GetObject(object, k), inside, items);
      return;
    }
    const box = this.#box(object, outer);
    const own = times(this.#matrix(object), outer);
    const scale = Math.sqrt(determinant(own)) * mmPerPoint;
    if (type === kinds.path) items.push({ box, ...this.#path(object, { own, scale }) });
    else if (type === kinds.text) items.push({ box, ...this.#text(object, scale) });
    else if (type === kinds.image) items.push({ box, ...this.#image(object, box) });
    else items.push({ box, kind: "other", isWhite: false });
  }

  #path(
    object: number,
    { own, scale }: { own: Matrix; scale: number },
  ): Omit<MeasuredItem, "box"> & { box?: Box } {
    this.#pdfium._FPDFPath_GetDrawMode(object, this.#at, this.#at + 4);
    const [fill, stroke] = this.#integers(2) as [number, number];
    const colors = [
      ...(fill ? [this.#color(object, "_FPDFPageObj_GetFillColor")] : []),
      ...(stroke ? [this.#color(object, "_FPDFPageObj_GetStrokeColor")] : []),
    ];
    const isWhite = colors.every((color) => color === 0xffffff);
    if (!stroke) return { kind: "path", isWhite };
    this.#pdfium._FPDFPageObj_GetStrokeWidth(object, this.#at);
    const lineMM = this.#floats(1)[0]! * scale;
    return { kind: "path", isWhite, lineMM, box: this.#boxOfLine(object, own, lineMM) };
  }

  /** PDFium's own box reaches beyond the ends of a line by its whole width. */
  #boxOfLine(object: number, [a, b, c, d, e, f]: Matrix, lineMM: number): Box {
    const pdfium = this.#pdfium;
    const count = pdfium._FPDFPath_CountSegments(object);
    let [left, bottom, right, top] = [Infinity, Infinity, -Infinity, -Infinity];
    for (let k = 0; k < count; k++) {
      const segment = pdfium._FPDFPath_GetPathSegment(object, k);
      pdfium._FPDFPathSegment_GetPoint(segment, this.#at, this.#at + 4);
      const [x, y] = this.#floats(2) as [number, number];
      const [atX, atY] = [a * x + c * y + e, b * x + d * y + f];
      left = Math.min(left, atX);
      right = Math.max(right, atX);
      bottom = Math.min(bottom, atY);
      top = Math.max(top, atY);
    }
    return {
      x: left * mmPerPoint - lineMM / 2,
      y: this.#heightMM - top * mmPerPoint - lineMM / 2,
      widthMM: (right - left) * mmPerPoint + lineMM,
      heightMM: (top - bottom) * mmPerPoint + lineMM,
    };
  }

  #text(object: number, scale: number): Omit<MeasuredItem, "box"> {
    this.#pdfium._FPDFTextObj_GetFontSize(object, this.#at);
    const textMM = this.#floats(1)[0]! * scale;
    const hasFont = this.#pdfium._FPDFFont_GetIsEmbedded(this.#pdfium._FPDFTextObj_GetFont(object)) === 1;
    return { kind: "text", isWhite: false, textMM, hasFont };
  }

  #image(object: number, box: Box): Omit<MeasuredItem, "box"> {
    this.#pdfium._FPDFImageObj_GetImagePixelSize(object, this.#at, this.#at + 4);
    const [width, height] = this.#integers(2) as [number, number];
    const mmPerPixel = Math.max(box.widthMM / width, box.heightMM / height);
    return { kind: "image", isWhite: false, dpi: mmPerInch / mmPerPixel };
  }

  #box(object: number, outer: Matrix): Box {
    const at = this.#at;
    this.#pdfium._FPDFPageObj_GetBounds(object, at, at + 4, at + 8, at + 12);
    const [left, bottom, right, top] = this.#floats(4) as [number, number, number, number];
    const [a, b, c, d, e, f] = outer;
    const xs = [a * left + c * bottom, a * left + c * top, a * right + c * bottom, a * right + c * top];
    const ys = [b * left + d * bottom, b * left + d * top, b * right + d * bottom, b * right + d * top];
    const [minX, maxX] = [Math.min(...xs) + e, Math.max(...xs) + e];
    const [minY, maxY] = [Math.min(...ys) + f, Math.max(...ys) + f];
    return {
      x: minX * mmPerPoint,
      y: this.#heightMM - maxY * mmPerPoint,
      widthMM: (maxX - minX) * mmPerPoint,
      heightMM: (maxY - minY) * mmPerPoint,
    };
  }

  #matrix(object: number): Matrix {
    this.#pdfium._FPDFPageObj_GetMatrix(object, this.#at);
    return this.#floats(6) as unknown as Matrix;
  }

  #color(object: number, call: "_FPDFPageObj_GetFillColor" | "_FPDFPageObj_GetStrokeColor"): number {
    const at = this.#at;
    this.#pdfium[call](object, at, at + 4, at + 8, at + 12);
    const [r, g, b] = this.#integers(3) as [number, number, number];
    return (r << 16) | (g << 8) | b;
  }

  // the memory may have grown since the last call, and its old view be empty
  #floats(count: number): number[] {
    return [...new Float32Array(this.#pdfium.HEAPU8.buffer, this.#at, count)];
  }

  #integers(count: number): number[] {
    return [...new Int32Array(this.#pdfium.HEAPU8.buffer, this.#at, count)];
  }
}

/** What one matrix does, and then the other. */
function times([a, b, c, d, e, f]: Matrix, [A, B, C, D, E, F]: Matrix): Matrix {
  return [a * A + b * C, a * B + b * D, c * A + d * C, c * B + d * D, e * A + f * C + E, e * B + f * D + F];
}

const determinant = ([a, b, c, d]: Matrix) => Math.abs(a * d - b * c);
