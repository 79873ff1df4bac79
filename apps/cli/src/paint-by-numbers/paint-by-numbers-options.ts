import {
  importanceMask,
  mixedNumberOfColorsRange,
  namesWith,
  paintByNumbersOptions as rows,
  minPaletteSize,
} from "@tintery/contract/tables";
import { Option } from "commander";
import { optionsOf } from "../option-kinds.ts";
import { readPaletteFile } from "./palette-file.ts";

/** The engine's options on the command line, and files that go with them. */
export const paintByNumbersOptions: readonly Option[] = [
  ...optionsOf(rows, {
    mode: `pixel ignores ${namesWith(rows, "notInPixelMode").join(", ")}`,
    mixPalette: `with the code a/b; ${mixedNumberOfColorsRange.max} colors at most`,
  }),
  new Option(
    "--importance <MASK.png>",
    `a PNG laid over the whole photo: keep detail where it is white, leave it out where it is blue; at most ${importanceMask.sidePx} pixels a side`,
  ),
  new Option(
    "--palette <FILE.json>",
    `paint with these paints and their codes: a list of {code, hex, name}, ${minPaletteSize} at least`,
  ).argParser(readPaletteFile),
  new Option("--paletteColors <codes>", "use only these paints of the palette, such as 1,2,3"),
];
