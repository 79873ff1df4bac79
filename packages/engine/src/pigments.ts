/**
 * A door for those who mix paints: curves, mixtures both ways, grades. Pure and small; runs in a worker of a browser as well. Loads no
 * conversion.
 */
export { colorDifference, type Lab, labOf } from "./colors/color-difference.ts";
export {
  type BasePaint,
  type BasePaintSlug,
  basePaintSlugs,
  basePaints,
} from "./colors/pigments/base-paints.ts";
export { checkGamut, gamutLimits, type Reached, reachedShares } from "./colors/pigments/check-gamut.ts";
export { type Curves, hexOfCurves, mixCurves, type Share } from "./colors/pigments/curves.ts";
export { type KnownPaint, mixingPaintOf } from "./colors/pigments/known-paint.ts";
export { type MatchGrade, matchGrade, matchGrades } from "./colors/pigments/match-grade.ts";
export {
  buildMixer,
  type FoundMixtures,
  findMixtures,
  type Mixer,
  mixerOf,
  type MixingPaint,
  type ShownMixture,
} from "./colors/pigments/mixer.ts";
export { mixingChart } from "./colors/pigments/mixing-chart.ts";
export { type ColoredPaint, paintOfHex } from "./colors/pigments/paint-of-hex.ts";
export { noColor, type PhotoColors, photoColors } from "./colors/pigments/photo-colors.ts";
export { mixerOfKnown, recipesOf } from "./colors/pigments/recipes.ts";
export { spreadPaints } from "./colors/pigments/spread-paints.ts";
export { type SuggestedPaint, suggestPaints } from "./colors/pigments/suggest-paints.ts";
