import { outlinesOptions } from "@tintery/contract/tables";
import { optionOf } from "../option-kinds.ts";
import { remoteOutlines } from "./remote-outlines.ts";
import { tapOptions } from "../tap.ts";
import type { Verb } from "../verb.ts";

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
  options: [optionOf("precision", outlinesOptions.colorPrecision), ...tapOptions],
  examples: [
    ["tintery outlines dog.jpg --out dog", "a photo, in as many colors as usual"],
    [
      "tintery outlines dog.jpg --out dog --subject 40,55",
      "a photo: fine what is at this place, and calm the rest",
    ],
    ["tintery outlines logo.png --out logo --precision high", "a logo, as exactly as it goes"],
    ["tintery outlines poster.ai --out poster --precision lowest", "a drawing, in a few colors"],
  ],
  remote: remoteOutlines,
  plan: async (values) => (await import("./plan-outlines.ts")).planOutlines(values),
};
