import type { Lab } from "../color-difference.ts";
import { gamutLimits, type Reached, reachedShares } from "./check-gamut.ts";
import { type ColorIndex, colorIndex, hasWithin } from "./color-index.ts";
import { type DifferenceForm, differenceForm } from "./difference-form.ts";
import { choicesWith, mixColors } from "./gamut.ts";
import { type KnownPaint, mixingPaintOf } from "./known-paint.ts";
import type { PhotoColors } from "./photo-colors.ts";

/** A paint that would bring a photo nearer. */
export interface SuggestedPaint {
  /** Its place among those that were asked about. */
  readonly place: number;
  /** For each of `gamutLimits` the share of the photo that would then be within it. */
  readonly shares: readonly number[];
}

/**
 * What a color is worth by the limit it is within, for each of `gamutLimits` and for none. What is out of reach is missed most;
 * a match is worth no more than very close, since nobody who mixes by hand comes nearer.
 */
const worth = [4, 4, 3, 0] as const;
const fullWorth = worth[0];

/** A color that is not matched yet, with what it takes to look for mixtures near it. */
interface OpenColor {
  readonly lab: Lab;
  readonly form: DifferenceForm;
  readonly weight: number;
  readonly reached: number;
}

/** So many are mixed with two others; the rest is left out after mixtures with one. */
const shortlisted = 8;
const suggested = 3;
/** Less is not worth a tube: a hundredth of the photo that comes very close. */
const minGain = 0.01;
/** Sides of the cells that like colors are taken together in for the first choice, in CIELAB. */
const cellSide = 6;
/** Time that the first choice takes. */
const choosing = 0.4;

/**
 * Which one paint more would help most to mix a photo's colors: by the shares of the photo that come within reach, which counts three
 * times, and very close. They are those that `checkGamut` finds with that paint. All candidates are tried with each paint one has, and
 * the eight best with any two. Takes one to two seconds for 400 candidates.
 * @param reached what `checkGamut` found with the paints one has
 * @returns at most three, the best first; none where none helps
 * @yields the share that is done
 */
export function* suggestPaints(
  colors: Pick<PhotoColors, "labs" | "weights">,
  reached: Reached,
  {
    paints,
    candidates,
  }: { readonly paints: readonly KnownPaint[]; readonly candidates: readonly KnownPaint[] },
): Generator<number, SuggestedPaint[]> {
  const curves = paints.map((paint) => mixingPaintOf(paint).curves);
  const open = openColors(colors, reached);
  const few = takenTogether(open.filter(({ reached: limit }) => worth[limit]! < fullWorth));
  if (few.length === 0) return [];
  const [alone, pairs] = choicesWith(paints.length);
  const tried: { place: number; gain: number }[] = [];
  for (const [place, candidate] of candidates.entries()) {
    const mixed = mixColors([...curves, mixingPaintOf(candidate).curves], [alone!, pairs!]);
    tried.push({ place, gain: gainOf(few, colorIndex(atOnce(mixed))) });
    yield (choosing * place) / candidates.length;
  }
  const best = tried.sort((p, q) => q.gain - p.gain || p.place - q.place).slice(0, shortlisted);
  const before = worthOf(reachedShares(colors, reached));
  const found: SuggestedPaint[] = [];
  for (const [i, { place }] of best.entries()) {
    const own = [...curves, mixingPaintOf(candidates[place]!).curves];
    const mixed = mixColors(own, choicesWith(paints.length));
    let step = mixed.next();
    for (; !step.done; step = mixed.next())
      yield choosing + ((1 - choosing) * (i + step.value)) / best.length;
    const shares = reachedShares(colors, reachedWith(open, reached, colorIndex(step.value)));
    if (worthOf(shares) - before >= minGain) found.push({ place, shares });
  }
  return found.sort((p, q) => worthOf(q.shares) - worthOf(p.shares) || p.place - q.place).slice(0, suggested);
}

/** The same of whole shares. */
const worthOf = (shares: readonly number[]) =>
  shares.reduce((sum, share, limit) => sum + share * (worth[limit]! - worth[limit + 1]!), 0);

function atOnce<T>(steps: Generator<unknown, T>): T {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** The colors that no mixture matches, by their places in the photo's list. */
function openColors(
  { labs, weights }: Pick<PhotoColors, "labs" | "weights">,
  reached: Reached,
): (OpenColor & { place: number })[] {
  return labs.flatMap((lab, place) =>
    reached[place]! === 0
      ? []
      : [{ place, lab, form: differenceForm(lab), weight: weights[place]!, reached: reached[place]! }],
  );
}

/** Like colors that are reached alike as one, their mean. */
function takenTogether(open: readonly OpenColor[]): OpenColor[] {
  const cells = new Map<string, OpenColor[]>();
  for (const color of open) {
    const key = [color.reached, ...color.lab.map((value) => Math.floor(value / cellSide))].join();
    const cell = cells.get(key);
    if (cell) cell.push(color);
    else cells.set(key, [color]);
  }
  return [...cells.values()].map((cell) => {
    const weight = cell.reduce((sum, color) => sum + color.weight, 0);
    const mean = (axis: 0 | 1 | 2) =>
      cell.reduce((sum, color) => sum + color.weight * color.lab[axis], 0) / weight;
    const lab: Lab = [mean(0), mean(1), mean(2)];
    return { lab, form: differenceForm(lab), weight, reached: cell[0]!.reached };
  });
}

/** The first limit that a mixture of the index comes within, below the one that is known. */
function limitWith(index: ColorIndex, { lab, form, reached }: OpenColor): number {
  const limit = gamutLimits.findIndex(
    (within, place) => place < reached && hasWithin(index, lab, form, within),
  );
  return limit === -1 ? reached : limit;
}

const gainOf = (open: readonly OpenColor[], index: ColorIndex) =>
  open.reduce(
    (sum, color) => sum + color.weight * (worth[limitWith(index, color)]! - worth[color.reached]!),
    0,
  );

function reachedWith(
  open: readonly (OpenColor & { place: number })[],
  before: Reached,
  index: ColorIndex,
): Reached {
  const reached = before.slice();
  for (const color of open) reached[color.place] = limitWith(index, color);
  return reached;
}
