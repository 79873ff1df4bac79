import { hexOfCurves, mixCurves } from "./pigments/curves.ts";
import { type ColoredPaint, paintOfHex } from "./pigments/paint-of-hex.ts";

/**
 * The color, `#rrggbb`, of equal parts of any two of some paints that are known by their colors, and perhaps their pigments. The one
 * place where a picture's paints are mixed in pairs. Each paint costs a millisecond once, each pair a hundredth.
 */
export function pairMixer(paints: readonly ColoredPaint[]): (one: number, other: number) => string {
  const curves = paints.map((paint) => paintOfHex(paint).curves);
  return (one, other) => {
    const { hex } = paints[one]!;
    // a white or black beyond what paint can be stays itself
    if (hex === paints[other]!.hex) return hex;
    return hexOfCurves(
      mixCurves([
        { curves: curves[one]!, parts: 1 },
        { curves: curves[other]!, parts: 1 },
      ]),
    );
  };
}

/** The same for two paints alone. */
export function mixPaints(paint: ColoredPaint, other: ColoredPaint): string {
  return pairMixer([paint, other])(0, 1);
}
