/**
 * Makes the small pictures of the outlines form: what each color precision makes of the same sample.
 *
 *   npm run precision-pictures -- [--scene fox] [--out DIR]
 *
 * The scene is drawn by our own code and converted by the engine; a part of it is shown, large enough for its shapes.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { drawOutlines, outlines, outlinesOptions, outlinesVariants } from "@tintery/engine";
import { decodePhoto, drawingToPng, encodeThumbnail } from "@tintery/photos";
import { drawnScenes } from "@tintery/scenes";
import { showPart } from "./stage-pictures/show.ts";

const { values } = parseArgs({
  options: {
    scene: { type: "string", default: "fox" },
    out: { type: "string", default: "apps/web/src/widgets/outlines/precision-pictures" },
  },
});
const sceneWidthPx = 1600;
const pictureWidthPx = 360;
/** The part of the page that is shown: its middle and its width, as shares of the page, and its proportions. */
const part = { x: 0.44, y: 0.44, width: 0.4, ratio: 4 / 3 };

const scene = drawnScenes.find(({ id }) => id === values.scene);
if (!scene)
  throw new RangeError(`--scene must be one of ${drawnScenes.map(({ id }) => id)}, got ${values.scene}`);
const photo = await decodePhoto(await drawingToPng(scene.draw(), { widthPx: sceneWidthPx }), {
  width: sceneWidthPx,
  height: sceneWidthPx,
});

mkdirSync(values.out, { recursive: true });
const precisions = Object.keys(
  outlinesOptions.colorPrecision.words,
) as (keyof typeof outlinesOptions.colorPrecision.words)[];
for (const colorPrecision of precisions) {
  const model = outlines(photo, { colorPrecision });
  const svg = showPart(drawOutlines(model, outlinesVariants.filled), part);
  // drawn larger and shrunk: soft edges instead of steps
  const png = await drawingToPng(svg, { widthPx: 2 * pictureWidthPx });
  const picture = await encodeThumbnail(png, pictureWidthPx);
  writeFileSync(join(values.out, `${colorPrecision}.jpg`), picture);
  console.log(
    `${colorPrecision}: ${model.kind}, ${model.colors.length} colors, ${model.faces.length} faces, ${(picture.length / 1000).toFixed(1)} kB`,
  );
}
