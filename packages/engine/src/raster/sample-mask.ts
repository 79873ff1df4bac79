import type { Size } from "../edges/field.ts";
import { sampleOnKernels } from "../simd/favor.ts";

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
  return sampleOnKernels(mask.data, columns, rows) ?? plainSample(mask.data, columns, rows);
}

function plainSample(mask: Uint8Array, columns: Int32Array, rows: Int32Array): Uint8Array {
  const out = new Uint8Array(columns.length * rows.length);
  for (let y = 0, i = 0; y < rows.length; y++)
    for (let x = 0; x < columns.length; x++, i++) out[i] = mask[rows[y]! + columns[x]!]!;
  return out;
}
