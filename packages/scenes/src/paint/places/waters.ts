import { mix, shift } from "../../palette.ts";
import {
  below,
  box,
  closedCurve,
  curve,
  ellipse,
  group,
  leaf,
  line,
  type Point,
  polygon,
  shape,
} from "../../pen.ts";
import { wavy } from "../../seeded.ts";
import { firEdge } from "../../shapes/conifers.ts";
import { trace } from "../../shapes/hills.ts";
import { boulder } from "../../shapes/shore.ts";
import { ripples } from "../../shapes/water.ts";
import { nearCorners, sideTrees } from "../nature.ts";
import { farHills, flowersAndTufts, land, peaks } from "./land.ts";
import { band, greenOf, growthOf, isSnowy, margin, out, type Painter, type Scenery } from "./scenery.ts";
import { sky } from "./sky.ts";
import { terrace } from "./towns.ts";
import { woods } from "./woods.ts";

export function sea(scenery: Scenery, from: number, to: number): string {
  const { chance, light, width } = scenery;
  const area = { from: from + 8, to: to + 20, count: 46, middle: width / 2, half: width * 0.62 };
  const deep = light.ground(light.time === "sunset" ? "#5f6fa8" : "#2f86b8");
  const shallow = mix(light.ground("#6fc0d3"), light.sky[2], 0.35);
  return (
    band(scenery, from, to, [shallow, deep, shift(deep, -0.06)]) +
    group(
      [
        ripples(
          chance,
          { ...area, size: 1.1 },
          (d) => mix(shift(shallow, 0.06), deep, d * 0.7),
          'opacity="0.7"',
        ),
        ripples(chance, { ...area, count: 22 }, () => mix(light.sky[2], "#ffffff", 0.4), 'opacity="0.8"'),
      ],
      'class="shade"',
    )
  );
}

/** A lake between trees, its near shore in front. */
export const lakeside: Painter = (scenery) => {
  const green = greenOf(scenery.graph);
  const { light, paints, chance, width } = scenery;
  const shore = wavy(chance, 20, 800);
  return out(
    [
      sky(scenery, 470),
      scenery.graph.settings.includes("mountains") ? peaks(scenery, 450) : "",
      farHills(scenery, 450),
      group(
        firEdge(
          chance,
          () => 462,
          { from: -margin, to: width + margin, heights: [40, 90], gap: 22 },
          mix(light.ground("#4f7f6b"), light.haze, 0.35),
        ),
        'class="small"',
      ),
      sea(scenery, 455, 740),
      shape(
        below(
          trace((x) => 730 + shore(x), -margin, width + margin, 50),
          1100,
        ),
        paints.linear([light.ground(shift(green, 0.06)), light.ground(shift(green, -0.06))]),
      ),
      sideTrees(growthOf(scenery), 735, 330),
      flowersAndTufts(scenery, 765, green, true),
    ],
    [785, 950],
    [520, 700],
    {
      front: nearCorners(growthOf(scenery), green, 130, !isSnowy(scenery.graph)),
    },
  );
};

/** A row of houses behind the water of a harbor, its quay in front. */
export const harbor: Painter = (scenery) => {
  const { light, width } = scenery;
  const stone = light.ground("#b9ad9c");
  return out(
    [
      sky(scenery, 470),
      farHills(scenery, 440),
      terrace(scenery, 500, 0.9),
      band(scenery, 498, 522, [shift(stone, 0.04), shift(stone, -0.06)]),
      sea(scenery, 520, 830),
      band(scenery, 826, 1100, [stone, shift(stone, -0.1)]),
      ...Array.from({ length: 3 }, (_, row) =>
        line(`M${-margin} ${862 + row * 52}H${width + margin}`, shift(stone, -0.08), 3),
      ),
      ...[0.12, 0.88].map((share) =>
        shape(
          closedCurve([
            [width * share - 22, 838],
            [width * share - 18, 786],
            [width * share + 18, 786],
            [width * share + 22, 838],
          ]),
          light.ground("#5a5f6a"),
        ),
      ),
    ],
    [850, 960],
    [600, 790],
    {
      fixtures: {
        house: [0, 320, width, 190],
        cottage: [0, 320, width, 190],
        building: [0, 320, width, 190],
      },
    },
  );
};

/** A frozen lake in the snow: scratched by skates, its bank around it. */
export const ice: Painter = (scenery) => {
  const { chance, light, width } = scenery;
  const snowy = { ...scenery, graph: { ...scenery.graph, season: "winter" as const } };
  const frozen = light.ground("#c4deec");
  const isInVillage = scenery.graph.settings.includes("village");
  const base = land(
    (inner, level) => (isInVillage ? terrace(inner, level + 18, 0.62) : woods(inner, level)),
    {
      flowers: false,
      sides: false,
    },
  )(snowy);
  const scratches = Array.from({ length: 9 }, () => {
    const [x, y] = [chance.between(width * 0.14, width * 0.78), chance.between(690, 900)];
    const long = chance.between(50, 130);
    return `M${x.toFixed(0)} ${y.toFixed(0)}q${(long / 2).toFixed(0)} ${chance.around(0, 22).toFixed(0)} ${long.toFixed(0)} 0`;
  });
  return {
    ...base,
    svg:
      base.svg +
      ellipse([width / 2, 800], [width * 0.52, 168], light.ground("#f6fafc")) +
      ellipse([width / 2, 804], [width * 0.49, 152], frozen) +
      ellipse([width * 0.44, 772], [width * 0.3, 74], shift(frozen, 0.04)) +
      line(scratches.join(""), light.ground("#f4fafd"), 3),
    stand: [705, 905],
    behind: 648,
  };
};

/** A river that winds from the far edge of the ground to the viewer. */
export function riverBed(scenery: Scenery): string {
  const { light, width, paints } = scenery;
  const w = width;
  const bank: Point[] = [
    [w * 0.46, 556],
    [w * 0.4, 620],
    [w * 0.56, 700],
    [w * 0.34, 800],
    [w * 0.42, 900],
    [w * 0.2, 1060],
    [w * 0.86, 1060],
    [w * 0.74, 900],
    [w * 0.58, 800],
    [w * 0.72, 700],
    [w * 0.5, 620],
    [w * 0.53, 556],
  ];
  return (
    shape(closedCurve(bank), paints.linear([light.ground("#9fd0e0"), light.ground("#4f9fc8")])) +
    group(
      ripples(
        scenery.chance,
        { from: 640, to: 980, count: 14, middle: w * 0.52, half: w * 0.1 },
        () => light.ground("#d9eff6"),
        'opacity="0.8"',
      ),
      'class="shade"',
    )
  );
}

/** Fronds of a palm that reach into an upper corner of the picture. */
function palmCorner({ chance, light, width }: Scenery): string {
  const side = chance.pick([0, 1]);
  const from: Point = [side === 0 ? -30 : width + 30, -20];
  return [0.1, 0.45, 0.8, 1.15, 1.5]
    .map((turn, i) => {
      const angle = side === 0 ? turn : Math.PI - turn;
      const reach = [300, 340, 330, 280, 220][i] ?? 280;
      const tip: Point = [from[0] + Math.cos(angle) * reach, from[1] + Math.sin(angle) * reach + 50];
      const middle: Point = [(from[0] + tip[0]) / 2, (from[1] + tip[1]) / 2 - 34];
      const blades = [0.3, 0.5, 0.7, 0.88].flatMap((t) =>
        [-1, 1].map((way) => {
          const u = 1 - t;
          const at: Point = [
            u * u * from[0] + 2 * u * t * middle[0] + t * t * tip[0],
            u * u * from[1] + 2 * u * t * middle[1] + t * t * tip[1],
          ];
          const lean = angle + way * 0.85;
          return shape(
            leaf(
              at,
              [
                at[0] + Math.cos(lean) * 86 * (1.15 - t * 0.5),
                at[1] + Math.sin(lean) * 86 * (1.15 - t * 0.5) + 12,
              ],
              36,
            ),
            light.ground(i % 2 ? "#3f8a4f" : "#5aa653"),
          );
        }),
      );
      return group([...blades, line(curve([from, middle, tip]), light.ground("#4a7a3c"), 7)], 'class="tuft"');
    })
    .join("");
}

/** Sand before the sea. */
export const beach: Painter = (scenery) => {
  const { chance, light, paints, width } = scenery;
  const shore = wavy(chance, 16, 600);
  const rim = (y: number, color: string) =>
    shape(
      below(
        trace((x) => y + shore(x), -margin, width + margin, 50),
        1100,
      ),
      color,
    );
  return out(
    [
      sky(scenery, 480),
      sea(scenery, 470, 680),
      rim(655, light.ground("#f2f7f6")),
      rim(670, light.ground("#d6bb8c")),
      rim(692, paints.linear([light.ground("#f2ddaa"), light.ground("#e3c489")])),
      group(
        Array.from({ length: 9 }, () =>
          ellipse(
            [chance.between(0, width), chance.between(730, 990)],
            [chance.between(30, 90), chance.between(5, 11)],
            light.ground("#d9bb80"),
            'opacity="0.6"',
          ),
        ),
        'class="shade"',
      ),
    ],
    [735, 945],
    [520, 650],
    { front: scenery.graph.items.some(({ drawable }) => drawable === "palm") ? "" : palmCorner(scenery) },
  );
};

/** Nothing but the sea and the sky. */
export const openSea: Painter = (scenery) =>
  out([sky(scenery, 480), sea(scenery, 470, 1000)], [640, 930], [600, 930]);

/** The bottom of a shallow sea, with light from above. */
export const underwater: Painter = (scenery) => {
  const { chance, paints, width } = scenery;
  const sand = wavy(chance, 26, 600);
  const weeds = Array.from({ length: 16 }, (_, i) => {
    const x = (i / 15) * width + chance.around(0, 40);
    const tall = chance.between(90, 260);
    return shape(
      closedCurve([
        [x - 12, 900],
        [x - 4, 900 - tall * 0.5],
        [x - 16, 900 - tall * 0.8],
        [x + 2, 900 - tall],
        [x + 8, 900 - tall * 0.7],
        [x + 14, 900 - tall * 0.4],
        [x + 12, 900],
      ]),
      chance.pick(["#2f8f78", "#4fa86a", "#2f7f8f", "#74b45c"]),
    );
  });
  const corals = Array.from({ length: 9 }, () => {
    const x = chance.between(0, width);
    const tone = chance.pick(["#f0708a", "#f09a4a", "#b56fd0", "#f3c54a"]);
    return [-0.6, -0.2, 0.2, 0.6]
      .map((a) =>
        shape(
          closedCurve([
            [x - 8, 905],
            [x + Math.sin(a) * 60 - 9, 905 - Math.cos(a) * 70],
            [x + Math.sin(a) * 70, 905 - Math.cos(a) * 96],
            [x + Math.sin(a) * 60 + 9, 905 - Math.cos(a) * 66],
            [x + 8, 905],
          ]),
          tone,
        ),
      )
      .join("");
  });
  const rays = [0.15, 0.4, 0.62, 0.85].map((x) =>
    shape(
      polygon([
        [x * width - 30, -20],
        [x * width + 40, -20],
        [x * width - 40, 900],
        [x * width - 190, 900],
      ]),
      "#c9f0f2",
      'opacity="0.13"',
    ),
  );
  const bubbles = Array.from({ length: 22 }, () => {
    const r = chance.between(4, 14);
    const at: Point = [chance.between(0, width), chance.between(60, 800)];
    return (
      ellipse(at, [r, r], "#d6f2f6", 'opacity="0.55"') +
      ellipse([at[0] - r * 0.3, at[1] - r * 0.3], [r * 0.3, r * 0.3], "#ffffff")
    );
  });
  return out(
    [
      box(
        [-margin, -margin],
        [width + 2 * margin, 1120],
        paints.linear(["#8fdce6", "#3fa3cc", "#1f6aa3"]),
        'class="sky"',
      ),
      group(rays, 'class="shade"'),
      ...[0.2, 0.75].map((x) => boulder(chance, [x * width, 900], [260, 190], "#4f7f98")),
      shape(
        below(
          trace((x) => 860 + sand(x), -margin, width + margin, 50),
          1100,
        ),
        paints.linear(["#f0dcaa", "#cfae78"]),
      ),
      group([...weeds, ...corals], 'class="small"'),
      group(bubbles, 'class="small"'),
    ],
    [900, 965],
    [180, 830],
    { weightless: true, isUnderwater: true },
  );
};
