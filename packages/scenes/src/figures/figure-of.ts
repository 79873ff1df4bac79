import { type DrawableName, drawables } from "../drawables.ts";
import type { Maker, Making } from "./maker.ts";
import { beingsMade } from "./beings-made.ts";
import { homesMade } from "./homes-made.ts";
import { towersMade } from "./towers-made.ts";
import { waysMade } from "./ways-made.ts";
import { belongingsMade } from "./belongings-made.ts";
import { bridgesMade } from "./bridges-made.ts";
import { lawnMade } from "./lawn-made.ts";
import { sportsMade } from "./sports-made.ts";
import { train } from "./train.ts";
import { groundMade } from "./ground-made.ts";
import { craftMade } from "./craft-made.ts";
import { furnitureMade } from "./furniture-made.ts";
import { emptyCup, householdMade } from "./household-made.ts";
import { heavensMade } from "./heavens-made.ts";
import { creature } from "./creature.ts";
import { creatureLook, isCreature } from "./creature-looks.ts";
import type { Figure } from "./figure.ts";
import { notoFigure } from "./noto-figure.ts";
import { isPerson, lookOf, props } from "./people-looks.ts";
import { person } from "./person.ts";
import { mermaid } from "./mermaid.ts";
import { hanging } from "./hanging.ts";
import { marketMade } from "./market-made.ts";
import { plantsMade } from "./plants-made.ts";
import { treesMade } from "./trees-made.ts";
import { flowersMade } from "./flowers-made.ts";
import { townMade } from "./town-made.ts";
import { smallThingsMade } from "./small-things-made.ts";
import { vehiclesMade } from "./vehicles-made.ts";
import { playMade } from "./play-made.ts";
import { mandala } from "./mandala-made.ts";
import { wildMade } from "./wild-made.ts";
import { wishMade } from "./wish-made.ts";
import { swimmersMade } from "./swimmers-made.ts";
import { elephantsMade } from "./elephants-made.ts";
import { beastsMade } from "./beasts-made.ts";
import { turtlesMade } from "./turtles-made.ts";
import { perchingBirdsMade } from "./perching-birds-made.ts";
import { uprightBirdsMade } from "./upright-birds-made.ts";
import { waterBirdsMade } from "./water-birds-made.ts";
import { landBirdsMade } from "./land-birds-made.ts";
import { smallAnimalsMade } from "./small-animals-made.ts";
import { tallAnimalsMade } from "./tall-animals-made.ts";
import { camelsMade } from "./camels-made.ts";
import { gardenAnimalsMade } from "./garden-animals-made.ts";
import { shoreAnimalsMade } from "./shore-animals-made.ts";
import { fanBirdsMade } from "./fan-birds-made.ts";
import { insectsMade } from "./insects-made.ts";
import { crocodile } from "./crocodile.ts";
import { octopus } from "./octopus.ts";
import { wornMade } from "./worn-made.ts";
import { group, line, placed, shape } from "../pen.ts";
import type { SceneItem } from "../words/scene-graph.ts";
import { gearMade } from "./gear-made.ts";

const made: Readonly<Record<string, Maker>> = {
  ...plantsMade,
  ...treesMade,
  ...flowersMade,
  ...homesMade,
  ...towersMade,
  ...waysMade,
  ...bridgesMade,
  ...lawnMade,
  ...belongingsMade,
  ...sportsMade,
  train,
  ...groundMade,
  ...craftMade,
  ...furnitureMade,
  ...householdMade,
  ...heavensMade,
  ...beingsMade,
  ...townMade,
  ...smallThingsMade,
  ...vehiclesMade,
  ...wishMade,
  ...playMade,
  ...marketMade,
  ...wornMade,
  ...wildMade,
  ...swimmersMade,
  ...elephantsMade,
  ...beastsMade,
  ...turtlesMade,
  ...perchingBirdsMade,
  ...uprightBirdsMade,
  ...waterBirdsMade,
  ...landBirdsMade,
  ...smallAnimalsMade,
  ...tallAnimalsMade,
  ...camelsMade,
  ...gardenAnimalsMade,
  ...shoreAnimalsMade,
  ...fanBirdsMade,
  ...insectsMade,
  crocodile,
  octopus,
  mermaid,
  mandala,
  ...gearMade,
};

const makerOf = (name: DrawableName): Maker | undefined =>
  Object.hasOwn(made, name) ? made[name] : undefined;

function couple(making: Making): Figure {
  const [left, right] = (
    making.item.isOld ? (["old woman", "old man"] as const) : (["woman", "man"] as const)
  ).map((drawable) =>
    person(lookOf({ ...making.item, drawable }, making.chance, making.garments), making.item.pose, {
      lively: false,
      ...(making.item.onSeat && { onSeat: true }),
    }),
  );
  if (!left || !right) throw new RangeError("a couple is two");
  return {
    svg: group(left.svg, placed([-30, 0])) + group(right.svg, placed([30, 0])),
    width: left.width + 60,
    height: Math.max(left.height, right.height),
  };
}

const boards: Partial<Record<DrawableName, string>> = {
  surfer: "#f0a43c",
  snowboarder: "#8f5bb5",
  skier: "#d0473c",
};
const gliders: Readonly<Record<string, string>> = { skis: "#d0473c", snowboard: "#8f5bb5" };
const poles = line("M-58 -62L-74 6M58 -62L74 6", "#4a4f5a", 4);

/** What those stand on who are named after it: a board or a pair of skis. */
function onBoard(figure: Figure, { drawable: name, glidesOn }: SceneItem): Figure {
  const tone = boards[name] ?? (glidesOn === undefined ? undefined : gliders[glidesOn]);
  if (tone === undefined) return figure;
  const hasTwo = name === "skier" || glidesOn === "skis";
  const board = (y: number) =>
    shape(
      `M-96 ${y - 10}Q-70 ${y + 4} 0 ${y + 4}Q70 ${y + 4} 96 ${y - 10}Q76 ${y - 5} 0 ${y - 4}Q-76 ${y - 5} -96 ${y - 10}Z`,
      tone,
    );
  const spray =
    name === "surfer"
      ? shape("M-150 14Q-120 -34 -70 -6Q-20 -22 20 -2Q70 -24 108 -4Q140 -20 156 14Q0 30 -150 14Z", "#e9f4f8")
      : "";
  return {
    ...figure,
    svg: spray + board(8) + (hasTwo ? board(2) + poles : "") + figure.svg,
    width: Math.max(figure.width, 200),
  };
}

/** Somebody with what they are known by in their hand. */
function withProp(figure: Figure, prop: DrawableName, making: Making): Figure {
  const { colors: _own, ...item } = making.item;
  const bare = { ...item, drawable: prop, colors: [] };
  const held = notoFigure(bare, 0) ?? makerOf(prop)?.({ ...making, item: bare, color: (usual) => usual });
  if (!held || !figure.hand) return figure;
  const [x, y] = figure.hand;
  const size = (figure.height * 0.34) / held.height;
  return {
    ...figure,
    svg: figure.svg + group(held.svg, placed([x + 6, y + held.height * size * 0.4], 0, size)),
    width: figure.width + held.width * size * 0.6,
  };
}

/** The drawing of one thing of an item. */
export function figureOf(making: Making): Figure {
  const { item, index, chance } = making;
  if (item.drawable === "couple") return couple(making);
  // a doll is a girl of cloth
  if (item.drawable === "doll")
    return person(lookOf({ ...item, drawable: "girl" }, chance), "stand", { lively: false });
  if (isPerson(item.drawable)) {
    const prop =
      !making.isBusy && (item.pose === null || item.pose === "stand") ? props[item.drawable] : undefined;
    const figure = person(lookOf(item, chance, making.garments), item.pose, {
      lively:
        item.pose === null && ((index === 0 && !making.hasNeighbor) || prop !== undefined || making.isBusy),
      ...(item.onSeat && { onSeat: true }),
      ...(making.plays && { plays: true }),
    });
    return prop ? withProp(figure, prop, making) : onBoard(figure, item);
  }
  const hung = item.pose === "hang" ? hanging(item.drawable, item.colors[index]) : null;
  if (hung) return hung;
  if (isCreature(item.drawable)) {
    const look = creatureLook(item, index, chance);
    // beside a face a tail is nothing but a stripe in the picture
    return creature(item.isPortrait ? { ...look, tail: "stub" } : look, item.pose);
  }
  const maker = item.drawable === "cup" && making.isCarrying ? emptyCup : makerOf(item.drawable);
  const lender = drawables.get(item.drawable)?.borrows as DrawableName | undefined;
  const figure =
    maker?.(making) ??
    notoFigure(item, index) ??
    (lender && (makerOf(lender)?.(making) ?? notoFigure({ ...item, drawable: lender }, index)));
  if (!figure) throw new RangeError(`drawable: nothing draws "${item.drawable}"`);
  return figure;
}
