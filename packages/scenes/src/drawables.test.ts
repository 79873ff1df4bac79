import { describe, expect, it } from "vitest";
import { drawables, kindOf } from "./drawables.ts";
import { exampleGraphs } from "./words/testing/example-graphs.ts";

const list = (words: string | undefined) => (words ? words.split(", ") : []);

describe("drawables", () => {
  it("has no word that names two things", () => {
    const owners = new Map<string, string>();
    for (const [name, { names, young }] of drawables)
      for (const word of [name, ...list(names), ...list(young)]) {
        expect(owners.get(word), `${word} names ${owners.get(word)} and ${name}`).toBeUndefined();
        owners.set(word, name);
      }
  });

  it("is written in lower case, words apart by one space", () => {
    for (const [name, { names, young, kin }] of drawables)
      for (const word of [name, ...list(names), ...list(young), ...list(kin)])
        expect(word).toMatch(/^[a-z]+(?:[ -][a-z]+)*$/);
  });

  it("knows what sort each thing is", () => {
    expect(kindOf("cat")).toBe("animal");
    expect(kindOf("rainbow")).toBe("sky");
    expect(kindOf("lighthouse")).toBe("place");
  });
});

describe("example graphs", () => {
  it.each(exampleGraphs)("%s: refers to its own items and to what can be drawn", (_, { items, words }) => {
    for (const { drawable, relation, count } of items) {
      expect(drawables.has(drawable)).toBe(true);
      expect(count).toBeGreaterThanOrEqual(1);
      if (relation) expect(items[relation.to]).toBeDefined();
    }
    for (const { item } of words) if (item !== null) expect(items[item]).toBeDefined();
  });
});
