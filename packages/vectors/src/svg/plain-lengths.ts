import { mmPerInch, pointsPerInch } from "@tintery/engine/tables";
import type { SvgElement } from "./svg-tree.ts";

const pxPerInch = 96;

/** Units of a drawing in one of each, as CSS has them. */
export const absoluteUnits: Readonly<Record<string, number>> = {
  px: 1,
  pt: pxPerInch / pointsPerInch,
  pc: 16,
  in: pxPerInch,
  mm: pxPerInch / mmPerInch,
  cm: (10 * pxPerInch) / mmPerInch,
  q: pxPerInch / (4 * mmPerInch),
};

const lengthAttributes = (
  "x y x1 y1 x2 y2 cx cy r rx ry fx fy fr width height dx dy markerWidth markerHeight refX refY textLength startOffset " +
  "stroke-width stroke-dasharray stroke-dashoffset font-size letter-spacing word-spacing baseline-shift"
).split(" ");
const usualFontSize = 16;
const absolute = /(?<![\w.#])([+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d{1,3})?)(px|pt|pc|in|mm|cm|q|rem)\b/gi;

/**
 * A value whose absolute lengths are numbers of the drawing's units. `em`, `ex` and shares stay, for they depend on where
 * they stand.
 * @param unit what is written behind the numbers
 */
export function plainLengths(value: string, rootFontSize = usualFontSize, unit = ""): string {
  return value.replace(absolute, (_, number: string, from: string) => {
    const factor = absoluteUnits[from.toLowerCase()] ?? rootFontSize;
    return `${Number((Number(number) * factor).toPrecision(9))}${unit}`;
  });
}

/**
 * Writes every absolute length of an element as a number, in place: a renderer thinks of another number of dots in an
 * inch than browsers do.
 * @param rootFontSize what one `rem` is
 */
export function makeLengthsPlain({ attributes }: SvgElement, rootFontSize: number): void {
  for (const name of lengthAttributes) {
    const value = attributes.get(name);
    if (value !== undefined) attributes.set(name, plainLengths(value, rootFontSize));
  }
  // the short form of a font needs a unit
  const style = attributes.get("style");
  if (style !== undefined) attributes.set("style", plainLengths(style, rootFontSize, "px"));
}

/** What one `rem` is in a drawing: the size of the root's font. */
export function fontSizeOf({ attributes }: SvgElement): number {
  const size = Number(plainLengths(attributes.get("font-size") ?? ""));
  return size > 0 ? size : usualFontSize;
}
