import { mix, shift } from "../../palette.ts";
import { below, ellipse, group, line, type Point, shape } from "../../pen.ts";
import { wavy } from "../../seeded.ts";
import { hill, skyline, trace } from "../../shapes/hills.ts";
import { mountain } from "../../shapes/mountain.ts";
import { grassTuft } from "../../shapes/shore.ts";
import { farWood, nearCorners, sideTrees } from "../nature.ts";
import { greenOf, growthOf, margin, out, type Painter, type Scenery } from "./scenery.ts";
import { sky } from "./sky.ts";

/** Rolling ground below a level, in one color and its lights. */
export function meadowGround(scenery: Scenery, level: number, color: string): string {
  const { chance, paints, light, width } = scenery;
  const wave = wavy(chance, 14, 700);
  const edge = trace((x) => level + wave(x), -margin, width + margin, 60);
  const near = light.ground(shift(color, -0.07));
  const parts = [
    shape(below(edge, 1100), paints.linear([light.ground(shift(color, 0.07)), light.ground(color), near])),
  ];
  // broad soft bands tell of depth where one color would lie flat
  for (const [y, tone] of [
    [level + 110, 0.035],
    [level + 240, -0.02],
    [level + 390, -0.045],
  ] as const) {
    const roll = wavy(chance, 26, 900);
    parts.push(
      shape(
        below(
          trace((x) => y + roll(x), -margin, width + margin, 70),
          1100,
        ),
        light.ground(shift(color, tone)),
        'opacity="0.55" class="shade"',
      ),
    );
  }
  return parts.join("");
}

/** Grass in tufts over the ground, and small flowers where there are any. */
export function flowersAndTufts(
  { chance, graph, light, width }: Scenery,
  level: number,
  color: string,
  flowers: boolean,
): string {
  const parts: string[] = [];
  for (let i = 0; i < 26; i++) {
    const y = level + 50 + (1000 - level) * (i / 26) ** 1.1;
    const size = 16 + ((y - level) / (1000 - level)) * 46;
    parts.push(
      grassTuft(chance, [chance.between(0, width), y], size, [
        light.ground(shift(color, -0.12)),
        light.ground(shift(color, 0.08)),
      ]),
    );
    if (flowers && graph.season !== "autumn" && graph.season !== "winter" && i % 2 === 0) {
      const at: Point = [chance.between(0, width), y];
      const tone = light.ground(chance.pick(["#f7f3ea", "#f3c53b", "#e8788f", "#a98fe0"]));
      parts.push(
        line(`M${at[0]} ${at[1]}v${-size * 0.5}`, light.ground("#4f7f3a"), size * 0.06),
        ...[0, 1.257, 2.513, 3.77, 5.027].map((a) =>
          ellipse(
            [at[0] + Math.cos(a) * size * 0.11, at[1] - size * 0.5 + Math.sin(a) * size * 0.11],
            [size * 0.09, size * 0.09],
            tone,
          ),
        ),
        ellipse([at[0], at[1] - size * 0.5], [size * 0.07, size * 0.07], light.ground("#e0a52e")),
      );
    }
  }
  return group(parts, 'class="shade"');
}

/** Hills behind one another that fade into the haze, the nearest with a wood along it. */
export function farHills(scenery: Scenery, level: number, wooded = true): string {
  const { chance, paints, light, width, graph } = scenery;
  const green = greenOf(graph);
  const extent = { from: -margin, to: width + margin, bottom: level + 80 };
  const blue = mix(light.ground("#7f9cc0"), light.haze, 0.5);
  const [far, near] = [
    mix(light.ground(green), light.haze, 0.55),
    mix(light.ground(green), light.haze, 0.28),
  ];
  const ridge = skyline(chance, level - 50, 30, 620);
  return [
    hill(paints, skyline(chance, level - 150, 58, 760), extent, [blue, mix(blue, light.haze, 0.5)]),
    hill(paints, skyline(chance, level - 98, 46, 900), extent, [shift(far, 0.03), far]),
    wooded ? farWood(growthOf(scenery), ridge, { height: 34, far: 0.42 }) : "",
    hill(paints, ridge, extent, [shift(near, 0.05), near]),
  ].join("");
}

/** Snowy mountains from side to side. */
export function peaks({ chance, paints, light, width }: Scenery, level: number): string {
  const colors = {
    rock: mix(light.ground("#8f86a3"), light.haze, 0.15),
    rockShade: mix(light.ground("#5f5f86"), light.haze, 0.15),
    snow: light.ground("#fbf8f6"),
    snowShade: light.ground("#c3c9e2"),
    haze: light.haze,
  };
  return [
    [0.12, 250, 300],
    [0.88, 220, 320],
    [0.5, 90, 420],
    [0.28, 190, 300],
    [0.72, 200, 280],
  ]
    .map(([x = 0, y = 0, spread = 0]) =>
      mountain(
        paints,
        chance,
        {
          peak: [x * width + chance.around(0, 50), y + chance.around(0, 30)],
          foot: level + 20,
          spread: [spread, spread],
          snow: 0.5,
        },
        colors,
      ),
    )
    .join("");
}

/** Land under the sky: what is far, what stands at its edge, the ground, and what grows nearest to the viewer. */
export const land =
  (
    features: (scenery: Scenery, level: number) => string,
    { flowers = true, sides = true }: { flowers?: boolean; sides?: boolean } = {},
  ): Painter =>
  (scenery) => {
    const green = greenOf(scenery.graph);
    const growth = growthOf(scenery);
    const high = scenery.graph.settings.includes("mountains") && features !== peaks;
    const isFlowering = flowers && growth.season !== "winter" && growth.season !== "autumn";
    return out(
      [
        sky(scenery, 560),
        high ? peaks(scenery, 540) : "",
        farHills(scenery, 540),
        features(scenery, 540),
        meadowGround(scenery, 545, green),
        sides ? sideTrees(growth, 545, 330) : "",
        flowersAndTufts(scenery, 580, green, flowers),
      ],
      [620, 930],
      null,
      { front: nearCorners(growth, green, 150, isFlowering) },
    );
  };

/** Bare ground under the sky, with what stands at its edge. */
export const plain =
  (color: string, features: (scenery: Scenery, level: number) => string): Painter =>
  (scenery) =>
    out([sky(scenery, 560), features(scenery, 540), meadowGround(scenery, 540, color)], [600, 925]);
