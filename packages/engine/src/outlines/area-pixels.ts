import { rgbOfHex } from "../colors/hex.ts";
import type { OutlinesPicture } from "../drawing/outlines-picture.ts";
import { onKernels } from "../kernels/kernels.ts";
import type { Raster } from "../raster/raster.ts";

/** Rows that are painted at once: their sums take 16 bytes a pixel. */
const bandRows = 32;
/** Numbers of a color: red, green, blue and alpha. */
const channels = 4;

/**
 * The areas of outlines as pixels, each in the mean color of what lies in it: since areas share their borders, there are no seams. As
 * `drawOutlines` shows them, but for gradients, which it has none of.
 * @param width in pixels; the height follows
 */
export function areaPixels(picture: OutlinesPicture, width: number): Raster {
  const height = Math.max(1, Math.round((width * picture.heightMM) / picture.widthMM));
  const { arcs, colors } = picture;
  const hasAlpha = colors.some(({ hex }) => hex === null);
  const begins = new Int32Array(arcs.length + 1);
  arcs.forEach(({ points }, b) => {
    begins[b + 1] = begins[b]! + points.length;
  });
  const points = new Int32Array(begins[arcs.length]!);
  const sides = new Int32Array(arcs.length * 2);
  const curves = new Uint8Array(arcs.length);
  arcs.forEach((arc, b) => {
    points.set(arc.points, begins[b]!);
    sides[2 * b] = arc.right;
    sides[2 * b + 1] = arc.left;
    curves[b] = arc.shape === "curve" ? 1 : 0;
  });
  const data = new Uint8ClampedArray(width * height * channels);
  onKernels((kernels, arena) => {
    const given = [arena.put(points), arena.put(begins), arena.put(curves), arena.put(sides)] as const;
    const paints = arena.put(paintsOf(picture)) + 4 * channels;
    const scale = [
      (width / picture.width / picture.unitsPerPixel) * 256,
      (height / picture.height / picture.unitsPerPixel) * 256,
    ] as const;
    const band = arena.put(new Uint8Array(bandRows * (width + 2) * 16));
    const out = arena.room(bandRows * width * channels);
    for (let top = 0; top < height; top += bandRows) {
      const rows = Math.min(bandRows, height - top);
      kernels.areaPixels(
        ...given,
        arcs.length,
        paints,
        ...scale,
        width,
        height,
        top,
        rows,
        band,
        hasAlpha,
        out,
      );
      arena.read(out, data.subarray(top * width * channels, (top + rows) * width * channels));
    }
  });
  return { width, height, data };
}

/** Color of the outside and of each face, with alpha. */
function paintsOf({ faces, colors }: OutlinesPicture): Int32Array {
  const paints = new Int32Array((faces.length + 1) * channels);
  const known = colors.map(({ hex }) => (hex === null ? [0, 0, 0, 0] : [...rgbOfHex(hex), 255]));
  faces.forEach(({ color }, face) => {
    paints.set(known[color]!, (face + 1) * channels);
  });
  return paints;
}
