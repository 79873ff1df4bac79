import { outlinesOptions } from "@tintery/contract/tables";
import { optionOf } from "../option-kinds.ts";
import { remoteOutlines } from "./remote-outlines.ts";
import { tapOptions } from "../tap.ts";
import type { Verb } from "../verb.ts";

/** `tintery outlines`: a photo or drawing becomes vector shapes. */
export const outlinesVerb: Verb = {
  name: "outlines",
  takesDrawings: true,
  files: {
    "outlines.svg": "colored shapes in a layer per color, in millimeters",
    "lines.svg": "each border once, as lines",
    "cutting.svg": "shapes that fit exactly, for cutting machines",
    "centerlines.svg": "centerlines with their widths, for line art",
    "lines.dxf": "each border once, for plotters and cutting machines",
    "outlines.png": "colored shapes, 300 dpi",
  },
  options: [optionOf("precision", outlinesOptions.colorPrecision), ...tapOptions],
  examples: [
    ["tintery outlines dog.jpg --out dog", "a photo in the default precision"],
    [
      "tintery outlines dog.jpg --out dog --subject 40,55",
      "fine shapes for the subject at this point, few for the rest",
    ],
    ["tintery outlines logo.png --out logo --precision high", "a logo, as exact as possible"],
    ["tintery outlines poster.ai --out poster --precision lowest", "a drawing in few colors"],
  ],
  remote: remoteOutlines,
  plan: async (values) => (await import("./plan-outlines.ts")).planOutlines(values),
};
