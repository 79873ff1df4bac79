import { colorDifference, type Lab, labOf } from "../color-difference.ts";
import { type Curves, hexOfCurves, mixCurves } from "./curves.ts";
import { type MatchGrade, matchGrade } from "./match-grade.ts";
import { buildMixtureTable, type Mixture, type MixtureTable } from "./mixture-table.ts";
import { maxInTable } from "./part-ladders.ts";
import { type RankedMixture, rankMixtures } from "./rank-mixtures.ts";
import { tryThirdPaints } from "./third-paints.ts";

/** A paint to mix with. */
export interface MixingPaint {
  readonly curves: Curves;
  /** It is white, black, gray or an earth: what grays are best mixed from. */
  readonly quiet?: boolean;
}

/** Paints that are mixed, and all that must be known to find mixtures of them quickly. */
export interface Mixer {
  readonly paints: readonly Curves[];
  readonly quiet: readonly boolean[];
  readonly table: MixtureTable;
}

/** A mixture as it is shown: paints by their place in the mixer's list, the largest part first. */
export interface ShownMixture extends Mixture {
  /** What it looks like, `#rrggbb`. */
  readonly hex: string;
  /** CIEDE2000 between this and the wanted color, both as they are shown. */
  readonly difference: number;
  readonly grade: MatchGrade;
}

/** Ways to a color, each of other paints than the others in its list, the best first. */
export interface FoundMixtures {
  /** Nearest, unless much less trouble comes nearly as near. */
  readonly best: readonly ShownMixture[];
  /** As few paints as come within 1 CIEDE2000 of the best. */
  readonly simplest: readonly ShownMixture[];
}

/** How many ways each list holds. */
const waysCount = 3;
/** How much farther a mixture of fewer paints may be, CIEDE2000: the least difference that somebody sees who looks for it. */
const hardlySeen = 1;
/**
 * Prepares paints for mixing: half a second for the base set, which the generator takes in steps of a few milliseconds.
 * @param paints at least one; their order is that of the answers
 * @throws RangeError without paints
 */
export function* buildMixer(paints: readonly MixingPaint[]): Generator<void, Mixer> {
  if (paints.length === 0) throw new RangeError("paints must hold a paint, received none");
  const curves = paints.map((paint) => paint.curves);
  const table = yield* buildMixtureTable(curves);
  return { paints: curves, quiet: paints.map(({ quiet = false }) => quiet), table };
}

/** The same at once. */
export function mixerOf(paints: readonly MixingPaint[]): Mixer {
  const building = buildMixer(paints);
  for (;;) {
    const step = building.next();
    if (step.done) return step.value;
  }
}

/**
 * Finds how to mix a color from the mixer's paints, in one to three milliseconds; with more than 30 paints in some tens of them. There
 * is always an answer, which says how near it comes.
 * @param hex `#rrggbb`
 */
export function findMixtures({ paints, quiet, table }: Mixer, hex: string): FoundMixtures {
  const lab = labOf(hex);
  const fromTable = rankMixtures(table, lab, quiet);
  const ranked = paints.length > maxInTable ? tryThirdPaints(paints, fromTable, lab) : fromTable;
  const limit = ranked[0]!.difference + hardlySeen;
  const near = ranked.filter(({ difference }) => difference <= limit);
  const byCount = [...near].sort((p, q) => p.paints.length - q.paints.length);
  const show = (mixtures: readonly RankedMixture[]) =>
    ofOtherPaints(mixtures).map((mixture) => shown(mixture, paints, lab));
  return { best: show(ranked), simplest: show(byCount) };
}

/** The first mixtures that differ in more than their parts. */
function ofOtherPaints(ranked: readonly RankedMixture[]): RankedMixture[] {
  const known = new Map<string, RankedMixture>();
  for (const mixture of ranked) {
    const key = [...mixture.paints].sort((p, q) => p - q).join();
    if (!known.has(key)) known.set(key, mixture);
    if (known.size === waysCount) break;
  }
  return [...known.values()];
}

function shown(mixture: Mixture, paints: readonly Curves[], lab: Lab): ShownMixture {
  const order = mixture.parts
    .map((part, i) => ({ part, paint: mixture.paints[i]! }))
    .sort((p, q) => q.part - p.part || p.paint - q.paint);
  const hex = hexOfCurves(
    mixCurves(order.map(({ part, paint }) => ({ curves: paints[paint]!, parts: part }))),
  );
  const difference = colorDifference(lab, labOf(hex));
  return {
    paints: order.map(({ paint }) => paint),
    parts: order.map(({ part }) => part),
    hex,
    difference,
    grade: matchGrade(difference),
  };
}
