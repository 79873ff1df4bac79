import { onKernels } from "../kernels/kernels.ts";
import type { Size } from "../edges/field.ts";

/** A canvas of so many pixels, and the rectangle of a photo that it shows, in the photo's pixels. */
export interface ShownPart extends Size {
  readonly cut: Size & { readonly left: number; readonly top: number };
}

/** A mask that lies over a whole photo, at each pixel of a canvas that shows a part of it. */
export function sampleMask(
  mask: Size & { readonly data: Uint8Array },
  { width, height, cut }: ShownPart,
  photo: Size,
): Uint8Array {
  const at = (share: number, size: number) => Math.max(0, Math.min(size - 1, Math.floor(share * size)));
  const columns = new Int32Array(width);
  for (let x = 0; x < width; x++)
    columns[x] = at((cut.left + ((x + 0.5) / width) * cut.width) / photo.width, mask.width);
  const rows = new Int32Array(height);
  for (let y = 0; y < height; y++)
    rows[y] = at((cut.top + ((y + 0.5) / height) * cut.height) / photo.height, mask.height) * mask.width;
  return onKernels((kernels, arena) => {
    const [from, out] = [arena.put(mask.data), arena.room(width * height)];
    kernels.sampleBytes(from, arena.put(columns), arena.put(rows), width, height, out);
    return arena.read(out, new Uint8Array(width * height));
  });
}
