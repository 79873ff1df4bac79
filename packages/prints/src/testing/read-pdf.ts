import { PDFiumLibrary } from "@hyzyla/pdfium";
import { pointsPerMM } from "../pdf-document.ts";

/** A page as PDFium, which is not what wrote it, reads it. */
export interface ReadPage {
  readonly widthMM: number;
  readonly heightMM: number;
  readonly text: string;
  /** Gray pixels on white, so many to a millimeter. */
  readonly gray: { readonly width: number; readonly height: number; readonly data: Uint8Array };
}

/** Reads and renders every page of a PDF; at 8 pixels a millimeter the finest line is one wide. */
export async function readPdf(bytes: Uint8Array, pixelsPerMM = 8): Promise<ReadPage[]> {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(bytes);
  const pages: ReadPage[] = [];
  for (const page of document.pages()) {
    const { originalWidth, originalHeight } = page.getOriginalSize();
    // rendering closes the page
    const text = page.getText();
    const { width, height, data } = await page.render({
      scale: pixelsPerMM / pointsPerMM,
      render: "bitmap",
      colorSpace: "BGRA",
    });
    const gray = Uint8Array.from({ length: width * height }, (_, i) => data[i * 4 + 1]!);
    pages.push({
      widthMM: originalWidth / pointsPerMM,
      heightMM: originalHeight / pointsPerMM,
      text,
      gray: { width, height, data: gray },
    });
  }
  document.destroy();
  library.destroy();
  return pages;
}
