import { onKernels } from "../kernels/kernels.ts";

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
