import { drawingFontFile, isJapanese, japaneseFontFile } from "@tintery/photos";
import { pointsPerInch, mmPerInch } from "@tintery/engine/tables";
import PDFDocument from "pdfkit";

/** Points in a millimeter. */
export const pointsPerMM = pointsPerInch / mmPerInch;

/** A document in the making; all that is drawn on its pages is measured in millimeters. */
export type Pdf = PDFKit.PDFDocument;

/** The part of PDFKit that holds what viewers are told, and writes it at the end. */
interface WithCatalog {
  readonly _root: { readonly data: { ViewerPreferences?: { readonly data: Record<string, unknown> } } };
}

/** Size of a page in millimeters. */
export interface PageSize {
  readonly widthMM: number;
  readonly heightMM: number;
}

/** What viewers are told of a document. */
export interface PdfHead {
  /** Shown by viewers in the window's title; without one they show the file's name. */
  readonly title?: string;
  readonly language?: string;
}

/** A document without pages, which print at their true size: viewers are told not to scale. The same calls give the same bytes. */
function emptyPdf({ title, language }: PdfHead): Pdf {
  const pdf = new PDFDocument({
    autoFirstPage: false,
    pdfVersion: "1.7",
    ...(language !== undefined && { lang: language }),
    displayTitle: title !== undefined,
    // PDFKit would load Helvetica first
    font: drawingFontFile,
    // no clock: the same picture gives the same bytes
    info: { ...(title !== undefined && { Title: title }), CreationDate: new Date(0) },
  });
  // PDFKit has no option for it
  const { data } = (pdf as unknown as WithCatalog)._root;
  data.ViewerPreferences ??= pdf.ref({});
  data.ViewerPreferences.data.PrintScaling = "None";
  return pdf;
}

/**
 * Writes a PDF.
 * @param compose adds the pages and draws on them
 */
export async function writePdf(
  head: PdfHead,
  compose: (pdf: Pdf) => void | Promise<void>,
): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  const parts = streamPdf(head, async function* (pdf) {
    await compose(pdf);
    yield;
  });
  for await (const chunk of parts) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/**
 * Writes a PDF in parts. Nothing is drawn before the part ahead of it is taken, so that a long document takes little memory.
 * @param compose adds pages and draws on them; yields where what was drawn may be taken
 */
export async function* streamPdf(
  head: PdfHead,
  compose: (pdf: Pdf) => AsyncIterable<void>,
): AsyncGenerator<Uint8Array, void> {
  const pdf = emptyPdf(head);
  for await (const _ of compose(pdf)) {
    const part = pdf.read() as Uint8Array | null;
    if (part) yield part;
  }
  pdf.end();
  yield* pdf as AsyncIterable<Uint8Array>;
}

/** Adds a page without margins whose unit is the millimeter. */
export function addPage(pdf: Pdf, { widthMM, heightMM }: PageSize): void {
  pdf.addPage({ size: [widthMM * pointsPerMM, heightMM * pointsPerMM], margin: 0 });
  pdf.scale(pointsPerMM);
}

/** Chooses the font that has the letters of a text: ours, or the Japanese one, which is large and read only then. */
export function useFontFor(pdf: Pdf, text: string): Pdf {
  return pdf.font(isJapanese.test(text) ? japaneseFontFile : drawingFontFile);
}
