import type { Making } from "./maker.ts";
import { builtMade } from "./built-made.ts";
import { creature } from "./creature.ts";
import { creatureLook, isCreature } from "./creature-looks.ts";
import type { Figure } from "./figure.ts";
import { notoFigure } from "./noto-figure.ts";
import { isPerson, lookOf } from "./people-looks.ts";
import { person } from "./person.ts";
import { plantsMade } from "./plants-made.ts";
import { group, placed } from "../pen.ts";

const made = { ...plantsMade, ...builtMade };

function couple(making: Making): Figure {
  const [left, right] = (["woman", "man"] as const).map((drawable) =>
    person(lookOf({ ...making.item, drawable }, making.chance), making.item.pose, false),
  );
  if (!left || !right) throw new RangeError("a couple is two");
  return {
    svg: group(left.svg, placed([-30, 0])) + group(right.svg, placed([30, 0])),
    width: left.width + 60,
    height: Math.max(left.height, right.height),
  };
}

/** The drawing of one thing of an item. */
export function figureOf(making: Making): Figure {
  const { item, index, chance } = making;
  if (item.drawable === "couple") return couple(making);
  if (isPerson(item.drawable))
    return person(lookOf(item, chance), item.pose, item.pose === null && index === 0);
  if (isCreature(item.drawable)) return creature(creatureLook(item, index, chance), item.pose);
  const maker = Object.hasOwn(made, item.drawable) ? made[item.drawable] : undefined;
  const figure = maker?.(making) ?? notoFigure(item, index);
  if (!figure) throw new RangeError(`drawable: nothing draws "${item.drawable}"`);
  return figure;
}
