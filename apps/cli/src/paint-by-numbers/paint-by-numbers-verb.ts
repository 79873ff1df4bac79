import { defaultPaintByNumbersOptions as usual } from "@tintery/contract/tables";
import type { Verb } from "../verb.ts";
import { remotePaintByNumbers } from "./remote-paint-by-numbers.ts";
import { paintByNumbersOptions } from "./paint-by-numbers-options.ts";

/** `tintery paint-by-numbers`: a photo becomes numbered segments and a palette. */
export const paintByNumbersVerb: Verb = {
  name: "paint-by-numbers",
  files: {
    "pbn.svg": "numbered page",
    "outlines.svg": "the numbered page without numbers",
    "pbn.png": "numbered page, sized for print",
    "palette.json": "colors with their numbers, names, areas, and counts of regions",
    "look.png": "the photo in its art style, with --look",
    "model.json": "the picture as data; everything else can be drawn from it",
    "kit.pdf, colors.csv": "print kit and color list, with --server instead of palette.json and model.json",
  },
  options: paintByNumbersOptions,
  examples: [
    [
      "tintery paint-by-numbers cat.jpg --out cat",
      `the default: ${usual.numberOfColors} colors on a sheet of paper`,
    ],
    [
      "tintery paint-by-numbers cat.jpg --out cat --numberOfColors 12 --detalization low",
      "an easy picture for children",
    ],
    ["tintery paint-by-numbers cat.jpg --out cat --canvasSize 16x20 --crop", "cropped to fill a canvas"],
    [
      "tintery paint-by-numbers cat.jpg --out cat --canvasSize 20x30 --json",
      "a custom canvas, with facts for a script",
    ],
    [
      "tintery paint-by-numbers cat.jpg --out cat --importance eyes.png",
      "more detail where the mask is white, less where it’s blue",
    ],
    [
      "tintery paint-by-numbers cat.jpg --out cat --subject 40,55 --notSubject 80,30",
      "the cat as subject, the dog behind it as background",
    ],
    [
      "tintery paint-by-numbers cat.jpg --out cat --palette my-paints.json --mixPalette",
      "with your own paints and mixtures of two",
    ],
    [
      "tintery paint-by-numbers cat.jpg --out cat --palette amsterdam-standard --paletteColors 105,275,311,504,572,623,735",
      "with seven tubes of a brand palette",
    ],
    [
      'tintery paint-by-numbers --prompt "a fox in an autumn forest" --seed 7 --look gouache --out fox',
      "from a prompt, in an art style",
    ],
  ],
  remote: remotePaintByNumbers,
  plan: async (values) => (await import("./plan-paint-by-numbers.ts")).planPaintByNumbers(values),
};
