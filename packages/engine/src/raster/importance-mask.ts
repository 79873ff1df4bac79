/** What somebody marked with a brush: 0 (nothing) to 255 (most important), laid over the whole photo. */
export interface ImportanceMask {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

/** Throws a RangeError when a mask's sizes and bytes disagree. */
export function checkMask({ width, height, data }: ImportanceMask): void {
  if (!(Number.isInteger(width) && Number.isInteger(height) && width > 0 && height > 0)) {
    throw new RangeError(`importance must have sizes of at least 1, received ${width} × ${height}`);
  }
  if (data.length !== width * height) {
    throw new RangeError(`importance.data must hold ${width * height} bytes, received ${data.length}`);
  }
}

/** A rectangle of the photo, in its pixels. */
interface Cut {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Importance of the part of a photo that `canvas` shows, with what somebody marked where that is more. */
export function markImportant(
  importance: Uint8Array,
  { width, height, cut }: { width: number; height: number; cut: Cut },
  photo: { readonly width: number; readonly height: number },
  mask?: ImportanceMask,
): Uint8Array {
  if (!mask) return importance;
  const out = Uint8Array.from(importance);
  const at = (share: number, size: number) => Math.max(0, Math.min(size - 1, Math.floor(share * size)));
  const columns = Int32Array.from({ length: width }, (_, x) =>
    at((cut.left + ((x + 0.5) / width) * cut.width) / photo.width, mask.width),
  );
  for (let y = 0, i = 0; y < height; y++) {
    const share = (cut.top + ((y + 0.5) / height) * cut.height) / photo.height;
    const row = at(share, mask.height) * mask.width;
    for (let x = 0; x < width; x++, i++) out[i] = Math.max(out[i]!, mask.data[row + columns[x]!]!);
  }
  return out;
}
