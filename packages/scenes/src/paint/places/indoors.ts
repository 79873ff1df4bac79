import { shift } from "../../palette.ts";
import { box, ellipse, line, polygon, shape } from "../../pen.ts";
import { band, margin, out, type Painter, type Scenery } from "./scenery.ts";

/** Goods on a shelf, side by side: boxes, jars, bottles and balls. */
function goods({ chance, light }: Scenery, from: number, to: number, foot: number): string {
  const parts: string[] = [];
  for (let x = from + 14; x < to - 50; ) {
    const color = light.ground(
      chance.pick(["#d6473f", "#f0b429", "#3f7fc4", "#3f9c6b", "#e06a93", "#8f5bb5", "#e9dcc0"]),
    );
    const wide = chance.between(34, 62);
    const tall = chance.between(48, 92);
    const kind = chance.pick(["box", "jar", "ball", "bottle"] as const);
    if (kind === "ball") parts.push(ellipse([x + wide / 2, foot - wide / 2], [wide / 2, wide / 2], color));
    else if (kind === "bottle")
      parts.push(
        shape(
          polygon([
            [x, foot],
            [x, foot - tall * 0.6],
            [x + wide * 0.3, foot - tall * 0.75],
            [x + wide * 0.3, foot - tall],
            [x + wide * 0.6, foot - tall],
            [x + wide * 0.6, foot - tall * 0.75],
            [x + wide * 0.9, foot - tall * 0.6],
            [x + wide * 0.9, foot],
          ]),
          color,
        ),
      );
    else {
      parts.push(box([x, foot - tall], [wide, tall], color));
      if (kind === "jar") parts.push(box([x + 3, foot - tall - 9], [wide - 6, 10], light.ground("#8a6a4a")));
      else
        parts.push(
          box([x + wide * 0.18, foot - tall * 0.72], [wide * 0.64, tall * 0.3], light.ground("#fbf6ea")),
        );
    }
    x += wide + chance.between(6, 20);
  }
  return parts.join("");
}

/** Inside a shop: shelves full of goods, and a floor of tiles. */
export const shop: Painter = (scenery) => {
  const { chance, light, width } = scenery;
  const tone = (color: string) => light.ground(color);
  const wall = chance.pick(["#f0dcc0", "#d3e2e6", "#ead3d9", "#dce6cf"]);
  const shelves = [0.03, 0.36, 0.69].flatMap((share) => {
    const [left, wide] = [width * share, width * 0.28];
    return [
      box([left - 12, 130], [wide + 24, 570], tone("#a5754a")),
      box([left, 142], [wide, 546], tone("#7f5836")),
      ...[270, 406, 542, 676].flatMap((foot) => [
        goods(scenery, left, left + wide, foot),
        box([left, foot], [wide, 12], tone("#b98a5c")),
      ]),
    ];
  });
  const tiles = Array.from({ length: 9 }, (_, i) =>
    line(
      `M${width / 2 + (i - 4) * width * 0.13} 706L${width / 2 + (i - 4) * width * 0.26} 1010`,
      tone("#b9b0a4"),
      3,
    ),
  );
  return out(
    [
      box([-margin, -margin], [width + 2 * margin, 780], tone(wall)),
      ...[0.2, 0.5, 0.8].flatMap((share) => [
        line(`M${width * share} -20V50`, tone("#5a5f68"), 5),
        shape(
          polygon([
            [width * share - 54, 84],
            [width * share - 20, 44],
            [width * share + 20, 44],
            [width * share + 54, 84],
          ]),
          tone("#d6473f"),
        ),
        ellipse([width * share, 86], [26, 12], "#fff1c4"),
      ]),
      ...shelves,
      box([-margin, 690], [width + 2 * margin, 16], tone(shift(wall, -0.12))),
      band(scenery, 704, 1100, [tone("#e6ddd0"), tone("#c9beb0")]),
      ...tiles,
      line(`M-20 790H${width + 20}M-20 900H${width + 20}`, tone("#b9b0a4"), 3),
    ],
    [770, 945],
    null,
    { indoor: true },
  );
};

/** A classroom: a blackboard with a sum, letters above it, and desks at the sides. */
export const classroom: Painter = (scenery) => {
  const { chance, light, width } = scenery;
  const tone = (color: string) => light.ground(color);
  const [left, wide] = [width * 0.24, width * 0.52];
  const desk = (x: number, y: number, size: number) =>
    box([x - 90 * size, y], [180 * size, 18 * size], tone("#c99a62")) +
    box([x - 78 * size, y + 18 * size], [12 * size, 96 * size], tone("#7d8797")) +
    box([x + 66 * size, y + 18 * size], [12 * size, 96 * size], tone("#7d8797")) +
    box(
      [x - 44 * size, y - 12 * size],
      [54 * size, 12 * size],
      tone(chance.pick(["#d6473f", "#3f7fc4", "#f0b429"])),
    );
  const chalk = 'stroke-linecap="round" fill="none"';
  return out(
    [
      box([-margin, -margin], [width + 2 * margin, 780], tone("#f3e6c4")),
      box([-margin, 520], [width + 2 * margin, 180], tone("#c9dbc4")),
      ...["#d6473f", "#f0b429", "#3f9c6b", "#3f7fc4", "#8f5bb5", "#e06a93"].map((color, i) =>
        box([left + (wide / 6) * i + 14, 60], [wide / 6 - 28, 56], tone(color)),
      ),
      box([left - 18, 150], [wide + 36, 336], tone("#a5754a")),
      box([left, 168], [wide, 300], tone("#2f5a4a")),
      // 1 + 2 = 3, as strokes of chalk
      line(`M${left + 70} 250l24 -22v110`, "#eef3ea", 9, chalk),
      line(`M${left + 140} 286h56M${left + 168} 258v56`, "#eef3ea", 9, chalk),
      line(`M${left + 238} 250q30 -46 56 0q6 34 -56 88h64`, "#eef3ea", 9, chalk),
      line(`M${left + 346} 272h54M${left + 346} 302h54`, "#eef3ea", 9, chalk),
      line(`M${left + 446} 240q64 -26 48 30q-12 22 -32 18q46 2 36 38q-18 38 -62 12`, "#eef3ea", 9, chalk),
      box([left - 18, 484], [wide + 36, 16], tone("#8a5f38")),
      box([width * 0.04, 150], [150, 250], tone("#fbf6ea")),
      box([width * 0.04 + 12, 162], [126, 226], light.sky[1]),
      line(`M${width * 0.04 + 75} 162v226M${width * 0.04 + 12} 275h126`, tone("#fbf6ea"), 10),
      ellipse([width * 0.9, 250], [64, 64], tone("#fbf6ea")),
      ellipse([width * 0.9, 250], [52, 52], tone("#ffffff")),
      line(`M${width * 0.9} 250v-36M${width * 0.9} 250h26`, tone("#3b3f4a"), 6),
      band(scenery, 698, 1100, [tone("#c9a06a"), tone("#b0854f")]),
      desk(width * 0.1, 700, 0.9),
      desk(width * 0.9, 700, 0.9),
    ],
    [790, 945],
    null,
    { indoor: true, fixtures: { blackboard: [left - 18, 150, wide + 36, 336] } },
  );
};
