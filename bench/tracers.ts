import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Raster } from "@tintery/engine";
import { decodePhoto } from "@tintery/photos";

const require = createRequire(import.meta.url);
const whole = { width: 65_500, height: 65_500 };

const decode = (file: string): Promise<Raster> => decodePhoto(readFileSync(file), whole);

/** Settings of vtracer's command line without any option, and of its preset for posters; words as in its binding. */
const vtracerSettings = {
  default: {
    colorMode: 0,
    hierarchical: 0,
    filterSpeckle: 4,
    colorPrecision: 6,
    layerDifference: 16,
    mode: 2,
    cornerThreshold: 60,
    lengthThreshold: 4,
    maxIterations: 10,
    spliceThreshold: 45,
    pathPrecision: 2,
  },
  poster: 1,
} as const;

/** vtracer (MIT) through the npm package of the binding for this machine; there is none for others. */
async function vtracer(file: string, settings: keyof typeof vtracerSettings): Promise<string> {
  const { vectorizeSync } = require("@neplex/vectorizer-linux-x64-gnu") as {
    vectorizeSync(source: Buffer, config: object | number): string;
  };
  return vectorizeSync(readFileSync(file), vtracerSettings[settings]);
}

/** imagetracerjs (Unlicense) with so many colors and else its own settings. */
async function imagetracer(file: string, colors: number): Promise<string> {
  const { imagedataToSVG } = require("imagetracerjs") as {
    imagedataToSVG(picture: Raster, options: object): string;
  };
  return imagedataToSVG(await decode(file), { numberofcolors: colors });
}

/**
 * The npm package potrace (GPL-2.0) with its own settings, in black and white. It is given pixels as the decoder that it
 * would use (Jimp, which we do not install) hands them out.
 */
async function potrace(file: string): Promise<string> {
  const { Potrace } = require("potrace") as {
    Potrace: new () => { _processLoadedImage(image: object): void; getSVG(): string };
  };
  const { width, height, data } = await decode(file);
  const tracer = new Potrace();
  tracer._processLoadedImage({
    bitmap: { width, height, data },
    scan(
      _x: number,
      _y: number,
      _width: number,
      _height: number,
      visit: (x: number, y: number, at: number) => void,
    ) {
      for (let y = 0, at = 0; y < height; y++) for (let x = 0; x < width; x++, at += 4) visit(x, y, at);
    },
  });
  return tracer.getSVG();
}

/** The tracers that ours is measured against: each makes an SVG of a picture file. */
export const tracers = {
  "vtracer default": (file: string) => vtracer(file, "default"),
  "vtracer poster": (file: string) => vtracer(file, "poster"),
  "imagetracerjs 24": (file: string) => imagetracer(file, 24),
  "potrace (npm)": potrace,
} as const;

export type TracerName = keyof typeof tracers;
