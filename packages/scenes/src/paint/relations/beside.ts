import { kindOf } from "../../drawables.ts";
import type { Board } from "../board.ts";
import { freeX } from "../free-x.ts";
import { high, type Placing, type Want, wide } from "../placing.ts";
import { saddled } from "./carried-scale.ts";
import { pull, pulled } from "./pull.ts";
import { isLiving } from "../is-living.ts";
import { habitOf, heightOf, swims } from "../traits.ts";

/** How large a fish is drawn that is seen from above the water. */
const fishInPond = 0.45;
/** How near stands what is beside a house or a mill: before it, not in a row with it. */
const inFront = 0.74;
/** How much the size of things beside a house follows their true size. */
const besideHouse = 0.75;

const isRocket = (board: Board, { item }: Placing) =>
  ["rocket", "space shuttle"].includes(board.graph.items[item]?.drawable ?? "");

/** What is beside something stands on the same ground, or floats on the same water, where there is room. False when it cannot. */
export function beside(board: Board, want: Want, other: Placing, scale: number): boolean {
  const habit = habitOf(want.thing.drawable);
  // a bridge by a house leads over the river all the same
  if (/bridge$/.test(want.thing.drawable) && board.backdrop.water) return false;
  const host = board.graph.items[other.item];
  // a parrot that somebody looks at or cares for is near their hand, not in the sky
  if (
    habit === "air" &&
    host?.pose === "act" &&
    host.count === 1 &&
    kindOf(want.thing.drawable) === "animal" &&
    want.thing.count === 1
  ) {
    const k = Math.min(scale, (high(other) * 0.4) / want.figure.height);
    const way = other.x < board.frame / 2 ? 1 : -1;
    board.add(want, {
      x: other.x + way * (wide(other) * 0.75 + (want.figure.width * k) / 2),
      y: other.y - high(other) * 0.42,
      scale: k,
      depth: other.depth + 0.01,
      grounded: false,
    });
    return true;
  }
  if (
    habit === "sky" ||
    habit === "air" ||
    (habit === "water") !== (habitOf(board.graph.items[other.item]?.drawable ?? "cat") === "water")
  )
    return false;
  const width = want.figure.width * scale;
  // smoke rises from what it is with; a rocket leaves it behind
  if (want.thing.drawable === "smoke" || (want.thing.drawable === "campfire" && isRocket(board, other))) {
    if (want.thing.drawable === "campfire") board.unseen(want, other);
    else {
      const k = Math.min(scale, (wide(other) * 0.5) / want.figure.width);
      board.add(want, {
        x: other.x + wide(other) * (isRocket(board, other) ? -0.5 : 0.22),
        y: isRocket(board, other) ? other.y + want.figure.height * k * 0.7 : other.y - high(other) * 0.98,
        scale: k,
        depth: other.depth - 0.01,
        grounded: false,
      });
    }
    return true;
  }
  const near = other.x < board.frame / 2 ? 1 : -1;
  const carriage = board.graph.items[other.item]?.drawable;
  if (
    pulled.has(want.thing.drawable) &&
    carriage &&
    (kindOf(carriage) === "animal" || carriage === "tractor")
  ) {
    pull(board, want, other, scale);
    return true;
  }
  if (want.thing.drawable === "basket" && saddled.has(board.graph.items[other.item]?.drawable ?? "cat")) {
    board.add(want, {
      x: other.x + wide(other) * 0.36 * (other.flip ? -1 : 1),
      y: other.y - high(other) * 0.62,
      scale: (high(other) * 0.36) / want.figure.height,
      depth: other.depth + 0.02,
      grounded: false,
    });
    return true;
  }
  if (["blanket", "rug"].includes(want.thing.drawable)) {
    board.add(want, {
      x: other.x,
      y: other.y + want.figure.height * scale * 0.5,
      scale,
      // all who sit on it are before it
      depth: 0.02,
    });
    return true;
  }
  // two play at a board from both its sides
  const game = board.graph.items[other.item];
  const player =
    game?.drawable === "chess board" && game.relation ? board.first.get(game.relation.to) : undefined;
  if (player && want.thing.relation?.to !== game?.relation?.to) {
    const way = player.x < other.x ? 1 : -1;
    if (way * (board.frame / 2 - other.x) < width) {
      const back = way * (wide(other) / 2 + width / 2);
      for (const each of [player, other]) each.x -= back;
      board.keepInside(player);
    }
    board.add(want, {
      x: other.x + way * (wide(other) / 2 + width / 2),
      y: player.y,
      scale,
      depth: player.depth,
      flip: way > 0,
    });
    return true;
  }
  if (
    swims(want.thing.drawable) &&
    want.thing.drawable !== "mermaid" &&
    board.backdrop.water &&
    !board.backdrop.weightless
  )
    scale *= fishInPond;
  // a swing beside a tree house is no higher than it would be there
  const hostName = host?.drawable ?? "cat";
  if (
    ["place", "plant"].includes(kindOf(hostName)) &&
    habitOf(hostName) === "far" &&
    heightOf(want.thing.drawable) < 0.6 * heightOf(hostName) &&
    !isLiving(want.thing.drawable)
  )
    scale = Math.min(
      scale,
      (1.5 * high(other) * (heightOf(want.thing.drawable) / heightOf(hostName)) ** besideHouse) /
        want.figure.height,
    );
  // ducklings are smaller than their mother, however small she is on her pond
  const ofKin = board.graph.items[other.item];
  if (want.thing.young && ofKin?.drawable === want.thing.drawable && !ofKin.young)
    scale = Math.min(scale, (0.62 * high(other)) / want.figure.height);
  const isHugged = want.thing.pose === "hug" || board.graph.items[other.item]?.pose === "hug";
  // who reaches out to somebody has room for the arm
  const reaches =
    kindOf(want.thing.drawable) === "person" && board.graph.items[other.item]?.pose === "act"
      ? wide(other) * 0.4
      : 0;
  const ideal = other.x + near * (wide(other) / 2 + width / 2 + 10 + reaches);
  const beyond = board.graph.items[other.item]?.drawable ?? "cat";
  if (habit === "water" && kindOf(beyond) === "place" && kindOf(want.thing.drawable) === "animal")
    scale = Math.min(scale, (high(other) * 0.24) / want.figure.height);
  if (habit === "water" && board.backdrop.water) {
    const [far, close] = board.backdrop.water;
    board.add(want, {
      x: board.offShore(freeX(board.placings, width, board.frame, ideal, other.depth), width),
      y: Math.min(close, Math.max(far, other.y + (want.copy % 2 === 0 ? 24 : -30))),
      scale,
      // an iceberg does not hide the whale
      depth: other.depth + (kindOf(want.thing.drawable) === "place" ? -0.01 : 0.01),
      grounded: false,
      sunk: other.sunk,
    });
    return true;
  }
  if (isHugged && habit !== "water") {
    // an animal that is hugged leaves the face free
    const fits =
      kindOf(want.thing.drawable) === "animal"
        ? Math.min(1, (high(other) * 0.72) / (want.figure.height * scale))
        : 1;
    board.add(want, {
      x:
        other.x +
        near * (wide(other) + width * fits) * (kindOf(want.thing.drawable) === "person" ? 0.46 : 0.37),
      y: other.y + 6,
      scale: scale * fits,
      depth: Math.min(1, other.depth + 0.01),
      flip: near > 0 ? false : kindOf(want.thing.drawable) === "animal",
    });
    return true;
  }
  // a flock stands behind whoever it belongs to
  const isFlock = want.thing.count > 3 && (board.graph.items[other.item]?.count ?? 1) === 1;
  const depth =
    habit === "far"
      ? other.depth * 0.6
      : isFlock
        ? Math.max(0, other.depth - 0.3 - (want.copy % 3) * 0.14)
        : habitOf(board.graph.items[other.item]?.drawable ?? "cat") === "far"
          ? inFront
          : Math.min(1, other.depth + 0.08);
  if (isFlock) scale *= 0.62;
  board.add(want, {
    x: freeX(board.placings, width, board.frame, ideal, depth),
    y: board.level(depth),
    scale,
    depth,
    // the handle of a stroller is where it is pushed
    flip: want.thing.drawable === "stroller" && ideal > other.x,
  });
  return true;
}
