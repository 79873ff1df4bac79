import { describe, expect, it } from "vitest";
import { drawnShare, isDrawable, shownWords } from "./drawn-share.ts";
import { parsePrompt } from "./parse-prompt.ts";

describe("drawnShare", () => {
  it("counts things in full and what describes them by half", () => {
    expect(drawnShare(parsePrompt("a cat under a tree"))).toBe(1);
    expect(drawnShare(parsePrompt("a cat, melancholy"))).toBe(0.5);
    expect(drawnShare(parsePrompt("a rusty cat"))).toBeCloseTo(2 / 3);
    expect(drawnShare(parsePrompt("the"))).toBe(0);
  });

  it("counts only what found a place", () => {
    expect(drawnShare(parsePrompt("a red cat under a tree"), new Set([1]))).toBeCloseTo(1 / 2.5);
  });
});

describe("isDrawable", () => {
  it("asks for a thing, a place or a light", () => {
    for (const prompt of ["cat", "mountains", "sunset", "winter", "rain", "pink sky"])
      expect(isDrawable(parsePrompt(prompt))).toBe(true);
    for (const prompt of ["", "freedom", "abstract melancholy", "red"])
      expect(isDrawable(parsePrompt(prompt))).toBe(false);
  });
});

describe("shownWords", () => {
  it("says of each word what became of it, and calls nothing drawn that has no place", () => {
    const graph = parsePrompt("a spaniel under a tree");
    expect(shownWords(graph, new Set([0, 1])).map(({ match }) => match)).toEqual(["similar", "drawn"]);
    expect(shownWords(graph, new Set([0]))).toEqual([
      { text: "spaniel", match: "similar", as: "dog" },
      { text: "tree", match: "not-drawn", as: null },
    ]);
  });
});
