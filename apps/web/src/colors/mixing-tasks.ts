import type { Transparency } from "@tintery/contract/tables";
import type {
  BasePaintSlug,
  KnownPaint,
  MatchGrade,
  PhotoColors,
  Reached,
  SuggestedPaint,
} from "@tintery/engine/pigments";

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

/** How much of a photo some paints reach. */
export interface GamutOfPhoto {
  /** For each of `gamutLimits` the share of the photo within it; null of a photo that one sees through. */
  shares: readonly number[] | null;
  /** Of each pixel whether no mixture comes close: 1 where that is so. */
  outside: Uint8Array;
  /** What a question for paints is asked with. */
  colors: Pick<PhotoColors, "labs" | "weights">;
  reached: Reached;
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
  /** How much of a photo can be mixed from some paints, and where it cannot. Of several the last is answered. */
  checkGamut: { asked: { photo: ImageData; paints: readonly KnownPaint[] }; answer: GamutOfPhoto };
  /** Which one paint more would help most. Of several questions the last is answered. */
  suggestPaints: {
    asked: Pick<GamutOfPhoto, "colors" | "reached"> & {
      paints: readonly KnownPaint[];
      candidates: readonly KnownPaint[];
    };
    answer: readonly SuggestedPaint[];
  };
  /** The nearest paints of every line. */
  findSimilar: { asked: string; answer: readonly SimilarPaints[] };
}
