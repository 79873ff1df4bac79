import fc from "fast-check";
import sharp from "sharp";
import { expect, test } from "vitest";
import { Budget, postScriptLimits } from "../budget.ts";
import { PsError } from "../ps-error.ts";
import { decodeJpeg } from "./decode-jpeg.ts";

const budget = () => new Budget(postScriptLimits);

/** Waves of color, of sides that are no multiples of eight. */
const [width, height] = [45, 37];
const waves = Uint8Array.from({ length: 3 * width * height }, (_, k) => {
  const [x, y, channel] = [Math.floor(k / 3) % width, Math.floor(k / 3 / width), k % 3];
  return 128 + 90 * Math.sin(x / (5 + channel) + y / 7);
});
const picture = () => sharp(waves, { raw: { width, height, channels: 3 } });

test.each(["4:4:4", "4:2:0"])(
  "samples are those that another decoder finds (%s)",
  async (chromaSubsampling) => {
    const file = await picture().jpeg({ quality: 90, chromaSubsampling }).toBuffer();
    const ours = decodeJpeg(file, budget());
    const theirs = await sharp(file).raw().toBuffer();
    expect([ours.width, ours.height, ours.components]).toEqual([width, height, 3]);
    const differences = ours.data.map((value, k) => Math.abs(value - theirs[k]!));
    const mean = differences.reduce((sum, value) => sum + value, 0) / differences.length;
    // colors of 4:2:0 are blended there and repeated here
    expect(mean).toBeLessThan(chromaSubsampling === "4:4:4" ? 1 : 5);
  },
);

test("gray and restarts are read", async () => {
  const gray = await picture().toColourspace("b-w").jpeg({ quality: 95 }).toBuffer();
  const ours = decodeJpeg(gray, budget());
  expect(ours.components).toBe(1);
  const theirs = await sharp(gray).extractChannel(0).raw().toBuffer();
  expect(Math.max(...ours.data.map((value, k) => Math.abs(value - theirs[k]!)))).toBeLessThan(3);
});

test("damaged and progressive files are refused, or give what there is", async () => {
  const file = await picture().jpeg().toBuffer();
  const progressive = await picture().jpeg({ progressive: true }).toBuffer();
  expect(() => decodeJpeg(progressive, budget())).toThrow(PsError);
  fc.assert(
    fc.property(fc.nat(file.length - 1), fc.nat(255), fc.nat(file.length), (at, value, length) => {
      const broken = Uint8Array.from(file.subarray(0, length));
      if (at < length) broken[at] = value;
      try {
        decodeJpeg(broken, budget());
      } catch (error) {
        expect(error).toSatisfy(
          (caught) => caught instanceof PsError || (caught as Error).name === "PostScriptError",
        );
      }
    }),
    { numRuns: 300 },
  );
});
