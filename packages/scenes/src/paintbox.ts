import type { Color } from "./palette.ts";
import type { Point } from "./pen.ts";

/** A color at a share 0..1 of a gradient, with its opacity (1 when left out); plain colors are spaced evenly. */
export type Stop = Color | readonly [share: number, color: Color, opacity?: number];

/** Hands out gradients, blurs and clips of one picture and keeps their definitions. Equal ones are kept once. */
export interface Paintbox {
  /** A gradient from top to bottom of the shape, or between two places given in shares of the shape. */
  linear(stops: readonly Stop[], from?: Point, to?: Point): string;
  /** A round gradient; center and radius in shares of the shape. */
  radial(stops: readonly Stop[], center?: Point, radius?: number): string;
  /** The attribute that softens a shape by this many pixels, or by different ones across and down. */
  blur(pixels: number | Point): string;
  /** The attribute that keeps only what lies inside the path. */
  clip(data: string): string;
  /** Keeps a part to be shown again: what comes back draws it with the given attributes (a transform, an opacity). */
  keep(parts: readonly string[]): (attributes: string) => string;
  /** The whole picture around its layers. */
  frame(width: number, height: number, layers: readonly string[]): string;
}

const stopTags = (stops: readonly Stop[]) =>
  stops
    .map((stop, i) => (typeof stop === "string" ? ([i / (stops.length - 1), stop] as const) : stop))
    .map(
      ([share, color, opacity = 1]) =>
        `<stop offset="${share}" stop-color="${color}"${opacity === 1 ? "" : ` stop-opacity="${opacity}"`}/>`,
    )
    .join("");

/** A fresh paintbox for one picture. */
export function paintbox(): Paintbox {
  const ids = new Map<string, string>();
  const define = (tag: string, attributes: string, inside: string) => {
    const key = `<${tag} id="@" ${attributes}>${inside}</${tag}>`;
    const id = ids.get(key) ?? `p${ids.size}`;
    ids.set(key, id);
    return id;
  };
  return {
    linear(stops, [x1, y1] = [0, 0], [x2, y2] = [0, 1]) {
      return `url(#${define("linearGradient", `x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}"`, stopTags(stops))})`;
    },
    radial(stops, [cx, cy] = [0.5, 0.5], radius = 0.5) {
      return `url(#${define("radialGradient", `cx="${cx}" cy="${cy}" r="${radius}"`, stopTags(stops))})`;
    },
    blur(pixels) {
      const area = 'x="-0.3" y="-0.3" width="1.6" height="1.6" color-interpolation-filters="sRGB"';
      return `filter="url(#${define("filter", area, `<feGaussianBlur stdDeviation="${typeof pixels === "number" ? pixels : pixels.join(" ")}"/>`)})"`;
    },
    clip(data) {
      return `clip-path="url(#${define("clipPath", 'clipPathUnits="userSpaceOnUse"', `<path d="${data}"/>`)})"`;
    },
    keep(parts) {
      const id = define("g", "", parts.join(""));
      return (attributes) => `<use href="#${id}"${attributes ? ` ${attributes}` : ""}/>`;
    },
    frame(width, height, layers) {
      const definitions = [...ids].map(([key, id]) => key.replace("@", id)).join("");
      const size = `width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`;
      return `<svg xmlns="http://www.w3.org/2000/svg" ${size}><defs>${definitions}</defs>${layers.join("")}</svg>`;
    },
  };
}
