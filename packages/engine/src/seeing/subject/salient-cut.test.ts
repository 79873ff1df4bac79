import { expect, test } from "vitest";
import { drawRaster } from "../../testing/scenes.ts";
import { prepareSubject, takeApart } from "./prepare-subject.ts";

const side = 320;

/** Two balls before a wall, and the strength of their outlines. */
function balls(radius: number, places: readonly (readonly [number, number])[]) {
  const far = (u: number, v: number) => Math.min(...places.map(([x, y]) => Math.hypot(u - x, v - y)));
  const photo = drawRaster(side, side, (u, v) => (far(u, v) < radius ? [200, 60, 50] : [150, 170, 160]));
  const data = new Float32Array(side * side);
  for (let i = 0; i < data.length; i++)
    if (Math.abs(far((i % side) / side, Math.floor(i / side) / side) - radius) < 0.006) data[i] = 1;
  return { photo, strength: { width: side, height: side, data } };
}

/** What a network says that sees a disc. */
function disc(x: number, y: number, radius: number) {
  const data = Float32Array.from({ length: 128 * 128 }, (_, i) =>
    Math.hypot((i % 128) / 128 - x, Math.floor(i / 128) / 128 - y) < radius ? 0.98 : 0.02,
  );
  return { width: 128, height: 128, data };
}

function foundAt({ photo, strength }: ReturnType<typeof balls>, salient: ReturnType<typeof disc>) {
  const { superpixels, found, confidence } = prepareSubject(takeApart(photo, strength), { salient });
  const { width, height, data } = superpixels.labels;
  const at = (u: number, v: number) => found[data[Math.floor(v * height) * width + Math.floor(u * width)]!];
  return { at, confidence };
}

test("of two things alike the one that the network means is cut out, along its border", () => {
  const { at, confidence } = foundAt(
    balls(0.15, [
      [0.25, 0.5],
      [0.75, 0.5],
    ]),
    disc(0.75, 0.5, 0.13),
  );
  expect([at(0.75, 0.5), at(0.75, 0.37), at(0.25, 0.5), at(0.5, 0.9)]).toEqual([1, 1, 0, 0]);
  expect(confidence).toBeGreaterThan(0.5);
});

test("of a close-up the network may leave the rim out", () => {
  const { at } = foundAt(balls(0.46, [[0.5, 0.5]]), disc(0.5, 0.5, 0.41));
  expect([at(0.5, 0.5), at(0.5, 0.07), at(0.03, 0.03)]).toEqual([1, 1, 0]);
});

test("where the network says nothing, what stands out counts as without it", () => {
  const nothing = { width: 128, height: 128, data: new Float32Array(128 * 128).fill(0.02) };
  const { at } = foundAt(balls(0.2, [[0.5, 0.5]]), nothing);
  expect([at(0.5, 0.5), at(0.1, 0.1)]).toEqual([1, 0]);
});
