import { readSeeingFiles } from "@tintery/weights/files";
import { expect, test } from "vitest";
import { drawRaster } from "../../testing/scenes.ts";
import { decodeSeeingNetwork } from "../seeing-networks.ts";
import { withNetworks } from "../with-networks.ts";
import { findKeptLines } from "./find-kept-lines.ts";

const network = decodeSeeingNetwork("keptLines", await readSeeingFiles());
/** A red ball on a gray wall: its middle, and its radius, in shares of the picture. */
const ball = drawRaster(320, 320, (u, v) =>
  Math.hypot(u - 0.5, v - 0.5) < 0.3 ? [200, 40, 40] : [170, 170, 165],
);

test("an illustrator would draw the outline of a ball, and nothing within it or on the wall", () => {
  const { width, height, data } = withNetworks([ball], (run) => findKeptLines(run, network, ball));
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
