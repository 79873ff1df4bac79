import type { Pen } from "./follow-path.ts";
import { unitsPerMM } from "./picture.ts";

/** What follows the whole millimeters, for each hundredth. */
const hundredths = Array.from({ length: unitsPerMM }, (_, value) => String(value / unitsPerMM).slice(1));

/** A coordinate in hundredths of a millimeter as millimeters; put together, which costs less than a division's digits. */
function mm(value: number): string {
  if (!(value >= 0 && Number.isInteger(value))) return String(value / unitsPerMM);
  const whole = Math.floor(value / unitsPerMM);
  return whole + hundredths[value - whole * unitsPerMM]!;
}

/**
 * Writes SVG path data in millimeters from hundredths of one, every place in full. A picture to paint is written so: who
 * takes a region out of its drawing, or compares two, reads the same numbers on both sides of a border.
 */
export class PlainPen implements Pen {
  #out = "";

  move(x: number, y: number): void {
    this.#out += `M${mm(x)} ${mm(y)}`;
  }

  line(x: number, y: number): void {
    this.#out += `L${mm(x)} ${mm(y)}`;
  }

  // biome-ignore lint/complexity/useMaxParams: three places, called for each cubic, as in a browser's `bezierCurveTo`
  cubic(x1: number, y1: number, x2: number, y2: number, x: number, y: number): void {
    this.#out += `C${mm(x1)} ${mm(y1)} ${mm(x2)} ${mm(y2)} ${mm(x)} ${mm(y)}`;
  }

  close(): void {
    this.#out += "Z";
  }

  /** All that was written; the pen is empty afterwards. */
  take(): string {
    const out = this.#out;
    this.#out = "";
    return out;
  }
}
