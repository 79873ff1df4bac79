import type { Paintbox } from "../paintbox.ts";
import { type Color, mix, shift } from "../palette.ts";
import { away, closedCurve, ellipse, group, leaf, line, type Point, ribbon, shape } from "../pen.ts";
import type { Seeded } from "../seeded.ts";

/*
 * Every flower is drawn around its heart and reaches 100 in every direction; place, turn and flatten it with a transform.
 */

const ring = (count: number, start: number, part: (angle: number, index: number) => string): string =>
  Array.from({ length: count }, (_, i) => part(start + (i / count) * 2 * Math.PI, i)).join("");

/** A broad petal from the heart outwards with a waving rim, `half` its half opening in radians. */
function broadPetal(chance: Seeded, angle: number, reach: number, half: number): Point[] {
  const rim = Array.from({ length: 9 }, (_, i): Point => {
    const turn = angle + (i / 4 - 1) * half;
    const bow = 1 - 0.22 * Math.abs(i / 4 - 1) ** 2.4;
    return away([0, 0], turn, reach * bow * chance.between(0.93, 1.04));
  });
  return [
    [0, 0],
    away([0, 0], angle - half * 0.8, reach * 0.5),
    ...rim,
    away([0, 0], angle + half * 0.8, reach * 0.5),
  ];
}

/** Fine folds running from the heart to the rim of a petal. */
function folds(chance: Seeded, angle: number, half: number, reach: number, colors: readonly Color[]): string {
  return Array.from({ length: 8 }, (_, i) => {
    const turn = angle + (i / 3.5 - 1) * half * 0.85;
    const from = away([0, 0], turn, reach * chance.between(0.2, 0.42));
    const to = away([0, 0], turn + chance.around(0, 0.07), reach * chance.between(0.72, 0.95));
    return shape(
      leaf(from, to, reach * chance.between(0.05, 0.11), 0.6),
      chance.pick(colors),
      'opacity="0.6"',
    );
  }).join("");
}

/** A poppy seen from the front: wide silken petals, dark blotches, a ring of stamens around the capsule. */
export function poppy(paints: Paintbox, chance: Seeded, color: Color): string {
  const petal = (angle: number, reach: number, light: number) => {
    const tone = shift(color, light);
    const silk = paints.radial(
      [
        [0, shift(tone, -0.2)],
        [0.4, tone],
        [0.8, shift(tone, 0.06)],
        [1, shift(tone, 0.13, -0.02, 8)],
      ],
      [0.5, 0.5],
      0.62,
    );
    return [
      shape(closedCurve(broadPetal(chance, angle, reach, 0.86)), silk),
      folds(chance, angle, 0.8, reach, [shift(tone, -0.1), shift(tone, 0.08)]),
      shape(leaf(away([0, 0], angle, 12), away([0, 0], angle, 46), 34, 0.55), "#33142a", 'opacity="0.85"'),
    ].join("");
  };
  return [
    ring(3, 0.4, (angle, i) => petal(angle, 100, -0.07 + i * 0.015)),
    ring(3, 1.45, (angle, i) => petal(angle, 82, 0.02 + i * 0.02)),
    ring(22, 0, (angle) => {
      const tip = away([0, 0], angle, chance.between(24, 36));
      return (
        line(`M0 0L${tip.map((v) => v.toFixed(1)).join(" ")}`, "#2c1830", 2.5) +
        ellipse(tip, [4, 4], "#463252")
      );
    }),
    ellipse([0, 0], [17, 17], paints.radial(["#cfd98a", "#6f8a4a"], [0.38, 0.34], 0.7)),
    ring(8, 0, (angle) =>
      line(
        `M0 0L${away([0, 0], angle, 14)
          .map((v) => v.toFixed(1))
          .join(" ")}`,
        "#56703c",
        2.5,
      ),
    ),
  ].join("");
}

/** A daisy: two rows of white rays around a golden dome. */
export function daisy(paints: Paintbox, chance: Seeded, ray: Color): string {
  const row = (count: number, reach: number, tone: Color, start: number) =>
    ring(count, start, (angle) => {
      const tip = away([0, 0], angle + chance.around(0, 0.08), reach * chance.between(0.9, 1.03));
      const body = shape(leaf([0, 0], tip, reach * 0.27, 0.68), shift(tone, chance.around(0, 0.025)));
      return (
        body +
        shape(
          leaf(away([0, 0], angle, 30), away([0, 0], angle, reach * 0.85), reach * 0.06, 0.5),
          shift(tone, -0.1, 0.01),
        )
      );
    });
  const dome = paints.radial(["#ffe066", "#f2b233", "#b8741f"], [0.38, 0.32], 0.72);
  const grains = Array.from({ length: 22 }, () =>
    ellipse(
      away([0, 0], chance.between(0, 6.283), Math.sqrt(chance.next()) * 22),
      [2.8, 2.8],
      chance.pick(["#c98a1f", "#ffe88f", "#e09f2c"]),
    ),
  );
  return [
    row(15, 100, shift(ray, -0.09, 0.012), 0.2),
    row(15, 96, ray, 0),
    ellipse([0, 0], [29, 28], "#8a5a20", 'opacity="0.5"'),
    ellipse([0, -1], [27, 26], dome),
    ...grains,
  ].join("");
}

/** A cosmos: eight notched petals, paler at the heart, with fine lines. */
export function cosmos(paints: Paintbox, chance: Seeded, color: Color): string {
  const petal = (angle: number, i: number) => {
    const tone = shift(color, (i % 2 === 0 ? 0.05 : -0.06) - 0.04 * Math.sin(angle));
    const at = (turn: number, reach: number) => away([0, 0], angle + turn, reach);
    const rim: Point[] = [
      at(0, 8),
      at(-0.3, 48),
      at(-0.37, 84),
      at(-0.27, 98),
      at(-0.14, 93),
      at(0, 101),
      at(0.14, 93),
      at(0.27, 98),
      at(0.37, 84),
      at(0.3, 48),
    ];
    const silk = paints.radial(
      [
        [0, shift(tone, -0.14, 0.03)],
        [0.45, tone],
        [1, shift(tone, 0.09, -0.02)],
      ],
      [0.5, 0.5],
      0.68,
    );
    return (
      shape(closedCurve(rim), silk) +
      folds(chance, angle, 0.3, 96, [shift(tone, -0.09, 0.02), shift(tone, 0.07)])
    );
  };
  const order = [0, 2, 4, 6, 1, 3, 5, 7];
  return [
    ...order.map((i) => petal((i / 8) * 2 * Math.PI + chance.around(0, 0.05), i)),
    ellipse([0, 0], [20, 20], "#a86a1e"),
    ellipse([-1, -2], [18, 17], paints.radial(["#ffe27a", "#dc9526"], [0.4, 0.35], 0.7)),
    ring(12, 0, (angle) => ellipse(away([0, 0], angle, 14), [3.6, 3.6], chance.pick(["#f9d35c", "#b8741f"]))),
  ].join("");
}

/** A cornflower: trumpet-shaped florets around a violet heart. */
export function cornflower(chance: Seeded, color: Color): string {
  const floret = (angle: number, reach: number, tone: Color) => {
    const at = (turn: number, length: number) => away([0, 0], angle + turn, length);
    const horn: Point[] = [
      at(0, 14),
      at(-0.16, reach * 0.6),
      at(-0.27, reach * 0.96),
      at(-0.12, reach * 0.8),
      at(0, reach * 1.04),
      at(0.12, reach * 0.8),
      at(0.27, reach * 0.96),
      at(0.16, reach * 0.6),
    ];
    return (
      shape(closedCurve(horn), tone) +
      shape(leaf(at(0.03, reach * 0.3), at(0.02, reach * 0.82), 7, 0.6), shift(tone, 0.11))
    );
  };
  return [
    ring(11, 0, (angle) =>
      floret(angle + chance.around(0, 0.1), 98, shift(color, -0.1 + chance.around(0, 0.03))),
    ),
    ring(9, 0.3, (angle) =>
      floret(angle + chance.around(0, 0.1), 72, shift(color, 0.09 + chance.around(0, 0.03))),
    ),
    ring(14, 0.1, (angle) =>
      shape(
        leaf([0, 0], away([0, 0], angle, chance.between(24, 40)), 10, 0.7),
        chance.pick([shift(color, -0.12, 0, 30), shift(color, 0.02, 0, 38)]),
      ),
    ),
  ].join("");
}

/** A buttercup: five round shining petals. */
export function buttercup(paints: Paintbox, color: Color): string {
  const silk = paints.radial([shift(color, -0.12, 0, -14), color, shift(color, 0.06)], [0.5, 0.5], 0.6);
  return [
    ring(5, -0.3, (angle, i) => {
      const at = (turn: number, reach: number) => away([0, 0], angle + turn, reach);
      const petal = closedCurve([
        [0, 0],
        at(-0.62, 66),
        at(-0.42, 94),
        at(0, 100),
        at(0.42, 94),
        at(0.62, 66),
      ]);
      return shape(petal, i % 2 === 0 ? silk : shift(color, -0.05));
    }),
    ring(5, -0.3, (angle) =>
      shape(leaf([0, 0], away([0, 0], angle, 70), 12, 0.5), shift(color, -0.13, 0, -12)),
    ),
    ellipse([0, 0], [24, 24], shift(color, -0.22, 0, -20)),
    ellipse([-3, -4], [14, 13], shift(color, -0.02, 0, 12)),
  ].join("");
}

/** A sunflower: two rows of golden rays around a dark disc of seeds. */
export function sunflower(paints: Paintbox, chance: Seeded): string {
  const gold = "#f2b21f";
  const row = (count: number, reach: number, tone: Color, start: number) =>
    ring(count, start, (angle) => {
      const tip = away([0, 0], angle + chance.around(0, 0.1), reach * chance.between(0.9, 1.05));
      const ray = shape(leaf([0, 0], tip, reach * 0.3, 0.6), shift(tone, chance.around(0, 0.03)));
      return (
        ray +
        shape(
          leaf(away([0, 0], angle, 30), away([0, 0], angle, reach * 0.86), reach * 0.06, 0.6),
          shift(tone, -0.12, 0, -14),
        )
      );
    });
  const disc = paints.radial([
    [0, "#5c3a1e"],
    [0.45, "#3b2314"],
    [0.7, "#6f431d"],
    [1, "#3a2213"],
  ]);
  const seeds = Array.from({ length: 30 }, (_, i) =>
    ellipse(away([0, 0], i * 2.4, 6.4 * Math.sqrt(i + 1)), [3, 3], i > 16 ? "#a36a2a" : "#7d5228"),
  );
  return [
    row(16, 100, shift(gold, -0.09, 0, -12), 0.2),
    row(16, 94, gold, 0),
    ellipse([0, 0], [42, 42], disc),
    ...seeds,
  ].join("");
}

/** A bent stem as a ribbon from its foot to the flower's heart, lit on its left. */
export function stem(foot: Point, heart: Point, bend: number, width: number, color: Color): string {
  const points = [0, 0.25, 0.5, 0.75, 1].map(
    (t): Point => [
      foot[0] + (heart[0] - foot[0]) * t + Math.sin(t * Math.PI) * bend,
      foot[1] + (heart[1] - foot[1]) * t,
    ],
  );
  const light = points.map(([x, y]): Point => [x - width * 0.2, y]);
  return (
    shape(
      ribbon(points, (t) => width * (1.2 - 0.4 * t)),
      color,
    ) +
    shape(
      ribbon(light, (t) => width * 0.36 * (1.2 - 0.4 * t)),
      shift(color, 0.13),
    )
  );
}

/** A long meadow leaf with a keel: one half lit. */
export function blade(from: Point, to: Point, width: number, color: Color): string {
  const angle = Math.atan2(to[1] - from[1], to[0] - from[0]);
  const bend = away([(from[0] + to[0]) / 2, (from[1] + to[1]) / 2], angle - Math.PI / 2, width * 0.9);
  const half = [from, bend, to];
  return (
    shape(leaf(from, to, width, 0.42), color) +
    shape(
      ribbon(half, (t) => Math.sin(Math.PI * t) * width * 0.42 + 0.5),
      shift(color, 0.09),
    )
  );
}

/** A closed bud hanging from the end of its stem. */
export const bud = (at: Point, size: number, turn: number, color: Color, sepal: Color): string =>
  group(
    [
      shape(leaf([0, size * 0.5], [0, -size * 0.62], size * 0.8, 0.5), color),
      shape(leaf([0, size * 0.55], [-size * 0.16, -size * 0.3], size * 0.5, 0.35), sepal),
      shape(
        leaf([0, size * 0.55], [size * 0.2, -size * 0.24], size * 0.45, 0.35),
        mix(sepal, "#1f3a24", 0.3),
      ),
    ],
    `transform="translate(${at[0]} ${at[1]}) rotate(${turn})"`,
  );
