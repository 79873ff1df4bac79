import { checkPaints } from "../colors/paints.ts";
import { checkChoices } from "../options/option-rows.ts";
import { checkMask } from "../raster/importance-mask.ts";
import { type PaintByNumbersOptions, paintByNumbersOptions } from "./options.ts";

/** Throws a RangeError that names the first option outside its words or range, its rule and its value. */
export function checkOptions(options: PaintByNumbersOptions): void {
  checkChoices(paintByNumbersOptions, options);
  if (options.palette) checkPaints(options.palette);
  if (options.importance) checkMask(options.importance);
}
