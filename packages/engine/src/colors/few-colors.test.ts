import { expect, it } from "vitest";
import { enlarged, faceColors, pixelFace, withBlockNoise } from "../testing/pixel-art.ts";
import { meadow } from "../testing/scenes.ts";
import { areFewExactly, fewColors } from "./few-colors.ts";
import { bitsOfHex } from "./hex.ts";
import { notNoise } from "./not-noise.ts";

it("are those of the art, whatever their areas", () => {
  const { data } = pixelFace();
  expect(fewColors(data)!.sort()).toEqual(faceColors);
  expect(areFewExactly(data)).toBe(true);
});

it("are as many under the noise of JPEG, each near its own", () => {
  const { data } = withBlockNoise(enlarged(10), 10);
  const found = fewColors(data)!.sort();
  expect(found).toHaveLength(faceColors.length);
  found.forEach((hex, k) => {
    for (const shift of [0, 8, 16]) {
      const [own, other] = [hex, faceColors[k]!].map((text) => (bitsOfHex(text) >> shift) & 255);
      expect(Math.abs(own! - other!)).toBeLessThanOrEqual(12);
    }
  });
  expect(areFewExactly(data)).toBe(false);
});

it("are not in a photo", () => {
  expect(fewColors(meadow(120, 80).data)).toBeUndefined();
});

it("of noise, what is near a larger color and what mixes two go", () => {
  const colors = ["#c82828", "#ca2a2a", "#ffffff", "#e39393", "#1e783c"];
  expect(notNoise(colors, [1000, 40, 3000, 20, 15])).toEqual([0, 2, 4]);
});

it("without noise only mixtures go that are nowhere sure", () => {
  const colors = ["#c82828", "#ca2a2a", "#ffffff", "#e39393", "#e39494"];
  expect(notNoise(colors, [1000, 40, 3000, 20, 20], (color) => color !== 3)).toEqual([0, 1, 2, 4]);
});
