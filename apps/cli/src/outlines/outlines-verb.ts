import {
  defaultOutlinesPrecision,
  type OutlinesPrecision,
  outlinesPrecisions,
} from "@tintery/contract/tables";
import {
  drawOutlines,
  drawOutlinesDxf,
  outlines,
  type OutlinesPicture,
  outlinesSize,
  outlinesVariants,
} from "@tintery/engine";
import { dpiForPrint, drawingToPng } from "@tintery/photos";
import { wordOption } from "../option-kinds.ts";
import type { Made, MadeFile, Tick, Verb } from "../verb.ts";

const mmPerInch = 25.4;

/** The files of outlines; middle lines only where the picture is line art. */
function filesOf(picture: OutlinesPicture, tick: Tick): MadeFile[] {
  tick("draw", 1);
  const { filled, cutting, centerlines, outlines: lines } = outlinesVariants;
  const svg = drawOutlines(picture, filled);
  const files: MadeFile[] = [
    { name: "outlines.svg", content: svg },
    { name: "lines.svg", content: drawOutlines(picture, lines) },
    { name: "cutting.svg", content: drawOutlines(picture, cutting) },
    { name: "lines.dxf", content: drawOutlinesDxf(picture, lines) },
  ];
  if (picture.strokes?.length)
    files.push({ name: "centerlines.svg", content: drawOutlines(picture, centerlines) });
  tick("encode", 1);
  const widthPx = Math.max(1, Math.round((picture.widthMM / mmPerInch) * dpiForPrint(picture)));
  files.push({ name: "outlines.png", content: drawingToPng(svg, { widthPx, widthMM: picture.widthMM }) });
  return files;
}

function describe(picture: OutlinesPicture, files: readonly MadeFile[]): Made {
  const { kind, widthMM, heightMM, width, height, faces, arcs, strokes = [], colors } = picture;
  const used = colors.filter(({ hex }) => hex !== null).length;
  const counts = { colors: used, areas: faces.length, borders: arcs.length, centerLines: strokes.length };
  const size = `${Math.round(widthMM)} × ${Math.round(heightMM)} mm`;
  return {
    files,
    counts,
    facts: {
      kind,
      tracedPx: { width, height },
      sizeMM: { width: widthMM, height: heightMM },
      colors: colors.map(({ hex, areaShare }) => ({ hex, areaShare })),
    },
    summary: `${faces.length} areas in ${used} colors on ${size}`,
  };
}

/** `tintery outlines`: a photo or drawing becomes vector shapes. */
export const outlinesVerb: Verb = {
  name: "outlines",
  summary: "turn a photo or drawing into vector shapes",
  takesDrawings: true,
  files: {
    "outlines.svg": "all areas in their colors, in layers by color, in millimeters",
    "lines.svg": "every border once, as lines",
    "cutting.svg": "areas that fit exactly, for machines that cut",
    "centerlines.svg": "middle lines with their widths, where the picture is line art",
    "lines.dxf": "every border once, for plotters and machines that cut",
    "outlines.png": "the areas as pixels of 300 dpi",
  },
  options: [
    wordOption("precision", outlinesPrecisions, defaultOutlinesPrecision, "how many colors and how fine"),
  ],
  examples: [
    ["tintery outlines dog.jpg --out dog", "a photo, in as many colors as usual"],
    ["tintery outlines logo.png --out logo --precision high", "a logo, as exactly as it goes"],
    ["tintery outlines poster.ai --out poster --precision lowest", "a drawing, in a few colors"],
  ],
  async plan(given) {
    const { precision: colorPrecision } = given as unknown as { precision: OutlinesPrecision };
    return {
      options: { colorPrecision },
      keepsAlpha: true,
      workingSize: outlinesSize,
      convert(photo, tick, { sizeMM }) {
        const picture = outlines(photo, { colorPrecision, ...(sizeMM && { sizeMM }) }, tick);
        return describe(picture, filesOf(picture, tick));
      },
    };
  },
};
