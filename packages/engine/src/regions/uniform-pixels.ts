import { onKernels } from "../kernels/kernels.ts";

/** Steps of 255 between neighbors in flat areas, in soft gradients, and in areas with noise. */
const flatStep = 1;
const uniformStep = 3;
const noisyStep = 8;
/** There is noise where this many times more pixels are uniform but for it, for each pixel that is not. */
const minNoise = 0.25;

/** Pixels in uniform surroundings, 1 each, and how many they are. */
export interface UniformPixels {
  readonly uniform: Uint8Array;
  readonly count: number;
}

/**
 * Which pixels lie in uniform surroundings: 1 where none of the nine pixels around (and at) it differs by more than
 * `maxStep` in any channel from the one beside or below it. Flat areas and soft gradients are uniform, antialiased edges are not.
 * @param pixels four bytes a pixel
 */
export function uniformPixels(
  pixels: Uint8ClampedArray,
  { width, height }: { readonly width: number; readonly height: number },
  maxStep: number,
): UniformPixels {
  const room = (width + 2) * (height + 2) + 32;
  return onKernels((kernels, arena) => {
    const [at, across, down] = [arena.put(pixels), arena.room(room), arena.room(room)];
    const out = arena.room(width * height);
    const count = kernels.uniformPixels(at, width, height, maxStep, across, down, out);
    return { uniform: arena.read(out, new Uint8Array(width * height)), count };
  });
}

/** Uniform pixels of a picture. */
export interface CalmPixels {
  readonly uniform: Uint8Array;
  /** Whether flat areas have noise near their antialiased edges, as in flat art saved as JPEG. */
  readonly isNoisy: boolean;
  /** Whether as much as asked for lies in surroundings without noise; if not, only that is uniform. */
  readonly isFlat: boolean;
}

/**
 * The uniform pixels of a picture as its noise asks for them.
 * @param pixels four bytes a pixel
 * @param minFlat share of pixels without noise around them that flat art has at least
 */
export function calmPixels(
  pixels: Uint8ClampedArray,
  size: { readonly width: number; readonly height: number },
  minFlat = 0,
): CalmPixels {
  const all = size.width * size.height;
  const flat = uniformPixels(pixels, size, flatStep);
  if (flat.count < minFlat * all) return { uniform: flat.uniform, isNoisy: true, isFlat: false };
  const rough = uniformPixels(pixels, size, noisyStep);
  const isNoisy = rough.count - flat.count > minNoise * (all - rough.count);
  return {
    isFlat: true,
    isNoisy,
    uniform: isNoisy ? rough.uniform : uniformPixels(pixels, size, uniformStep).uniform,
  };
}
