import { kindOf } from "../../drawables.ts";
import { high, wide } from "../placing.ts";
import { carriedScale, saddled } from "./carried-scale.ts";
import type { Rule } from "./rule.ts";
import { habitOf, heightOf, swims } from "../traits.ts";

const furniture: ReadonlySet<string> = new Set([
  "chair",
  "armchair",
  "throne",
  "wheelchair",
  "bench",
  "porch swing",
  "sofa",
]);
/** How much of somebody's height is above the seat. */
const seatedShare = 0.58;
/** Furniture is made for those who are at least so high, in meters. */
const grown = 1.5;

/** How wide a hill is, in widths of the picture, and how low its foot lies. */
const hill = { wide: 1.16, y: 840 };

/** What stands on something stands on its top. */
export const onTop: Rule = (board, { want, kind, to, other, otherName, scale, inSky, near }) => {
  const { figure, thing, copy } = want;
  const isFlat =
    kind === "in" && other.figure.rim === undefined && (otherName === "puddle" || otherName === "mud");
  if ((kind === "on" || isFlat) && !inSky && other.figure.top) {
    if (/bridge$|^viaduct$/.test(otherName) && copy === 0) board.spanBridge(other);
    // a hill goes on beyond the edges of the picture
    if (otherName === "knoll" && copy === 0)
      Object.assign(other, {
        scale: (board.frame * hill.wide) / other.figure.width,
        x: board.frame * 0.52,
        y: hill.y,
        grounded: false,
      });
    const isPerch = kindOf(otherName) === "plant" && !/branch|lily pad|log|stump/.test(otherName);
    if (isPerch && copy === 0) {
      other.scale = Math.max(
        other.scale,
        Math.min(400 / other.figure.height, (board.frame * 0.4) / other.figure.width),
      );
      board.keepInside(other);
    }
    const { height, half } = other.figure.top;
    const isRider = ["person", "animal"].includes(kindOf(thing.drawable));
    const isLow =
      otherName === "surfboard" ||
      (heightOf(otherName) < heightOf(thing.drawable) * 0.6 && !swims(otherName));
    // a skateboard grows with who rides it
    if (isRider && isLow && kindOf(otherName) !== "animal") {
      const isEachOwn = (board.graph.items[to]?.count ?? 1) > 1;
      const riders = isEachOwn ? 1 : board.carriedBy(to, isFlat ? "in" : "on").length;
      const wanted = (figure.width * scale * (riders > 1 ? riders * 0.8 : 0.9)) / other.figure.width;
      other.scale = Math.max(
        other.scale,
        Math.min(wanted, (board.frame * (riders > 1 ? 0.84 : 0.5)) / other.figure.width),
      );
      board.keepInside(other);
    }
    const isFirst = !board.placings.some(
      ({ item }) =>
        board.graph.items[item]?.relation?.kind === "on" && board.graph.items[item]?.relation?.to === to,
    );
    const isLong = ["sofa", "bench", "porch swing"].includes(otherName);
    const isTable = otherName === "table" && board.hasPeople;
    if (!isLow && !isTable && kindOf(otherName) !== "animal" && copy === 0 && (isFirst || !isLong)) {
      const all = (board.graph.items[to]?.count ?? 1) > 1 ? 1 : board.carriedBy(to, "on").length;
      const wanted = (figure.width * scale * all * 0.82) / (half * 2);
      const isFar = habitOf(otherName) === "far";
      if (
        !isFar &&
        (all > 1 || otherName === "plate") &&
        (kindOf(thing.drawable) !== "food" || otherName === "plate")
      )
        other.scale = Math.max(
          other.scale,
          Math.min(wanted, (board.frame * 0.72) / other.figure.width, 480 / other.figure.height),
        );
      board.keepInside(other);
    }
    // a cat does not fill the sofa it sleeps on
    const isOnSeat = kindOf(thing.drawable) === "animal" && ["sofa", "bed"].includes(otherName);
    if (isOnSeat && copy === 0) {
      other.scale = Math.max(
        other.scale,
        Math.min((board.frame * 0.62) / other.figure.width, 430 / other.figure.height),
      );
      board.keepInside(other);
    }
    // on a table that people are at things have their own size
    const isLaid =
      otherName === "table" && board.hasPeople && ["thing", "food", "plant"].includes(kindOf(thing.drawable));
    const all = board.carriedBy(to, "on").length;
    let small = isLaid
      ? Math.min(
          scale,
          (high(other) * (thing.drawable === "cake" ? 0.62 : 0.4)) / figure.height,
          (wide(other) * 0.9) / all / figure.width,
        )
      : carriedScale(want, other, otherName, scale);
    const inIt = board.carriedBy(to, "in").length;
    // several on a floe stand side by side
    if (isRider && isLow && !isFlat && all > 1 && kindOf(otherName) !== "animal")
      small = Math.min(small, (wide(other) * 1.05) / all / figure.width);
    if (isFlat && inIt > 1) small = Math.min(small, (wide(other) * 1.15) / inIt / figure.width);
    if (isOnSeat) small = Math.min(small, (wide(other) * 0.46) / figure.width);
    // a lighthouse on a cliff: both must fit below the edge of the picture
    const needed = height * other.scale + figure.height * small;
    const room = other.y - 16;
    if (needed > room && !/bridge$|^viaduct$/.test(otherName)) {
      if (copy === 0) other.scale *= room / needed;
      small *= room / needed;
    }
    const carried = board.carriedBy(to, isFlat ? "in" : "on").length;
    if (thing.onSeat && furniture.has(otherName) && (isFirst || !isLong)) {
      // a chair is as large as its sitter needs
      const tall = seatedShare * Math.max(grown, heightOf(thing.drawable));
      const fitting =
        Math.min((figure.height * small * heightOf(otherName)) / tall, 640) / other.figure.height;
      const sitters = isLong ? board.carriedBy(to, "on").length : 1;
      const long = sitters > 2 ? (figure.width * small * sitters * 1.1) / other.figure.width : 0;
      other.scale = Math.max(
        other.scale,
        Math.min(Math.max(fitting, long), (board.frame * 0.6) / other.figure.width),
      );
      board.keepInside(other);
    }
    // neighbors on a sofa sit side by side, not at its ends
    const reach = Math.min(
      isLong && isRider ? wide(other) * 0.66 : half * other.scale * 2,
      figure.width * small * (carried - 1) * (thing.pose === "hug" ? 0.72 : 1.15),
    );
    const hasOwn = (board.graph.items[to]?.count ?? 1) > 1 && isRider;
    const spread = hasOwn ? 0 : board.shareOf(want, to, isFlat ? "in" : "on") * reach;
    board.add(want, {
      ...near,
      x: other.x + spread,
      // who rides a bicycle has their feet at its pedals
      y: other.y - height * other.scale + 3 + (isRider && saddled.has(otherName) ? high(other) * 0.16 : 0),
      scale: small,
      depth: near.depth + copy * 0.001,
    });
    return true;
  }
  return null;
};
