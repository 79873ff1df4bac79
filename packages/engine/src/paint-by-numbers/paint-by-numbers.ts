import type { Picture } from "../drawing/picture.ts";
import { checkRaster, type Raster } from "../raster/raster.ts";
import { layOnCanvas } from "./canvas.ts";
import type { PaintByNumbersOptions } from "./options.ts";
import { workingDensity } from "./recipe.ts";
import type { Tick } from "./stages.ts";

/** A photo becomes the model of a numbered picture. Same photo and options, same model. */
export function paintByNumbers(
  photo: Raster,
  options: PaintByNumbersOptions,
  tick: Tick = () => {},
): Picture {
  checkRaster(photo);
  tick("fit", 0);
  const canvas = layOnCanvas(photo, options, workingDensity(options));
  const { widthMM, heightMM } = canvas;
  return {
    version: 1,
    product: "paint-by-numbers",
    widthMM,
    heightMM,
    palette: [],
    regions: [],
    borders: [],
    numbers: [],
  };
}
