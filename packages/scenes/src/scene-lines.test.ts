import { describe, expect, it } from "vitest";
import { sceneLines } from "./scene-lines.ts";
import { exampleGraphs } from "./words/testing/example-graphs.ts";

describe("a scene as lines", () => {
  it("is made of closed shapes in black and white only, the same every time", () => {
    for (const [prompt, graph] of exampleGraphs) {
      const frame = { seed: 2, width: 400, height: 300, pen: 2 };
      const { svg } = sceneLines(graph, frame);
      expect(sceneLines(graph, frame).svg === svg, prompt).toBe(true);
      expect(new Set(svg.match(/#[\da-f]+/g)), prompt).toEqual(new Set(["#fff", "#000"]));
      const paths = [...svg.matchAll(/ d="([^"]*)"/g)];
      expect(paths.length, prompt).toBeGreaterThan(5);
      for (const [, data] of paths) expect(data?.endsWith("Z"), prompt).toBe(true);
    }
  });
});
