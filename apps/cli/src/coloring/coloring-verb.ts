import { readHex } from "@tintery/engine/tables";
import {
  coloringPageOptions,
  coloringTypeNames,
  coloringTypes,
  defaultPaper,
  lineWidthRange,
  nameLineLength,
  paperWords,
} from "@tintery/contract/tables";
import { defaultColoringStyle } from "@tintery/engine/draw";
import { InvalidArgumentError, Option } from "commander";
import { numberOption, optionsOf, wordOption } from "../option-kinds.ts";
import type { Verb } from "../verb.ts";
import { remoteColoring } from "./remote-coloring.ts";
import { tapOptions } from "../tap.ts";

const usual = coloringTypes.v1.default;

function hexColor(text: string): string {
  const hex = readHex(text);
  if (hex) return hex;
  throw new InvalidArgumentError("It must be six hexadecimal digits such as 1565c0.");
}

function shortName(text: string): string {
  if (text.length <= nameLineLength) return text;
  throw new InvalidArgumentError(`It must have at most ${nameLineLength} characters.`);
}

const options: readonly Option[] = [
  wordOption("type", coloringTypeNames, usual, "kind of page"),
  ...optionsOf(coloringPageOptions, { background: "without it, what suits the type" }),
  ...tapOptions,
  wordOption("paper", paperWords, defaultPaper, "sheet of the PNG and the PDF"),
  new Option("--color <rrggbb>", "color of the lines")
    .argParser(hexColor)
    .default(defaultColoringStyle.color),
  numberOption("lineWidth", { ...lineWidthRange, kind: "number", says: "factor on the width of all lines" }),
  new Option("--tracing", "light gray lines, to be traced with a pencil"),
  new Option("--nameLine", "a line above the page for the name of whoever colors it"),
  new Option("--name <name>", "what already stands on that line").argParser(shortName),
];

/** `tintery coloring`: a photo becomes a page of lines. */
export const coloringVerb: Verb = {
  name: "coloring",
  summary: "turn a photo into a page to color",
  files: {
    "coloring.svg": "the lines as strokes whose width can be edited, in millimeters",
    "coloring.png": "the page on one sheet, as pixels of 300 dpi",
    "coloring.pdf": "the page on one sheet, as vectors",
  },
  options,
  examples: [
    ["tintery coloring dog.jpg --out dog", "the usual page: thick closed shapes for children, on A4"],
    ["tintery coloring dog.jpg --out dog --type v2_detailed --paper letter", "a fine one for adults"],
    ["tintery coloring dog.jpg --out dog --details 40 --name Anna", "fewer lines, and whose page it is"],
    ["tintery coloring dog.jpg --out dog --background none", "the dog alone"],
    ["tintery coloring dog.jpg --out dog --subject 40,55 --notSubject 80,30", "not the cat behind it"],
    [
      "TINTERY_KEY=tintery_… tintery coloring dog.jpg --out dog --server https://paint.example.org",
      "made by a server, with the key to an account there",
    ],
    ['tintery coloring --prompt "two elephants by a river" --out elephants', "a page from words"],
  ],
  remote: remoteColoring,
  plan: async (values) => (await import("./plan-coloring.ts")).planColoring(values),
};
