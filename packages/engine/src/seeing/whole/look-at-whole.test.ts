import { readSeeingFiles } from "@tintery/weights/files";
import { expect, test } from "vitest";
import { drawRaster } from "../../testing/scenes.ts";
import { decodeSeeingNetwork } from "../seeing-networks.ts";
import { withNetworks } from "../with-networks.ts";
import { lookAtWhole } from "./look-at-whole.ts";
import { wholeGraph } from "./whole-graph.ts";

const files = await readSeeingFiles();
const network = decodeSeeingNetwork("whole", files);
/** A red ball on a gray wall: its middle, and its radius, in shares of the picture. */
const ball = drawRaster(320, 320, (u, v) =>
  Math.hypot(u - 0.5, v - 0.5) < 0.3 ? [200, 40, 40] : [170, 170, 165],
);

const { kept } = withNetworks([ball], (run) => lookAtWhole(run, network, ball));
test("an illustrator would draw the outline of a ball, and nothing within it or on the wall", () => {
  const { width, height, data } = kept;
  const at = (u: number, v: number) => data[Math.floor(v * height) * width + Math.floor(u * width)]!;
  for (const [u, v] of [
    [0.2, 0.5],
    [0.8, 0.5],
    [0.5, 0.2],
    [0.5, 0.8],
  ] as const)
    expect(at(u, v)).toBeGreaterThan(128);
  for (const [u, v] of [
    [0.5, 0.5],
    [0.1, 0.1],
    [0.9, 0.85],
  ] as const)
    expect(at(u, v)).toBeLessThan(64);
});

test("weights of another network are refused", () => {
  expect(() => wholeGraph({ ...files, keptLines: files.keptLines.subarray(0, -1) })).toThrow(/bytes or more/);
  expect(() => wholeGraph({ ...files, keptLines: Uint8Array.from([...files.keptLines, 0]) })).toThrow(
    /bytes, received/,
  );
});
