import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { engineOptions } from "./engine-options.ts";
import { canvasSizes, customSizeRange, defaultPaintByNumbersOptions } from "./paint-by-numbers.ts";
import { canvasSizeWord, readCanvasSize } from "./rules.ts";
import {
  changeNumberOfColorsParams,
  customDownloadQuery,
  paintByNumbersEdit,
  paintByNumbersForm,
  readPaintByNumbersForm,
} from "./schema.ts";

const id = "AAAAAAAAAAAAAAAAAAAAAA";
const refused = (fields: object) =>
  paintByNumbersForm.safeParse(fields).error?.issues.map((issue) => issue.path.join("."));

describe("the creation form", () => {
  it("asks the engine for its own defaults when nothing was chosen", () => {
    expect(engineOptions(paintByNumbersForm.parse({}))).toEqual(defaultPaintByNumbersOptions);
  });

  it("reads the text of a form as numbers, flags and words; empty text as not given", () => {
    const form = {
      numberOfColors: "24",
      minArea: "2.5",
      enhancement: "0",
      crop: "1",
      mode: "pixel",
      prompt: "  ",
    };
    const read = paintByNumbersForm.parse({ ...form, detalization: "", canvasSize: "8x10", palette: "" });
    expect(read).toMatchObject({
      numberOfColors: 24,
      minArea: 2.5,
      enhancement: false,
      crop: true,
      mode: "pixel",
    });
    expect(read).toMatchObject({ detalization: "normal", canvasSize: "8x10" });
    expect([read.prompt, read.palette]).toEqual([undefined, undefined]);
  });

  it("refuses what lies outside, naming the field", () => {
    expect(refused({ numberOfColors: "6" })).toEqual(["numberOfColors"]);
    expect(refused({ numberOfColors: "101" })).toEqual(["numberOfColors"]);
    expect(refused({ numberOfColors: "30.5" })).toEqual(["numberOfColors"]);
    expect(refused({ numberOfColors: "1e1" })).toEqual(["numberOfColors"]);
    expect(refused({ minArea: "-1" })).toEqual(["minArea"]);
    expect(refused({ detalization: "toString" })).toEqual(["detalization"]);
    expect(refused({ crop: "maybe" })).toEqual(["crop"]);
    expect(refused({ prompt: "a".repeat(601) })).toEqual(["prompt"]);
  });

  it("has a look painted by our engine unless the image model is named", () => {
    const read = (lookBy?: string) => paintByNumbersForm.parse({ lookBy }).lookBy;
    expect([undefined, "", "tintery", "image-model"].map(read)).toEqual([
      "tintery",
      "tintery",
      "tintery",
      "image-model",
    ]);
    expect(refused({ lookBy: "somebody" })).toEqual(["lookBy"]);
  });

  it("brings the number of colors into what mixing can make, and only then", () => {
    const paletteColors = "1=#111111,2=#222222,3=#333333,4=#444444,5=#555555,6=#666666,7=#777777";
    const read = (numberOfColors: string, fields: Record<string, string>) =>
      readPaintByNumbersForm({ numberOfColors, ...fields }).data?.numberOfColors;
    const mixing = { mixPalette: "1", paletteColors };
    expect(["5", "-3", "7", "60", "61", "4000"].map((wanted) => read(wanted, mixing))).toEqual([
      7, 7, 7, 60, 60, 60,
    ]);
    expect(["5.5", "many"].map((wanted) => read(wanted, mixing))).toEqual([undefined, undefined]);
    expect(read("5", { mixPalette: "0", paletteColors })).toBeUndefined();
    expect(read("5", { mixPalette: "1" })).toBeUndefined();
  });

  it("prefers a custom size, refuses one below 4 inches, and crops only onto a canvas", () => {
    const read = (fields: object) => engineOptions(paintByNumbersForm.parse(fields));
    expect(read({ canvasSize: "8x10", customWidth: "20", customHeight: "30" })?.canvasSize).toEqual({
      width: 20,
      height: 30,
    });
    expect(read({ canvasSize: "8x10", customWidth: "20" })?.canvasSize).toBe("8x10");
    expect(read({ canvasSize: "3x30" })).toBeNull();
    expect(read({ canvasSize: "big" })).toBeNull();
    expect(read({ canvasSize: "none", crop: "1" })?.crop).toBe(false);
    expect(read({ canvasSize: "20x30", crop: "1" })?.crop).toBe(true);
  });
});

describe("canvas words", () => {
  it("read back what they wrote", () => {
    const side = fc
      .integer({ min: customSizeRange.min * 10, max: customSizeRange.max * 10 })
      .map((tenths) => tenths / 10);
    fc.assert(
      fc.property(side, side, (width, height) => {
        const word = canvasSizeWord({ width, height });
        const read = readCanvasSize(word);
        expect(read).toEqual(canvasSizes.some((size) => size === word) ? word : { width, height });
      }),
    );
    for (const size of [...canvasSizes, "none"] as const)
      expect(readCanvasSize(canvasSizeWord(size))).toBe(size);
  });
});

describe("links and edits", () => {
  it("offer seven numbers of colors and no other", () => {
    const read = (n: string) => changeNumberOfColorsParams.safeParse({ id, n }).success;
    expect(["8", "12", "18", "24", "30", "60", "72"].map(read)).toEqual(Array(7).fill(true));
    expect(["9", "", "x"].map(read)).toEqual([false, false, false]);
  });

  it("take one kind of edit at a time", () => {
    const accepts = (body: object) => paintByNumbersEdit.safeParse(body).success;
    expect(accepts({ colors: [{ id: 1, changeTo: "#aabbcc" }], strokeWidth: 0 })).toBe(true);
    expect(accepts({ numbersSizeOperation: -3, maxNumbersSize: 0.2 })).toBe(true);
    expect(accepts({ numbersSizeOperation: 2 })).toBe(false);
    expect(accepts({ numbersSizeOperation: 1, maxNumbersSize: 0.25 })).toBe(false);
    expect(accepts({ colors: [{ id: 1, changeTo: "red" }], strokeWidth: 1 })).toBe(false);
  });

  it("read the custom download's form with its defaults", () => {
    expect(customDownloadQuery.parse({})).toEqual({
      "download-type": "pbn",
      "download-format": "svg",
      "download-strokes-color": "#000000",
      "download-numbers-color": "#000000",
      "download-hybrid-opacity": 5,
    });
    expect(customDownloadQuery.safeParse({ "download-hybrid-opacity": "7" }).success).toBe(false);
  });
});
