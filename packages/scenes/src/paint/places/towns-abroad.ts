import { mix, shift } from "../../palette.ts";
import { box, ellipse, line, polygon, shape } from "../../pen.ts";
import { bush } from "../nature.ts";
import { bazaarStall, facadeRow, hungLamps, type TownStyle } from "./facades.ts";
import { band, growthOf, margin, out, type Painter, type Scenery } from "./scenery.ts";
import { sky } from "./sky.ts";
import { sea } from "./waters.ts";

const greek: TownStyle = {
  walls: ["#fbfaf6", "#f4f2ee", "#f8f4ea"],
  trim: "#e8ebee",
  accents: ["#2f6fb8", "#3f86cc"],
  roof: "flat",
  roofs: ["#ffffff"],
  window: "small",
  heights: [90, 150],
  widths: [130, 200],
  domes: 4,
};

const venetian: TownStyle = {
  walls: ["#d98a5a", "#e8c48a", "#c9695a", "#e3b0a0", "#d9a86a", "#efe0c4"],
  trim: "#f5efe2",
  accents: ["#5a4438", "#3f6a5a"],
  roof: "tiles",
  roofs: ["#b0603f", "#a5533f"],
  window: "arch",
  heights: [210, 300],
  widths: [170, 240],
};

const parisian: TownStyle = {
  walls: ["#efe6d2", "#e8dcc4", "#f3ecdc"],
  trim: "#fbf7ee",
  accents: ["#3f5a6a", "#6a3f4a", "#3f6a54"],
  roof: "mansard",
  roofs: ["#6f7f8f", "#5f6f80"],
  window: "tall",
  heights: [230, 262],
  widths: [220, 290],
  balconies: true,
};

const moorish: TownStyle = {
  walls: ["#d99a6a", "#e3b07f", "#c9805a", "#ecc9a0"],
  trim: "#f3e2c4",
  accents: ["#3f7a8f", "#2f8a7a", "#8a4f3a"],
  roof: "flat",
  roofs: ["#d9a070"],
  window: "arch",
  heights: [190, 300],
  widths: [150, 240],
  domes: 2,
};

/** White houses with blue domes, one above another, over the sea. */
export const greekVillage: Painter = (scenery) => {
  const { light, paints, width } = scenery;
  const stone = light.ground("#e6ddcc");
  const rock = light.ground("#c9b494");
  return out(
    [
      sky(scenery, 480),
      sea(scenery, 470, 760),
      shape(
        polygon([
          [width * 0.4, 760],
          [width * 0.56, 620],
          [width * 0.7, 500],
          [width * 0.86, 400],
          [width + margin, 360],
          [width + margin, 760],
        ]),
        paints.linear([rock, shift(rock, -0.08)]),
      ),
      facadeRow(scenery, greek, 470, { from: width * 0.8, size: 0.62 }),
      facadeRow(scenery, greek, 570, { from: width * 0.66, size: 0.8 }),
      facadeRow(scenery, greek, 700, { from: width * 0.52 }),
      facadeRow(scenery, greek, 716, { to: width * 0.18 }),
      band(scenery, 706, 1100, [stone, shift(stone, -0.08)]),
      box([-margin, 690], [width + 2 * margin, 26], light.ground("#f6f3ec")),
      ...Array.from({ length: 4 }, (_, i) =>
        line(`M${-margin} ${770 + i * 66}H${width + margin}`, shift(stone, -0.05), 3),
      ),
      ...[0.03, 0.2, 0.96].map((share) =>
        bush(growthOf(scenery), [width * share, 724], [150, 110], { blossoms: "#d9488f" }),
      ),
    ],
    [740, 950],
    null,
    {
      isOfOneColor: true,
      fixtures: {
        house: [width * 0.52, 420, width * 0.48, 300],
        church: [width * 0.66, 420, width * 0.3, 150],
      },
    },
  );
};

/** Palaces that stand with their feet in a canal. */
export const venice: Painter = (scenery) => {
  const { light, width } = scenery;
  const stone = light.ground("#c9beac");
  const pole = (x: number, foot: number) =>
    box([x, foot - 190], [13, 190], light.ground("#f3ece0")) +
    [0, 1, 2, 3]
      .map((i) => shape(`M${x} ${foot - 180 + i * 46}l13 -14v20l-13 14Z`, light.ground("#b0433f")))
      .join("") +
    ellipse([x + 6.5, foot - 192], [10, 8], light.ground("#d9a84a"));
  return out(
    [
      sky(scenery, 480),
      facadeRow(scenery, venetian, 560),
      box([-margin, 552], [width + 2 * margin, 16], shift(stone, -0.12)),
      sea(scenery, 560, 900),
      ...[0.06, 0.11, 0.9, 0.95].map((share, i) => pole(width * share, 720 + (i % 2) * 26)),
      band(scenery, 896, 1100, [stone, shift(stone, -0.1)]),
      line(`M${-margin} 936H${width + margin}`, shift(stone, -0.07), 3),
    ],
    [910, 975],
    [640, 860],
    { fixtures: { house: [0, 260, width, 300], building: [0, 260, width, 300] } },
  );
};

function towerBehind({ light, width }: Scenery, foot: number): string {
  const tone = mix(light.ground("#8f6a4c"), light.haze, 0.16);
  const x = width * 0.7;
  return (
    shape(
      `M${x - 3} ${foot - 520}L${x + 3} ${foot - 520}Q${x + 14} ${foot - 260} ${x + 110} ${foot}H${x + 62}Q${x} ${foot - 130} ${x - 62} ${foot}H${x - 110}Q${x - 14} ${foot - 260} ${x - 3} ${foot - 520}Z`,
      tone,
    ) +
    [300, 180]
      .map((up, i) => box([x - 26 - i * 26, foot - up], [52 + i * 52, 14], shift(tone, -0.05)))
      .join("") +
    line(
      [200, 230, 262, 330, 370]
        .map(
          (up) =>
            `M${x - 52 + up * 0.13} ${foot - up}L${x + 52 - up * 0.13} ${foot - up - 30}M${x + 52 - up * 0.13} ${foot - up}L${x - 52 + up * 0.13} ${foot - up - 30}`,
        )
        .join(""),
      shift(tone, 0.12),
      4,
    )
  );
}

/** Houses of pale stone under slate roofs, the Eiffel tower behind them. */
export const paris: Painter = (scenery) => {
  const { light, width } = scenery;
  return out(
    [
      sky(scenery, 560),
      facadeRow(scenery, { ...parisian, walls: ["#d9d3c8", "#cfcac2"] }, 560, { size: 0.62 }),
      towerBehind(scenery, 600),
      facadeRow(scenery, parisian, 640, { to: width * 0.46 }),
      facadeRow(scenery, parisian, 640, { from: width * 0.86 }),
      ...Array.from({ length: 5 }, (_, i) =>
        bush(growthOf(scenery), [width * (0.5 + i * 0.09), 646], [130, 110], { far: 0.1 }),
      ),
      band(scenery, 636, 730, [light.ground("#d3c9b8"), light.ground("#c0b5a4")]),
      band(scenery, 728, 1100, [light.ground("#a09c9c"), light.ground("#7f7c80")]),
    ],
    [690, 940],
    null,
    { fixtures: { "eiffel tower": [width * 0.58, 80, width * 0.24, 520] } },
  );
};

/** Clay houses around a market, stalls and lamps before them. */
export const medina: Painter = (scenery) => {
  const { light, width } = scenery;
  const ground = light.ground("#d3ab7c");
  const rug = (x: number, tone: string) =>
    box([x, 430], [86, 130], light.ground(tone)) +
    box([x + 9, 440], [68, 110], light.ground(shift(tone, 0.12))) +
    shape(
      polygon([
        [x + 43, 452],
        [x + 66, 495],
        [x + 43, 538],
        [x + 20, 495],
      ]),
      light.ground("#f0d9a0"),
    ) +
    shape(
      polygon([
        [x + 43, 470],
        [x + 56, 495],
        [x + 43, 520],
        [x + 30, 495],
      ]),
      light.ground(tone),
    );
  const minaret = width * 0.63;
  return out(
    [
      sky(scenery, 560),
      box([minaret, 150], [78, 420], light.ground("#d9a878")),
      box([minaret - 8, 240], [94, 12], light.ground("#c08a5a")),
      box([minaret + 18, 96], [42, 60], light.ground("#d9a878")),
      shape(`M${minaret + 16} 98Q${minaret + 39} 44 ${minaret + 62} 98Z`, light.ground("#3f8a7a")),
      facadeRow(scenery, moorish, 640),
      band(scenery, 632, 1100, [shift(ground, 0.05), shift(ground, -0.06)]),
      rug(width * 0.33, "#a83a3f"),
      rug(width * 0.61, "#3f6a8f"),
      ...[0.02, 0.41, 0.76].map((share) => bazaarStall(scenery, width * share, 690, width * 0.2)),
      hungLamps(scenery, 250),
    ],
    [740, 950],
    null,
    {
      fixtures: {
        lamp: [width * 0.05, 190, width * 0.9, 150],
        lantern: [width * 0.05, 190, width * 0.9, 150],
        rug: [width * 0.33, 430, width * 0.34, 130],
        "market stall": [width * 0.02, 476, width * 0.94, 214],
      },
    },
  );
};
