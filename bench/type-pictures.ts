/**
 * Makes the small pictures of the coloring form: what each type makes of the same sample.
 *
 *   npm run type-pictures -- [--scene fox] [--out DIR]
 *
 * The scene is drawn by our own code and converted by the engine; a part of it is shown, large enough for its lines.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import {
  type ColoringType,
  coloringOptions,
  coloringPage,
  defaultColoringStyle,
  drawColoring,
  mapPhoto,
  see,
} from "@tintery/engine";
import { decodePhoto, drawingToPng, encodeThumbnail } from "@tintery/photos";
import { readSeeingNetworks } from "@tintery/weights";
import { drawnScenes } from "@tintery/scenes";
import { showPart } from "./stage-pictures/show.ts";

const { values } = parseArgs({
  options: {
    scene: { type: "string", default: "fox" },
    out: { type: "string", default: "apps/web/src/coloring/type-pictures" },
  },
});
const sceneWidthPx = 1600;
const pictureWidthPx = 360;
/** The part of the page that is shown: its middle and its width, as shares of the page, and its proportions. */
const part = { x: 0.5, y: 0.42, width: 0.72, ratio: 4 / 3 };

const scene = drawnScenes.find(({ id }) => id === values.scene);
if (!scene)
  throw new RangeError(`--scene must be one of ${drawnScenes.map(({ id }) => id)}, got ${values.scene}`);
const photo = await decodePhoto(await drawingToPng(scene.draw(), { widthPx: sceneWidthPx }), {
  width: sceneWidthPx,
  height: sceneWidthPx,
});
const networks = await readSeeingNetworks();
const seen = see(photo, networks);
mkdirSync(values.out, { recursive: true });
for (const type of Object.keys(coloringOptions.types) as ColoringType[]) {
  const art = coloringPage(mapPhoto(photo, { type, seen }, networks.boundaries), { details: 100 });
  const svg = showPart(drawColoring(art, defaultColoringStyle), part);
  // drawn larger and shrunk: gray edges instead of steps
  const png = await drawingToPng(svg, { widthPx: 2 * pictureWidthPx });
  const picture = await encodeThumbnail(png, pictureWidthPx);
  writeFileSync(join(values.out, `${type}.jpg`), picture);
  console.log(`${type}: ${art.strokes.length} strokes, ${(picture.length / 1000).toFixed(1)} kB`);
}
