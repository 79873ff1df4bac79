import { defaultPaintByNumbersOptions } from "@tintery/contract";
import { describe, expect, it } from "vitest";
import { readStored } from "./stored-image.ts";

const row = (kind: string, options: object, summary: object | null = null) => ({
  id: "picture",
  kind,
  options,
  summary,
  edits: [],
  scene: null,
  name: "a cat",
});
const size = { widthMM: 200, heightMM: 300 };

describe("what a row holds", () => {
  it("is read as it was written, and nothing else of the row changes", () => {
    const palette = [{ code: "1", hex: "#aabbcc", areaShare: 1, segments: 3 }];
    const options = { ...defaultPaintByNumbersOptions, canvasSize: { width: 9, height: 12 } };
    const painting = row("paint-by-numbers", options, { ...size, segments: 3, palette });
    expect(readStored(painting)).toEqual(painting);
    const page = row(
      "coloring",
      { type: "simple", details: 40 },
      { ...size, made: { type: "photo", details: 100 } },
    );
    expect(readStored(page)).toEqual(page);
    const waiting = row("outlines", { colorPrecision: "low" });
    expect(readStored(waiting)).toEqual(waiting);
  });

  it("may be older than an option, which then is what it usually is", () => {
    const { thinLines: _, ...before } = defaultPaintByNumbersOptions;
    expect(readStored(row("paint-by-numbers", before)).options).toEqual(defaultPaintByNumbersOptions);
  });

  it.each([
    ["paint-by-numbers", { numberOfColors: 1 }, null, "options.numberOfColors"],
    ["paint-by-numbers", { canvasSize: { width: 1, height: 9 } }, null, "options.canvasSize"],
    ["coloring", { type: "toString" }, null, "options.type"],
    ["outlines", { colorPrecision: "low" }, { ...size }, "summary"],
    ["painting", {}, null, "kind"],
  ])("that cannot be is refused with the image's name: %s %o %o", (kind, options, summary, place) => {
    expect(() => readStored(row(kind, options, summary))).toThrow(
      `image picture must hold its ${kind} ${place}`,
    );
  });
});
