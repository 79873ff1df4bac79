import {
  canvasSizeWord,
  defaultPaintByNumbersOptions as usual,
  type PaintByNumbersOptions,
  restrictPalette,
  minPaletteSize,
} from "@tintery/contract/tables";
import {
  defaultStyle,
  drawPaintByNumbers,
  fullCanvas,
  type Picture,
  paintWithLook,
  pictureToJson,
  workingSize,
} from "@tintery/engine/paint";
import type { Raster } from "@tintery/engine";
import { see } from "@tintery/engine/see";
import { drawingToPng, encodePixels, widthForPrint } from "@tintery/photos";
import { readSeeingNetworks } from "@tintery/weights";
import { collectGarbage } from "../collect-garbage.ts";
import { CommandProblem } from "../exit-codes.ts";
import { type SeenFacts, seenFacts } from "../seen-facts.ts";
import type { Made, MadeFile, Plan, Tick } from "../verb.ts";
import { strokesOf, type Taps } from "../tap.ts";
import { readMaskFile } from "./mask-file.ts";

/** The palette file: every color with its number, share of the canvas and count of segments. */
function paletteFile(picture: Picture): string {
  const { product, widthMM, heightMM, palette } = picture;
  return `${JSON.stringify({ version: 1, product, widthMM, heightMM, colors: palette }, null, 2)}\n`;
}

function toPng(picture: Picture): Promise<Uint8Array> {
  const widthPx = widthForPrint(picture);
  const pixelMM = picture.widthMM / widthPx;
  const svg = drawPaintByNumbers(picture, { ...defaultStyle, kind: "pbn" }, { pixelMM });
  return drawingToPng(svg, { widthPx, widthMM: picture.widthMM });
}

async function filesOf(picture: Picture, look: Raster | null, tick: Tick): Promise<MadeFile[]> {
  tick("draw", 1);
  const pbn = drawPaintByNumbers(picture, { ...defaultStyle, kind: "pbn" });
  const outlines = drawPaintByNumbers(picture, { ...defaultStyle, kind: "outlines" });
  tick("encode", 1);
  collectGarbage();
  return [
    { name: "pbn.svg", content: pbn },
    { name: "outlines.svg", content: outlines },
    { name: "pbn.png", content: await toPng(picture) },
    ...(look ? [{ name: "look.png", content: await encodePixels(look) }] : []),
    { name: "palette.json", content: paletteFile(picture) },
    { name: "model.json", content: pictureToJson(picture) },
  ];
}

function describe(picture: Picture, seen: SeenFacts, files: readonly MadeFile[]): Made {
  const { palette, regions, borders, numbers, widthMM, heightMM, lostDetail } = picture;
  const counts = {
    colors: palette.length,
    segments: regions.length,
    borders: borders.length,
    numbers: numbers.length,
    leaders: numbers.filter((number) => number.leader !== undefined).length,
  };
  const size = `${Math.round(widthMM)} × ${Math.round(heightMM)} mm`;
  return {
    files,
    counts,
    facts: {
      canvasMM: { width: widthMM, height: heightMM },
      palette,
      ...(lostDetail && { lostDetail }),
      seen,
    },
    summary: `${counts.segments} segments in ${counts.colors} colors on ${size}`,
  };
}

/** The engine's options by their names; a mask is named by its file, paints of the palette by their codes. */
type Values = Partial<Omit<PaintByNumbersOptions, "importance">> &
  Taps & {
    paletteColors?: string;
    importance?: string;
  };

/** The options as commander has read and checked them against the contract's tables, one by one. */
function optionsOf(values: Readonly<Record<string, unknown>>): PaintByNumbersOptions {
  const { paletteColors, importance: _, subject: _is, notSubject: _isNot, ...given } = values as Values;
  const options: PaintByNumbersOptions = { ...usual, ...given };
  if (!options.palette) {
    if (paletteColors === undefined && !options.mixPalette) return options;
    throw new CommandProblem("usage", "--paletteColors and --mixPalette need --palette.");
  }
  const palette = restrictPalette(options.palette, paletteColors);
  if (palette.length < minPaletteSize) {
    const found = `${palette.length} of the palette's colors would be used`;
    throw new CommandProblem("usage", `A palette needs at least ${minPaletteSize} colors; ${found}.`);
  }
  return { ...options, palette };
}

/** How a photo becomes numbered segments and a palette, with these options; see `Verb.plan`. */
export async function planPaintByNumbers(values: Readonly<Record<string, unknown>>): Promise<Plan> {
  const { importance: maskFile, subject, notSubject } = values as Values;
  const taps = { ...(subject && { subject }), ...(notSubject && { notSubject }) };
  const chosen = optionsOf(values);
  const mask = maskFile === undefined ? undefined : await readMaskFile(maskFile);
  const options = { ...chosen, ...(mask && { importance: mask }) };
  const networks = await readSeeingNetworks();
  return {
    options: {
      ...chosen,
      ...taps,
      canvasSize: canvasSizeWord(options.canvasSize),
      ...(maskFile !== undefined && { importance: maskFile }),
    },
    workingSize: (photo) => workingSize(photo, options),
    sceneFrame: (shape) => fullCanvas(options, shape),
    async convert(photo, tick, { size }) {
      tick("see", 0);
      const seen = see(photo, networks, strokesOf(taps));
      const { picture, look } = paintWithLook(photo, options, { tick, seen });
      return describe(picture, seenFacts(seen, size), await filesOf(picture, look, tick));
    },
  };
}
