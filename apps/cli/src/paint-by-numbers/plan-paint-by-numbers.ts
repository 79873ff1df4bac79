import { pictureColorNames } from "@tintery/contract/color-names";
import {
  type Advice,
  adviceFor,
  canvasSizeWord,
  defaultPaintByNumbersOptions as usual,
  formatPercent,
  type PaintByNumbersOptions,
  restrictPalette,
  minPaletteSize,
} from "@tintery/contract/tables";
import {
  defaultStyle,
  drawPaintByNumbers,
  fullCanvas,
  paintability,
  type Picture,
  paintWithLook,
  pictureToJson,
  workingSize,
} from "@tintery/engine/paint";
import type { Paint, PaletteColor, Raster } from "@tintery/engine";
import { drawingToPng, encodePixels, widthForPrint } from "@tintery/photos";
import { readSeeingNetworks } from "@tintery/weights";
import { collectGarbage } from "../collect-garbage.ts";
import { CommandProblem } from "../exit-codes.ts";
import { seePicture } from "../see-picture.ts";
import { type SeenFacts, seenFacts } from "../seen-facts.ts";
import type { Made, MadeFile, Plan, Tick } from "../verb.ts";
import { strokesOf, type Taps } from "../tap.ts";
import { readMaskFile } from "./mask-file.ts";

/** A color of the picture with what it is called. */
type CalledColor = PaletteColor & { readonly name: string };

/** The palette with names: of paints their own, of all other colors the English words for them. */
function calledColors({ palette }: Picture, paints: readonly Paint[] | undefined): CalledColor[] {
  const names = pictureColorNames("en", palette, { paints });
  return palette.map(({ code, ...color }, k) => ({ code, name: names[k]!, ...color }));
}

/** The palette file: every color with its number, name, share of the canvas and count of segments. */
function paletteFile({ product, widthMM, heightMM }: Picture, colors: readonly CalledColor[]): string {
  return `${JSON.stringify({ version: 1, product, widthMM, heightMM, colors }, null, 2)}\n`;
}

function toPng(picture: Picture): Promise<Uint8Array> {
  const widthPx = widthForPrint(picture);
  const pixelMM = picture.widthMM / widthPx;
  const svg = drawPaintByNumbers(picture, { ...defaultStyle, kind: "pbn" }, { pixelMM });
  return drawingToPng(svg, { widthPx, widthMM: picture.widthMM });
}

/** A finished picture with its colors as they are called. */
interface Finished {
  readonly picture: Picture;
  readonly look: Raster | null;
  readonly colors: readonly CalledColor[];
}

async function filesOf({ picture, look, colors }: Finished, tick: Tick): Promise<MadeFile[]> {
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
    { name: "palette.json", content: paletteFile(picture, colors) },
    { name: "model.json", content: pictureToJson(picture) },
  ];
}

/** What of its advice a command can follow, in whole sentences. */
function sentenceOf(advice: Advice): string {
  const percent = (share: number) => formatPercent("en", share);
  switch (advice.about) {
    case "canvas":
      return advice.lost === null
        ? `For larger regions and numbers, use --canvasSize ${advice.canvasSize}.`
        : `About ${percent(advice.lost)} of the small details don’t fit on this canvas. To keep most of them, use --canvasSize ${advice.canvasSize}.`;
    case "crop":
      return advice.largest === null
        ? `About ${percent(advice.lost ?? 0)} of the small details don’t fit on any canvas. Crop the photo to its subject.`
        : `One region fills ${percent(advice.largest)} of the sheet. Crop the photo to its subject.`;
    case "colors":
      return `To make it easier to paint, use --numberOfColors ${advice.numberOfColors}.`;
    case "detail":
      return `To make it easier to paint, use --detalization ${advice.detalization}.`;
  }
}

/** @param advice what would help, as the form and a finished picture say it */
function describe(
  { picture, colors }: Finished,
  { seen, advice }: { seen: SeenFacts; advice: readonly Advice[] },
  files: readonly MadeFile[],
): Made {
  const { regions, borders, numbers, widthMM, heightMM, lostDetail } = picture;
  const counts = {
    colors: colors.length,
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
      palette: colors,
      ...(lostDetail && { lostDetail }),
      advice,
      seen,
    },
    advice: advice.map(sentenceOf),
    summary: `${counts.segments} regions in ${counts.colors} colors on ${size}`,
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
    const found = `You chose ${palette.length}`;
    throw new CommandProblem("usage", `Choose at least ${minPaletteSize} colors of the palette. ${found}.`);
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
    async convert(photo, tick, decoded) {
      const { size, shapes } = decoded;
      tick("see", 0);
      const seen = await seePicture(photo, decoded, { networks, strokes: strokesOf(taps) });
      const { picture, look } = paintWithLook(photo, options, { tick, seen });
      const finished = { picture, look, colors: calledColors(picture, options.palette) };
      const facts = { ...picture, ...paintability(picture), hasPhoto: shapes === undefined };
      const said = { seen: seenFacts(seen, size), advice: adviceFor(facts, options) };
      return describe(finished, said, await filesOf(finished, tick));
    },
  };
}
