import {
  anyNumberOfColorsRange,
  canvasSizes,
  canvasSizeWord,
  colorPrecisions,
  customSizeRange,
  defaultPaintByNumbersOptions as usual,
  detalizations,
  gradientSteps,
  ignoredInPixelMode,
  importanceMask,
  minAreaRange,
  mixedNumberOfColorsRange,
  modes,
  paperName,
  readCanvasSize,
  segmentsComplexities,
  smallestPalette,
} from "@tintery/contract/tables";
import { InvalidArgumentError, Option } from "commander";
import { numberOption, wholeOption, wordOption } from "../option-kinds.ts";
import { readPaletteFile } from "./palette-file.ts";

const { min, max } = customSizeRange;
const presets = canvasSizes
  .map((size) => (paperName(size) ? `${size} (${paperName(size)})` : size))
  .join(", ");

const canvasSize = new Option(
  "--canvasSize <size>",
  `canvas in inches: none, WIDTHxHEIGHT with ${min} to ${max} each, or one of ${presets}`,
)
  .argParser((word) => {
    const canvas = readCanvasSize(word);
    if (canvas !== null) return canvas;
    throw new InvalidArgumentError(
      `It must be none, a preset such as 8.3x11.7, or WIDTHxHEIGHT with ${min} to ${max} inches each.`,
    );
  })
  .default(usual.canvasSize, canvasSizeWord(usual.canvasSize));

/** The engine's options on the command line; words, ranges and defaults come from the contract. */
export const paintByNumbersOptions: readonly Option[] = [
  wholeOption("numberOfColors", anyNumberOfColorsRange, "colors on the palette"),
  canvasSize,
  new Option("--crop", "cut the photo to the shape of the canvas instead of fitting it inside"),
  wordOption("detalization", detalizations, usual.detalization, "how small regions may be"),
  wordOption(
    "segmentsComplexity",
    segmentsComplexities,
    usual.segmentsComplexity,
    "how much shapes are simplified on top of that",
  ),
  wordOption("colorPrecision", colorPrecisions, usual.colorPrecision, "how close two colors may be"),
  wordOption(
    "gradientStep",
    gradientSteps,
    usual.gradientStep,
    "in how many steps soft gradients are painted",
  ),
  numberOption("minArea", minAreaRange, "merge regions below this percentage of the mean area"),
  wordOption("mode", modes, usual.mode, `shape of regions; pixel ignores ${ignoredInPixelMode.join(", ")}`),
  new Option("--no-enhancement", "keep textures and ragged borders instead of smoothing them"),
  new Option("--thinLines", "draw lines too thin to be segments over these, as letters always are"),
  new Option(
    "--importance <MASK.png>",
    `a PNG laid over the whole photo: keep detail where it is white, leave it out where it is blue; at most ${importanceMask.sidePx} pixels a side`,
  ),
  new Option(
    "--palette <FILE.json>",
    `paint with these paints and their codes: a list of {code, hex, name}, ${smallestPalette} at least`,
  ).argParser(readPaletteFile),
  new Option("--paletteColors <codes>", "use only these paints of the palette, such as 1,2,3"),
  new Option(
    "--mixPalette",
    `mix any two paints half and half, with the code a/b; ${mixedNumberOfColorsRange.max} colors at most`,
  ),
];
