import { type FlatPath, flattenPath } from "./path-data.ts";

export type Rgb = readonly [number, number, number];

/** A filled path of a drawing. */
export interface Shape extends FlatPath {
  readonly fill: Rgb;
  readonly rule: "evenodd" | "nonzero";
}

/** A number on the page; x and y are the center of its digits. */
export interface Label {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly text: string;
}

/** What of an SVG is measured, all lengths in millimeters; shapes in the order in which they are painted. */
export interface Drawing {
  readonly widthMM: number;
  readonly heightMM: number;
  readonly shapes: readonly Shape[];
  readonly labels: readonly Label[];
}

/** Curves are cut into pieces of about this many millimeters. */
const flatness = 0.15;

const element = /<path\b([^>]*)>|<text\b([^>]*)>([^<]*)<\/text>/g;

/**
 * Reads an SVG of filled paths and numbers (`text` centered on its x and y, as our drawings and the prototype
 * write them). Paths without a fill are lines drawn on top and not looked at. `widthMM` is the page's width; without
 * it the viewBox is taken to be in millimeters.
 */
export function readDrawing(svg: string, widthMM?: number): Drawing {
  const head = /<svg\b([^>]*)>/.exec(svg)?.[1] ?? "";
  const box = attribute(head, "viewBox")?.split(/[ ,]+/).map(Number);
  const width = box?.[2] ?? Number.parseFloat(attribute(head, "width") ?? "");
  const height = box?.[3] ?? Number.parseFloat(attribute(head, "height") ?? "");
  if (!(width > 0 && height > 0)) throw new RangeError("an SVG must have a size, received none");
  const scale = widthMM === undefined ? 1 : widthMM / width;

  const shapes: Shape[] = [];
  const labels: Label[] = [];
  for (const [, path, text, digits] of svg.matchAll(element)) {
    if (path === undefined) {
      const [x, y, size] = ["x", "y", "font-size"].map((name) => scale * Number(attribute(text!, name)));
      labels.push({ x: x!, y: y!, size: size!, text: digits! });
      continue;
    }
    const fill = colorOf(attribute(path, "fill") ?? "");
    if (!fill) continue;
    const { rings, ends } = flattenPath(attribute(path, "d") ?? "", flatness / scale);
    for (const ring of rings) for (let i = 0; i < ring.length; i++) ring[i] = ring[i]! * scale;
    const rule = attribute(path, "fill-rule") === "evenodd" ? "evenodd" : "nonzero";
    shapes.push({ rings, ends, fill, rule });
  }
  return { widthMM: width * scale, heightMM: height * scale, shapes, labels };
}

function attribute(text: string, name: string): string | undefined {
  return new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(text)?.[1];
}

/** A color written `#rgb`, `#rrggbb` or `rgb(r, g, b)`; nothing for `none` and everything else. */
function colorOf(text: string): Rgb | undefined {
  const long = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(text);
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/i.exec(text);
  const plain = /^rgb\((\d+), ?(\d+), ?(\d+)\)$/.exec(text);
  const parts = long?.slice(1) ?? short?.slice(1).map((digit) => digit + digit);
  const values = parts?.map((part) => Number.parseInt(part, 16)) ?? plain?.slice(1).map(Number);
  return values && [values[0]!, values[1]!, values[2]!];
}
