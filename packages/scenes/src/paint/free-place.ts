import { kindOf } from "../drawables.ts";
import type { Figure } from "../figures/figure.ts";
import type { Board } from "./board.ts";
import { afloat } from "./afloat.ts";
import { freeX } from "./free-x.ts";
import { isLiving } from "./is-living.ts";
import { planetRow } from "./planet-row.ts";
import type { Want } from "./placing.ts";
import { habitOf, heightOf, isOrnament } from "./traits.ts";
import type { SceneItem } from "../words/scene-graph.ts";

/** A portrait shows a head this wide, its top this far from the picture's upper edge. */
const portraitView = { head: 440, top: 190 };
/** Who stands in shallow water. */
const waders: ReadonlySet<string> = new Set(["flamingo", "stork", "heron"]);
/** How near stands what has no place of its own where somebody is: behind them. */
const behindLife = 0.46;

/** A lone head fills the picture, its body goes on below. */
function portrait(board: Board, want: Want, { at, width }: NonNullable<Figure["head"]>) {
  const scale = portraitView.head / width;
  board.add(want, { x: board.frame / 2, y: 0, scale, depth: 1 });
  const placing = board.placings.at(-1);
  if (placing)
    Object.assign(placing, {
      scale,
      x: board.frame / 2 - at[0] * scale,
      // ears and antlers are above the head: nothing is cut off at the top
      y: Math.max(portraitView.top - at[1] * scale, want.figure.height * scale + 20),
    });
}

/** A branch reaches into the picture from its side, low enough for whoever sits on it. */
function branch(board: Board, want: Want) {
  const { figure } = want;
  const scale = (board.frame * 0.86) / figure.width;
  board.add(want, { x: board.frame * 0.55, y: 690, scale, depth: 0.6, grounded: false });
}

/** What looks to the left by nature is turned where it would look out of the picture; people look at the viewer. */
function flips({ drawable }: SceneItem, share: number): boolean {
  const kind = kindOf(drawable);
  return (kind === "animal" || kind === "vehicle") && share < 0.45;
}

/** Where a thing goes that stands in no relation to another. */
export function freePlace(board: Board, want: Want, scale: number) {
  const { thing, figure, copy, item } = want;
  if (planetRow(board, want)) return;
  if (thing.drawable === "roof") {
    board.add(want, {
      x: board.frame / 2,
      y: 1000,
      scale: (board.frame * 0.96) / figure.width,
      depth: 0.5,
      grounded: false,
    });
    return;
  }
  if (/^(branch|blossom branch)$/.test(thing.drawable) && !board.backdrop.indoor) return branch(board, want);
  if (thing.drawable === "tablecloth" && board.backdrop.indoor) {
    const k = (board.frame * 0.86) / figure.width;
    board.add(want, { x: board.frame / 2, y: 950, scale: k, depth: -0.6, grounded: false });
    return;
  }
  if (thing.drawable === "shelf" && board.backdrop.indoor) {
    const k = (board.frame * 0.62) / figure.width;
    board.add(want, { x: board.frame / 2, y: 560, scale: k, depth: 0.1, grounded: false });
    return;
  }
  if (/bridge$/.test(thing.drawable) && board.backdrop.water) {
    const [shore, close] = board.backdrop.water;
    const k = Math.min(
      (board.frame * (heightOf(thing.drawable) > 10 ? 0.94 : 0.62)) / figure.width,
      420 / figure.height,
    );
    board.add(want, {
      x: board.frame * 0.52,
      y: shore + (close - shore) * 0.3,
      scale: k,
      depth: 0.04,
      grounded: false,
    });
    return;
  }
  // a pier leads from the near shore out into the middle of the water
  if (thing.drawable === "pier" && board.backdrop.water && thing.count === 1) {
    const [, close] = board.backdrop.water;
    board.add(want, {
      // a boat lies beside it
      x: board.frame * (board.actors.some(({ drawable }) => habitOf(drawable) === "water") ? 0.72 : 0.5),
      y: Math.min(985, close + 150),
      scale: 300 / figure.height,
      depth: 0.04,
      grounded: false,
    });
    return;
  }
  // a mandala fills the picture
  if (isOrnament(thing.drawable)) {
    board.add(want, { x: board.frame / 2, y: 976, scale: 950 / figure.height, depth: -2, grounded: false });
    return;
  }
  const before =
    copy > 0 && thing.pose === "hug"
      ? board.placings.find((other) => other.item === item && other.copy === copy - 1)
      : undefined;
  if (before) {
    const side = figure.width * before.scale * 0.8;
    board.add(want, { x: before.x + side, y: before.y, scale: before.scale, depth: before.depth + 0.001 });
    return;
  }
  const isLone =
    thing.count === 1 &&
    board.graph.items.every(
      (other, i) => i === item || ["hold", "wear", "part"].includes(other.relation?.kind ?? ""),
    );
  if (board.graph.closeUp && isLone && figure.head) return portrait(board, want, figure.head);
  const { water, weightless, indoor } = board.backdrop;
  let habit = habitOf(thing.drawable);
  const isFlown = board.graph.items.some(
    (rider) => rider.pose === "fly" && rider.relation?.kind === "on" && rider.relation.to === item,
  );
  if ((thing.pose === "fly" || isFlown) && habit === "ground") habit = "air";
  const isInWater = thing.pose === "swim" || (thing.pose === "float" && kindOf(thing.drawable) === "animal");
  if (isInWater && habit === "ground" && water) habit = "water";
  const wades = waders.has(thing.drawable) && water !== null && !weightless && !board.backdrop.channel;
  if (wades) {
    const [far, near] = water;
    const k = Math.min(scale, 460 / figure.height);
    board.add(want, {
      x: board.offShore(
        freeX(
          board.placings,
          figure.width * k,
          board.frame,
          (thing.count > 1 ? 0.22 + (0.56 * copy) / (thing.count - 1) : 0.5) * board.frame,
          0.03,
        ),
        figure.width * k,
      ),
      y: far + (near - far) * (0.9 - (copy % 2) * 0.12),
      scale: k,
      depth: 0.03 - (copy % 2) * 0.01,
      flip: copy < thing.count / 2,
      grounded: false,
      sunk: 0.06,
    });
    return;
  }
  if (weightless && ["ground", "far", "water"].includes(habit) && thing.pose !== "stand")
    habit =
      board.backdrop.isUnderwater && habit !== "water" && !["person"].includes(kindOf(thing.drawable))
        ? "ground"
        : "air";
  if (habit === "wall" && !indoor) habit = "ground";
  const thirds = [0.36, 0.66, 0.5, 0.18, 0.84];
  // what all else is on or in stands in the middle of the table
  const isAll =
    board.isOnTable &&
    board.graph.items.every(
      (other, i) =>
        i === item || other.relation?.to === item || (other.drawable === "table" && thing.relation?.to === i),
    ) &&
    board.graph.items.length > 1;
  const mainly =
    board.placings.every(({ figure: { svg } }) => svg === "") &&
    (board.graph.items.length === 1 || isAll) &&
    thing.count === 1
      ? 0.5
      : (thirds[(item + copy) % thirds.length] ?? 0.5);
  const width = figure.width * scale;
  if (habit === "sky" || habit === "air" || habit === "wall") {
    const floor = habit === "wall" ? 430 : weightless ? 820 : habit === "sky" ? 380 : 520;
    // what is small by nature stays so where there is more than it
    const isSmall =
      habit === "air" &&
      heightOf(thing.drawable) < 0.5 &&
      thing.drawable !== "firefly" &&
      (item > 0 || thing.count > 2);
    const few = (thing.count > 4 ? 0.62 : 1) * (isSmall ? (thing.count > 1 ? 0.5 : 0.66) : 1);
    const lone = isLone;
    const isWide = habit === "sky" && figure.width > 500 && thing.drawable !== "rainbow";
    const k = isWide
      ? (board.frame * 0.94) / figure.width
      : Math.min(
          scale,
          ((lone
            ? thing.pose === "fly" && !weightless
              ? 460
              : 620
            : habit === "sky"
              ? 300
              : weightless && item === 0 && isLiving(thing.drawable)
                ? 520
                : 340) *
            few) /
            figure.height,
          (board.frame * 0.7) / figure.width,
        );
    const x =
      thing.drawable === "rainbow" || figure.width > 500
        ? board.frame / 2
        : board.freeSpot(figure.width * k, mainly);
    const level =
      thing.drawable === "fireworks"
        ? 430
        : lone
          ? (thing.pose === "fly" && !weightless ? 330 : 500) + (figure.height * k) / 2
          : 60 + figure.height * k + board.chance.between(0, Math.max(1, floor - 60 - figure.height * k));
    board.add(
      want,
      thing.drawable === "rainbow"
        ? {
            x,
            // with no land to end behind it goes on below the picture
            y: weightless ? 1060 : 560,
            scale: weightless
              ? (board.frame * 0.94) / figure.width
              : Math.min((board.frame * 0.86) / figure.width, 480 / figure.height),
            depth: -1,
            grounded: false,
          }
        : { x, y: level, scale: k, depth: habit === "sky" ? -0.9 : 0.4 + copy * 0.001, grounded: false },
    );
    return;
  }
  if (habit === "water" && water) {
    afloat(board, want, scale, { water, mainly, isLone });
    return;
  }
  const depth =
    habit === "far" || thing.far
      ? 0.12 + (copy % 3) * 0.1
      : board.isOnTable && board.actors.length + thing.count > 3
        ? ((item + copy) % 2) * 0.7 + 0.15
        : thing.count > 3
          ? ([0.55, 0.75, 0.95][copy % 3] ?? 0.75)
          : board.graph.closeUp
            ? 1
            : thing.drawable === "gift" && indoor
              ? 0.96
              : (board.isAlive && !isLiving(thing.drawable) ? behindLife : 0.66) +
                (copy % 2) * 0.14 +
                (board.chance.next() - 0.5) * 0.06;
  const k = scale * (habit === "far" ? 0.9 + depth * 0.4 : 0.72 + 0.36 * depth);
  board.add(want, {
    // a house by a river stands on its bank
    x: freeX(
      board.placings,
      width,
      board.frame,
      (habit === "far" && board.backdrop.channel && kindOf(thing.drawable) === "place" ? 0.2 : mainly) *
        board.frame,
      depth,
    ),
    y: habit === "far" && board.backdrop.behind !== undefined ? board.backdrop.behind : board.level(depth),
    scale: k,
    depth,
    flip: flips(thing, mainly),
  });
}
