import { describe, expect, it } from "vitest";
import { drawables } from "./drawables.ts";
import { drawScene, paintScene } from "./paint-scene.ts";
import { parsePrompt } from "./words/parse-prompt.ts";
import { plainItem } from "./words/plain-item.ts";
import { promptModes } from "./words/prompt-grammar.ts";
import { randomPrompt } from "./words/random-prompt.ts";
import { poses, type SceneGraph, settings } from "./words/scene-graph.ts";
import { exampleGraphs } from "./words/testing/example-graphs.ts";

const graphOf = (items: SceneGraph["items"], more: Partial<SceneGraph> = {}): SceneGraph => ({
  settings: [],
  timeOfDay: null,
  weather: null,
  season: null,
  skyColor: null,
  closeUp: false,
  items,
  words: [],
  ...more,
});
const frame = { seed: 3, width: 160, height: 120 };

describe("a painted scene", () => {
  it("is the same for the same graph and seed, another for another seed", () => {
    const [, graph] = exampleGraphs[1] ?? [];
    if (!graph) throw new Error("an example is missing");
    const once = paintScene(graph, frame);
    expect(paintScene(graph, frame)).toEqual(once);
    expect(paintScene(graph, { ...frame, seed: 4 }).raster.data).not.toEqual(once.raster.data);
  });

  it("draws every drawable", () => {
    for (const drawable of drawables.keys()) {
      const { placings, svg } = drawScene(graphOf([plainItem(drawable)]), frame);
      // small things stand on a table besides
      expect(placings.filter(({ item }) => item === 0).length, drawable).toBe(1);
      expect(svg, drawable).not.toContain("NaN");
    }
  });

  it("finds a place for all that a random prompt names", () => {
    for (let seed = 1; seed <= 200; seed++) {
      const prompt = randomPrompt(seed * 7919 + 1, promptModes[seed % promptModes.length]);
      const graph = parsePrompt(prompt);
      const { placings, svg } = drawScene(graph, frame);
      const placed = new Set(placings.map(({ item }) => item));
      expect(placed.size, prompt).toBe(graph.items.length);
      expect(svg, prompt).not.toMatch(/NaN|undefined|Infinity/);
    }
  });

  it("keeps flowers that lean out of a vase in the picture, and what is beside them out of it", () => {
    const boxesOf = (prompt: string) => {
      const graph = parsePrompt(prompt);
      const { placed } = paintScene(graph, frame);
      return (name: string) => placed.filter(({ item }) => graph.items[item]?.drawable === name);
    };
    const still = boxesOf("a vase of tulips next to a bowl of lemons");
    // the outer flowers lean by their whole height and more
    expect(Math.min(...still("tulip").map(({ left }) => left))).toBeGreaterThan(0.08 * frame.width);
    const apples = boxesOf("a vase of sunflowers and three apples");
    const [vase] = apples("vase");
    for (const { left, width } of apples("apple"))
      expect(left >= vase!.left + vase!.width || left + width <= vase!.left).toBe(true);
  });

  it("puts a bird into its cage", () => {
    const graph = parsePrompt("a yellow canary in a cage");
    const { placed } = paintScene(graph, frame);
    const boxOf = (name: string) => placed.find(({ item }) => graph.items[item]?.drawable === name)!;
    const [bird, cage] = [boxOf("bird"), boxOf("birdcage")];
    expect(bird.left).toBeGreaterThan(cage.left);
    expect(bird.left + bird.width).toBeLessThan(cage.left + cage.width);
    expect(bird.top).toBeGreaterThan(cage.top);
  });

  it("draws what is far away small and high, and nobody as a dot because of it", () => {
    const heights = (prompt: string) => {
      const graph = parsePrompt(prompt);
      const { placed } = paintScene(graph, frame);
      return (name: string) => {
        const { top, height } = placed.find(({ item }) => graph.items[item]?.drawable === name)!;
        return { height: height / frame.height, foot: (top + height) / frame.height };
      };
    };
    const beach = heights("two children with a dog at the beach, a sailing boat far away");
    expect(beach("child").height).toBeGreaterThan(0.25);
    expect(beach("sailboat").height).toBeLessThan(beach("child").height);
    expect(beach("sailboat").foot).toBeLessThan(beach("child").foot - 0.1);
    const castle = heights("a knight before a distant castle");
    expect(castle("castle").height).toBeLessThan(castle("knight").height);
    // a bus beside a dog is larger, but the dog can be painted
    const bus = heights("a dog beside a bus");
    expect(bus("dog").height).toBeGreaterThan(0.2);
    expect(bus("bus").height).toBeGreaterThan(bus("dog").height);
  });

  it("paints what is worn over its wearer, and nothing beside an animal that it cannot put on", () => {
    const drawn = (prompt: string) => {
      const graph = parsePrompt(prompt);
      return drawScene(graph, frame).placings.map(({ item }) => graph.items[item]?.drawable);
    };
    expect(drawn("close-up of a kitten wearing a striped scarf")).toEqual(["cat", "scarf"]);
    expect(drawn("a chihuahua wearing a pink sweater")).toEqual(["chihuahua"]);
  });

  it("lets who is in a field be seen: nothing that grows there stands before the upper part", () => {
    for (const prompt of ["a tractor in a wheat field", "a cat in a sunflower field"]) {
      const { items } = parsePrompt(prompt);
      const { placings } = drawScene(parsePrompt(prompt), frame);
      const who = placings.findIndex(({ item }) => !items[item]?.mass);
      const { x, y, figure, scale } = placings[who]!;
      expect(figure.height * scale, prompt).toBeGreaterThan(200);
      const inFront = placings
        .slice(who + 1)
        .filter((plant) => Math.abs(plant.x - x) < (figure.width * scale) / 2);
      for (const plant of inFront)
        expect(plant.y - plant.figure.height * plant.scale, prompt).toBeGreaterThan(
          y - 0.4 * figure.height * scale,
        );
    }
  });

  it("places all copies of all items within the frame", () => {
    for (const [prompt, graph] of exampleGraphs) {
      const { placed } = paintScene(graph, frame);
      for (const [i, item] of graph.items.entries()) {
        const copies = placed.filter((thing) => thing.item === i);
        if (item.mass) expect(copies.length, prompt).toBeGreaterThan(4);
        else expect(copies.length, prompt).toBe(item.count);
      }
      for (const { left, top, width, height } of placed) {
        expect(left + width / 2, prompt).toBeGreaterThan(0);
        expect(left + width / 2, prompt).toBeLessThan(frame.width);
        expect(top, prompt).toBeGreaterThanOrEqual(-1);
        expect(top + height, prompt).toBeLessThan(frame.height * 1.2);
      }
    }
  });

  it("has a picture for every setting and a figure for every pose", () => {
    for (const setting of settings) {
      const { raster } = paintScene(graphOf([], { settings: [setting] }), frame);
      expect(new Set(raster.data).size, setting).toBeGreaterThan(20);
    }
    for (const pose of poses)
      for (const drawable of ["child", "dog"] as const)
        expect(drawScene(graphOf([{ ...plainItem(drawable), pose }]), frame).svg).not.toContain("NaN");
  });
});
