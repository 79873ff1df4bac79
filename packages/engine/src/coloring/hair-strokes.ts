import { onKernels } from "../kernels/kernels.ts";
import type { Stroke } from "../drawing/line-art.ts";
import { unitsPerMM } from "../drawing/picture.ts";
import { blur } from "../edges/blur.ts";
import { type Field, shrinkField, type Size } from "../edges/grid.ts";
import { near } from "../edges/near.ts";
import { above, below } from "../edges/where.ts";
import type { Planes } from "../raster/planes.ts";
import { stepsPerUnit } from "../colors/oklab.ts";
import { type Point, smoothCurve } from "../strokes/smooth-curve.ts";

/** Hair is looked at where a face is about so many pixels high, at this part of the page's size and no smaller one. */
const lookedAt = { face: 56, min: 2, max: 5 };
/** Strands are seen within such a distance, in heights of the face: finer ones are many, and none is drawn. */
const seenWithin = 0.025;
/** How much a place's surroundings run one way, 0 to 1, for a streamline to begin there and to go on. */
const coherence = { begin: 0.45, goOn: 0.22 };
/** How far strands are apart from each other and from lines, in heights of the face, and at least in pens; and how long, in heights. */
const apart = { heights: 0.13, pens: 6.5 };
const length = { min: 0.42, max: 1.5 };
/** A streamline keeps so much of its own way at each step, in pixels, and turns by no more than a cosine of this. */
const step = 1.5;
const inertia = 0.55;
const minAlong = 0.8;
/** Points of a curve are so far apart, in heights of the face. */
const knots = 0.09;
/** Strands are thinner than outlines, as a share of the pen. */
const thin = 0.72;
/** No page has more. */
const maxStrands = 120;

/** Where hair is drawn. */
export interface HairPlace extends Size {
  /** 1 in hair, at the size of the page. */
  readonly hair: Uint8Array;
  /** Of `hairFlow`. */
  readonly flow: HairFlow;
  /** What the map shows there, 0 to 1. */
  readonly map: Field;
  /** Lines that are drawn already, 1 a pixel. */
  readonly on: Uint8Array;
  /** The height of the face, in pixels. */
  readonly face: number;
  readonly perMM: number;
  /** Width of the pen in millimeters. */
  readonly pen: number;
}

/**
 * A few strands that flow as hair does: streamlines along the structure tensor of the photo's lightness (Kass and Witkin 1987), evenly
 * apart (after Jobard and Lefer 1997), the clearest first. Curls run no way for long, and have none.
 */
export function hairStrokes({ width, height, hair, flow, map, on, face, perMM, pen }: HairPlace): Stroke[] {
  const factor = factorOf(face);
  const gap = Math.max(apart.heights * face, apart.pens * pen * perMM) / factor;
  const size = { width: flow.width, height: flow.height };
  const free = shrinkField({ width, height, data: new Float32Array(hair) }, factor).data;
  const clear = shrinkField(map, factor).data;
  const lines = shrinkField({ width, height, data: new Float32Array(on) }, factor).data;
  const isLaid = above(lines, 0);
  const outer = below(free, 0.5);
  const atEdge = near(outer, size, Math.min(180, gap * 0.5) ** 2);
  const isBlocked = near(isLaid, size, Math.min(180, gap * 0.6) ** 2);
  const isNarrow = near(outer, size, (gap * 0.3) ** 2);

  const [minLength, maxLength] = [(length.min * face) / factor, (length.max * face) / factor];
  const every = Math.max(1, Math.round((knots * face) / factor / step));
  const scale = (factor * unitsPerMM) / perMM;
  return onKernels((kernels, arena) => {
    const [blocked, coherent] = [arena.put(isBlocked), arena.put(flow.coherence)];
    kernels.blockNarrow(blocked, arena.put(isNarrow), free.length);
    const seedsAt = arena.room(free.length * 4);
    const found = kernels.streamlineSeeds(
      ...([blocked, arena.put(atEdge), coherent, coherence.begin, free.length, seedsAt] as const),
    );
    const seeds = arena.read(seedsAt, new Int32Array(found));
    const worth = Float64Array.from(clear, (value, i) => flow.coherence[i]! + value);
    seeds.sort((p, q) => worth[q]! - worth[p]! || p - q);

    const maxPoints = Math.ceil(maxLength / step) + 2;
    const [room, pointsAt] = [arena.room(maxPoints * 16), arena.room(maxPoints * 16)];
    kernels.takeHair(size.width, size.height, arena.put(flow.cos), arena.put(flow.sin), coherent, blocked);
    const strokes: Stroke[] = [];
    arena.write(seedsAt, seeds);
    const counted = arena.room(4);
    const run = [
      ...([maxLength / 2, minLength, gap, step, inertia, minAlong, coherence.goOn] as const),
      ...([room, pointsAt, counted] as const),
    ] as const;
    for (let next = 0; strokes.length < maxStrands; next++) {
      next = kernels.nextStreamline(seedsAt, next, found, ...run);
      if (next === found) break;
      const count = arena.read(counted, new Int32Array(1))[0]!;
      const points = arena.read(pointsAt, new Float64Array(2 * count));
      const chosen: Point[] = [];
      for (let k = 0; k < count; k++)
        if (k % every === 0 || k === count - 1)
          chosen.push({ x: points[2 * k]! * scale, y: points[2 * k + 1]! * scale });
      strokes.push({
        points: smoothCurve(chosen).map(Math.round),
        closed: false,
        widths: [Math.max(1, Math.round(thin * pen * unitsPerMM))],
        layer: "lines",
      });
    }
    return strokes;
  });
}

/** Directions without a sense, and how much each place's surroundings run that way, 0 to 1. */
export interface HairFlow extends Size {
  readonly cos: Float32Array;
  readonly sin: Float32Array;
  readonly coherence: Float32Array;
}

/**
 * Which way hair runs on a page, smaller than that.
 * @param face the height of the faces, in pixels of the page
 */
export function hairFlow({ width, height, l }: Planes, face: number): HairFlow {
  const factor = factorOf(face);
  const light = new Float32Array(l);
  const small = blur(shrinkField({ width, height, data: light }, factor), 0.7);
  const { width: across, height: down, data } = small;
  const [xx, xy, yy] = [0, 1, 2].map(() => new Float32Array(data.length)) as [
    Float32Array,
    Float32Array,
    Float32Array,
  ];
  for (let y = 0, i = 0; y < down; y++)
    for (let x = 0; x < across; x++, i++) {
      const dx = data[x + 1 < across ? i + 1 : i]! - data[x > 0 ? i - 1 : i]!;
      const dy = data[y + 1 < down ? i + across : i]! - data[y > 0 ? i - across : i]!;
      xx[i] = dx * dx;
      xy[i] = dx * dy;
      yy[i] = dy * dy;
    }
  const sigma = Math.max(1, (seenWithin * face) / factor);
  const [a, b, c] = [xx, xy, yy].map(
    (plane) => blur({ width: across, height: down, data: plane }, sigma).data,
  ) as [Float32Array, Float32Array, Float32Array];
  const out = { width: across, height: down, cos: xx, sin: xy, coherence: yy };
  for (let i = 0; i < data.length; i++) {
    // along is across the gradient: twice the angle, turned by half a turn
    const cos2 = c[i]! - a[i]!;
    const sin2 = -2 * b[i]!;
    const size = Math.sqrt(cos2 * cos2 + sin2 * sin2);
    out.coherence[i] = size / (a[i]! + c[i]! + faint);
    const cos = size > 0 ? cos2 / size : 1;
    out.cos[i] = Math.sqrt(Math.max(0, (1 + cos) / 2));
    out.sin[i] = Math.sqrt(Math.max(0, (1 - cos) / 2)) * (sin2 < 0 ? -1 : 1);
  }
  return out;
}

const factorOf = (face: number) =>
  Math.max(lookedAt.min, Math.min(lookedAt.max, Math.floor(face / lookedAt.face)));

/** Steps of lightness, squared, that are noise: black hair runs no way. */
const faint = 0.4 * stepsPerUnit ** 2;
