import { hexOfCurves, mixCurves } from "./curves.ts";
import { type KnownPaint, mixingPaintOf } from "./known-paint.ts";

/**
 * What equal parts of any two paints look like, `#rrggbb`: a row for each paint, as long as its place in the list, so that the rows
 * are a triangle; the last of each row is the paint alone. Takes one or two milliseconds a paint and a hundredth a pair.
 */
export function mixingChart(paints: readonly KnownPaint[]): string[][] {
  const curves = paints.map((paint) => mixingPaintOf(paint).curves);
  return curves.map((own, row) =>
    curves.slice(0, row + 1).map((other, column) => {
      const [first, second] = [paints[row]!, paints[column]!];
      // as its maker shows it: a screen's white or black is no paint
      if ("hex" in first && "hex" in second && first.hex === second.hex) return first.hex;
      return hexOfCurves(
        mixCurves([
          { curves: own, parts: 1 },
          { curves: other, parts: 1 },
        ]),
      );
    }),
  );
}
