import { defaultOutlinesPrecision, outlinesPrecisions } from "@tintery/contract/tables";
import {
  drawOutlines,
  drawOutlinesDxf,
  flatPicture,
  outlines,
  type OutlinesPicture,
  outlinesSize,
  outlinesVariants,
  see,
  thinnestArea,
} from "@tintery/engine";
import { outlinesToPng } from "@tintery/photos";
import { readSeeingNetworks } from "@tintery/weights";
import { usualFrame } from "@tintery/scenes/paint";
import { strokesOf, type Taps } from "../tap.ts";
import type { Made, MadeFile, Plan, Tick } from "../verb.ts";

/** The files of outlines; middle lines only where the picture is line art. */
async function filesOf(picture: OutlinesPicture, tick: Tick): Promise<MadeFile[]> {
  tick("draw", 1);
  const { filled, cutting, centerlines, outlines: lines } = outlinesVariants;
  const files: MadeFile[] = [
    { name: "outlines.svg", content: drawOutlines(picture, filled) },
    { name: "lines.svg", content: drawOutlines(picture, lines) },
    { name: "cutting.svg", content: drawOutlines(picture, cutting) },
    { name: "lines.dxf", content: drawOutlinesDxf(picture, lines) },
  ];
  if (picture.strokes?.length)
    files.push({ name: "centerlines.svg", content: drawOutlines(picture, centerlines) });
  tick("encode", 1);
  files.push({ name: "outlines.png", content: await outlinesToPng(picture) });
  return files;
}

function describe(picture: OutlinesPicture, files: readonly MadeFile[]): Made {
  const { kind, widthMM, heightMM, width, height, faces, arcs, strokes = [], colors } = picture;
  const used = colors.filter(({ hex }) => hex !== null).length;
  const counts = { colors: used, areas: faces.length, borders: arcs.length, centerLines: strokes.length };
  const size = `${Math.round(widthMM)} × ${Math.round(heightMM)} mm`;
  return {
    files,
    counts,
    facts: {
      kind,
      tracedPx: { width, height },
      sizeMM: { width: widthMM, height: heightMM },
      colors: colors.map(({ hex, areaShare }) => ({ hex, areaShare })),
    },
    summary: `${faces.length} shapes in ${used} colors on ${size}`,
  };
}

/** How a photo becomes vector shapes, with these options; see `Verb.plan`. */
export async function planOutlines(given: Readonly<Record<string, unknown>>): Promise<Plan> {
  const colorPrecision =
    outlinesPrecisions.find((word) => word === given.precision) ?? defaultOutlinesPrecision;
  const { subject, notSubject } = given as Taps;
  const taps = { ...(subject && { subject }), ...(notSubject && { notSubject }) };
  const strokes = strokesOf(taps);
  // a photo is looked at only where somebody says what it is about
  const networks = strokes.length > 0 ? await readSeeingNetworks() : null;
  return {
    options: { colorPrecision, ...taps },
    keepsAlpha: true,
    workingSize: outlinesSize,
    sceneFrame: (shape) => usualFrame(shape, outlinesSize),
    async convert(photo, tick, { shapes, sizeMM }) {
      const traced = shapes ? flatPicture(shapes(thinnestArea)) : photo;
      const seen = networks && !shapes ? see(photo, networks, strokes) : undefined;
      const picture = outlines(traced, { colorPrecision, ...(sizeMM && { sizeMM }) }, tick, seen);
      return describe(picture, await filesOf(picture, tick));
    },
  };
}
