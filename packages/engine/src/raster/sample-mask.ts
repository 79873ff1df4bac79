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
  const out = new Uint8Array(width * height);
  const at = (share: number, size: number) => Math.max(0, Math.min(size - 1, Math.floor(share * size)));
  const columns = Int32Array.from({ length: width }, (_, x) =>
    at((cut.left + ((x + 0.5) / width) * cut.width) / photo.width, mask.width),
  );
  for (let y = 0, i = 0; y < height; y++) {
    const share = (cut.top + ((y + 0.5) / height) * cut.height) / photo.height;
    const row = at(share, mask.height) * mask.width;
    for (let x = 0; x < width; x++, i++) out[i] = mask.data[row + columns[x]!]!;
  }
  return out;
}
