import type { DrawnShapes } from "../edges/drawn-shapes.ts";

type Rgb = readonly [red: number, green: number, blue: number];

interface Box {
  readonly at: readonly [left: number, top: number, right: number, bottom: number];
  readonly color: Rgb;
  readonly thing?: number;
  readonly tuft?: number;
}

const [width, height] = [400, 284];

/** Shapes as boxes, from the back to the front, in shares of 100 of the picture; the first one fills it. */
const boxes: readonly Box[] = [
  { at: [0, 0, 100, 100], color: [150, 200, 240] },
  { at: [0, 70, 100, 100], color: [110, 170, 90] },
  // a crown of two tufts
  { at: [6, 20, 26, 60], color: [40, 110, 50], tuft: 1 },
  { at: [10, 24, 18, 36], color: [60, 130, 70], tuft: 1 },
  // a house with a door, and two parts that look the same
  { at: [40, 30, 62, 80], color: [220, 90, 70], thing: 1 },
  { at: [62, 30, 84, 80], color: [221, 91, 70], thing: 1 },
  { at: [48, 55, 56, 80], color: [250, 220, 150], thing: 1 },
  // a keyhole within the door, and a dark step that reaches the ground
  { at: [51, 66, 53, 69], color: [20, 15, 10], thing: 1 },
  { at: [66, 76, 70, 80], color: [20, 15, 10], thing: 1 },
];

/** A small picture that a program drew: sky, ground, a tree and a house, with a thin line under the roof. */
export function drawnHouse(): DrawnShapes {
  const shapes = new Int32Array(width * height);
  const flat = new Uint8ClampedArray(shapes.length * 4).fill(255);
  boxes.forEach(({ at, color }, shape) => {
    const [left, top, right, bottom] = at;
    for (let y = Math.round((top * height) / 100); y < (bottom * height) / 100; y++)
      for (let x = Math.round((left * width) / 100); x < (right * width) / 100; x++) {
        shapes[y * width + x] = shape;
        flat.set(color, (y * width + x) * 4);
      }
  });
  const inked = flat.slice();
  const row = Math.round(0.42 * height);
  for (let x = 180; x < 320; x++) inked.set([60, 20, 20], (row * width + x) * 4);
  const of = (value: (box: Box) => number | undefined) => Int32Array.from(boxes, (box) => value(box) ?? 0);
  return {
    width,
    height,
    shapes,
    thingOf: of(({ thing }) => thing),
    tuftOf: of(({ tuft }) => tuft),
    flat,
    inked,
    faces: [],
  };
}
