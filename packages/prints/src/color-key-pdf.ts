import { drawColorKey } from "./color-key.ts";
import type { ColorKey, KeyPage } from "./color-key-words.ts";
import type { Printed } from "./painting-pdf.ts";
import { writePdf } from "./pdf-document.ts";

/** The colors of a painting as a PDF of their own. */
export function colorKeyPdf(key: ColorKey, page: KeyPage, printed: Printed): Promise<Uint8Array> {
  return writePdf(printed, (pdf) => drawColorKey(pdf, key, page));
}
