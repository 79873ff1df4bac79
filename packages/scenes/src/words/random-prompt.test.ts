import { describe, expect, it } from "vitest";
import { drawnShare, isDrawable } from "./drawn-share.ts";
import { checkEnglish } from "./english.ts";
import { parsePrompt } from "./parse-prompt.ts";
import { places, promptModes, subjects } from "./prompt-grammar.ts";
import { randomPrompt } from "./random-prompt.ts";
import { unsafeCategory } from "./safety.ts";

describe("the grammar of random prompts", () => {
  it("has places that exist and something for every mode", () => {
    for (const subject of subjects) {
      expect(subject.places.length, subject.noun).toBeGreaterThan(0);
      for (const place of subject.places)
        expect(Object.hasOwn(places, place), `${subject.noun}: ${place}`).toBe(true);
      for (const mode of subject.modes) expect(promptModes).toContain(mode);
    }
    for (const mode of promptModes)
      if (mode !== "surprise")
        expect(subjects.filter(({ modes }) => modes.includes(mode)).length).toBeGreaterThan(9);
    expect(new Set(subjects.map(({ noun }) => noun)).size).toBe(subjects.length);
  });
});

describe("randomPrompt", () => {
  const prompts = Array.from({ length: 10_000 }, (_, i) =>
    randomPrompt(i * 7919 + 1, promptModes[i % promptModes.length]),
  );

  it("is drawn in every word, safe and English, ten thousand times", () => {
    for (const prompt of new Set(prompts)) {
      const graph = parsePrompt(prompt);
      const lost = graph.words.filter(({ match }) => match !== "drawn").map(({ text }) => text);
      expect(lost, prompt).toEqual([]);
      expect(drawnShare(graph)).toBe(1);
      expect(isDrawable(graph)).toBe(true);
      expect(unsafeCategory(prompt), prompt).toBeNull();
      expect(checkEnglish(prompt), prompt).toEqual({ isEnglish: true });
    }
  });

  it("hardly repeats itself and is neither a word nor a story", () => {
    expect(new Set(prompts).size).toBeGreaterThan(5_000);
    for (const { length } of prompts) {
      expect(length).toBeGreaterThanOrEqual(10);
      expect(length).toBeLessThanOrEqual(120);
    }
  });

  it("is the same for a seed, and leaves out what was just named", () => {
    expect(randomPrompt(7, "pets")).toBe(randomPrompt(7, "pets"));
    const all = subjects.filter(({ modes }) => modes.includes("pets")).map(({ noun }) => noun);
    for (let seed = 0; seed < 100; seed++)
      expect(
        randomPrompt(
          seed,
          "pets",
          all.filter((noun) => noun !== "hamster"),
        ),
      ).toMatch(/hamster/);
  });
});
