import {
  digits,
  type FillPattern,
  haloShare,
  type LayerLook,
  type PaintingLayer,
  type PaintingSurface,
  type Pen,
  type PlacedText,
  type Trace,
  unitsPerMM,
} from "@tintery/engine/draw";
import { type Pdf, useFontFor } from "./pdf-document.ts";
import { record } from "./pdf-group.ts";
import { fillWithPattern } from "./pdf-pattern.ts";

/**
 * Draws a painting on the current page of a PDF, whose unit must be the hundredth of a millimeter: whole numbers make small
 * files. What can be chosen but not seen is left out.
 */
export class PdfSurface implements PaintingSurface {
  readonly #pdf: Pdf;
  readonly #pen: Pen;
  #seam = 0;

  constructor(pdf: Pdf) {
    this.#pdf = pdf;
    this.#pen = {
      move: (x, y) => pdf.moveTo(x, y),
      line: (x, y) => pdf.lineTo(x, y),
      cubic: (x1, y1, x2, y2, x, y) => pdf.bezierCurveTo(x1, y1, x2, y2, x, y),
      close: () => pdf.closePath(),
    };
  }

  layer(_: PaintingLayer, { opacity, seamMM }: LayerLook, drawShapes: () => void): void {
    if (opacity === 0) return;
    this.#seam = seamMM * unitsPerMM;
    const pdf = this.#pdf;
    const draw = () => {
      pdf.lineCap("round").lineJoin("round");
      drawShapes();
    };
    pdf.save();
    // the opacity of the whole group: seams that lie on each other must not show
    if (opacity < 1) record(pdf, draw, opacity).place();
    else draw();
    pdf.restore();
  }

  fill(trace: Trace, color: string): void {
    trace(this.#pen);
    if (this.#seam > 0) this.#pdf.lineWidth(this.#seam).fillAndStroke(color, color, "even-odd");
    else this.#pdf.fill(color, "even-odd");
  }

  stroke(trace: Trace, { color, widthMM }: { color: string; widthMM: number }): void {
    trace(this.#pen);
    this.#pdf.lineWidth(widthMM * unitsPerMM).stroke(color);
  }

  fillWithPattern(trace: Trace, pattern: FillPattern): void {
    trace(this.#pen);
    fillWithPattern(this.#pdf, pattern, 1 / unitsPerMM);
  }

  text({ text, x, y, sizeMM, color, halo }: PlacedText): void {
    const size = sizeMM * unitsPerMM;
    const pdf = useFontFor(this.#pdf, text).fontSize(size);
    const left = x * unitsPerMM - pdf.widthOfString(text) / 2;
    const base = y * unitsPerMM + digits.drop * size;
    const write = { lineBreak: false, baseline: "alphabetic" } as const;
    if (halo) {
      pdf.lineWidth(size * haloShare).strokeColor(halo);
      pdf.text(text, left, base, { ...write, fill: false, stroke: true });
    }
    pdf.fillColor(color).text(text, left, base, { ...write, fill: true, stroke: false });
  }
}
