import { defaultPaintByNumbersOptions as usual } from "@tintery/contract/tables";
import type { Verb } from "../verb.ts";
import { remotePaintByNumbers } from "./remote-paint-by-numbers.ts";
import { paintByNumbersOptions } from "./paint-by-numbers-options.ts";

/** `tintery paint-by-numbers`: a photo becomes numbered segments and a palette. */
export const paintByNumbersVerb: Verb = {
  name: "paint-by-numbers",
  summary: "turn a photo into numbered segments and a palette",
  files: {
    "pbn.svg": "the white page with lines and numbers",
    "outlines.svg": "the lines alone",
    "pbn.png": "the white page as pixels, sized for print",
    "palette.json": "the colors with numbers, shares of the canvas and counts",
    "look.png": "the photo painted anew, where --look names one",
    "model.json": "the picture itself, from which everything else can be drawn",
    "kit.pdf, colors.csv":
      "with --server, in place of the two before: everything to print, and the colors as a list",
  },
  options: paintByNumbersOptions,
  examples: [
    [
      "tintery paint-by-numbers cat.jpg --out cat",
      `the usual picture: ${usual.numberOfColors} colors on an A4 sheet`,
    ],
    [
      "tintery paint-by-numbers cat.jpg --out cat --numberOfColors 12 --detalization low",
      "an easy one for children",
    ],
    [
      "tintery paint-by-numbers cat.jpg --out cat --canvasSize 16x20 --crop",
      "cut to fill a canvas from the shop",
    ],
    [
      "tintery paint-by-numbers cat.jpg --out cat --canvasSize 20x30 --json",
      "a canvas of your own, facts for a script",
    ],
    [
      "tintery paint-by-numbers cat.jpg --out cat --importance eyes.png",
      "finest where it is white, calm where it is blue",
    ],
    [
      "tintery paint-by-numbers cat.jpg --out cat --subject 40,55 --notSubject 80,30",
      "the cat in detail, not the dog behind it",
    ],
    [
      "tintery paint-by-numbers cat.jpg --out cat --palette my-paints.json --mixPalette",
      "in your own paints and mixes of two of them",
    ],
    [
      "tintery paint-by-numbers cat.jpg --out cat --palette amsterdam-standard --paletteColors 105,275,311,504,572,623,735",
      "in seven tubes of a maker's line",
    ],
    [
      'tintery paint-by-numbers --prompt "a fox in an autumn forest" --seed 7 --look gouache --out fox',
      "a picture from words, painted anew in a look",
    ],
  ],
  remote: remotePaintByNumbers,
  plan: async (values) => (await import("./plan-paint-by-numbers.ts")).planPaintByNumbers(values),
};
