import sharp, { type Sharp } from "sharp";
import { describe, expect, it } from "vitest";
import { decodeMask } from "./decode-mask.ts";
import { maskLimits } from "./photo-limits.ts";
import { pngFile } from "./testing/png-chunks.ts";

/** Four pixels in a row as RGBA, made into a PNG. */
const png = (pixels: number[], change: (image: Sharp) => Sharp = (image) => image) =>
  change(sharp(Buffer.from(pixels), { raw: { width: pixels.length / 4, height: 1, channels: 4 } }))
    .png()
    .toBuffer();

const grays = [0, 0, 0, 255, 100, 100, 100, 255, 200, 200, 200, 255, 255, 255, 255, 255];

describe("a mask", () => {
  it("is read as one byte a pixel, whatever kind of PNG it is", async () => {
    const kinds = [
      await png(grays),
      await png(grays, (image) => image.removeAlpha().toColorspace("b-w")),
      await png(grays, (image) => image.removeAlpha().toColorspace("grey16")),
    ];
    for (const bytes of kinds)
      expect(await decodeMask(bytes)).toEqual({ width: 4, height: 1, data: Uint8Array.of(0, 100, 200, 255) });
  });

  it("counts what is transparent as not marked", async () => {
    const white = [0, 128, 255].flatMap((alpha) => [255, 255, 255, alpha]);
    expect((await decodeMask(await png(white))).data).toEqual(Uint8Array.of(0, 128, 255));
  });

  it("is calm where it is bluer than anything else, and important by its red and green", async () => {
    const blues = [0, 0, 255, 255, 0, 0, 255, 128, 255, 255, 255, 255, 128, 128, 255, 255, 255, 200, 0, 255];
    expect(await decodeMask(await png(blues))).toEqual({
      width: 5,
      height: 1,
      data: Uint8Array.of(0, 0, 255, 128, 255),
      calm: Uint8Array.of(255, 128, 0, 127, 0),
    });
  });

  it("may be as large as the limit, and no larger", async () => {
    const side = (width: number) => pngFile({ width, height: 1, colorType: 0 }, Buffer.alloc(width + 1));
    expect((await decodeMask(side(maskLimits.maxSide))).width).toBe(maskLimits.maxSide);
    await expect(decodeMask(side(maskLimits.maxSide + 1))).rejects.toMatchObject({
      code: "importance_unusable",
    });
  });

  it("has one problem whatever is wrong with it", async () => {
    const torn = pngFile({ width: 99, height: 99, colorType: 0 }, Buffer.alloc(9));
    const cut = (await png(grays)).subarray(0, 40);
    for (const bytes of [new Uint8Array(), Buffer.from("importance"), torn, cut])
      await expect(decodeMask(bytes)).rejects.toMatchObject({ code: "importance_unusable" });
  });
});
