import { setFlagsFromString } from "node:v8";
import { defaultOutlinesPrecision, outlinesPrecisions } from "@tintery/contract/tables";
import {
  drawOutlines,
  drawOutlinesDxf,
  outlines,
  type OutlinesPicture,
  outlinesSize,
  outlinesVariants,
} from "@tintery/engine/outline";
import type { Raster, Seen } from "@tintery/engine";
import { usualFrame } from "@tintery/scenes/frame";
import { collectGarbage } from "../collect-garbage.ts";
import { strokesOf, type Taps } from "../tap.ts";
import type { Decoded, Made, MadeFile, Plan, Tick } from "../verb.ts";

/** Short-lived values keep the room that they have by now: it grew to 32 MB, and outlines were made no faster for it. */
setFlagsFromString("--semi-space-growth-factor=1");

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
  const { outlinesToPng } = await import("@tintery/photos/outlines-png");
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

/** What sees a photo that somebody pointed at: a third of the engine, and its networks. */
async function looking(strokes: ReturnType<typeof strokesOf>): Promise<(photo: Raster) => Seen> {
  const [{ see }, { readSeeingNetworks }] = await Promise.all([
    import("@tintery/engine/see"),
    import("@tintery/weights"),
  ]);
  const networks = await readSeeingNetworks();
  return (photo) => see(photo, networks, strokes);
}

/** The shapes of a prompt's picture in flat colors. */
async function flatOf(shapes: NonNullable<Decoded["shapes"]>): Promise<Raster> {
  const { flatPicture, thinnestArea } = await import("@tintery/engine");
  return flatPicture(shapes(thinnestArea));
}

/** How a photo becomes vector shapes, with these options; see `Verb.plan`. */
export async function planOutlines(given: Readonly<Record<string, unknown>>): Promise<Plan> {
  const colorPrecision =
    outlinesPrecisions.find((word) => word === given.precision) ?? defaultOutlinesPrecision;
  const { subject, notSubject } = given as Taps;
  const taps = { ...(subject && { subject }), ...(notSubject && { notSubject }) };
  const strokes = strokesOf(taps);
  // a photo is looked at only where somebody says what it is about
  const look = strokes.length > 0 ? await looking(strokes) : undefined;
  return {
    options: { colorPrecision, ...taps },
    keepsAlpha: true,
    workingSize: outlinesSize,
    sceneFrame: (shape) => usualFrame(shape, outlinesSize),
    async convert(photo, tick, { shapes, sizeMM }) {
      const traced = shapes ? await flatOf(shapes) : photo;
      const seen = shapes ? undefined : look?.(photo);
      const picture = outlines(traced, { colorPrecision, ...(sizeMM && { sizeMM }) }, tick, seen);
      // the pixels and the memory of the kernels, 200 MB in a large photo, are not needed to draw
      if (picture.kind === "photo") collectGarbage();
      return describe(picture, await filesOf(picture, tick));
    },
  };
}
