import { decodePhoto, drawingToPng } from "@tintery/photos";
import type { Raster } from "@tintery/engine";
import { expect, test } from "vitest";
import { rasterizeVectorFile } from "./rasterize-vector-file.ts";
import { benignSvg } from "./testing/benign-svg.ts";

const side = 800;

/** Levels of 255 by which two pictures differ on white, on average and the share of pixels that differ visibly. */
function difference(one: Raster, other: Raster): { mean: number; visible: number } {
  const onWhite = ({ data }: Raster, at: number, channel: number) => {
    const alpha = data[at + 3]! / 255;
    return data[at + channel]! * alpha + 255 * (1 - alpha);
  };
  let sum = 0;
  let visible = 0;
  for (let at = 0; at < one.data.length; at += 4) {
    let max = 0;
    for (let channel = 0; channel < 3; channel++)
      max = Math.max(max, Math.abs(onWhite(one, at, channel) - onWhite(other, at, channel)));
    sum += max;
    if (max > 40) visible += 1;
  }
  return { mean: (sum / one.data.length) * 4, visible: (visible / one.data.length) * 4 };
}

test.each(Object.entries(benignSvg))(
  "%s comes out as another renderer draws the file itself",
  async (name, markup) => {
    const bytes = Buffer.from(markup, name === "illustrator-old" ? "latin1" : "utf8");
    const { raster, notes } = await rasterizeVectorFile(bytes, { side });
    expect(notes).toEqual([]);
    expect(Math.max(raster.width, raster.height)).toBe(side);
    const png = await drawingToPng(markup, { widthPx: raster.width });
    const oracle = await decodePhoto(png, { width: side, height: side });
    expect([oracle.width, oracle.height]).toEqual([raster.width, raster.height]);
    const { mean, visible } = difference(raster, oracle);
    expect(mean).toBeLessThan(1.5);
    expect(visible).toBeLessThan(0.004);
  },
);

test("what is handed out again looks the same as what was drawn", async () => {
  for (const markup of Object.values(benignSvg)) {
    const first = await rasterizeVectorFile(Buffer.from(markup), { side });
    const again = await rasterizeVectorFile(Buffer.from(first.svg!), { side });
    expect(difference(first.raster, again.raster).mean).toBeLessThan(0.01);
    expect([again.widthMM, again.heightMM]).toEqual([first.widthMM, first.heightMM]);
  }
});

test("sizes in real units are handed on", async () => {
  const inkscape = await rasterizeVectorFile(Buffer.from(benignSvg.inkscape!), { side });
  expect([inkscape.widthMM, inkscape.heightMM]).toEqual([100, 60]);
  const cairo = await rasterizeVectorFile(Buffer.from(benignSvg.cairo!), { side });
  expect([cairo.widthMM, cairo.heightMM]).toEqual([70.56, 42.33]);
  const figma = await rasterizeVectorFile(Buffer.from(benignSvg.figma!), { side });
  expect([figma.widthMM, figma.heightMM]).toEqual([null, null]);
});
