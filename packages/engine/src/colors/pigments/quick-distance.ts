import type { Lab } from "../color-difference.ts";

/** A measure that is quick, for all colors near one; see `quickDistance`. */
export interface QuickDistance {
  /** From a color of a list, three numbers each. */
  readonly to: (labs: Float32Array, place: number) => number;
  /** The same of lightness alone, `steps` of CIELAB away. */
  readonly ofLightness: (steps: number) => number;
}

/**
 * Squared steps of lightness, chroma and hue, each as long as CIE94 and CIEDE2000 take it at the color: a hundred times as quick as
 * the difference itself, and good enough to say which colors deserve it.
 */
export function quickDistance([l, a, b]: Lab): QuickDistance {
  const chroma = Math.sqrt(a * a + b * b);
  const fromMiddle = (l - 50) * (l - 50);
  const perL = 1 / (1 + (0.015 * fromMiddle) / Math.sqrt(20 + fromMiddle));
  const perC = 1 / (1 + 0.045 * chroma);
  const perH = 1 / (1 + 0.015 * chroma);
  const [cos, sin] = chroma > 1e-6 ? [a / chroma, b / chroma] : [1, 0];
  return {
    to: (labs, place) => {
      const dl = (labs[place * 3]! - l) * perL;
      const da = labs[place * 3 + 1]! - a;
      const db = labs[place * 3 + 2]! - b;
      const dc = (da * cos + db * sin) * perC;
      const dh = (db * cos - da * sin) * perH;
      return dl * dl + dc * dc + dh * dh;
    },
    ofLightness: (steps) => steps * perL * steps * perL,
  };
}
