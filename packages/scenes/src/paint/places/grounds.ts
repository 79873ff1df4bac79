import { shift } from "../../palette.ts";
import { box, closedCurve, ellipse, group, line, polygon, shape } from "../../pen.ts";
import { farWood } from "../nature.ts";
import { land, meadowGround } from "./land.ts";
import { band, greenOf, growthOf, margin, out, type Painter, type Scenery } from "./scenery.ts";
import { sky } from "./sky.ts";

/** A stand full of people: rows of heads and shirts, smaller and closer the higher they sit. */
function crowd({ chance, light, width }: Scenery, from: number, to: number): string {
  const rows = 6;
  return Array.from({ length: rows }, (_, row) => {
    const y = from + ((to - from) * (row + 0.6)) / rows;
    const size = 11 + row * 1.6;
    const count = Math.floor(width / (size * 3.2));
    return Array.from({ length: count }, (_, i) => {
      const x = ((i + 0.5 + (row % 2) / 2) * width) / count;
      const shirt = chance.pick(["#d6473f", "#3f7fc4", "#f0b429", "#f4f1ea", "#3f9c6b", "#8f5bb5"]);
      return (
        ellipse([x, y + size * 1.5], [size * 1.15, size], light.ground(shirt)) +
        ellipse(
          [x, y],
          [size * 0.72, size * 0.72],
          light.ground(chance.pick(["#f0c9a4", "#c99468", "#8f5f3f"])),
        )
      );
    }).join("");
  }).join("");
}

/** A pitch between the stands of a stadium, under floodlights. */
export const stadium: Painter = (scenery) => {
  const { light, width } = scenery;
  const tone = (color: string) => light.ground(color);
  const mast = (x: number) =>
    box([x - 7, 60], [14, 330], tone("#8f98a6")) +
    box([x - 62, 30], [124, 66], tone("#5f6877")) +
    [0, 1, 2, 3].map((i) => ellipse([x - 42 + i * 28, 63], [11, 11], "#fff4cf")).join("");
  const stripes = Array.from({ length: 7 }, (_, i) =>
    shape(
      polygon([
        [width * (0.5 + (i - 3.5) * 0.16), 596],
        [width * (0.5 + (i - 3) * 0.16), 596],
        [width * (0.5 + (i - 3) * 0.34), 1060],
        [width * (0.5 + (i - 3.5) * 0.34), 1060],
      ]),
      tone(shift("#62a84c", 0.05)),
      'class="shade"',
    ),
  );
  return out(
    [
      sky(scenery, 480),
      mast(width * 0.1),
      mast(width * 0.9),
      box([-margin, 300], [width + 2 * margin, 230], tone("#7d8797")),
      box([-margin, 284], [width + 2 * margin, 26], tone("#b9c2cf")),
      // far too many to color
      group(crowd(scenery, 316, 510), 'class="shade"'),
      box([-margin, 520], [width + 2 * margin, 62], tone("#e9edf2")),
      ...Array.from({ length: 6 }, (_, i) =>
        box([(i / 6) * width + 8, 530], [width / 6 - 16, 42], tone(i % 2 ? "#d6473f" : "#3f7fc4")),
      ),
      band(scenery, 580, 1100, [tone("#6fb558"), tone("#4f9440")]),
      ...stripes,
      line(`M-20 606H${width + 20}`, tone("#f4f7f2"), 6),
      line(`M-20 960H${width + 20}`, tone("#f4f7f2"), 10),
      line(
        closedCurve([
          [width * 0.5, 700],
          [width * 0.68, 770],
          [width * 0.5, 850],
          [width * 0.32, 770],
        ]),
        tone("#f4f7f2"),
        7,
        'fill="none"',
      ),
    ],
    [650, 940],
  );
};

/** Earth that is being built on: a house of bare concrete behind its boards, and heaps of sand. */
export const buildingSite: Painter = (scenery) => {
  const { light, width } = scenery;
  const tone = (color: string) => light.ground(color);
  const [left, wide] = [width * 0.1, width * 0.36];
  const frame = [0, 1, 2, 3].map((floor) => box([left, 150 + floor * 102], [wide, 16], tone("#a9adb3")));
  const posts = [0, 1, 2, 3, 4].map((i) =>
    box([left + (i * (wide - 16)) / 4, 150], [16, 400], tone("#989ca3")),
  );
  const heap = (x: number, half: number, high: number) =>
    shape(
      closedCurve([
        [x - half, 640],
        [x - half * 0.4, 640 - high * 0.7],
        [x, 640 - high],
        [x + half * 0.5, 640 - high * 0.62],
        [x + half, 640],
      ]),
      tone("#c9a468"),
    );
  const boards = Array.from({ length: Math.ceil(width / 60) + 2 }, (_, i) =>
    box([i * 60 - 40, 500], [54, 78], tone(i % 2 ? "#d9a53a" : "#c8933a")),
  );
  return out(
    [
      sky(scenery, 560),
      box([-margin, 520], [width + 2 * margin, 60], tone("#9fae8c")),
      ...posts,
      ...frame,
      ...boards,
      band(scenery, 572, 1100, [tone("#c0966a"), tone("#a57a50")]),
      heap(width * 0.86, 170, 130),
      heap(width * 0.1, 120, 80),
      ...[700, 800, 900].map((y) =>
        line(
          `M${width * 0.08} ${y}q${width * 0.2} -14 ${width * 0.4} 0t${width * 0.42} 4`,
          tone("#94693f"),
          7,
        ),
      ),
    ],
    [650, 930],
  );
};

/** An enclosure with rocks behind a low wall, and the path that visitors take. */
export const zoo: Painter = (scenery) => {
  const { light, width } = scenery;
  const tone = (color: string) => light.ground(color);
  const rock = (x: number, wide: number, tall: number, gray: string) =>
    shape(
      closedCurve([
        [x - wide, 590],
        [x - wide * 0.8, 590 - tall * 0.62],
        [x - wide * 0.2, 590 - tall],
        [x + wide * 0.5, 590 - tall * 0.78],
        [x + wide, 590],
      ]),
      tone(gray),
    ) +
    line(
      `M${x - wide * 0.3} ${590 - tall * 0.86}l${wide * 0.18} ${tall * 0.4}l${-wide * 0.1} ${tall * 0.3}`,
      tone(shift(gray, -0.08)),
      4,
    );
  const bars = Array.from({ length: Math.ceil(width / 46) + 1 }, (_, i) =>
    box([i * 46 - 4, 470], [9, 128], tone("#6f7782")),
  );
  const base = land((s, level) => farWood(growthOf(s), () => level + 6, { height: 120, far: 0.2 }), {
    sides: false,
  })(scenery);
  return {
    ...base,
    svg:
      base.svg +
      rock(width * 0.14, 150, 190, "#a9a297") +
      rock(width * 0.3, 110, 120, "#bdb5a8") +
      rock(width * 0.86, 170, 160, "#a9a297") +
      bars.join("") +
      box([-margin, 462], [width + 2 * margin, 14], tone("#59616c")) +
      box([-margin, 586], [width + 2 * margin, 16], tone("#59616c")),
  };
};

/** The porch of a wooden house: boards, a door, a window and a railing; the garden is beyond. */
export const porch: Painter = (scenery) => {
  const { light, width, graph } = scenery;
  const tone = (color: string) => light.ground(color);
  const wall = "#dfe8ea";
  const house = width * 0.62;
  const boards = Array.from({ length: 17 }, (_, i) =>
    line(`M-20 ${40 + i * 42}H${house}`, tone(shift(wall, -0.06)), 3),
  );
  const planks = Array.from({ length: 12 }, (_, i) =>
    line(`M${width * (0.5 + (i - 6) * 0.1)} 744L${width * (0.5 + (i - 6) * 0.19)} 1010`, tone("#8f6a48"), 3),
  );
  const bars = Array.from({ length: 11 }, (_, i) => {
    const x = house + 30 + ((width - house) * i) / 11;
    return box([x, 600], [12, 130], tone("#f7f4ec"));
  });
  return out(
    [
      sky(scenery, 560),
      farWood(growthOf(scenery), () => 560, { height: 110, far: 0.2 }),
      meadowGround(scenery, 560, greenOf(graph)),
      ...bars,
      box([house, 584], [width - house + margin, 20], tone("#ffffff")),
      box([-margin, -margin], [house + margin, 820], tone(wall)),
      ...boards,
      box([house - 14, -margin], [28, 820], tone("#f7f4ec")),
      box([width * 0.06, 236], [176, 508], tone("#f7f4ec")),
      box([width * 0.06 + 16, 252], [144, 492], tone("#8f4a3c")),
      box([width * 0.06 + 42, 290], [92, 150], tone("#bcd9e6")),
      ellipse([width * 0.06 + 142, 520], [8, 8], tone("#f3c53b")),
      box([width * 0.3, 256], [250, 250], tone("#f7f4ec")),
      box([width * 0.3 + 16, 272], [218, 218], tone("#bcd9e6")),
      line(`M${width * 0.3 + 125} 272v218M${width * 0.3 + 16} 381h218`, tone("#f7f4ec"), 12),
      box([width * 0.3 - 8, 500], [266, 44], tone("#a8683c")),
      ...[0, 1, 2, 3, 4, 5].map(
        (i) =>
          ellipse([width * 0.3 + 20 + i * 43, 492], [24, 20], tone(i % 2 ? "#e06a93" : "#f0b429")) +
          ellipse([width * 0.3 + 42 + i * 43, 500], [20, 14], tone("#4f8f5a")),
      ),
      band(scenery, 740, 1100, [tone("#b98c62"), tone("#9a7048")]),
      ...planks,
      box([width - 40, -margin], [30, 820], tone("#f7f4ec")),
      box([-margin, -margin], [width + 2 * margin, 100], tone("#c9d6da")),
    ],
    [790, 950],
    null,
    { fixtures: { window: [width * 0.3, 256, 250, 250] } },
  );
};
