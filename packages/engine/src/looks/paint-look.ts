import { onKernels, releaseKernels } from "../kernels/kernels.ts";
import { layOnGround } from "../raster/lay-on-ground.ts";
import { checkRaster, type Raster } from "../raster/raster.ts";
import { resample } from "../raster/resample.ts";
import type { Seen } from "../seeing/seen.ts";
import { Easel, type Pixels } from "./easel.ts";
import { faceField } from "./face-field.ts";
import { looks, type LookName } from "./looks.ts";
import { recipes } from "./recipes.ts";

/** A photo as a painter would have made it. */
export interface PaintedLook {
  /** What is shown, with bristles, grain and light. */
  readonly look: Raster;
  /** What is converted: the same shapes and colors without the texture that no region can hold. */
  readonly base: Raster;
}

/** Which look, and how strong. */
export interface LookOptions {
  readonly name: LookName;
  /** 0 leaves the photo as it is, 1 is what painters of this kind do. */
  readonly strength: number;
  /** What the photo shows: faces keep smaller strokes. */
  readonly seen?: Seen | undefined;
}

/** Pictures are painted with so many pixels at most: brushes are as large as the picture, so more only costs time. */
export const maxLookPixels = 1_000_000;
/** From this strength on nothing of the photo shines through. */
const opaqueFrom = 0.35;
const seed = 1729;

/** The size of a look of a photo of this size. */
export function lookSize({ width, height }: { width: number; height: number }): {
  width: number;
  height: number;
} {
  const shrink = Math.min(1, Math.sqrt(maxLookPixels / (width * height)));
  return { width: Math.max(1, Math.round(width * shrink)), height: Math.max(1, Math.round(height * shrink)) };
}

/**
 * Paints a photo in one of the looks. Same photo, look and strength, same bytes, on every machine. Transparency is laid on the
 * ground that its art shows on.
 * @throws RangeError where the strength is not between 0 and 1, or there is no such look
 */
export function paintLook(photo: Raster, { name, strength, seen }: LookOptions): PaintedLook {
  checkRaster(photo);
  if (!(strength >= 0 && strength <= 1))
    throw new RangeError(`strength must be 0 to 1, received ${strength}`);
  if (!looks.includes(name)) throw new RangeError(`there is no look named ${name}`);
  const size = lookSize(photo);
  const whole = { left: 0, top: 0, width: photo.width, height: photo.height };
  const opaque = layOnGround(photo);
  const small =
    size.width === photo.width && size.height === photo.height
      ? opaque
      : resample(opaque, whole, size.width, size.height);
  if (strength === 0) return { look: small, base: small };
  try {
    return onKernels((kernels, arena) => {
      const setup = { kernels, arena, ...size, strength, seed, faces: faceField(seen, size) };
      const easel = new Easel(setup);
      const bytes = arena.put(small.data);
      const from = easel.pixels();
      kernels.pixelsFromBytes(bytes, easel.count, from);
      const { look, base } = recipes[name](easel, from);
      const read = (pixels: Pixels): Raster => {
        kernels.mixPixels(from, pixels, Math.min(1, strength / opaqueFrom), 0, easel.count, pixels);
        kernels.pixelsToBytes(pixels, easel.count, bytes);
        return { ...size, data: arena.read(bytes, new Uint8ClampedArray(small.data.length)) };
      };
      return look === base ? sameTwice(read(look)) : { look: read(look), base: read(base) };
    });
  } finally {
    releaseKernels();
  }
}

const sameTwice = (raster: Raster): PaintedLook => ({ look: raster, base: raster });
