import {
  importanceMask,
  mixedNumberOfColorsRange,
  namesWith,
  paintByNumbersOptions as rows,
  minPaletteSize,
  wordsOf,
} from "@tintery/contract/tables";
import { vendorPalettes } from "@tintery/contract/palettes";
import { Option } from "commander";
import { optionsOf, wordOption } from "../option-kinds.ts";
import { tapOptions } from "../tap.ts";
import { readPalette } from "./palette-file.ts";

const { aiFilterType: look, ...others } = rows;

/** The engine's options on the command line, and files that go with them. */
export const paintByNumbersOptions: readonly Option[] = [
  ...optionsOf(others, {
    mode: `pixel ignores ${namesWith(rows, "notInPixelMode").join(", ")}`,
    mixPalette: `with the code a/b; ${mixedNumberOfColorsRange.max} colors at most`,
  }),
  // the specification's name, and a shorter one
  wordOption("look, --aiFilterType", wordsOf(look), look.default, look.says),
  ...tapOptions,
  new Option(
    "--importance <MASK.png>",
    `a PNG laid over the whole photo: keep detail where it is white, leave it out where it is blue; at most ${importanceMask.sidePx} pixels a side`,
  ),
  new Option(
    "--palette <name>",
    `paint with these paints and their codes: ${vendorPalettes.map(({ slug }) => slug).join(", ")}, or a file: .csv, .gpl, .ase, .aco as palettes are saved, .json with a list of {code, hex, name, pigments}; ${minPaletteSize} at least`,
  ).argParser(readPalette),
  new Option("--paletteColors <codes>", "use only these paints of the palette, such as 1,2,3"),
];
