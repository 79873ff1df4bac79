import { seededRandom } from "../arithmetic/reproducible.ts";
import { blurred } from "./blurred.ts";
import { flowOf } from "./calm.ts";
import type { Easel, Field, Pixels } from "./easel.ts";

/** How strokes are painted; radii as for a usual picture, the broadest brush first. */
export interface Brush {
  readonly radii: readonly number[];
  /** Of a smaller brush, used at faces only. */
  readonly faceRadius?: number;
  /** How far the canvas may be from the picture before it is painted over, the sum of three colors. */
  readonly error: number;
  /** Fewest and most steps, each as long as the radius. */
  readonly steps: readonly [number, number];
  /** 1 follows every turn, 0 none. */
  readonly turning?: number;
  readonly jitter?: { readonly light?: number; readonly hue?: number; readonly saturation?: number };
  readonly direction?: number;
  /** How plainly bristles are seen. */
  readonly bristles?: number;
  readonly opacity?: number;
  /** How soon a brush runs dry. */
  readonly dryness?: number;
  /** Distance between strokes, in radii. */
  readonly spacing?: number;
  readonly straight?: boolean;
  readonly flat?: boolean;
  /** Share of strokes in the complement. */
  readonly complements?: number;
  readonly thickness?: number;
  readonly ridges?: number;
}

export interface Painted {
  readonly canvas: Pixels;
  /** How thick the paint lies. */
  readonly thickness: Field;
}

const textureWidth = 256;
const textureHeight = 64;
/** Strokes have so many points at most. */
const maxPoints = 24;
/** How much of the picture shows at faces. */
const faceShare = 0.6;
const pointBytes = 512;

/** Marks of bristles, -1 to 1: fine across, long along. Both directions join at their ends. */
function bristleTexture(): Float32Array {
  const random = seededRandom(4711);
  const data = new Float32Array(textureWidth * textureHeight);
  for (const [every, amount] of [
    [9, 0.5],
    [4, 0.55],
    [2, 0.45],
  ] as const) {
    const columns = Math.ceil(textureWidth / every);
    const rows = Math.ceil(textureHeight / 8);
    const cells = Float32Array.from({ length: columns * rows }, () => random() * 2 - 1);
    for (let v = 0; v < textureHeight; v++)
      for (let u = 0; u < textureWidth; u++) {
        const [x, y] = [u / every, v / 8];
        const [ix, iy] = [Math.floor(x), Math.floor(y)];
        const cell = (i: number, j: number) => cells[(j % rows) * columns + (i % columns)]!;
        const mix = (a: number, b: number, t: number) => a + (b - a) * t * t * (3 - 2 * t);
        const top = mix(cell(ix, iy), cell(ix + 1, iy), x - ix);
        const bottom = mix(cell(ix, iy + 1), cell(ix + 1, iy + 1), x - ix);
        data[v * textureWidth + u]! += amount * mix(top, bottom, y - iy);
      }
  }
  return data;
}

/**
 * Paints a picture anew, one layer of strokes over the other, the broadest brush first.
 * @param ground what is seen between strokes; without it a broad blur of the picture
 */
export function paint(easel: Easel, picture: Pixels, brush: Brush, ground?: Pixels): Painted {
  const { kernels, arena, width, height, faces } = easel;
  const canvas = ground ?? blurred(easel, picture, easel.brush(brush.radii[0]! * 1.5));
  const thickness = easel.field();
  const texture = arena.put(bristleTexture());
  const radii = brush.radii.map((radius) => Math.max(1.3, easel.brush(radius)));
  const finest = radii[radii.length - 1]!;
  const faceRadius = Math.max(1.3, brush.faceRadius ? easel.size(brush.faceRadius) : finest * 0.5);
  const widest = Math.ceil((Math.min(maxPoints, brush.steps[1] * 1.4) + 3) * radii[0]! * 1.2 + 8);
  const boxPixels = Math.min(widest * widest, width * height);
  const starts = arena.room((width + 2) * (height + 2));
  const room = arena.room(pointBytes + boxPixels * 12 + 64);
  const layers = [
    ...radii.map((radius, k) => ({ radius, error: k === 0 ? 0 : brush.error, atFaces: false })),
    ...(easel.hasFaces && faceRadius < finest
      ? [{ radius: faceRadius, error: brush.error * 0.6, atFaces: true }]
      : []),
  ];
  layers.forEach(({ radius, error, atFaces }, k) => {
    const seen = blurred(easel, picture, radius * 0.4);
    const flow = flowOf(easel, seen, Math.max(2, radius * 0.7));
    const { light = 0, hue = 0, saturation = 0 } = brush.jitter ?? {};
    const settings = Float32Array.of(
      ...[radius, error, ...brush.steps, brush.turning ?? 1, light, hue],
      ...[brush.bristles ?? 0, brush.opacity ?? 1, brush.dryness ?? 0, brush.spacing ?? 1],
      ...[brush.straight ? 1 : 0, brush.flat ? 1 : 0, brush.complements ?? 0, saturation],
      ...[Math.min(radius, faceRadius * (k === 0 ? 2 : 1)), brush.thickness ?? 1, atFaces ? 1 : 0],
      ...[brush.direction ?? 0, brush.ridges ?? 0.5],
    );
    const to = [canvas, thickness, width, height, arena.put(settings), texture, starts, room] as const;
    kernels.paintStrokes(seen, flow, faces, ...to, boxPixels, easel.seed * 31 + k * 7919);
    easel.free(seen, flow);
  });
  // eyes and mouths as they are under the brush, else a stroke takes them away
  if (easel.hasFaces) kernels.mixPixels(canvas, picture, faceShare, faces, easel.count, canvas);
  return { canvas, thickness };
}
