import { expect, it } from "vitest";
import { paintNames } from "./paint-names.ts";
import { colorNames, pictureColorNames } from "./color-names.ts";
import { findPalette, paintsOf, vendorPalettes } from "./palettes.ts";

const golden = paintsOf(findPalette("golden-heavy-body")!);
const toneOf = (code: string) => {
  const { hex } = golden.find((paint) => paint.code === code)!;
  return { code, hex };
};
const purple = toneOf("1150");
const crimson = toneOf("1450");
const grandmas = { code: "12", name: "Grandma red", hex: "#b3202a" };
const { name: _, ...nameless } = grandmas;

it("a maker's paint keeps its name, whatever its tone would be called", () => {
  expect(pictureColorNames("en", [purple, crimson], { paints: golden })).toEqual([
    "Dioxazine Purple",
    "Alizarin Crimson Hue",
  ]);
  expect(pictureColorNames("ja", [purple], { paints: golden })).toEqual(["Dioxazine Purple"]);
});

it("a paint of a picture that was made without names is called as its maker's of that code and color", () => {
  expect(paintNames([purple, { ...crimson, hex: "#123456" }], { paints: [purple, crimson] })).toEqual([
    "Dioxazine Purple",
    undefined,
  ]);
});

it("a paint of one's own is called as its owner calls it, also where a maker has one of that code and color", () => {
  const mine = { ...purple, name: "Aubergine" };
  expect(paintNames([mine, nameless], { paints: [mine, grandmas] })).toEqual(["Aubergine", "Grandma red"]);
});

it("a paint without a name is called by the word for its tone, as is a tone of a picture without paints", () => {
  const words = colorNames("de", [nameless.hex, purple.hex]);
  expect(pictureColorNames("de", [nameless], { paints: [nameless] })).toEqual(words.slice(0, 1));
  expect(pictureColorNames("de", [nameless, purple])).toEqual(words);
});

it("a mix is called by both paints, one without a name by its code", () => {
  const paints = [...golden, grandmas, { code: "W", hex: "#fafafa" }];
  const mixes = ["1150/12", "12/W", "W/W2"].map((code) => ({ code, hex: "#806070" }));
  expect(paintNames(mixes, { paints })).toEqual([
    "Dioxazine Purple + Grandma red",
    "Grandma red + W",
    undefined,
  ]);
});

it("a color that an edit gave another tone is no paint any more, and one again when the edit is undone", () => {
  const mix = { code: "1150/12", hex: "#806070" };
  const paints = [...golden, grandmas];
  const before = [nameless, mix];
  const edited = before.map(({ code }) => ({ code, hex: "#00ff00" }));
  expect(paintNames(edited, { paints, before })).toEqual([undefined, undefined]);
  expect(paintNames(before, { paints, before })).toEqual(["Grandma red", "Dioxazine Purple + Grandma red"]);
});

it("no two paints of makers have both code and color alike", () => {
  const keys = vendorPalettes.flatMap(({ colors }) => colors.map(({ code, hex }) => `${code} ${hex}`));
  expect(keys.filter((key, i) => keys.indexOf(key) !== i)).toEqual([]);
});
