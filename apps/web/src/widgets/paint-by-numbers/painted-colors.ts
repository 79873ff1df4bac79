import type { ImageView } from "@tintery/contract";
import type { PaintedColor } from "@tintery/engine/painters-pack";

/** The colors of a picture as the engine reckons with them; the picture's counts are percentages by code. */
export function paintedColors({ options }: ImageView): PaintedColor[] {
  const { byCode, background } = options.colorsArea;
  return options.colors.map(({ code, hex }) => ({
    code,
    hex,
    areaShare: (byCode[code] ?? 0) / 100,
    segments: options.numberOfSegments.byCode[code] ?? 0,
    ...(background && { backgroundShare: (background[code] ?? 0) / 100 }),
  }));
}
