import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import {
  type ColoringBackground,
  coloringBackgrounds,
  coloringTypeNames,
  type ColoringType,
  coloringTypes,
  coloringVersionOf,
  defaultPaper,
  lineWidthRange,
  nameLineLength,
  type Paper,
  paperWords,
  papers,
  reduceDetailsRange,
  sheetMarginMM,
  usualBackground,
} from "@tintery/contract/tables";
import {
  type ColoringStyle,
  coloringPage,
  decodeNetwork,
  defaultColoringStyle,
  drawColoring,
  type LineArt,
  mapPhoto,
  pageSize,
  see,
} from "@tintery/engine";
import { layOnSheet, sheetToPdf, sheetToPng } from "@tintery/photos";
import { readSeeingNetworks } from "@tintery/weights";
import { InvalidArgumentError, Option } from "commander";
import { numberOption, stepOption, wordOption } from "../option-kinds.ts";
import { type SeenFacts, seenFacts } from "../seen-facts.ts";
import type { Made, MadeFile, Tick, Verb } from "../verb.ts";

/** The options as commander has read and checked them against the contract's tables, one by one. */
interface Values {
  readonly type: ColoringType;
  readonly details: number;
  readonly background?: ColoringBackground;
  readonly paper: Paper;
  readonly color: string;
  readonly lineWidth: number;
  readonly tracing?: boolean;
  readonly nameLine?: boolean;
  readonly name?: string;
}

const usual = coloringTypes.v1.default;
const weightsFile = fileURLToPath(import.meta.resolve("@tintery/engine/weights/boundary-network.bin"));

function hexColor(text: string): string {
  if (/^#?[0-9a-f]{6}$/i.test(text)) return `#${text.replace("#", "").toLowerCase()}`;
  throw new InvalidArgumentError("It must be six hexadecimal digits such as 1565c0.");
}

function shortName(text: string): string {
  if (text.length <= nameLineLength) return text;
  throw new InvalidArgumentError(`It must have at most ${nameLineLength} characters.`);
}

const options: readonly Option[] = [
  wordOption("type", coloringTypeNames, usual, "kind of page"),
  stepOption("details", reduceDetailsRange, "percent of the details that are kept"),
  new Option(
    "--background <word>",
    "what is drawn around the subject (default: what suits the type)",
  ).choices(coloringBackgrounds),
  wordOption("paper", paperWords, defaultPaper, "sheet of the PNG and the PDF"),
  new Option("--color <rrggbb>", "color of the lines")
    .argParser(hexColor)
    .default(defaultColoringStyle.color),
  numberOption("lineWidth", lineWidthRange, "factor on the width of all lines"),
  new Option("--tracing", "light gray lines, to be traced with a pencil"),
  new Option("--nameLine", "a line above the page for the name of whoever colors it"),
  new Option("--name <name>", "what already stands on that line").argParser(shortName),
];

function filesOf(art: LineArt, values: Values, tick: Tick): MadeFile[] {
  const { color, lineWidth: widthScale, tracing = false, name = "", nameLine: line = name !== "" } = values;
  const style: ColoringStyle = { color, widthScale, tracing };
  tick("draw", 1);
  const sheet = layOnSheet(art, { paper: papers[values.paper], marginMM: sheetMarginMM, hasNameLine: line });
  const page = { art, style, sheet, name: { label: "Name", name } };
  const svg = drawColoring(art, style);
  tick("encode", 1);
  return [
    { name: "coloring.svg", content: svg },
    { name: "coloring.png", content: sheetToPng(page) },
    { name: "coloring.pdf", content: sheetToPdf(page) },
  ];
}

function describe(art: LineArt, seen: SeenFacts, files: readonly MadeFile[]): Made {
  const { strokes, solids, widthMM, heightMM } = art;
  const counts = { strokes: strokes.length, solids: solids.length };
  const size = `${Math.round(widthMM)} × ${Math.round(heightMM)} mm`;
  return {
    files,
    counts,
    facts: { pageMM: { width: widthMM, height: heightMM }, seen },
    summary: `${counts.strokes} strokes on ${size}`,
  };
}

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
  ],
  async plan(given) {
    const values = given as unknown as Values;
    const { type, details, background = usualBackground(type) } = values;
    const network = decodeNetwork(await readFile(weightsFile));
    const networks = await readSeeingNetworks();
    return {
      options: { ...values, background, version: coloringVersionOf(type) },
      workingSize: (photo) => pageSize(photo, type),
      convert(photo, tick, { size }) {
        tick("see", 0);
        const seen = see(photo, networks);
        const maps = mapPhoto(photo, { type, seen }, network, tick);
        const art = coloringPage(maps, { details, background });
        return describe(art, seenFacts(seen, size), filesOf(art, values, tick));
      },
    };
  },
};
