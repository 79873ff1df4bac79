import { paintLook } from "../looks/paint-look.ts";
import type { Raster } from "../raster/raster.ts";
import { resample } from "../raster/resample.ts";
import { type FlatArt, flatArt } from "../regions/flat-art.ts";
import type { Seen } from "../seeing/seen.ts";
import type { PaintByNumbersOptions } from "./options.ts";

/** The last look of a photo, for the next painting of it and to be shown, and whether that is flat art. */
export interface Looked {
  kept?: {
    readonly key: readonly unknown[];
    /** What is converted, in the size of the photo. */
    readonly base: Raster;
    /** What is shown, in the size of looks. */
    readonly look: Raster;
  };
  flat?: { readonly key: readonly unknown[]; readonly art: FlatArt | undefined };
}

/** A photo as its look is converted, in its own size; the photo itself where no look is chosen. */
export function withLook(
  photo: Raster,
  { aiFilterType: name, lookStrength: strength }: PaintByNumbersOptions,
  seen: Seen | undefined,
  looked?: Looked,
): Raster {
  if (name === "none") return photo;
  const key = [photo, seen, name, strength];
  if (looked?.kept?.key.every((part, k) => part === key[k])) return looked.kept.base;
  const { look, base } = paintLook(photo, { name, strength, seen });
  const whole = { left: 0, top: 0, width: base.width, height: base.height };
  const isSame = base.width === photo.width && base.height === photo.height;
  const full = isSame ? base : resample(base, whole, photo.width, photo.height);
  if (looked) looked.kept = { key, base: full, look };
  return full;
}

/**
 * A photo, laid on a ground where it is transparent, as flat art, if it is that; looked for once. Looks are paintings of it: their colors
 * are mixed on purpose, even where what was painted is flat art.
 */
export function asFlatArt(
  photo: Raster,
  { aiFilterType }: Pick<PaintByNumbersOptions, "aiFilterType">,
  { opaque, seen, looked }: { opaque: Raster; seen: Seen | undefined; looked: Looked | undefined },
): FlatArt | undefined {
  if (aiFilterType !== "none") return undefined;
  const key = [photo, seen];
  if (looked?.flat?.key.every((part, k) => part === key[k])) return looked.flat.art;
  const art = flatArt(
    opaque,
    seen?.faces.map(({ box }) => box),
  );
  if (looked) looked.flat = { key, art };
  return art;
}
