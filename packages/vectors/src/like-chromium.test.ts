import { chromium } from "playwright-core";
import sharp from "sharp";
import { afterAll, expect, test } from "vitest";
import { rasterizeVectorFile } from "./rasterize-vector-file.ts";
import { offerFonts } from "./offer-fonts.ts";
import { beyondSvg, habitsSvg } from "./testing/habits-svg.ts";

const side = 200;

offerFonts();
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-background-networking"],
});
const page = await browser.newPage({ viewport: { width: side, height: side } });
afterAll(() => browser.close());

/** What a browser shows of the file itself, as a picture on white. */
async function shown(markup: string): Promise<Buffer> {
  const address = `data:image/svg+xml;base64,${Buffer.from(markup).toString("base64")}`;
  await page.setContent(
    `<body style="margin:0;background:#fff"><img style="width:${side}px;height:${side}px" src="${address}">`,
  );
  await page.waitForFunction("document.images[0].complete");
  return sharp(await page.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer();
}

/** What we make of it, and the share of pixels that differ visibly. */
async function compared(markup: string) {
  const { raster, notes } = await rasterizeVectorFile(Buffer.from(markup), { side });
  expect([raster.width, raster.height]).toEqual([side, side]);
  const wanted = await shown(markup);
  let visible = 0;
  for (let i = 0; i < side * side; i++) {
    const alpha = raster.data[4 * i + 3]! / 255;
    const differs = (channel: number) => {
      const ours = raster.data[4 * i + channel]! * alpha + 255 * (1 - alpha);
      return Math.abs(ours - wanted[3 * i + channel]!) > 40;
    };
    if (differs(0) || differs(1) || differs(2)) visible++;
  }
  return { visible: visible / (side * side), notes };
}

test.each(Object.entries(habitsSvg))("Chromium and we draw alike: %s", async (name, markup) => {
  const { visible, notes } = await compared(markup);
  const isText = name === "letters";
  // letters have other soft edges
  expect(visible).toBeLessThan(isText ? 0.03 : 0.006);
  expect(notes).toEqual(isText ? ["fonts_replaced"] : []);
});

test.each(Object.entries(beyondSvg))("it is said that we draw otherwise: %s", async (_, markup) => {
  expect((await compared(markup)).notes).toContain("parts_left_out");
});
