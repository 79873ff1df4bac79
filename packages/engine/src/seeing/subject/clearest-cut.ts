import { clarityOf } from "./clarity.ts";
import type { Superpixels } from "./superpixels.ts";
import { cutTidily } from "./tidy-cut.ts";

/**
 * What looks like subject is cut out once more with so many logits less or more: a surfer and not the wave, or the pile of
 * books with the cup on it. Where the first cut is sure, another is taken if it is so many times clearer; what is as clear as
 * `enough` is not looked at again.
 */
const others = {
  enough: 1.6,
  shifts: [
    { by: -1, clearer: 1.4 },
    { by: 2, clearer: 1.25 },
  ],
} as const;
/**
 * Where the first cut is not sure, it took too much: stricter ones are tried, and the clearest counts that is sure, as clear as
 * `min` and no smaller a share of the picture. Of cuts that are nearly as clear the strictest counts. On 52 photos this finds deer
 * in a meadow, a leaf among leaves, a surfer and a rocket; blades of grass, a lake's trees and a shop's windows have 0.5 and less.
 * Such a cut is a guess, and never more than half sure.
 */
const stricter = { shifts: [1, 2, 3], min: 0.6, share: 0.01, alike: 0.97, maxSure: 0.5 } as const;
/**
 * A subject's confidence is 0 up to this clarity times the logits that its inside has on average, and 1 from the second on.
 * Below the least confidence nothing stands out. From photos that masks were drawn for: what was wrong there had 0.3 to 1.3.
 */
const doubtful = 0.5;
const clear = 3;
const minSure = 0.3;

/** A picture in two, and what speaks for it. */
interface Cut {
  /** The odds that it was cut by. */
  readonly odds: Float64Array;
  /** 1 for what is subject, 0 else. */
  readonly found: Uint8Array;
  /** How sure it is that this is what the picture is about, 0 to 1; 0 where nothing stands out. */
  readonly sureness: number;
  /** Whether only a stricter cut was sure. */
  readonly isGuess?: true;
}

/**
 * The cut that is clearest, of several that take more or less for subject.
 * @param odds how much each superpixel looks like subject, in logits
 */
export function clearestCut(parts: Superpixels, odds: Float64Array): Cut {
  const cut = (shift: number, counted = odds): Candidate => {
    const wish = odds.map((value) => value - shift);
    const found = cutTidily(parts, wish, new Int8Array(wish.length));
    const { clarity, inside } = clarityOf(parts, counted, found);
    const sureness = Math.min(1, (clarity * Math.max(0, inside) - doubtful) / (clear - doubtful));
    return { odds: wish, found, clarity, sureness: sureness < minSure ? 0 : sureness };
  };
  const first = cut(0);
  if (first.sureness > 0) {
    if (first.clarity >= others.enough) return first;
    let best = first;
    for (const { by, clearer } of others.shifts) {
      // what is left is counted as it was cut, so that it is no surer for being less
      const counted = by > 0 ? odds.map((value) => value - by) : odds;
      const one = cut(by, counted);
      if (one.sureness > 0 && one.clarity > clearer * best.clarity) best = one;
    }
    return best;
  }
  const sure = stricter.shifts
    .map((shift) => cut(shift))
    .filter(
      ({ sureness, clarity, found }) =>
        sureness > 0 && clarity >= stricter.min && shareOf(parts, found) >= stricter.share,
    );
  const clearest = Math.max(...sure.map(({ clarity }) => clarity));
  const guess = sure.findLast(({ clarity }) => clarity >= stricter.alike * clearest);
  if (!guess) return first;
  return { odds, found: guess.found, sureness: Math.min(stricter.maxSure, guess.sureness), isGuess: true };
}

interface Candidate extends Cut {
  readonly clarity: number;
}

/** The share of a picture that is on. */
function shareOf({ graph: { area } }: Superpixels, on: Uint8Array): number {
  let [within, all] = [0, 0];
  for (let p = 0; p < on.length; p++) {
    all += area[p]!;
    if (on[p]) within += area[p]!;
  }
  return within / all;
}
