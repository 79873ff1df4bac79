import { kindOf } from "../drawables.ts";
import type { Board } from "./board.ts";
import { freeX } from "./free-x.ts";
import type { Want } from "./placing.ts";
import { heightOf, swims } from "./traits.ts";

/** How high those are drawn who swim on a lake and are lower than this, in meters: alone, and with others. */
const birds = { below: 1.2, usual: 0.5, alone: 300, among: 190 };
/** How much of whoever leaps out of the water is still in it. */
const leaping = 0.12;

/** What swims or floats by itself has its place on the water, or in it. */
export function afloat(
  board: Board,
  want: Want,
  scale: number,
  { water, mainly, isLone }: { water: readonly [far: number, near: number]; mainly: number; isLone: boolean },
) {
  const { thing, figure, copy } = want;
  const { weightless } = board.backdrop;
  const [far, near] = water;
  const depth = thing.far ? 0.04 : thing.count > 1 ? (copy + 0.5) / thing.count : 0.7;
  const y =
    weightless || (swims(thing.drawable) && thing.drawable !== "mermaid")
      ? board.chance.between(far + 120, Math.max(far + 130, near))
      : far + (near - far) * depth;
  // a fish in a pond is small; one in the deep sea, or one that leaps, is what the picture is about
  const leaps = thing.pose === "jump";
  const isFish = !weightless && swims(thing.drawable) && thing.drawable !== "mermaid";
  const small = !isFish ? 1 : leaps && isLone ? 0.8 : 0.4;
  const [left, right] = board.backdrop.channel ?? [0, 1];
  const fits = Math.min(scale, 560 / figure.height, (board.frame * (right - left) * 1.6) / figure.width);
  // a duck is small on its pond, and no larger than the trees at the shore
  const hasShore = water[1] <= board.backdrop.stand[0];
  const isBird =
    !weightless &&
    hasShore &&
    !(leaps && isLone) &&
    kindOf(thing.drawable) === "animal" &&
    heightOf(thing.drawable) < birds.below;
  // a duckling is half of its mother
  const own = Math.min(1.2, Math.max(0.45, heightOf(thing.drawable) / birds.usual)) * (thing.young ? 0.5 : 1);
  const limit = isBird ? ((isLone ? birds.alone : birds.among) * own) / figure.height : Infinity;
  const k = Math.min(limit, fits) * (weightless ? 0.9 : 0.6 + 0.4 * depth) * small;
  board.add(want, {
    x: board.offShore(
      freeX(board.placings, figure.width * k, board.frame, mainly * board.frame, weightless ? 0.5 : 0.1),
      figure.width * k,
    ),
    y: leaps ? y - figure.height * k * 0.04 : y,
    scale: k,
    // open water lies behind all that stands on its shore
    depth: weightless ? depth : hasShore ? depth * 0.05 : 0.1 + depth * 0.3,
    grounded: false,
    sunk:
      weightless || thing.drawable === "surfer"
        ? 0
        : leaps
          ? leaping
          : kindOf(thing.drawable) === "vehicle"
            ? 0.04
            : kindOf(thing.drawable) === "person"
              ? 0.46
              : 0.25,
  });
}
