import { shift } from "../palette.ts";
import { box, ellipse, line, type Point, polygon, shape } from "../pen.ts";

/** A polygon of points written as "x y, x y". */
export const poly = (text: string, fill: string) =>
  shape(polygon(text.split(",").map((pair) => pair.trim().split(" ").map(Number) as unknown as Point)), fill);

/** Plain timber. */
export const wood = "#a9774a";

/** A wall of upright planks. */
export const planks = (x: number, y: number, w: number, h: number, color: string, step = 16) =>
  box([x, y], [w, h], color) +
  Array.from({ length: Math.max(0, Math.floor(w / step) - 1) }, (_, i) =>
    line(`M${x + (i + 1) * step} ${y + 2}v${h - 4}`, shift(color, -0.08), 1.6),
  ).join("");

/** A window of four panes in a pale frame; (x, y) is the upper left corner of its glass. */
export const windowAt = (x: number, y: number, w: number, h: number, glass = "#8fc3de") =>
  box([x - 3, y - 3], [w + 6, h + 6], "#f7f1e4") +
  box([x, y], [w, h], glass) +
  line(`M${x + w / 2} ${y}v${h}M${x} ${y + h / 2}h${w}`, "#f7f1e4", 3);

/** A door with a round top and a knob, standing on y = 0 around x. */
export const doorAt = (x: number, w: number, h: number, color: string) =>
  shape(`M${x - w / 2} 0V${-h + w * 0.4}Q${x} ${-h - w * 0.25} ${x + w / 2} ${-h + w * 0.4}V0Z`, color) +
  ellipse([x + w * 0.26, -h * 0.45], [2.6, 2.6], "#f3d06a");
