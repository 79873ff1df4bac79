import { readFileSync } from "node:fs";
import { chanceOf } from "../arithmetic/reproducible.ts";
import fc from "fast-check";
import { expect, test } from "vitest";
import type { Raster } from "../raster/raster.ts";
import { fromBase64 } from "../kernels/base64.ts";
import { downAndUp, type LayerRow, randomNetwork } from "../testing/network-file.ts";
import { disks, drawRaster, meadow } from "../testing/scenes.ts";
import { plainLogits } from "../testing/plain-network.ts";
import { smallNetwork, smallReference } from "../testing/small-network.ts";
import { decodeNetwork } from "./decode-network.ts";
import { findBoundaries } from "./find-boundaries.ts";
import { type Network, stepsPerLogit } from "./network.ts";

const shipped = readFileSync(new URL("../../weights/boundary-network.bin", import.meta.url));
const small = decodeNetwork(fromBase64(smallNetwork));

/** The top left part of a raster. */
function part({ width, data }: Raster, across: number, down: number): Raster {
  const out = new Uint8ClampedArray(across * down * 4);
  for (let y = 0; y < down; y++) {
    out.set(data.subarray(y * width * 4, (y * width + across) * 4), y * across * 4);
  }
  return { width: across, height: down, data: out };
}

/** What `findBoundaries` says, computed one number after the other. */
const plainly = (image: Raster, network: Network) =>
  Float32Array.from(plainLogits(image, network), (logit) => chanceOf(logit / stepsPerLogit));

test("PyTorch finds the same", () => {
  const { strength } = findBoundaries(part(meadow(48, 32), 45, 30), small);
  const reference = fromBase64(smallReference);
  expect(strength.length).toBe(reference.length);
  const farthest = strength.reduce((far, s, i) => Math.max(far, Math.abs(s - reference[i]! / 255)), 0);
  expect(farthest).toBeLessThan(0.006);
});

test("the shipped network sees the outlines of disks and nothing inside them", () => {
  const network = decodeNetwork(shipped);
  expect(shipped.length).toBeLessThan(500_000);
  const seen = findBoundaries(disks(96, 96), network);
  const one = drawRaster(96, 96, (u, v) =>
    (u - 0.5) ** 2 + (v - 0.5) ** 2 < 0.09 ? [200, 60, 40] : [230, 230, 225],
  );
  const ring = findBoundaries(one, network);
  const at = (x: number, y: number) => ring.strength[y * 96 + x]!;
  expect(Math.max(at(18, 48), at(19, 48), at(20, 48))).toBeGreaterThan(0.6);
  expect(Math.max(at(48, 76), at(48, 77), at(48, 78))).toBeGreaterThan(0.6);
  expect(at(48, 48)).toBeLessThan(0.2);
  expect(at(6, 6)).toBeLessThan(0.2);
  expect(seen.strength.every((s) => s >= 0 && s <= 1)).toBe(true);
});

test("pictures of any size give a value for every pixel", () => {
  const side = fc.oneof(fc.constant(1), fc.integer({ min: 1, max: 40 }));
  fc.assert(
    fc.property(side, side, (width, height) => {
      const { strength, ...size } = findBoundaries(part(meadow(40, 40), width, height), small);
      expect(size).toEqual({ width, height });
      expect(strength.length).toBe(width * height);
    }),
  );
});

test("the answer is that of slow plain layers, to the last bit: any size, any channels, any depth", () => {
  const size = fc.oneof(
    fc.tuple(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 1, max: 40 })),
    fc.constantFrom([1, 1], [1, 300], [300, 1], [130, 3]),
  );
  const channels = fc.array(fc.integer({ min: 1, max: 20 }), { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(size, channels, fc.nat(), ([width, height], depths, seed) => {
      const network = decodeNetwork(randomNetwork(downAndUp(depths), seed));
      const photo = part(meadow(300, 300), width!, height!);
      expect(findBoundaries(photo, network).strength).toEqual(plainly(photo, network));
    }),
    { numRuns: 40 },
  );
});

test("tensors that are read again later are kept", () => {
  const layer = { kernel: 3, stride: 1, isRectified: true, inputs: 4, outputs: 4 } as const;
  const rows: LayerRow[] = [
    { ...layer, inputs: 3, from: 0 },
    { ...layer, from: 1, stride: 2 },
    { ...layer, from: 2, onto: 1 },
    { ...layer, from: 3, stride: 2 },
    { ...layer, from: 4, stride: 2, onto: 2, isRectified: false },
    { ...layer, from: 2, onto: 1 },
    { ...layer, from: 5, onto: 6 },
    { ...layer, from: 7, kernel: 1, outputs: 1 },
  ];
  const network = decodeNetwork(randomNetwork(rows, 3));
  const photo = meadow(52, 38);
  expect(findBoundaries(photo, network).strength).toEqual(plainly(photo, network));
});

test("the shipped network gives the same bits again and again, those of slow plain layers", () => {
  const network = decodeNetwork(shipped);
  const photo = meadow(70, 41);
  const found = findBoundaries(photo, network);
  expect(findBoundaries(photo, network)).toEqual(found);
  expect(found.strength).toEqual(plainly(photo, network));
});

test("what is no raster is refused", () => {
  expect(() => findBoundaries({ width: 2, height: 2, data: new Uint8ClampedArray(15) }, small)).toThrow(
    RangeError,
  );
});
