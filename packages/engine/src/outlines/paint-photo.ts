import { nearestColors } from "../colors/nearest.ts";
import { oklabToHex } from "../colors/oklab.ts";
import { meanColors, quantize, usedColors } from "../colors/palette.ts";
import { layOnGround } from "../raster/lay-on-ground.ts";
import { toPlanes } from "../raster/planes.ts";
import type { Raster } from "../raster/raster.ts";
import { absorbSpecks } from "../regions/absorb-specks.ts";
import { connect } from "../regions/connect.ts";
import { mergeRegions } from "../regions/merge-regions.ts";
import type { Favor } from "../regions/favor.ts";
import type { KindMeaning } from "./options.ts";
import { colorOf, type FacePaint, type PaintedPixels } from "../regions/painted.ts";

/** Pixels less opaque than this are nothing: what is cut out stays cut out. */
const halfClear = 128;

/** Noise, and nothing else, has more regions than this: borders then cost more and more, up to so much. */
const maxRegions = 60_000;
const dearest = 1e9;

/**
 * A photo in few colors: borders that show little go, cheapest first, and specks with them.
 * @param favor what makes borders dearer in some places than in others; without it all places count alike
 */
export function paintPhoto(image: Raster, want: KindMeaning, favor?: Favor): PaintedPixels {
  const { width, height } = image;
  const opaque = layOnGround(image);
  const isOpaque = opaque === image;
  const planes = toPlanes(opaque);
  const palette = quantize({ planes }, want);
  const found = absorbSpecks(connect(nearestColors(planes, palette), width, height), planes, palette);
  const merging = { palette, minArea: want.minFaceArea, ...(favor && { favor }) };
  let merged = mergeRegions(found, planes, { ...merging, limit: want.merging });
  for (let price = want.merging; merged.count > maxRegions && price < dearest; price *= 2)
    merged = mergeRegions(merged, planes, { ...merging, limit: price * 2 });
  const { labels, palette: colors } = usedColors(merged, meanColors(merged, planes));
  const { data: regions, colors: colorOfRegion } = labels;
  const of = new Int32Array(regions.length);
  for (let i = 0; i < of.length; i++) of[i] = colorOfRegion[regions[i]!]!;
  const paints = Array.from({ length: colors.length / 3 }, (_, k): FacePaint => {
    const hex = oklabToHex(colors[k * 3]!, colors[k * 3 + 1]!, colors[k * 3 + 2]!);
    return { hex, color: colorOf(hex) };
  });
  if (isOpaque) return { of, paints };
  const none = paints.push({ hex: null, color: [0, 0, 0, 0] }) - 1;
  for (let i = 0; i < of.length; i++) if (image.data[i * 4 + 3]! < halfClear) of[i] = none;
  return { of, paints };
}
