import { onKernels } from "../kernels/kernels.ts";

/** Pixels in even surroundings, 1 each, and how many they are. */
export interface EvenPixels {
  readonly even: Uint8Array;
  readonly count: number;
}

/**
 * Which pixels lie in even surroundings: 1 where none of the nine pixels around (and at) it differs by more than
 * `most` in any channel from the one beside or below it. Flat areas and soft gradients are even, rims are not.
 * @param pixels four bytes a pixel
 */
export function evenPixels(
  pixels: Uint8ClampedArray,
  { width, height }: { readonly width: number; readonly height: number },
  most: number,
): EvenPixels {
  const room = (width + 2) * (height + 2) + 32;
  return onKernels((kernels, arena) => {
    const [at, across, down] = [arena.put(pixels), arena.room(room), arena.room(room)];
    const out = arena.room(width * height);
    const count = kernels.evenPixels(at, width, height, most, across, down, out);
    return { even: arena.read(out, new Uint8Array(width * height)), count };
  });
}
