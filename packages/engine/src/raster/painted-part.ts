import { stepsPerUnit } from "../colors/oklab.ts";
import type { Color } from "./middle-color.ts";
import { paintOver } from "./paint-over.ts";
import type { Planes } from "./planes.ts";

/** Edges of parts are soft for this many millimeters of the canvas. */
const soft = 0.3;

/** A shape of an eye or a mouth in one color. */
export interface PaintedPart {
  readonly pixels: readonly number[];
  /** In OKLab steps. */
  readonly color: Color;
  /** Share of this color in what is painted, 0 to 1; the rest is the photo’s. */
  readonly share: number;
  /** Least difference to the colors beside it, in OKLab steps. Missing where regions may divide and join it as any other pixels. */
  readonly apart?: number;
  /** Whether the palette needs a color like it. */
  readonly isSeed?: boolean;
}

/** A part that becomes a region of its own. */
export type LaidPart = PaintedPart & { readonly apart: number };

/** The parts that become regions of their own, those below before those above. */
export function laidParts(parts: readonly PaintedPart[]): LaidPart[] {
  return parts.filter((part): part is LaidPart => part.apart !== undefined);
}

/** A picture, and how important it is, 0 to 255, without the parts that become regions of their own. @param perMM pixels per millimeter */
export function withoutParts(
  { calm, important }: { readonly calm: Planes; readonly important: Uint8Array },
  parts: readonly PaintedPart[],
  perMM: number,
): { readonly calm: Planes; readonly important: Uint8Array } {
  const laid = laidParts(parts);
  if (laid.length === 0) return { calm, important };
  const covered = new Uint8Array(important.length);
  const uncovered = important.slice();
  const reach = Math.ceil(soft * perMM);
  for (const { pixels } of laid)
    for (const i of pixels)
      for (let dy = -reach; dy <= reach; dy++)
        for (let at = i + dy * calm.width - reach; at <= i + dy * calm.width + reach; at++) {
          covered[at] = 1;
          uncovered[at] = 0;
        }
  return { calm: paintOver(calm, covered), important: uncovered };
}

/** The picture with these parts painted over it, one after the other. */
export function paintParts(planes: Planes, parts: readonly Omit<PaintedPart, "apart">[]): Planes {
  if (parts.length === 0) return planes;
  const out = { ...planes, l: planes.l.slice(), a: planes.a.slice(), b: planes.b.slice() };
  for (const { pixels, color, share } of parts)
    for (const [k, plane] of [out.l, out.a, out.b].entries())
      for (const i of pixels) plane[i] = Math.round(plane[i]! + share * (color[k]! - plane[i]!));
  return out;
}

/** The colors, three steps each, that a palette needs for parts. */
export function seedsOf(parts: readonly PaintedPart[]): number[] {
  return parts.flatMap(({ isSeed, color }) => (isSeed ? [...color] : []));
}

/** A lightness that is so many units below a color’s, 0 at least. */
export function darkerBy(units: number, [l]: Color): number {
  return Math.max(0, l - units * stepsPerUnit);
}

/** The difference of two colors in OKLab steps. */
export function colorsApart(p: Color, q: Color): number {
  return Math.sqrt((p[0] - q[0]) ** 2 + (p[1] - q[1]) ** 2 + (p[2] - q[2]) ** 2);
}
