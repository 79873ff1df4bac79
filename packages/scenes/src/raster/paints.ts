import { type Matrix, inverse, numbersIn, times, transformOf } from "./matrix.ts";
import type { Element } from "./parse-svg.ts";

/** Red, green, blue 0..255 and opacity 0..1. */
export type Rgba = readonly [red: number, green: number, blue: number, opacity: number];

/** What an area is filled with: one color, or a gradient. */
export type Paint = { readonly plain: Rgba } | Gradient;

/** Colors that change from place to place. */
export interface Gradient {
  readonly plain?: undefined;
  /** Its colors one after another: red, green, blue 0..255 and opacity 0..1 in turn. */
  readonly ramp: Float32Array;
  /** Whether all of a row has one color: most gradients go from top to bottom. */
  readonly isOnePerRow: boolean;
  /** Where in the ramp the colors of some pixels of a row are, from their left one on. */
  readonly findColors: (left: number, row: number, count: number, out: Int32Array) => void;
}

/** The color of one pixel, written into `out`. */
export function colorAt(paint: Paint, x: number, y: number, out: Float32Array): void {
  if (paint.plain) {
    out.set(paint.plain);
    return;
  }
  paint.findColors(x, y, 1, place);
  const { ramp } = paint;
  // no view of the ramp: this runs for each pixel
  for (let c = 0, at = place[0]!; c < 4; c++, at++) out[c] = ramp[at]!;
}
const place = new Int32Array(1);

const words: Readonly<Record<string, string>> = { black: "#000000", white: "#ffffff", red: "#ff0000" };

/** A color as our pen and Noto write it: #rgb or #rrggbb. */
export function colorOf(text: string): Rgba | null {
  const code = words[text] ?? text;
  const short = /^#([\da-f])([\da-f])([\da-f])$/i.exec(code);
  const long = short
    ? short
        .slice(1)
        .map((digit) => digit + digit)
        .join("")
    : code.slice(1);
  if (!/^[\da-f]{6}$/i.test(long)) return null;
  const value = Number.parseInt(long, 16);
  return [value >> 16, (value >> 8) & 255, value & 255, 1];
}

const steps = 256;

/** The colors of a gradient in 256 steps: red, green, blue, opacity in turn. */
function rampOf(gradient: Element): Float32Array {
  const stops = gradient.children.map(({ attributes }): [number, Rgba] => {
    const [red, green, blue] = colorOf(attributes["stop-color"] ?? "#000000") ?? [0, 0, 0];
    return [Number(attributes.offset ?? 0), [red, green, blue, Number(attributes["stop-opacity"] ?? 1)]];
  });
  const ramp = new Float32Array(steps * 4);
  for (let i = 0; i < steps; i++) {
    const share = i / (steps - 1);
    const after = stops.findIndex(([at]) => at >= share);
    const [toAt, to] = stops[after < 0 ? stops.length - 1 : after] ?? [0, [0, 0, 0, 0]];
    const [fromAt, from] = stops[after < 0 ? stops.length - 1 : Math.max(0, after - 1)] ?? [toAt, to];
    const t = toAt > fromAt ? Math.max(0, (share - fromAt) / (toAt - fromAt)) : 1;
    for (let c = 0; c < 4; c++) ramp[i * 4 + c] = (from[c] ?? 0) + ((to[c] ?? 0) - (from[c] ?? 0)) * t;
  }
  return ramp;
}

const ramps = new WeakMap<Element, Float32Array>();

function gradientPaint(
  gradient: Element,
  toPixels: Matrix,
  box: readonly [number, number, number, number],
): Paint {
  const { attributes } = gradient;
  const ramp = ramps.get(gradient) ?? rampOf(gradient);
  ramps.set(gradient, ramp);
  const own = transformOf(attributes.gradientTransform);
  const [left, top, right, bottom] = box;
  const space: Matrix =
    attributes.gradientUnits === "userSpaceOnUse"
      ? toPixels
      : times(toPixels, [right - left, 0, 0, bottom - top, left, top]);
  const [a, b, c, d, e, f] = inverse(times(space, own));
  const number = (name: string, otherwise: number) => Number(attributes[name]?.replace("%", "") ?? otherwise);
  const inRamp = (share: number) =>
    (share <= 0 ? 0 : share >= 1 ? steps - 1 : Math.floor(share * (steps - 1) + 0.5)) * 4;
  // the middle of the first pixel counts
  if (gradient.tag === "linearGradient") {
    const [x1, y1, x2, y2] = [number("x1", 0), number("y1", 0), number("x2", 1), number("y2", 0)];
    const [dx, dy] = [x2 - x1, y2 - y1];
    const length = dx * dx + dy * dy || 1;
    const perColumn = (a * dx + b * dy) / length;
    const perRow = (c * dx + d * dy) / length;
    const start = ((e - x1) * dx + (f - y1) * dy) / length + (perColumn + perRow) / 2;
    return {
      ramp,
      isOnePerRow: Math.abs(a * dx + b * dy) < 1e-9,
      findColors: (left, row, count, out) => {
        const base = start + perRow * row + perColumn * left;
        for (let i = 0; i < count; i++) out[i] = inRamp(base + perColumn * i);
      },
    };
  }
  const [cx, cy, radius] = [number("cx", 0.5), number("cy", 0.5), number("r", 0.5) || 1];
  const [startX, startY] = [e - cx + (a + c) / 2, f - cy + (b + d) / 2];
  return {
    ramp,
    isOnePerRow: false,
    findColors: (left, row, count, out) => {
      let x = startX + c * row + a * left;
      let y = startY + d * row + b * left;
      for (let i = 0; i < count; i++, x += a, y += b) out[i] = inRamp(Math.sqrt(x * x + y * y) / radius);
    },
  };
}

/**
 * What a `fill` or `stroke` attribute means for an area; `box` is the area's own box before `toPixels`. Null where nothing is
 * to be painted.
 */
export function paintOf(
  text: string,
  ids: ReadonlyMap<string, Element>,
  toPixels: Matrix,
  box: () => readonly [number, number, number, number],
): Paint | null {
  if (text === "none") return null;
  const id = /^url\(#([^)]+)\)/.exec(text)?.[1];
  if (id === undefined) {
    const plain = colorOf(text);
    return plain ? { plain } : null;
  }
  let gradient = ids.get(id);
  const borrowed = gradient?.attributes.href ?? gradient?.attributes["xlink:href"];
  if (gradient && borrowed) {
    const lender = ids.get(borrowed.slice(1));
    const { href: _, "xlink:href": __, ...own } = gradient.attributes;
    if (lender)
      gradient = {
        tag: gradient.tag,
        attributes: { ...lender.attributes, ...own },
        children: gradient.children.length > 0 ? gradient.children : lender.children,
      };
  }
  return gradient ? gradientPaint(gradient, toPixels, box()) : null;
}

/** The radius of a blur filter in its own units. */
export function blurOf(
  text: string | undefined,
  ids: ReadonlyMap<string, Element>,
): readonly [number, number] | null {
  const id = /url\(#([^)]+)\)/.exec(text ?? "")?.[1];
  const deviation = id === undefined ? undefined : ids.get(id)?.children[0]?.attributes.stdDeviation;
  if (deviation === undefined) return null;
  const [across = 0, down = across] = numbersIn(deviation);
  return [across, down];
}
