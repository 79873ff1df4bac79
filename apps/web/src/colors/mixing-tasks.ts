import type { Transparency } from "@tintery/contract/tables";
import type { BasePaintSlug, KnownPaint, MatchGrade } from "@tintery/engine/pigments";

/** A paint of a palette, of which color and perhaps pigments are known. */
export interface PalettePaintToMix {
  /** Of its own among those that are asked with. */
  id: string;
  name: string;
  hex: string;
  pigments: readonly string[];
}

/** A paint of a mixture: a base paint, or one of a palette. */
export type MixedPaint = { parts: number } & (
  | { slug: BasePaintSlug; own?: never }
  | { slug?: never; own: PalettePaintToMix }
);

/** A mixture of paints, as pages show it. */
export interface PaintMixture {
  /** The largest part first. */
  paints: readonly MixedPaint[];
  /** What it looks like, `#rrggbb`. */
  hex: string;
  /** CIEDE2000 between it and the wanted color. */
  difference: number;
  grade: MatchGrade;
}

/** A mixture of any paints, by their places in the list that was asked with. */
export interface KnownMixture {
  /** The largest part first. */
  places: readonly number[];
  parts: readonly number[];
  hex: string;
  difference: number;
  grade: MatchGrade;
}

/** Ways to a color, each list with the best first. */
export interface Mixtures {
  best: readonly PaintMixture[];
  simplest: readonly PaintMixture[];
}

/** A paint that somebody sells. */
export interface SimilarPaint {
  hex: string;
  name: string;
  code: string;
  transparency: Transparency | null;
}

/** The paints of one line that are nearest to a color, the nearest first. */
export interface SimilarPaints {
  id: number;
  title: string;
  paints: readonly SimilarPaint[];
}

/** What the worker can be asked for. */
export interface MixingTasks {
  /** How to mix a color from these base paints and paints of palettes; at least one of either. */
  unmix: {
    asked: { hex: string; paints: readonly BasePaintSlug[]; own?: readonly PalettePaintToMix[] };
    answer: Mixtures;
  };
  /** The best mixture of each color. */
  findRecipes: {
    asked: { hexes: readonly string[]; paints: readonly KnownPaint[] };
    answer: readonly KnownMixture[];
  };
  /** What equal parts of any two paints make: a triangle of `#rrggbb`. */
  drawChart: { asked: readonly KnownPaint[]; answer: readonly (readonly string[])[] };
  /** The nearest paints of every line. */
  findSimilar: { asked: string; answer: readonly SimilarPaints[] };
}
