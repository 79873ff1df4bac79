import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Raster } from "@tintery/engine";

const require = createRequire(import.meta.url);
const whole = { width: 65_500, height: 65_500 };

/** Makes an SVG of a picture file. */
export type Tracer = (file: string) => string | Promise<string>;

/** The decoder of those that have none of their own. */
async function loadDecoder(): Promise<(file: string) => Promise<Raster>> {
  const { decodePhoto } = await import("../packages/photos/src/decode-photo.ts");
  return (file) => decodePhoto(readFileSync(file), whole);
}

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
function loadVtracer(settings: keyof typeof vtracerSettings): Tracer {
  const { vectorizeSync } = require("@neplex/vectorizer-linux-x64-gnu") as {
    vectorizeSync(source: Buffer, config: object | number): string;
  };
  return (file) => vectorizeSync(readFileSync(file), vtracerSettings[settings]);
}

/** imagetracerjs (Unlicense) with so many colors and else its own settings. */
async function loadImagetracer(colors: number): Promise<Tracer> {
  const { imagedataToSVG } = require("imagetracerjs") as {
    imagedataToSVG(picture: Raster, options: object): string;
  };
  const decode = await loadDecoder();
  return async (file) => imagedataToSVG(await decode(file), { numberofcolors: colors });
}

/**
 * The npm package potrace (GPL-2.0) with its own settings, in black and white. It is given pixels as the decoder that it
 * would use (Jimp, which we do not install) hands them out.
 */
async function loadPotrace(): Promise<Tracer> {
  const { Potrace } = require("potrace") as {
    Potrace: new () => { _processLoadedImage(image: object): void; getSVG(): string };
  };
  const decode = await loadDecoder();
  return async (file) => {
    const { width, height, data } = await decode(file);
    type Visit = (x: number, y: number, at: number) => void;
    const scan = (_x: number, _y: number, _width: number, _height: number, visit: Visit) => {
      for (let y = 0, at = 0; y < height; y++) for (let x = 0; x < width; x++, at += 4) visit(x, y, at);
    };
    const tracer = new Potrace();
    tracer._processLoadedImage({ bitmap: { width, height, data }, scan });
    return tracer.getSVG();
  };
}

/** The tracers that ours is measured against; each loads its program. */
export const tracers = {
  "vtracer default": () => loadVtracer("default"),
  "vtracer poster": () => loadVtracer("poster"),
  "imagetracerjs 24": () => loadImagetracer(24),
  "potrace (npm)": loadPotrace,
} as const satisfies Readonly<Record<string, () => Tracer | Promise<Tracer>>>;

export type TracerName = keyof typeof tracers;
