import sharp from "sharp";
import { expect, test } from "vitest";
import { decodePhoto } from "./decode-photo.ts";
import { lacksScans } from "./jpeg-scans.ts";
import { missingShare } from "./missing-rows.ts";

const screen = { width: 2000, height: 2000 };
const size = { width: 400, height: 300 };

/** Noise, so that every scan has bytes. */
const progressive = await sharp(
  Buffer.from(Array.from({ length: size.width * size.height * 3 }, (_, at) => (at * 7919 * (at >> 7)) & 255)),
  { raw: { ...size, channels: 3 } },
)
  .blur(1.5)
  .jpeg({ progressive: true })
  .toBuffer();

test("a progressive JPEG cut in half has all its rows, but coarse, and is refused", async () => {
  const half = progressive.subarray(0, progressive.length / 2);
  const { data } = await sharp(half, { failOn: "none" })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(missingShare({ ...size, data: new Uint8ClampedArray(data) }, "jpeg")).toBe(0);
  expect(lacksScans(half)).toBe(true);
  await expect(decodePhoto(half, screen)).rejects.toThrow("damaged");
});

test("a progressive JPEG of which only the end is missing is taken", async () => {
  for (const lost of [2, 20]) {
    const cut = progressive.subarray(0, -lost);
    expect(lacksScans(cut)).toBe(false);
    expect(await decodePhoto(cut, screen)).toMatchObject(size);
  }
});

test("a sequential JPEG with a scan for each channel must have all of them", () => {
  const scan = [0xff, 0xda, 0, 8, 1, 1, 0, 0, 63, 0];
  const frame = [0xff, 0xc0, 0, 17, 8, 0, 8, 0, 8, 3, 1, 0x11, 0, 2, 0x11, 0, 3, 0x11, 0];
  const scansOf = (...ids: number[]) =>
    Uint8Array.from([0xff, 0xd8, ...frame, ...ids.flatMap((id) => scan.with(5, id)), 0, 0, 0, 0]);
  expect([lacksScans(scansOf(1, 2)), lacksScans(scansOf(1, 2, 3))]).toEqual([true, false]);
});
