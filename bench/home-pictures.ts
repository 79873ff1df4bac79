/**
 * Makes the pictures of the home page from the sample photos: one as photo, numbered page, coloring page and painting, the same as
 * what chats show of a link to the site, and another one for each way in.
 *
 *   npm run home-pictures -- [--out DIR]
 *
 * Nothing is touched up: the engine makes them on a canvas so small that its numbers can be read on a screen.
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
import { drawingToPng, encodeLight, pictureCard } from "@tintery/photos";
import { type SamplePhoto, samplePhotos } from "@tintery/photos/samples";
import { cardSize } from "@tintery/contract/tables";
import { readSeeingNetworks } from "@tintery/weights";
import { comparedPixels, decodeAtMax } from "./photos.ts";
import { showPart } from "./stage-pictures/show.ts";

const { values } = parseArgs({
  options: { out: { type: "string", default: "apps/web/src/pages/home-pictures" } },
});
/** Millimeters of a canvas in one pixel of its drawing, about. */
const pixelMM = 0.15;
const networks = await readSeeingNetworks();
mkdirSync(values.out, { recursive: true });

function save(name: string, picture: Uint8Array | string): void {
  writeFileSync(join(values.out, name), picture);
  console.log(`${name}: ${(picture.length / 1000).toFixed(1)} kB`);
}

/** Saves a drawing (SVG) as a light picture whose longer side has `longest` pixels. */
async function saveLight(name: string, svg: string, longest: number): Promise<void> {
  // drawn larger and shrunk: soft edges instead of steps
  save(name, await encodeLight(await drawingToPng(svg, { widthPx: 2 * longest }), longest));
}

async function photoOf(id: SamplePhoto["id"]): Promise<{ file: Uint8Array; photo: Raster }> {
  const file = await samplePhotos.find((photo) => photo.id === id)!.read();
  return { file, photo: await decodeAtMax(file, comparedPixels) };
}

/** A photo on a small canvas with large regions: an evening's work. */
function paintingOf(photo: Raster) {
  const options = {
    ...defaultPaintByNumbersOptions,
    detalization: "low",
    numberOfColors: 20,
    canvasSize: "8x10",
  } as const;
  return paintByNumbers(photo, options, undefined, see(photo, networks));
}

function coloringOf(photo: Raster): string {
  const map = mapPhoto(photo, { type: "for_kids", seen: see(photo, networks) }, networks.boundaries);
  return drawColoring(coloringPage(map, { details: coloringOptions.details.default }), defaultColoringStyle);
}

/** A drawing that says what it is where only its name is shown. */
const titled = (svg: string, title: string) => svg.replace("<rect", `<title>${title}</title>\n<rect`);

const hero = await photoOf("astronaut");
const painting = paintingOf(hero.photo);
const painted = drawPaintByNumbers(painting, { ...defaultStyle, kind: "origin" });
save("photo.avif", await encodeLight(hero.file, 360));
await saveLight("painting.avif", painted, 480);
save(
  "card.jpg",
  await pictureCard(cardSize, {
    before: hero.file,
    after: await drawingToPng(painted, { widthPx: cardSize.width }),
    colors: painting.palette.map(({ hex }) => hex),
  }),
);
const page = drawPaintByNumbers(painting, { ...defaultStyle, strokeWidth: 1 }, { pixelMM });
save("numbers.svg", titled(page, "Numbered page"));
save("coloring.svg", titled(coloringOf(hero.photo), "Coloring page"));

/** The middle of what is shown and its width, as shares of the page; all ways in have the same proportions. */
const part = { x: 0.5, y: 0.5, width: 1, ratio: 4 / 3 };
const doorPx = 480;

const parrot = paintingOf((await photoOf("parrot")).photo);
const bird = { ...part, x: 0.38, y: 0.42, width: 0.72 };
await saveLight(
  "door-numbers.avif",
  showPart(drawPaintByNumbers(parrot, { ...defaultStyle, strokeWidth: 1 }, { pixelMM }), bird),
  doorPx,
);
await saveLight(
  "door-painted.avif",
  showPart(drawPaintByNumbers(parrot, { ...defaultStyle, kind: "origin" }), bird),
  doorPx,
);

await saveLight("door-coloring.avif", showPart(coloringOf((await photoOf("kitten")).photo), part), doorPx);

const shapes = outlines((await photoOf("coffee")).photo, { colorPrecision: "lowest" });
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
    { ...part, x: 0.56, y: 0.42, width: 0.6 },
  ),
  doorPx,
);
