import { drawingFontFile, isJapanese, japaneseFontFile } from "@tintery/photos";
import { pointsPerInch, mmPerInch } from "@tintery/engine/tables";
import PDFDocument from "pdfkit";

/** Points in a millimeter. */
export const pointsPerMM = pointsPerInch / mmPerInch;

/** A document in the making; all that is drawn on its pages is measured in millimeters. */
export type Pdf = PDFKit.PDFDocument;

/** The part of PDFKit that holds what viewers are told; `displayTitle` makes it. */
interface WithCatalog {
  readonly _root: {
    readonly data: { readonly ViewerPreferences: { readonly data: Record<string, unknown> } };
  };
}

/** Size of a page in millimeters. */
export interface PageSize {
  readonly widthMM: number;
  readonly heightMM: number;
}

/**
 * Writes a PDF whose pages print at their true size: viewers are told not to scale. The same calls give the same bytes.
 * @param title shown by viewers in the window's title
 * @param compose adds the pages and draws on them
 */
export async function writePdf(
  { title, language }: { readonly title: string; readonly language: string },
  compose: (pdf: Pdf) => void | Promise<void>,
): Promise<Uint8Array> {
  const pdf = new PDFDocument({
    autoFirstPage: false,
    pdfVersion: "1.7",
    lang: language,
    displayTitle: true,
    // PDFKit would load Helvetica first
    font: drawingFontFile,
    // no clock: the same picture gives the same bytes
    info: { Title: title, CreationDate: new Date(0) },
  });
  const chunks: Uint8Array[] = [];
  pdf.on("data", (chunk: Uint8Array) => chunks.push(chunk));
  const ended = new Promise<void>((resolve, reject) => {
    pdf.on("end", resolve);
    pdf.on("error", reject);
  });
  // PDFKit has no option for it
  const { ViewerPreferences } = (pdf as unknown as WithCatalog)._root.data;
  ViewerPreferences.data.PrintScaling = "None";
  await compose(pdf);
  pdf.end();
  await ended;
  return Buffer.concat(chunks);
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
