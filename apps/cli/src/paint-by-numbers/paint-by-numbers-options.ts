import {
  importanceMask,
  mixedNumberOfColorsRange,
  namesWith,
  paintByNumbersOptions as rows,
  minPaletteSize,
  paletteLimits,
  wordsOf,
} from "@tintery/contract/tables";
import { vendorPalettes } from "@tintery/contract/palettes";
import { Option } from "commander";
import { optionsOf, wordOption } from "../option-kinds.ts";
import { paperHere, papersHere } from "../own-paper.ts";
import { tapOptions } from "../tap.ts";
import { readPalette } from "./palette-file.ts";

const { aiFilterType: look, paper, ...others } = rows;

/** The engine's options on the command line, and files that go with them. */
export const paintByNumbersOptions: readonly Option[] = [
  ...optionsOf(others, {
    mode: `pixel ignores ${namesWith(rows, "notInPixelMode").join(", ")}`,
    cellSize: "with --mode pixel",
    mixPalette: `code a/b, up to ${mixedNumberOfColorsRange.max} colors`,
  }),
  wordOption("paper", papersHere, paperHere, paper.says),
  // the specification's name, and a shorter one
  wordOption("look, --aiFilterType", wordsOf(look), look.default, look.says),
  ...tapOptions,
  new Option(
    "--importance <MASK.png>",
    `PNG over the whole photo that keeps detail where it’s white and simplifies where it’s blue; up to ${importanceMask.sidePx} pixels per side and ${importanceMask.bytes / 1000} kB`,
  ),
  new Option(
    "--palette <name>",
    `paints to use, at least ${minPaletteSize}: ${vendorPalettes.map(({ slug }) => slug).join(", ")}, or a palette file (.csv, .gpl, .ase, .aco, or .json with a list of {code, hex, name, pigments}, up to ${paletteLimits.fileBytes / 1_000_000} MB)`,
  ).argParser(readPalette),
  new Option("--paletteColors <codes>", "paints of the palette to use, such as 1,2,3"),
];
