import type { Paintbox } from "../paintbox.ts";
import { type Color, mix } from "../palette.ts";
import { blob, curve, ellipse, group, type Point, ribbon, shape } from "../pen.ts";
import type { Seeded } from "../seeded.ts";

/** The light of a cloud: its sunny top, its body and its shaded underside. */
export interface CloudColors {
  light: Color;
  body: Color;
  shade: Color;
}

/** A heaped cloud over the middle of its flat base, `size` wide and high: round heads, lit from the upper left. */
export function heapCloud(
  paints: Paintbox,
  chance: Seeded,
  [base, size]: readonly [base: Point, size: Point],
  colors: CloudColors,
): string {
  const [width, height] = size;
  // three towers of different height rise from one row of heads along the base
  const towers = [-0.42, 0.06, 0.5].map((x) => ({
    x: x + chance.around(0, 0.12),
    top: chance.between(0.55, 1),
  }));
  const crest = (x: number) =>
    Math.max(
      ...towers.map((tower) => tower.top * (1 - Math.min(1, Math.abs(x - tower.x) / 0.5) ** 1.6)),
      0.12,
    );
  const heads = Array.from({ length: 34 }, (_, i) => {
    const across = i < 11 ? (i / 10) * 1.84 - 0.92 : chance.around(0, 0.86);
    const lift = i < 11 ? 0.1 : crest(across) * chance.between(0.25, 0.88);
    const radius = height * (0.17 + 0.13 * (1 - lift) * (1 - across * across)) * chance.between(0.8, 1.15);
    return {
      x: base[0] + (across * width) / 2,
      y: base[1] - lift * height,
      radius,
      order: lift + (i % 3) * 0.04,
    };
  });
  heads.sort((a, b) => b.order - a.order);
  const puffs = heads.map(({ x, y, radius, order }) => {
    const body = mix(colors.shade, colors.body, Math.min(1, 0.25 + order * 0.9));
    const head = paints.radial(
      [
        [0, mix(body, colors.light, 0.95)],
        [0.55, mix(body, colors.light, 0.55)],
        [1, body],
      ],
      [0.36, 0.28],
      0.75,
    );
    return shape(blob(chance, [x, y], [radius * 1.15, radius], 0.16), head);
  });
  const floor = ellipse([base[0], base[1] + height * 0.02], [width * 0.46, height * 0.16], colors.shade);
  return group([floor, ...puffs], paints.blur(2.5));
}

/** Thin flat clouds: bands that swell and fade, `count` of them within the area. */
export function streaks(
  paints: Paintbox,
  chance: Seeded,
  area: { from: Point; to: Point; count: number; length: number; thickness: number },
  fill: (height: number) => Color,
): string {
  const bands = Array.from({ length: area.count }, () => {
    const share = chance.next();
    const y = area.from[1] + (area.to[1] - area.from[1]) * share;
    const x = chance.between(area.from[0], area.to[0]);
    const length = area.length * chance.between(0.5, 1.3);
    const points = Array.from(
      { length: 8 },
      (_, i): Point => [
        x + (i / 7 - 0.5) * length,
        y + chance.around(0, area.thickness * 0.7) - (i / 7) * 12,
      ],
    );
    const swell = (t: number) =>
      Math.sin(Math.PI * t) ** 0.8 * area.thickness * (0.75 + 0.4 * Math.sin(t * 9 + x)) + 1;
    return shape(ribbon(points, swell), fill(share), `opacity="${chance.pick([0.6, 0.75, 0.9])}"`);
  });
  return group(bands, paints.blur(5));
}

/** A thin line of birds far away. */
export function birds(chance: Seeded, around: Point, count: number, color: Color): string {
  const wings = Array.from({ length: count }, () => {
    const [x, y] = [chance.around(around[0], 110), chance.around(around[1], 45)];
    const size = chance.between(10, 19);
    const dip = size * 0.35;
    const flap: Point[] = [
      [x - size, y - dip],
      [x - size * 0.4, y - dip * 1.3],
      [x, y],
      [x + size * 0.45, y - dip * 1.5],
      [x + size, y - dip * 0.6],
    ];
    return `<path d="${curve(flap)}" fill="none" stroke="${color}" stroke-width="3.5" stroke-linecap="round"/>`;
  });
  return wings.join("");
}
