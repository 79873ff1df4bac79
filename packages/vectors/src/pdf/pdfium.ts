import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { PDFiumModule } from "@hyzyla/pdfium";
import { VectorFileError } from "../vector-file-error.ts";

type Pdfium = Awaited<ReturnType<typeof PDFiumModule>>;

/** The first page of an open PDF. Sizes are in points of 1/72 inch. */
export interface PdfPage {
  pageCount: number;
  width: number;
  height: number;
  text(): string;
  /** RGBA pixels, not premultiplied, transparent where nothing is drawn. */
  render(width: number, height: number): Uint8ClampedArray;
}

/** Errors of `FPDF_GetLastError` that mean a password, or a scheme of protection that is not known. */
const passwordErrors = new Set([4, 5]);
/** Pixels in the order red, green, blue, alpha. */
const rgbaOrder = 0x10;
const bgra = 4;
/** Text of a page is only looked through for a sentence. */
const maxLetters = 20_000;

/**
 * Opens a PDF with PDFium, which runs as WebAssembly: it has no files, no network and no scripts, and its memory is
 * its own. Nothing is ever closed: the process ends with the job.
 * @throws VectorFileError `password_protected`, `damaged`, `empty_picture` for a file without pages
 */
export async function openFirstPage(bytes: Uint8Array): Promise<PdfPage> {
  const pdfium = await startPdfium();
  const at = pdfium.wasmExports.malloc(bytes.length);
  if (at === 0) throw new VectorFileError("too_complex", "memory");
  pdfium.HEAPU8.set(bytes, at);
  const document = pdfium._FPDF_LoadMemDocument(at, bytes.length, 0);
  if (document === 0) {
    const error = pdfium._FPDF_GetLastError();
    throw new VectorFileError(
      passwordErrors.has(error) ? "password_protected" : "damaged",
      `PDF error ${error}`,
    );
  }
  const pageCount = pdfium._FPDF_GetPageCount(document);
  if (pageCount < 1) throw new VectorFileError("empty_picture", "no pages");
  const page = pdfium._FPDF_LoadPage(document, 0);
  if (page === 0) throw new VectorFileError("damaged", `PDF error ${pdfium._FPDF_GetLastError()}`);
  return {
    pageCount,
    width: pdfium._FPDF_GetPageWidth(page),
    height: pdfium._FPDF_GetPageHeight(page),
    text: () => textOf(pdfium, page),
    render: (width, height) => render(pdfium, page, { width, height }),
  };
}

let program: Promise<object> | undefined;

/** PDFium as a program that can be started; read and compiled once. */
export function loadPdfium(): Promise<object> {
  program ??= readFile(fileURLToPath(import.meta.resolve("@hyzyla/pdfium/pdfium.wasm"))).then((bytes) =>
    WebAssembly.compile(bytes),
  );
  return program;
}

async function startPdfium(): Promise<Pdfium> {
  const loaded = await loadPdfium();
  const pdfium = await new Promise<Pdfium>((resolve, reject) => {
    const instantiateWasm = (imports: PdfiumImports, ready: (instance: object) => void) => {
      boundMemory(imports);
      WebAssembly.instantiate(loaded, imports).then(ready, reject);
      return {};
    };
    PDFiumModule({ instantiateWasm, locateFile: () => "" }).then(resolve, reject);
  });
  // a null pointer: fonts, scripts and platform as they are built in
  pdfium._FPDF_InitLibraryWithConfig(0 as unknown as object);
  return pdfium;
}

/** The few words of WebAssembly spoken here; the library of types for Node knows none of them. */
declare const WebAssembly: {
  compile(program: Uint8Array): Promise<object>;
  instantiate(program: object, imports: object): Promise<object>;
};

/** What PDFium asks of its surroundings; one function is of interest. */
interface PdfiumImports {
  env: { emscripten_resize_heap(bytes: number): boolean };
}

/** A file of a few kilobytes may unpack to gigabytes: what would take more memory than this fails. */
const maxMemory = 400 * 1024 * 1024;

function boundMemory({ env }: PdfiumImports): void {
  const grow = env.emscripten_resize_heap;
  env.emscripten_resize_heap = (bytes) => bytes >>> 0 <= maxMemory && grow(bytes);
}

function textOf(pdfium: Pdfium, page: number): string {
  const text = pdfium._FPDFText_LoadPage(page);
  if (text === 0) return "";
  const letters = Math.min(maxLetters, pdfium._FPDFText_CountChars(text));
  if (letters <= 0) return "";
  const at = pdfium.wasmExports.malloc((letters + 1) * 2);
  const written = pdfium._FPDFText_GetText(text, 0, letters, at);
  return Buffer.from(pdfium.HEAPU8.subarray(at, at + Math.max(0, written - 1) * 2)).toString("utf16le");
}

function render(
  pdfium: Pdfium,
  page: number,
  { width, height }: { width: number; height: number },
): Uint8ClampedArray {
  const bytes = width * height * 4;
  const at = pdfium.wasmExports.malloc(bytes);
  if (at === 0) throw new VectorFileError("too_complex", "memory");
  const bitmap = pdfium._FPDFBitmap_CreateEx(width, height, bgra, at, width * 4);
  if (bitmap === 0) throw new VectorFileError("too_complex", "bitmap");
  pdfium._FPDFBitmap_FillRect(bitmap, 0, 0, width, height, 0);
  // no annotations: notes on a drawing are not the drawing
  pdfium._FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, rgbaOrder);
  return new Uint8ClampedArray(pdfium.HEAPU8.subarray(at, at + bytes));
}
