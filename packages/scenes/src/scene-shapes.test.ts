import { describe, expect, it } from "vitest";
import { paintScene } from "./paint-scene.ts";
import { sceneShapes } from "./scene-shapes.ts";
import { parsePrompt } from "./words/parse-prompt.ts";
import { exampleGraphs } from "./words/testing/example-graphs.ts";

/** Much faster than the test runner's own comparison. */
const isSame = (p: ArrayLike<number>, q: ArrayLike<number>) => {
  for (let i = 0; i < p.length; i++) if (p[i] !== q[i]) return false;
  return p.length === q.length;
};

const frame = { seed: 2, width: 400, height: 300, pen: 2 };

describe("the shapes of a scene", () => {
  it("are the same every time, at the same places as they are painted", () => {
    for (const [prompt, graph] of exampleGraphs) {
      const shaped = sceneShapes(graph, frame);
      const again = sceneShapes(graph, frame);
      expect(isSame(shaped.shapes, again.shapes), prompt).toBe(true);
      expect(shaped.placed, prompt).toEqual(paintScene(graph, frame).placed);
    }
  });

  it("belong to the things that were placed, of which each is seen somewhere", () => {
    for (const [prompt, graph] of exampleGraphs) {
      const { shapes, thingOf, tuftOf, placed } = sceneShapes(graph, frame);
      expect(Math.max(0, ...thingOf), prompt).toBe(placed.length);
      expect(tuftOf.length, prompt).toBe(thingOf.length);
      const seen = new Set(Array.from(shapes, (shape) => thingOf[shape]!));
      expect(seen.size, prompt).toBeGreaterThan(placed.length / 2);
      expect(Math.max(...shapes), prompt).toBeLessThan(thingOf.length);
    }
  });

  it("are opaque and flat; what a thin pen drew is only on the inked picture", () => {
    for (const [prompt, graph] of exampleGraphs) {
      const { flat, inked } = sceneShapes(graph, frame);
      for (let i = 3; i < flat.length; i += 4) if (flat[i] !== 255 || inked[i] !== 255) expect.fail(prompt);
      const finest = sceneShapes(graph, { ...frame, pen: 0 });
      expect(isSame(finest.flat, finest.inked), prompt).toBe(true);
    }
  });

  it("say where each head has its eyes and its mouth, and what of them is seen", () => {
    const facesOf = (prompt: string) => sceneShapes(parsePrompt(prompt), frame).faces;
    const people = facesOf("a princess in a tower waiting for her prince");
    expect(people.map(({ eyes, mouths }) => [eyes.length, mouths.length])).toEqual([
      [2, 1],
      [2, 1],
    ]);
    for (const { box, eyes, mouths } of people)
      for (const { x, y } of [...eyes, ...mouths].flatMap(({ points }) => points)) {
        expect(x).toBeGreaterThan(box!.x);
        expect(x).toBeLessThan(box!.x + box!.width);
        expect(y).toBeLessThan(box!.y + box!.height);
      }
    expect(people.map(({ eyes }) => eyes.every(({ pen }) => pen === undefined))).toEqual([true, true]);
    expect(people.map(({ mouths }) => mouths[0]!.pen! > 0)).toEqual([true, true]);
    const [cat, ...others] = facesOf("a cat");
    expect(cat).toMatchObject({ eyes: { length: 2 } });
    expect(cat).not.toHaveProperty("box");
    expect(others).toEqual([]);
    // who sleeps has lines for eyes, and dark glasses hide them
    expect(facesOf("a sleeping girl")[0]!.eyes.every(({ pen }) => pen! > 0)).toBe(true);
    expect(facesOf("a girl with sunglasses")[0]!.eyes).toEqual([]);
  });

  it("are eyes, too, that are drawn in half black", () => {
    const { shapes, thingOf, flat } = sceneShapes(parsePrompt("a teddy bear"), frame);
    const isBlack = (i: number) => flat[i * 4]! + flat[i * 4 + 1]! + flat[i * 4 + 2]! < 30;
    const eyes = new Set(shapes.filter((shape, i) => thingOf[shape]! > 0 && isBlack(i)));
    expect(eyes.size).toBeGreaterThanOrEqual(2);
  });
});
