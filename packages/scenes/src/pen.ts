import type { Seeded } from "./seeded.ts";

/** A place in the picture, in its own pixels, x to the right and y down. */
export type Point = readonly [x: number, y: number];

const number = (value: number) => {
  const rounded = Math.round(value * 10) / 10;
  return Object.is(rounded, -0) ? "0" : String(rounded);
};
const place = ([x, y]: Point) => `${number(x)} ${number(y)}`;

/** A place a share `t` of the way from `a` to `b`. */
export const along = (a: Point, b: Point, t: number): Point => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
];

/** The place `length` away from `from` in the direction `angle` (radians, 0 to the right, clockwise). */
export const away = (from: Point, angle: number, length: number): Point => [
  from[0] + Math.cos(angle) * length,
  from[1] + Math.sin(angle) * length,
];

/** Places written as text, as in `"0 10, 20 14, 40 8"`: hand-drawn outlines stay readable that way. */
export function points(text: string): Point[] {
  return text.split(",").map((pair) => {
    const [x, y, ...more] = pair.trim().split(/\s+/).map(Number);
    if (x === undefined || y === undefined || Number.isNaN(x + y) || more.length > 0)
      throw new RangeError(`text: every place must be two numbers, got "${pair}"`);
    return [x, y];
  });
}

/** Path data of a closed shape with straight sides. */
export const polygon = (points: readonly Point[]): string => `M${points.map(place).join("L")}Z`;

/** Bezier pieces of the smooth line (Catmull-Rom) through the points; `closed` joins the end to the start. */
function segments(points: readonly Point[], closed: boolean): string {
  const count = points.length;
  const at = (index: number): Point => {
    const wrapped = closed ? (index + count) % count : Math.min(count - 1, Math.max(0, index));
    return points[wrapped] ?? [0, 0];
  };
  let data = "";
  for (let i = 0; i < (closed ? count : count - 1); i++) {
    const [before, from, to, after] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const leave: Point = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
    const arrive: Point = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
    data += `C${place(leave)} ${place(arrive)} ${place(to)}`;
  }
  return data;
}

/** Path data of a shape standing upright around `x` that narrows or widens from its top to its bottom. */
export const taper = (
  x: number,
  [top, topHalf]: readonly [y: number, half: number],
  [bottom, bottomHalf]: readonly [y: number, half: number],
): string =>
  polygon([
    [x - topHalf, top],
    [x + topHalf, top],
    [x + bottomHalf, bottom],
    [x - bottomHalf, bottom],
  ]);

/** Path data of a smooth open line through the points. */
export const curve = (points: readonly Point[]): string =>
  `M${place(points[0] ?? [0, 0])}${segments(points, false)}`;

/** Path data of a smooth closed shape through the points. */
export const closedCurve = (points: readonly Point[]): string =>
  `M${place(points[0] ?? [0, 0])}${segments(points, true)}Z`;

/** Path data of a smooth shape that is the same on both sides of x = 0, from its right half, top to bottom. */
export function symmetric(half: readonly Point[]): string {
  const left = half.slice(1, -1).map(([x, y]): Point => [-x, y]);
  return closedCurve([...half, ...left.reverse()]);
}

/** Path data of the area between a smooth line (left to right) and the level `bottom`. */
export function below(line: readonly Point[], bottom: number): string {
  const [first, last] = [line[0] ?? [0, 0], line.at(-1) ?? [0, 0]];
  return `${curve(line)}L${place([last[0], bottom])}L${place([first[0], bottom])}Z`;
}

/** Path data of a band around a smooth line; `width` gives the full width at the share 0..1 of the way. */
export function ribbon(line: readonly Point[], width: (share: number) => number): string {
  const sides = line.map((point, i): [Point, Point] => {
    const before = line[Math.max(0, i - 1)] ?? point;
    const after = line[Math.min(line.length - 1, i + 1)] ?? point;
    const angle = Math.atan2(after[1] - before[1], after[0] - before[0]) + Math.PI / 2;
    const half = width(i / (line.length - 1)) / 2;
    return [away(point, angle, half), away(point, angle, -half)];
  });
  const back = sides.map(([, right]) => right).reverse();
  return `${curve(sides.map(([left]) => left))}L${place(back[0] ?? [0, 0])}${segments(back, false)}Z`;
}

/** Path data of a leaf or a petal from `from` to `to`, `width` wide, its belly a share `belly` of the way. */
export function leaf(from: Point, to: Point, width: number, belly = 0.5): string {
  const angle = Math.atan2(to[1] - from[1], to[0] - from[0]) + Math.PI / 2;
  const middle = along(from, to, belly);
  const [left, right] = [away(middle, angle, width * 0.7), away(middle, angle, -width * 0.7)];
  return `M${place(from)}Q${place(left)} ${place(to)}Q${place(right)} ${place(from)}Z`;
}

/** Path data of an uneven round shape; `roughness` is the share (0..1) the radius may shrink. */
export function blob(chance: Seeded, center: Point, radii: Point, roughness = 0.2): string {
  const count = 9;
  const start = chance.between(0, 6);
  const points = Array.from({ length: count }, (_, i): Point => {
    const angle = start + (i / count) * 2 * Math.PI;
    const reach = 1 - chance.next() * roughness;
    return [center[0] + Math.cos(angle) * radii[0] * reach, center[1] + Math.sin(angle) * radii[1] * reach];
  });
  return closedCurve(points);
}

/** Path data of a flat lens lying on the water: `width` wide, `height` high. */
export const lens = ([x, y]: Point, width: number, height: number): string =>
  `M${place([x - width / 2, y])}Q${place([x, y - height])} ${place([x + width / 2, y])}Q${place([x, y + height])} ${place([x - width / 2, y])}Z`;

/** An SVG path element. `more` is further attributes, already written. */
export const shape = (data: string, fill: string, more = ""): string =>
  `<path d="${data}" fill="${fill}"${more ? ` ${more}` : ""}/>`;

/** An SVG line without filling. */
export const line = (data: string, stroke: string, width: number, more = ""): string =>
  `<path d="${data}" fill="none" stroke="${stroke}" stroke-width="${number(width)}" stroke-linecap="round" stroke-linejoin="round"${more ? ` ${more}` : ""}/>`;

/** An SVG ellipse. */
export const ellipse = ([x, y]: Point, [rx, ry]: Point, fill: string, more = ""): string =>
  `<ellipse cx="${number(x)}" cy="${number(y)}" rx="${number(rx)}" ry="${number(ry)}" fill="${fill}"${more ? ` ${more}` : ""}/>`;

/** An SVG rectangle from its left top corner. */
export const box = ([x, y]: Point, [width, height]: Point, fill: string, more = ""): string =>
  `<rect x="${number(x)}" y="${number(y)}" width="${number(width)}" height="${number(height)}" fill="${fill}"${more ? ` ${more}` : ""}/>`;

/** Parts drawn as one, with attributes such as a filter or a transform. */
export const group = (parts: readonly string[] | string, attributes: string): string =>
  `<g ${attributes}>${typeof parts === "string" ? parts : parts.join("")}</g>`;

/** The transform attribute that moves, turns (degrees) and sizes what was drawn around the origin. */
export const placed = ([x, y]: Point, turn = 0, size: number | Point = 1): string => {
  const [sx, sy] = typeof size === "number" ? [size, size] : size;
  const scale = `scale(${Math.round(sx * 1000) / 1000} ${Math.round(sy * 1000) / 1000})`;
  return `transform="translate(${place([x, y])}) rotate(${number(turn)}) ${scale}"`;
};

/** A filled polygon with corners as `points` reads them. */
export const filledPolygon = (corners: string, fill: string): string => shape(polygon(points(corners)), fill);

/** A filled smooth outline through points as `points` reads them. */
export const filledCurve = (through: string, fill: string): string =>
  shape(closedCurve(points(through)), fill);
