import type { Paintbox } from "../paintbox.ts";
import { type Color, mix } from "../palette.ts";
import { blob, curve, ellipse, group, line, type Point, ribbon, shape } from "../pen.ts";
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
  return group([floor, ...puffs], `class="tuft" ${paints.blur(2.5)}`);
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

/** A few birds far away, strung out around a place. */
export function birds(chance: Seeded, around: Point, count: number, color: Color): string {
  const wings = Array.from({ length: count }, (_, i) => {
    const x = around[0] + (i - (count - 1) / 2) * 46 + chance.around(0, 18);
    const y = around[1] + chance.around(0, 42);
    const size = chance.between(10, 19);
    const dip = size * 0.35;
    const flap: Point[] = [
      [x - size, y - dip],
      [x - size * 0.4, y - dip * 1.3],
      [x, y],
      [x + size * 0.45, y - dip * 1.5],
      [x + size, y - dip * 0.6],
    ];
    return line(curve(flap), color, 3.5);
  });
  return wings.join("");
}

/** A gull gliding close by, drawn around its body, 220 wide, its head to the right. */
export function gull(): string {
  const feather = "#f7f5f0";
  return [
    shape("M-10 2C-40 -40 -76 -56 -112 -52C-84 -40 -60 -14 -30 14Z", "#cfd5dc"),
    shape("M-112 -52C-100 -54 -88 -54 -78 -50L-92 -40Z", "#39424d"),
    shape("M-58 6C-40 -8 10 -12 40 -4C52 -8 62 -4 66 2C58 8 50 10 38 10C10 20 -30 18 -58 6Z", feather),
    shape("M-58 6C-70 2 -82 2 -90 6C-80 10 -70 12 -56 10Z", "#e4e2de"),
    shape("M-58 8C-30 18 10 20 38 10C20 14 -20 12 -58 6Z", "#c4cad2"),
    shape("M-18 -2C-8 -50 30 -84 108 -88C74 -70 50 -36 24 2Z", feather),
    shape("M108 -88C92 -88 80 -86 70 -82L82 -70Z", "#39424d"),
    shape("M64 1L82 4L64 7Z", "#e2a23a"),
    ellipse([54, 0], [2.8, 2.8], "#2a2f36"),
  ].join("");
}
