import { habitOf } from "../traits.ts";
import { mix } from "../../palette.ts";
import { group, type Point, polygon, shape } from "../../pen.ts";
import { cityRow } from "../../shapes/city.ts";
import { house } from "../../shapes/house.ts";
import { isSnowy, band, margin, out, type Painter, type Scenery } from "./scenery.ts";
import { sky } from "./sky.ts";

/** A road that runs straight away from the viewer. */
export const roadBed = ({ light, width: w }: Scenery, gray = "#8f8d92") =>
  shape(
    polygon([
      [w * 0.47, 556],
      [w * 0.53, 556],
      [w * 0.92, 1040],
      [w * 0.08, 1040],
    ]),
    light.ground(gray),
  ) +
  [600, 670, 770, 900]
    .map((y, i) =>
      shape(
        polygon([
          [w * 0.496, y],
          [w * 0.504, y],
          [w * (0.507 + i * 0.003), y + 30 + i * 20],
          [w * (0.493 - i * 0.003), y + 30 + i * 20],
        ]),
        light.ground("#f2ead0"),
      ),
    )
    .join("");

/** Houses in a row on a level. */
export function terrace(scenery: Scenery, level: number, size: number): string {
  const { paints, chance, light, width } = scenery;
  const walls = ["#e0795c", "#f0dcae", "#6fa8b0", "#e8b44a", "#d98fa0", "#7f95c4", "#a9c48f"];
  const parts: string[] = [];
  let left = -30;
  for (let i = 0; left < width + 20; i++) {
    const wide = chance.between(150, 215) * size;
    parts.push(
      house(paints, chance, {
        left,
        ground: level,
        width: wide,
        height: chance.between(190, 260) * size,
        roof: chance.between(80, 120) * size,
        floors: chance.pick([2, 3]),
        windows: chance.pick([2, 3]),
        wall: light.ground(walls[(i * 3 + Math.floor(width)) % walls.length] ?? "#e0795c"),
        tiles: light.ground(chance.pick(["#a5533f", "#56606f", "#8a4a3c"])),
        trim: light.ground("#f7f3ea"),
        shutters: chance.chance(0.5) ? light.ground("#4f7f78") : null,
        gable: chance.pick(["pointed", "long", "stepped"] as const),
      }),
    );
    left += wide;
  }
  return group(parts, 'class="small"');
}

/** A street of old houses, seen from its other side. */
export const street: Painter = (scenery) => {
  const { light } = scenery;
  const snowy = isSnowy(scenery.graph);
  const walk = snowy ? ["#f4f7fb", "#e3eaf2"] : ["#c9bfae", "#b8ad9c"];
  const road = snowy ? ["#dfe6ee", "#cdd7e2"] : ["#9a979c", "#75747c"];
  return out(
    [
      sky(scenery, 560),
      terrace(scenery, 640, 1.25),
      band(
        scenery,
        636,
        720,
        walk.map((tone) => light.ground(tone)),
      ),
      band(scenery, 716, 730, [light.ground("#8f877c"), light.ground("#8f877c")]),
      band(
        scenery,
        728,
        1100,
        road.map((tone) => light.ground(tone)),
      ),
      ...Array.from({ length: 8 }, (_, i) =>
        shape(
          polygon([
            [i * 220 - 60, 850],
            [i * 220 + 50, 850],
            [i * 220 + 44, 868],
            [i * 220 - 70, 868],
          ]),
          light.ground("#efe8d2"),
        ),
      ),
    ],
    [690, 940],
  );
};

/** Towers behind one another over a wide street; their windows are lit in the evening. */
export const city: Painter = (scenery) => {
  const { paints, chance, light, width } = scenery;
  const night = light.time === "night" || light.time === "sunset";
  // where nobody stands in the street one sees more of the towers
  const down = scenery.graph.items.every(({ drawable }) => ["sky", "air"].includes(habitOf(drawable)))
    ? 210
    : 0;
  const row = (wall: string, foot: number, heights: Point, window: number) =>
    cityRow(paints, chance, {
      from: -margin,
      to: width + margin,
      foot,
      heights,
      widths: [70, 150],
      wall,
      lamps: night ? ["#ffdf8f", "#ffc96a", "#fff0b8"] : ["#dcecf2", "#c3dbe8"],
      window,
    });
  return out(
    [
      sky(scenery, 600 + down),
      group(
        [
          row(mix(light.ground("#8f9fb8"), light.haze, 0.45), 620 + down, [240, 430], 0),
          row(light.ground("#a394a6"), 640 + down, [160, 340], 15),
          row(light.ground("#b58f7c"), 650 + down, [90, 230], 17),
        ],
        'class="small"',
      ),
      band(scenery, 646 + down, 720 + down, [light.ground("#c9bfae"), light.ground("#b3a99a")]),
      band(scenery, 716 + down, 1100, [light.ground("#8f8d94"), light.ground("#6b6a73")]),
    ],
    [690, 940],
    null,
    {
      fixtures: {
        skyscraper: [width * 0.1, 220, width * 0.8, 420],
        building: [width * 0.1, 420, width * 0.8, 230],
      },
    },
  );
};
