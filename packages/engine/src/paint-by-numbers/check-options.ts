import { checkPaints } from "../colors/paints.ts";
import { checkMask } from "../raster/importance-mask.ts";
import { type PaintByNumbersOptions, paintByNumbersOptions } from "./options.ts";

function checkRange(name: string, value: number, { least, most }: { least: number; most: number }): void {
  if (!(value >= least && value <= most)) {
    throw new RangeError(`options.${name} must be between ${least} and ${most}, received ${value}`);
  }
}

function checkWord(name: string, word: string, table: object): void {
  if (!Object.hasOwn(table, word)) {
    const words = Object.keys(table).join(", ");
    throw new RangeError(`options.${name} must be one of ${words}, received ${word}`);
  }
}

/** Throws a RangeError that names the first option outside its words or range, its rule and its value. */
export function checkOptions(options: PaintByNumbersOptions): void {
  const tables = paintByNumbersOptions;
  const { canvasSize, numberOfColors } = options;
  checkRange("numberOfColors", numberOfColors, tables.numberOfColors);
  if (!Number.isInteger(numberOfColors)) {
    throw new RangeError(`options.numberOfColors must be a whole number, received ${numberOfColors}`);
  }
  checkRange("minArea", options.minArea, tables.minArea);
  for (const name of [
    "segmentsComplexity",
    "colorPrecision",
    "gradientStep",
    "mode",
    "detalization",
  ] as const) {
    checkWord(name, options[name], tables[name]);
  }
  if (typeof canvasSize === "object") {
    checkRange("canvasSize.width", canvasSize.width, tables.customCanvas);
    checkRange("canvasSize.height", canvasSize.height, tables.customCanvas);
  } else if (canvasSize !== "none") {
    checkWord("canvasSize", canvasSize, tables.canvasSizes);
  }
  if (options.palette) checkPaints(options.palette);
  if (options.importance) checkMask(options.importance);
}
