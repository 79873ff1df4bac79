import type { Pen } from "./follow-path.ts";
import { toGrid } from "./picture.ts";

/** Corner guides begin so far from the picture, in millimeters, and are so long. */
const guideGap = 2;
const guideLength = 12;
/** Width of a guide and of the edge of the canvas, in millimeters. */
const guideWidth = 0.2;
const guideColor = "#808080";

/**
 * What is drawn around a picture of this size (mm) on a canvas with a border to fold over a stretcher frame: the edge of the
 * canvas, and at each corner two short lines, outside the picture, that continue its edges.
 * @param frameMM width of the border
 * @returns what leads a pen along these lines, and how they look
 */
export function drawFrame(
  { widthMM, heightMM }: { readonly widthMM: number; readonly heightMM: number },
  frameMM: number,
): [trace: (pen: Pen) => void, line: { color: string; widthMM: number }] {
  const long = Math.min(guideLength, frameMM - guideGap);
  const trace = (pen: Pen) => {
    const move = (x: number, y: number) => pen.move(toGrid(x), toGrid(y));
    const line = (x: number, y: number) => pen.line(toGrid(x), toGrid(y));
    move(-frameMM, -frameMM);
    line(widthMM + frameMM, -frameMM);
    line(widthMM + frameMM, heightMM + frameMM);
    line(-frameMM, heightMM + frameMM);
    pen.close();
    for (const [x, outX] of [
      [0, -1],
      [widthMM, 1],
    ] as const) {
      for (const [y, outY] of [
        [0, -1],
        [heightMM, 1],
      ] as const) {
        move(x + outX * guideGap, y);
        line(x + outX * (guideGap + long), y);
        move(x, y + outY * guideGap);
        line(x, y + outY * (guideGap + long));
      }
    }
  };
  return [trace, { color: guideColor, widthMM: guideWidth }];
}

/** Millimeters to three decimals: finer than any printer. */
export function thousandths(value: number): number {
  return Math.round(value * 1000) / 1000;
}
