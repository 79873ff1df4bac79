import {
  chosenIn,
  type ColoringPageChoices,
  coloringChoices,
  type ColoringType,
  coloringVersionOf,
  type Paper,
  papers,
  sheetMarginMM,
  usualChoices,
} from "@tintery/contract/tables";
import {
  type ColoringStyle,
  coloringPage,
  drawColoring,
  type LineArt,
  drawnPen,
  mapDrawn,
  mapPhoto,
  hardBelow,
  pageSize,
  type PhotoTrouble,
  photoTroubles,
  type Recognizability,
  recognizability,
} from "@tintery/engine";
import { layOnSheet, sheetToPng } from "@tintery/photos";
import { coloringSheetPdf } from "@tintery/prints";
import { readSeeingNetworks } from "@tintery/weights";
import { seePicture } from "../see-picture.ts";
import { type SeenFacts, seenFacts } from "../seen-facts.ts";
import { usualFrame } from "@tintery/scenes/paint";
import type { Made, MadeFile, Plan, Tick } from "../verb.ts";
import { strokesOf, type Taps } from "../tap.ts";

/** The options as commander has read and checked them against the contract's tables, one by one. */
interface Values extends Taps, ColoringPageChoices {
  readonly type: ColoringType;
  readonly paper: Paper;
  readonly color: string;
  readonly lineWidth: number;
  readonly tracing?: boolean;
  readonly nameLine?: boolean;
  readonly name?: string;
}

async function filesOf(art: LineArt, values: Values, tick: Tick): Promise<MadeFile[]> {
  const { color, lineWidth: widthScale, tracing = false, name = "", nameLine: line = name !== "" } = values;
  const style: ColoringStyle = { color, widthScale, tracing };
  tick("draw", 1);
  const sheet = layOnSheet(art, { paper: papers[values.paper], marginMM: sheetMarginMM, hasNameLine: line });
  const page = { art, style, sheet, name: { label: "Name", name } };
  const svg = drawColoring(art, style);
  tick("encode", 1);
  return [
    { name: "coloring.svg", content: svg },
    { name: "coloring.png", content: await sheetToPng(page) },
    { name: "coloring.pdf", content: await coloringSheetPdf(page) },
  ];
}

/** What `--json` says of how much can be recognized on the page, in hundredths. */
function rounded(parts: Recognizability): Record<string, number> {
  return Object.fromEntries(Object.entries(parts).map(([name, value]) => [name, Number(value.toFixed(2))]));
}

/** What is said of a page that will be hard to recognize, and what helps. */
const advice: Readonly<Record<PhotoTrouble | "hard", string>> = {
  hard: "This page may be hard to recognize. Mark the subject with --subject, or crop closer to it.",
  dark: "The photo is very dark. A brighter one gives more lines.",
  small: "The photo is very small. Use the original for a finer page.",
  busy: "The photo is very busy. Try --background none or --type simple.",
};

interface Facts {
  readonly seen: SeenFacts;
  readonly recognizability: unknown;
  readonly troubles: readonly (keyof typeof advice)[];
}

function describe(art: LineArt, facts: Facts, files: readonly MadeFile[]): Made {
  const { strokes, solids, widthMM, heightMM } = art;
  const counts = { strokes: strokes.length, solids: solids.length };
  const size = `${Math.round(widthMM)} × ${Math.round(heightMM)} mm`;
  return {
    files,
    counts,
    facts: { pageMM: { width: widthMM, height: heightMM }, ...facts },
    summary: `${counts.strokes} strokes on ${size}`,
    advice: facts.troubles.map((trouble) => advice[trouble]),
  };
}

/** How a photo becomes a page to color, with these options; see `Verb.plan`. */
export async function planColoring(
  given: Readonly<Record<string, unknown>>,
  isDrawn: boolean,
): Promise<Plan> {
  const values = given as unknown as Values;
  const { type, details } = values;
  const choices = { ...usualChoices(type, isDrawn), ...chosenIn(coloringChoices, values) };
  const networks = await readSeeingNetworks();
  return {
    options: { ...values, ...choices, version: coloringVersionOf(type) },
    workingSize: (photo) => pageSize(photo, type),
    sceneFrame: (shape) => usualFrame(shape, (photo) => pageSize(photo, type)),
    async convert(photo, tick, decoded) {
      const { size, shapes } = decoded;
      tick("see", 0);
      const strokes = strokesOf(values);
      const seen = await seePicture(photo, decoded, { networks, strokes });
      const pointed = strokes.length > 0 && { subject: seen.subject.mask };
      const maps = shapes
        ? mapDrawn(shapes(drawnPen(photo, type)), { type, ...pointed }, tick)
        : mapPhoto(photo, { type, seen }, networks.boundaries, tick);
      const art = coloringPage(maps, { details, ...choices });
      const parts = recognizability(maps, seen, choices.background);
      const isHard = parts.estimate < hardBelow;
      const facts = {
        seen: seenFacts(seen, size),
        recognizability: rounded(parts),
        troubles: [
          ...(isHard ? (["hard"] as const) : []),
          ...(shapes ? [] : photoTroubles(photo, seen, size)),
        ],
      };
      return describe(art, facts, await filesOf(art, values, tick));
    },
  };
}
