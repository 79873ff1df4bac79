import { readSeeingFiles } from "@tintery/weights/files";
import { expect, test } from "vitest";
import { drawRaster } from "../testing/scenes.ts";
import { planGraph } from "../tflite/plan-graph.ts";
import { salientGraph } from "./salient-graph.ts";
import { withNetworks } from "./with-networks.ts";

const { salient: file } = await readSeeingFiles();
const side = 64;

test("a ball before a plain wall stands out, the wall does not", () => {
  const ball = drawRaster(side, side, (u, v) => {
    const [x, y] = [u - 0.6, v - 0.45];
    const light = 1 - 1.6 * ((x + 0.08) ** 2 + (y + 0.08) ** 2) ** 0.5;
    return x * x + y * y < 0.06 ? [220 * light, 60 * light, 40 * light] : [176, 190, 182];
  });
  const network = { plan: planGraph(salientGraph(file, side)), black: -1, beyond: "edge" } as const;
  const frame = { x: side / 2, y: side / 2, width: side, height: side, turn: { cos: 1, sin: 0 } };
  const [chances] = withNetworks([ball], (run) => run(network, frame));
  const at = (x: number, y: number) =>
    chances![(Math.floor(y * side) * side) / 4 + Math.floor((x * side) / 2)]!;
  expect(chances).toHaveLength((side / 2) ** 2);
  expect(at(0.6, 0.45)).toBeGreaterThan(0.8);
  expect(at(0.1, 0.9)).toBeLessThan(0.1);
});

test("weights of another network are refused", () => {
  expect(() => salientGraph(file.subarray(0, -1), side)).toThrow(/bytes or more/);
  const longer = new Uint8Array(file.length + 1);
  longer.set(file);
  expect(() => salientGraph(longer, side)).toThrow(/bytes, received/);
});
