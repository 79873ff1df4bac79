/**
 * Makes the pictures of the home page: one sample as photo, numbered page and painting, and another one for each way in.
 *
 *   npm run home-pictures -- [--out DIR]
 *
 * The scenes are drawn by our own code and converted by the engine, on a canvas so small that its numbers can be read on a
 * screen.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import {
  coloringOptions,
  coloringPage,
  defaultColoringStyle,
  defaultPaintByNumbersOptions,
  defaultStyle,
  drawColoring,
  drawOutlines,
  drawPaintByNumbers,
  mapPhoto,
  outlines,
  paintByNumbers,
  see,
  type Raster,
} from "@tintery/engine";
import { decodePhoto, drawingToPng, encodeLight } from "@tintery/photos";
import { sampleScenes } from "@tintery/scenes";
import { readSeeingNetworks } from "@tintery/weights";
import { showPart } from "./stage-pictures/show.ts";

const { values } = parseArgs({
  options: { out: { type: "string", default: "apps/web/src/pages/home-pictures" } },
});
const sceneWidthPx = 1600;
/** Millimeters of a canvas in one pixel of its drawing, about. */
const pixelMM = 0.15;
const networks = await readSeeingNetworks();
mkdirSync(values.out, { recursive: true });

function save(name: string, picture: Uint8Array | string): void {
  writeFileSync(join(values.out, name), picture);
  console.log(`${name}: ${(picture.length / 1000).toFixed(1)} kB`);
}

/** Saves a drawing (SVG) as a light picture whose longer side has so many pixels. */
async function saveLight(name: string, svg: string, longest: number): Promise<void> {
  // drawn larger and shrunk: soft edges instead of steps
  save(name, await encodeLight(await drawingToPng(svg, { widthPx: 2 * longest }), longest));
}

async function sceneOf(id: string): Promise<{ svg: string; photo: Raster }> {
  const scene = sampleScenes.find((scene) => scene.id === id);
  if (!scene) throw new RangeError(`the scene must be one of ${sampleScenes.map(({ id }) => id)}, got ${id}`);
  const svg = scene.draw();
  const png = await drawingToPng(svg, { widthPx: sceneWidthPx });
  return { svg, photo: await decodePhoto(png, { width: sceneWidthPx, height: sceneWidthPx }) };
}

/** A scene on a small canvas with large regions: an evening's work. */
function paintingOf(photo: Raster) {
  const options = {
    ...defaultPaintByNumbersOptions,
    detalization: "low",
    numberOfColors: 18,
    canvasSize: "5x7",
  } as const;
  return paintByNumbers(photo, options, undefined, see(photo, networks));
}

const hero = await sceneOf("fox");
const painting = paintingOf(hero.photo);
await saveLight("photo.avif", hero.svg, 360);
await saveLight("painting.avif", drawPaintByNumbers(painting, { ...defaultStyle, kind: "origin" }), 480);
const page = drawPaintByNumbers(painting, { ...defaultStyle, strokeWidth: 1 }, { pixelMM });
save("numbers.svg", page.replace("<rect", "<title>Numbered page</title>\n<rect"));

/** The middle of what is shown and its width, as shares of the page; all ways in have the same proportions. */
const part = { x: 0.5, y: 0.5, width: 0.7, ratio: 4 / 3 };
const doorPx = 480;

const flowers = paintingOf((await sceneOf("meadow")).photo);
const garden = { ...part, x: 0.36, y: 0.62, width: 0.56 };
await saveLight(
  "door-numbers.avif",
  showPart(drawPaintByNumbers(flowers, { ...defaultStyle, strokeWidth: 1 }, { pixelMM }), garden),
  doorPx,
);
await saveLight(
  "door-painted.avif",
  showPart(drawPaintByNumbers(flowers, { ...defaultStyle, kind: "origin" }), garden),
  doorPx,
);

const lake = (await sceneOf("mountain-lake")).photo;
const lines = coloringPage(
  mapPhoto(lake, { type: "for_kids", seen: see(lake, networks) }, networks.boundaries),
  { details: coloringOptions.details.default },
);
await saveLight(
  "door-coloring.avif",
  showPart(drawColoring(lines, defaultColoringStyle), { ...part, x: 0.5, y: 0.5, width: 0.96 }),
  doorPx,
);

const shapes = outlines((await sceneOf("still-life")).photo, { colorPrecision: "lowest" });
await saveLight(
  "door-outlines.avif",
  showPart(
    drawOutlines(shapes, {
      fill: "display",
      lines: "borders",
      nodes: true,
      lineWidthMM: 0.25,
      lineColor: "#2b6c8f",
    }),
    {
      ...part,
      x: 0.62,
      y: 0.8,
      width: 0.34,
    },
  ),
  doorPx,
);
