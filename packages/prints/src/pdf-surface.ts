import {
  digits,
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

  text({ text, x, y, sizeMM, color }: PlacedText): void {
    const size = sizeMM * unitsPerMM;
    const pdf = useFontFor(this.#pdf, text).fontSize(size).fillColor(color);
    const left = x * unitsPerMM - pdf.widthOfString(text) / 2;
    pdf.text(text, left, y * unitsPerMM + digits.drop * size, { lineBreak: false, baseline: "alphabetic" });
  }
}
