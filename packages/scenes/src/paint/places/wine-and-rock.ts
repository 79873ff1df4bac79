import { mix, shift } from "../../palette.ts";
import { closedCurve, ellipse, group, line, type Point, polygon, shape } from "../../pen.ts";
import { land, meadowGround } from "./land.ts";
import { out, type Painter, type Scenery } from "./scenery.ts";
import { sky } from "./sky.ts";

/** A flat-topped rock in layers: its left edge, its right edge, top and foot. */
function mesa({ chance, light }: Scenery, [left, top]: Point, [right, foot]: Point, far: number): string {
  const tone = (color: string) => mix(light.ground(color), light.haze, far);
  const layers = [
    "#cf7b48",
    "#d98d58",
    "#c9703f",
    "#dc9660",
    "#b9623c",
    "#cf7b48",
    "#bf6a42",
    "#d48550",
    "#b05a3a",
    "#c47048",
  ];
  const steps = layers.length;
  const spread = (right - left) * 0.16;
  const edgeAt = (i: number) => (i / steps) ** 1.5 * spread + (i % 3) * 7;
  const jag = Array.from({ length: steps + 1 }, () => chance.around(0, 8));
  return group(
    layers.flatMap((color, i) => {
      const [y, next] = [top + ((foot - top) * i) / steps, top + ((foot - top) * (i + 1)) / steps];
      const [a, b] = [edgeAt(i), edgeAt(i + 1)];
      const [p, q] = [jag[i] ?? 0, jag[i + 1] ?? 0];
      const middle = left + (right - left) * 0.6;
      return [
        shape(
          polygon([
            [left - a + p, y],
            [right + a + p, y],
            [right + b + q, next + 1],
            [left - b + q, next + 1],
          ]),
          tone(color),
        ),
        shape(
          polygon([
            [middle + p * 2, y],
            [right + a + p, y],
            [right + b + q, next + 1],
            [middle + 12 + q * 2, next + 1],
          ]),
          tone(shift(color, -0.07)),
        ),
      ];
    }),
    'class="small"',
  );
}

/** Walls of red rock in layers on both sides of a river. */
export const canyon: Painter = (scenery) => {
  const { light, width: w, paints } = scenery;
  const river = scenery.graph.settings.some((setting) => setting === "river" || setting === "canyon");
  const ground = "#d9a068";
  const bed = closedCurve([
    [w * 0.49, 560],
    [w * 0.52, 560],
    [w * 0.58, 620],
    [w * 0.5, 700],
    [w * 0.62, 800],
    [w * 0.86, 930],
    [w * 0.9, 1080],
    [w * 0.36, 1080],
    [w * 0.4, 930],
    [w * 0.42, 800],
    [w * 0.42, 700],
    [w * 0.52, 620],
  ]);
  const shrub = (x: number, y: number, size: number) =>
    [
      [-0.5, 0],
      [0.5, 0],
      [0, -0.4],
    ]
      .map(([dx = 0, dy = 0]) =>
        ellipse(
          [x + dx * size, y + dy * size],
          [size * 0.62, size * 0.44],
          light.ground(dy ? "#8f9a58" : "#76854a"),
        ),
      )
      .join("");
  return out(
    [
      sky(scenery, 560),
      mesa(scenery, [w * 0.34, 330], [w * 0.46, 570], 0.5),
      mesa(scenery, [w * 0.56, 290], [w * 0.7, 570], 0.45),
      mesa(scenery, [w * 0.16, 250], [w * 0.32, 580], 0.26),
      mesa(scenery, [w * 0.72, 220], [w * 0.84, 580], 0.22),
      meadowGround(scenery, 556, ground),
      mesa(scenery, [-w * 0.2, 130], [w * 0.13, 650], 0.03),
      mesa(scenery, [w * 0.88, 170], [w * 1.2, 640], 0.05),
      river ? shape(bed, paints.linear([light.ground("#7fc0c9"), light.ground("#3f8fa8")])) : "",
      river
        ? line(
            `M${w * 0.47} 720H${w * 0.53}M${w * 0.5} 810H${w * 0.58}M${w * 0.5} 920H${w * 0.66}`,
            light.ground("#c9e6ea"),
            5,
          )
        : "",
      shrub(w * 0.2, 690, 40),
      shrub(w * 0.3, 634, 24),
      shrub(w * 0.78, 680, 34),
      shrub(w * 0.08, 860, 60),
    ],
    [640, 930],
    [740, 900],
    { channel: [0.46, 0.6] },
  );
};

/** Rows of vines that run over a hill to the viewer. */
export const vineyard: Painter = (scenery) => {
  const { chance, light, width: w, graph } = scenery;
  const base = land(() => "")(scenery);
  const leaves =
    graph.season === "autumn" ? ["#c9762f", "#d99a3a", "#b8542f"] : ["#5f8f3f", "#76a84a", "#4f7f3a"];
  const earth = light.ground("#b98f5f");
  const parts: string[] = [];
  const count = 9;
  for (let i = 0; i <= count; i++) {
    const share = i / count - 0.5;
    const far: Point = [w * (0.5 + share * 0.9), 556];
    const near: Point = [w * (0.5 + share * 2.6), 1060];
    parts.push(
      shape(
        polygon([
          [far[0] - 8, far[1]],
          [far[0] + 8, far[1]],
          [near[0] + 70, near[1]],
          [near[0] - 70, near[1]],
        ]),
        earth,
        'opacity="0.55"',
      ),
    );
  }
  // from the farthest plant to the nearest
  for (let step = 0; step < 18; step++) {
    const t = (step / 17) ** 1.7;
    for (let i = 0; i <= count; i++) {
      const share = i / count - 0.5;
      const x = w * (0.5 + share * (0.9 + 1.7 * t));
      if (x < -80 || x > w + 80) continue;
      const y = 560 + 440 * t;
      const size = 12 + 56 * t;
      const tone = light.ground(leaves[(i + step) % leaves.length] ?? "#5f8f3f");
      parts.push(
        line(`M${x} ${y}v${-size * 0.9}`, light.ground("#6a4c38"), size * 0.12),
        ...[
          [-0.5, -0.9, 0.6],
          [0.5, -0.95, 0.6],
          [0, -1.25, 0.66],
          [-0.3, -0.6, 0.46],
          [0.34, -0.62, 0.46],
        ].map(([dx = 0, dy = 0, r = 0], leaf) =>
          ellipse(
            [x + dx * size + chance.around(0, size * 0.06), y + dy * size],
            [size * r, size * r * 0.74],
            shift(tone, leaf === 2 ? 0.05 : leaf > 2 ? -0.05 : 0),
          ),
        ),
      );
      if (t > 0.2 && (i + step) % 2 === 0)
        parts.push(
          ...[
            [0, 0],
            [0.13, 0],
            [0.065, 0.12],
            [0.065, -0.1],
          ].map(([dx = 0, dy = 0]) =>
            ellipse(
              [x + (dx - 0.06) * size, y + (dy - 0.52) * size],
              [size * 0.09, size * 0.09],
              light.ground("#5a3f7a"),
            ),
          ),
        );
    }
  }
  return { ...base, svg: base.svg + group(parts, 'class="tuft"') };
};
