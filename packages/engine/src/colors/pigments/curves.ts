import { type Lab, labOfLight } from "../color-difference.ts";
import { hexOfRgb } from "../hex.ts";
import { fromLinear } from "../oklab.ts";
import { bandCount, lightOfBands } from "./bands.ts";

/** What a paint absorbs and scatters at each band of `bands.ts`, per volume, where titanium white scatters 1. */
export interface Curves {
  readonly k: ArrayLike<number>;
  readonly s: ArrayLike<number>;
}

/** A paint and how much of it. */
export interface Share {
  readonly curves: Curves;
  /** Any positive number: only the ratios count. */
  readonly parts: number;
}

/** Light that the surface of a film sends back: from outside at once, and from inside (Saunderson 1942; as `measured-curves.ts`
 * was made with). */
const outside = 0.028;
const inside = 0.65;
const passing = (1 - outside) * (1 - inside);

/** More than this no film reflects, even if it swallowed nothing: what passes the surface twice. */
export const brightest = passing / (1 - inside);

/** What a thick film reflects without its gloss, 0 to 0.97, of the ratio of absorption to scattering (Kubelka & Munk 1931). */
export function reflectanceOf(ratio: number): number {
  const bare = 1 + ratio - Math.sqrt(ratio * ratio + 2 * ratio);
  return (passing * bare) / (1 - inside * bare);
}

/** The ratio of absorption to scattering of a film that reflects so much; the other way round. */
export function ratioOf(reflectance: number): number {
  const bare = reflectance / (passing + inside * reflectance);
  return ((1 - bare) * (1 - bare)) / (2 * bare);
}

/**
 * The curves of a mixture: absorption and scattering add up by volume (two-constant Kubelka-Munk theory; Duncan 1940), so that
 * mixing in two steps is mixing at once.
 * @param shares at least one
 */
export function mixCurves(shares: readonly Share[]): Curves {
  const total = shares.reduce((sum, { parts }) => sum + parts, 0);
  const k = new Float64Array(bandCount);
  const s = new Float64Array(bandCount);
  for (const { curves, parts } of shares) {
    for (let band = 0; band < bandCount; band++) {
      k[band]! += (curves.k[band]! * parts) / total;
      s[band]! += (curves.s[band]! * parts) / total;
    }
  }
  return { k, s };
}

/** What a thick film reflects at each band. */
export function reflectanceOfCurves({ k, s }: Curves): Float64Array {
  return Float64Array.from({ length: bandCount }, (_, band) => reflectanceOf(k[band]! / s[band]!));
}

/** Light as far as a screen can show it. */
export const clipped = (light: number): number => (light < 0 ? 0 : light > 1 ? 1 : light);

/** How a screen shows a paint: `#rrggbb`; what no screen can show is clipped. */
export function hexOfCurves(curves: Curves): string {
  const [red, green, blue] = lightOfBands(reflectanceOfCurves(curves));
  return hexOfRgb([fromLinear(red), fromLinear(green), fromLinear(blue)]);
}

/** CIELAB of how a screen shows a paint, without rounding to eight bits. */
export function labOfCurves(curves: Curves): Lab {
  const [red, green, blue] = lightOfBands(reflectanceOfCurves(curves));
  return labOfLight(clipped(red), clipped(green), clipped(blue));
}
