/** What is known of a color of a finished picture. */
export interface PaintedColor {
  readonly code: string;
  /** `#rrggbb`, lower case. */
  readonly hex: string;
  /** Share of the canvas painted in this color, 0 to 1. */
  readonly areaShare: number;
  /** How many regions carry it. */
  readonly segments: number;
  /** Share of its area, 0 to 1, in regions that reach the canvas's top or sides; not said of older pictures. */
  readonly backgroundShare?: number;
}

/** How much paint it takes to cover a canvas by brush. */
export const paintFilm = {
  /**
   * Wet thickness of one coat of acrylic paint in millimeters, 0.08 thinned to 0.2 straight from the tube. Painters' shops
   * reckon with a liter for 100 square feet, which is 0.108 mm. All amounts grow with it.
   */
  thicknessMM: 0.11,
  /** 1 to 3; light paints hide numbers and lines after two. */
  coats: 2,
  /** Share on top that stays in brush, pot and palette, 0.1 to 0.3; an experience of painters, not measured. */
  loss: 0.15,
} as const;

/** How large a color is on the canvas, and how much of its paint that takes. */
export interface PaintAmount {
  readonly code: string;
  readonly areaCM2: number;
  /** Whole tenths, rounded up; at least one, since the smallest place needs a drop. */
  readonly milliliters: number;
}

/** Square millimeters in a square centimeter, and cubic millimeters in a milliliter. */
const [mm2PerCM2, mm3PerML] = [100, 1000];

/** Area and paint of each color on a canvas (millimeters), in the order of the palette. */
export function paintAmounts(
  palette: readonly PaintedColor[],
  canvas: { readonly widthMM: number; readonly heightMM: number },
): PaintAmount[] {
  return palette.map(({ code, areaShare }) => {
    const areaMM2 = areaShare * canvas.widthMM * canvas.heightMM;
    const volume = areaMM2 * paintFilm.thicknessMM * paintFilm.coats * (1 + paintFilm.loss);
    return { code, areaCM2: areaMM2 / mm2PerCM2, milliliters: wholeTenths(volume / mm3PerML) };
  });
}

/** Milliliters as whole tenths, rounded up; at least one. */
export function wholeTenths(milliliters: number): number {
  // a thousandth of a tenth less, so that rounding noise buys no tenth
  return Math.max(1, Math.ceil(milliliters * 10 - 0.001)) / 10;
}
