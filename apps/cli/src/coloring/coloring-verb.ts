import { readHex } from "@tintery/engine/tables";
import {
  coloringPageOptions,
  coloringTypeNames,
  coloringTypes,
  lineWidthRange,
  nameLineLength,
} from "@tintery/contract/tables";
import { defaultColoringStyle } from "@tintery/engine/draw";
import { InvalidArgumentError, Option } from "commander";
import { numberOption, optionsOf, wordOption } from "../option-kinds.ts";
import { paperHere, papersHere } from "../own-paper.ts";
import type { Verb } from "../verb.ts";
import { remoteColoring } from "./remote-coloring.ts";
import { tapOptions } from "../tap.ts";

const usual = coloringTypes.v1.default;

function hexColor(text: string): string {
  const hex = readHex(text);
  if (hex) return hex;
  throw new InvalidArgumentError("Enter a color with six hex digits, such as 1565c0.");
}

function shortName(text: string): string {
  if (text.length <= nameLineLength) return text;
  throw new InvalidArgumentError(`Enter up to ${nameLineLength} characters.`);
}

const options: readonly Option[] = [
  wordOption("type", coloringTypeNames, usual, "page style"),
  ...optionsOf(coloringPageOptions, { background: "default: what suits the page style" }),
  ...tapOptions,
  wordOption("paper", papersHere, paperHere, "paper of the PNG and the PDF"),
  new Option("--color <rrggbb>", "line color").argParser(hexColor).default(defaultColoringStyle.color),
  numberOption("lineWidth", {
    ...lineWidthRange,
    kind: "number",
    says: "width of all lines, relative to normal",
  }),
  new Option("--tracing", "light gray lines to trace with a pencil"),
  new Option("--nameLine", "a line for a name above the page"),
  new Option("--name <name>", "name to print on that line").argParser(shortName),
];

/** `tintery coloring`: a photo becomes a page of lines. */
export const coloringVerb: Verb = {
  name: "coloring",
  files: {
    "coloring.svg": "editable strokes, in millimeters",
    "coloring.png": "the page on one sheet, 300 dpi",
    "coloring.pdf": "the page on one sheet, vectors",
  },
  options,
  examples: [
    ["tintery coloring dog.jpg --out dog", "the default: thick, closed shapes for children"],
    [
      "tintery coloring dog.jpg --out dog --type v2_detailed --paper letter",
      "fine lines for adults, on Letter paper",
    ],
    ["tintery coloring dog.jpg --out dog --details 40 --name Anna", "fewer lines, with a name"],
    ["tintery coloring dog.jpg --out dog --background none", "only the dog"],
    [
      "tintery coloring dog.jpg --out dog --subject 40,55 --notSubject 80,30",
      "the dog as subject, the cat behind it as background",
    ],
    [
      "TINTERY_KEY=tintery_… tintery coloring dog.jpg --out dog --server https://paint.example.org",
      "made by a server, with your API key",
    ],
    ['tintery coloring --prompt "two elephants by a river" --out elephants', "from a prompt"],
  ],
  remote: remoteColoring,
  plan: async (values, isDrawn) => (await import("./plan-coloring.ts")).planColoring(values, isDrawn),
};
