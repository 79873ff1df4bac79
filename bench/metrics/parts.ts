import { squaredDistances } from "./distance.ts";
import type { LabelMap } from "./scan.ts";

/** The visible connected parts of a painted drawing; a shape that others cut in two has two parts. */
export interface Parts {
  readonly count: number;
  /** Part of each pixel, -1 where nothing is painted. */
  readonly ofPixel: Int32Array;
  readonly shape: Int32Array;
  readonly areaMM2: Float64Array;
  /** Diameter in millimeters of the largest circle inside each part. */
  readonly diameterMM: Float64Array;
  /** Share of the page that is lost when every part is opened with a disc of 1 mm: parts thinner than that. */
  readonly thinShare: number;
}

/** Least area, in mm², of a part that counts; smaller ones are the ragged tips of the raster. */
export const speckMM2 = 0.05;
const thinRadiusMM = 0.5;

/** Finds the 4-connected parts of a label map and how wide each is. */
export function findParts(map: LabelMap): Parts {
  const { width, height, mm, shapes } = map;
  const distances = squaredDistances(edgesOf(map), width, height);
  const { count, ofPixel } = connect(map);
  const shape = new Int32Array(count);
  const area = new Float64Array(count);
  const widest = new Float64Array(count);
  for (let i = 0; i < shapes.length; i++) {
    const part = ofPixel[i]!;
    if (part < 0) continue;
    shape[part] = shapes[i]!;
    area[part]!++;
    if (distances[i]! > widest[part]!) widest[part] = distances[i]!;
  }

  // opening: what lies within the radius of a pixel that is itself that far from its edge survives; half a
  // pixel more, because the first pixel of that distance may lie so much beyond it
  const radius = thinRadiusMM / mm;
  const core = new Uint8Array(shapes.length);
  for (let i = 0; i < core.length; i++)
    core[i] = shapes[i]! >= 0 && Math.sqrt(distances[i]!) + 0.5 >= radius ? 1 : 0;
  const toCore = squaredDistances(core, width, height);
  let thin = 0;
  for (let i = 0; i < core.length; i++) if (shapes[i]! >= 0 && Math.sqrt(toCore[i]!) >= radius + 0.5) thin++;

  return {
    count,
    ofPixel,
    shape,
    areaMM2: area.map((pixels) => pixels * mm * mm),
    diameterMM: widest.map((squared) => 2 * (Math.sqrt(squared) + 0.5) * mm),
    thinShare: thin / shapes.length,
  };
}

/** 1 at pixels that touch another shape or the edge of the page. */
function edgesOf({ width, height, shapes }: LabelMap): Uint8Array {
  const edges = new Uint8Array(shapes.length);
  for (let y = 0, i = 0; y < height; y++) {
    const isEdgeRow = y === 0 || y === height - 1;
    for (let x = 0; x < width; x++, i++) {
      const shape = shapes[i]!;
      const isInner =
        !isEdgeRow &&
        x > 0 &&
        x < width - 1 &&
        shapes[i - 1] === shape &&
        shapes[i + 1] === shape &&
        shapes[i - width] === shape &&
        shapes[i + width] === shape;
      edges[i] = isInner ? 0 : 1;
    }
  }
  return edges;
}

function connect({ width, height, shapes }: LabelMap): { count: number; ofPixel: Int32Array } {
  const ofPixel = new Int32Array(shapes.length).fill(-1);
  const stack = new Int32Array(shapes.length);
  let count = 0;
  let depth = 0;
  const reach = (i: number, shape: number) => {
    if (ofPixel[i]! >= 0 || shapes[i] !== shape) return;
    ofPixel[i] = count;
    stack[depth++] = i;
  };
  for (let seed = 0; seed < shapes.length; seed++) {
    const shape = shapes[seed]!;
    if (ofPixel[seed]! >= 0 || shape < 0) continue;
    reach(seed, shape);
    while (depth > 0) {
      const i = stack[--depth]!;
      const x = i % width;
      if (x > 0) reach(i - 1, shape);
      if (x < width - 1) reach(i + 1, shape);
      if (i >= width) reach(i - width, shape);
      if (i < (height - 1) * width) reach(i + width, shape);
    }
    count++;
  }
  return { count, ofPixel };
}
