import { describe, expect, it } from "vitest";
import { drawables } from "./drawables.ts";
import { drawScene, paintScene } from "./paint-scene.ts";
import { poses, type SceneGraph, type SceneItem, settings } from "./words/scene-graph.ts";
import { exampleGraphs } from "./words/testing/example-graphs.ts";

const plain: Omit<SceneItem, "drawable"> = {
  count: 1,
  mass: false,
  colors: [],
  pattern: null,
  size: 1,
  young: false,
  pose: null,
  relation: null,
};
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
      const { placings, svg } = drawScene(graphOf([{ ...plain, drawable }]), frame);
      expect(placings.length, drawable).toBe(1);
      expect(svg, drawable).not.toContain("NaN");
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
        expect(drawScene(graphOf([{ ...plain, drawable, pose }]), frame).svg).not.toContain("NaN");
  });
});
