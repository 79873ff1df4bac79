import sharp from "sharp";
import { expect, test } from "vitest";
import { decodePhoto, uprightSize } from "./decode-photo.ts";
import { drawingToPng } from "./drawing-to-png.ts";
import { widthForPrint } from "./pixels-to-png.ts";
import { centeredCrop, encodeOriginal, encodePreview } from "./encode-photo.ts";
import { inspectPhoto } from "./inspect-photo.ts";
import { missingShare } from "./missing-rows.ts";
import { PhotoError } from "./photo-error.ts";
import {
  goodJpeg,
  goodPng,
  goodWebp,
  hostilePhotos,
  jpegWithPlace,
  letterF,
  oddJpegs,
  orientedJpeg,
  privateMarks,
  unusualPhotos,
} from "./testing/index.ts";
import { pngChunk } from "./png-chunk.ts";
import { pngFile, withChunks } from "./testing/png-chunks.ts";

const hostile = await hostilePhotos();
const screen = { width: 2000, height: 2000 };

/** Red, green and blue of the pixel at a place given in fractions of width and height. */
function colorAt(
  { width, height, data }: { width: number; height: number; data: Uint8ClampedArray },
  x: number,
  y: number,
) {
  const at = (Math.floor(y * height) * width + Math.floor(x * width)) * 4;
  return [...data.subarray(at, at + 4)];
}

const isRed = ([r = 0, g = 0, b = 0]: number[]) => r > 150 && g < 80 && b < 80;
const isBlue = ([r = 0, g = 0, b = 0]: number[]) => b > 150 && r < 80 && g < 90;

test.each(hostile.filter(({ byHeader }) => byHeader))(
  "$name is refused by its header: $ends",
  ({ bytes, ends }) => {
    expect(() => inspectPhoto(bytes)).toThrow(expect.objectContaining({ code: ends }));
  },
);

test.each(hostile.filter(({ byHeader }) => !byHeader))(
  "$name ends as $ends in the decoder",
  async ({ bytes, ends }) => {
    expect(inspectPhoto(bytes)).toBeDefined();
    const decoded = decodePhoto(bytes, screen).then(
      () => "accepted",
      (error) => (error instanceof PhotoError ? error.code : error),
    );
    expect(await decoded).toBe(ends);
  },
);

test("a JPEG that breaks a rule looks as if it kept it, upright or turned, as pixels and as an original", async () => {
  const whole = await goodJpeg(1200, 800);
  for (const [name, bytes] of Object.entries(await oddJpegs())) {
    const raster = await decodePhoto(bytes, screen);
    const original = await decodePhoto((await encodeOriginal(bytes, inspectPhoto(bytes)!)).bytes, screen);
    for (const { width, height } of [raster, original, await uprightSize(bytes)])
      expect([name, width, height]).toEqual([name, 1200, 800]);
    for (const pixels of [raster, original])
      expect([name, isRed(colorAt(pixels, 0.22, 0.8)), isBlue(colorAt(pixels, 0.84, 0.2))]).toEqual([
        name,
        true,
        true,
      ]);
  }
  // the last rows as stored are the left columns of a photo that was taken upright
  const turned = await orientedJpeg(6);
  for (const share of [0.5, 0.8])
    await expect(decodePhoto(turned.subarray(0, turned.length * share), screen)).rejects.toThrow("damaged");
  expect(missingShare(await decodePhoto(whole, screen), "jpeg")).toBe(0);
});

test.each([0.3, 0.6, 0.9])("of a file cut at %d of its rows, the missing ones are counted", async (share) => {
  const { width, height } = { width: 300, height: 400 };
  const noise = Buffer.from(
    Array.from({ length: width * height * 3 }, (_, at) => (at * 7919 * (at >> 7)) & 255),
  );
  for (const format of ["jpeg", "png"] as const) {
    const bytes = await sharp(noise, { raw: { width, height, channels: 3 } })
      [format]()
      .toBuffer();
    const cut = bytes.subarray(0, Math.floor(bytes.length * share));
    await expect(decodePhoto(cut, screen), format).rejects.toThrow("damaged");
    const { data } = await sharp(cut, { failOn: "none" })
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const missing = missingShare({ width, height, data: new Uint8ClampedArray(data) }, format);
    expect(missing).toBeGreaterThan(1 - share - 0.1);
    expect(missing).toBeLessThan(1 - share + 0.1);
  }
});

test("a PNG that names its exponent, and inks without a profile, have the colors that browsers show", async () => {
  const side = 16;
  const row = Buffer.from([0, ...Array.from({ length: side }, () => [10, 68, 184]).flat()]);
  const plain = pngFile({ width: side, height: side }, Buffer.concat(Array(side).fill(row)));
  const gamma = (value: number) => {
    const data = Buffer.alloc(4);
    data.writeUInt32BE(value);
    return pngChunk("gAMA", data);
  };
  // what Chromium 156 paints
  const shown = [
    [[], [10, 68, 184]],
    [[gamma(100_000)], [56, 141, 221]],
    [[gamma(50_000)], [5, 75, 191]],
    [[gamma(45_455)], [10, 68, 184]],
    [[gamma(0)], [10, 68, 184]],
    [
      [pngChunk("sRGB", Buffer.from([0])), gamma(100_000)],
      [10, 68, 184],
    ],
  ] as const;
  for (const [chunks, color] of shown)
    expect(colorAt(await decodePhoto(withChunks(plain, ...chunks), screen), 0.5, 0.5)).toEqual([
      ...color,
      255,
    ]);
  const { "cmyk.jpg": inks } = await unusualPhotos();
  const painted = colorAt(await decodePhoto(inks!, screen), 0.22, 0.8);
  const [red, green, blue] = painted.map((value, c) => Math.abs(value - [222, 1, 0, 255][c]!));
  expect(Math.max(red!, green!, blue!), painted.join()).toBeLessThanOrEqual(2);
});

/** A shape of one color in the middle of nothing. */
function cutOut(color: string): Promise<Buffer> {
  const whole = { width: 60, height: 40, channels: 4, background: "#00000000" } as const;
  const shape = { width: 20, height: 20, channels: 4, background: color } as const;
  return sharp({ create: whole })
    .composite([{ input: { create: shape } }])
    .png()
    .toBuffer();
}

test.each(["#ffffff", "#f4f4f4", "#000000"])(
  "%s art on transparency is seen: as pixels and on previews",
  async (color) => {
    const bytes = await cutOut(color);
    const laid = await decodePhoto(bytes, screen);
    const kept = await decodePhoto(bytes, screen, { keepsAlpha: true });
    const whole = { left: 0, top: 0, width: 60, height: 40 };
    const preview = await encodePreview(kept, { crop: whole, width: 60, height: 40 });
    for (const raster of [laid, await decodePhoto(preview, screen)]) {
      const [inside, outside] = [colorAt(raster, 0.5, 0.5), colorAt(raster, 0.05, 0.05)];
      expect(Math.abs(inside[0]! - outside[0]!)).toBeGreaterThan(60);
    }
    expect(colorAt(kept, 0.05, 0.05)[3]).toBe(0);
    const original = await encodeOriginal(bytes, inspectPhoto(bytes)!);
    expect(original.type).toBe("png");
    expect(colorAt(await decodePhoto(original.bytes, screen, { keepsAlpha: true }), 0.05, 0.05)[3]).toBe(0);
  },
);

test("the empty parts of a drawing become paper, a ground that it shows on, or nothing", async () => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 40"><rect x="20" y="10" width="20" height="20" fill="#fff"/></svg>`;
  const corner = async (empty: "white" | "ground" | "clear") => {
    const png = await drawingToPng(svg, { widthPx: 60, empty });
    return colorAt(await decodePhoto(png, screen, { keepsAlpha: true }), 0.05, 0.05);
  };
  expect(await corner("white")).toEqual([255, 255, 255, 255]);
  expect(await corner("ground")).toEqual([140, 140, 140, 255]);
  expect((await corner("clear"))[3]).toBe(0);
});

test("the edge of white art stays white where it covers a pixel in part", async () => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 40"><circle cx="30" cy="20" r="12.3" fill="#fff"/></svg>`;
  const pixelsOn = async (empty: "ground" | "clear") => {
    const png = await drawingToPng(svg, { widthPx: 60, empty });
    const { data } = await decodePhoto(png, screen, { keepsAlpha: true });
    return Array.from({ length: data.length / 4 }, (_, k) => [...data.subarray(k * 4, k * 4 + 4)]);
  };
  const edge = (await pixelsOn("clear")).filter(([, , , alpha = 0]) => alpha > 0 && alpha < 255);
  expect(edge.length).toBeGreaterThan(40);
  for (const pixel of edge) expect(pixel.slice(0, 3)).toEqual([255, 255, 255]);
  expect(Math.min(...(await pixelsOn("ground")).flat())).toBe(140);
});

test("names what a refused file really is", () => {
  const found = (name: string) => {
    try {
      inspectPhoto(hostile.find((file) => file.name === name)!.bytes);
    } catch (error) {
      return (error as PhotoError).found;
    }
  };
  const names = ["gif.png", "tiff.png", "avif.jpg", "heic.jpg", "svg.png", "pdf.png", "text.jpg"];
  expect(names.map(found)).toEqual(["GIF", "TIFF", "AVIF", "HEIC", "SVG", "PDF", undefined]);
});

test("asks for more bytes when the JPEG header lies behind large segments", async () => {
  const jpeg = await goodJpeg();
  const profile = Buffer.alloc(60_000);
  const segment = Buffer.concat([Buffer.from([0xff, 0xe2, (60_002 >> 8) & 255, 60_002 & 255]), profile]);
  const long = Buffer.concat([jpeg.subarray(0, 2), segment, segment, segment, jpeg.subarray(2)]);
  expect(inspectPhoto(long.subarray(0, 65_536), long.length)).toBeUndefined();
  expect(inspectPhoto(long)).toMatchObject({ type: "jpeg", width: 240, height: 160 });
});

test("reads progressive and CMYK from the frame header, transparency and tables from the chunks", async () => {
  const {
    "cmyk.jpg": cmyk,
    "progressive.jpg": progressive,
    "palette.png": palette,
    "half-transparent.png": transparent,
  } = await unusualPhotos();
  expect(inspectPhoto(cmyk!)).toMatchObject({ type: "jpeg", channels: 4 });
  expect(inspectPhoto(progressive!)).toMatchObject({ type: "jpeg", progressive: true });
  expect(inspectPhoto(palette!)).toMatchObject({ type: "png", hasPalette: true, frames: 1 });
  expect(inspectPhoto(transparent!)).toMatchObject({ type: "png", hasAlpha: true });
});

test("reads a WebP in all its forms, of an animation the first picture", async () => {
  const unusual = await unusualPhotos();
  const f = { type: "webp", width: 240, height: 160 };
  expect(inspectPhoto(await goodWebp())).toEqual({ ...f, hasAlpha: false, animated: false });
  expect(inspectPhoto(unusual["lossless.webp"]!)).toMatchObject({ ...f, animated: false });
  expect(inspectPhoto(unusual["animated.webp"]!)).toMatchObject({ ...f, animated: true });
  expect(inspectPhoto(unusual["see-through.webp"]!)).toMatchObject({ hasAlpha: true });
  for (const bytes of [await goodWebp(), unusual["animated.webp"]!]) {
    const raster = await decodePhoto(bytes, screen);
    expect([raster.width, raster.height]).toEqual([240, 160]);
    expect(isRed(colorAt(raster, 0.22, 0.8))).toBe(true);
  }
  expect((await encodeOriginal(await goodWebp(), inspectPhoto(await goodWebp())!)).type).toBe("jpeg");
});

test.each([1, 2, 3, 4, 5, 6, 7, 8])("EXIF orientation %i ends upright", async (orientation) => {
  const bytes = await orientedJpeg(orientation);
  const raster = await decodePhoto(bytes, screen);
  expect(await uprightSize(bytes)).toEqual({ width: 240, height: 160 });
  expect([raster.width, raster.height]).toEqual([240, 160]);
  expect(isRed(colorAt(raster, 0.22, 0.8))).toBe(true);
  expect(isRed(colorAt(raster, 0.5, 0.2))).toBe(true);
  expect(isBlue(colorAt(raster, 0.84, 0.2))).toBe(true);
});

test("every unusual good photo decodes to opaque pixels", async () => {
  for (const [name, bytes] of Object.entries(await unusualPhotos())) {
    const raster = await decodePhoto(bytes, screen);
    expect(raster.data.length, name).toBe(raster.width * raster.height * 4);
    expect(colorAt(raster, 0.5, 0.5)[3], name).toBe(255);
  }
  const { "cmyk.jpg": cmyk, "half-transparent.png": transparent } = await unusualPhotos();
  expect(isRed(colorAt(await decodePhoto(cmyk!, screen), 0.22, 0.8))).toBe(true);
  expect(colorAt(await decodePhoto(transparent!, screen), 0.5, 0.5)).toEqual([255, 127, 127, 255]);
});

test("shrinks to fit, never enlarges", async () => {
  const jpeg = await goodJpeg(1200, 800);
  const small = await decodePhoto(jpeg, { width: 300, height: 300 });
  expect([small.width, small.height]).toEqual([300, 200]);
  const same = await decodePhoto(jpeg, { width: 9000, height: 9000 });
  expect([same.width, same.height]).toEqual([1200, 800]);
});

test("the original we hand out carries nothing but pixels", async () => {
  const bytes = await jpegWithPlace();
  const before = Buffer.from(bytes).toString("latin1");
  expect(before).toContain("SpyCam");
  const { bytes: after, type } = await encodeOriginal(bytes, inspectPhoto(bytes)!);
  expect(type).toBe("jpeg");
  for (const mark of [...privateMarks, "Exif", "script"])
    expect(Buffer.from(after).toString("latin1")).not.toContain(mark);
  const page = hostile.find(({ name }) => name === "trailing-page.png")!.bytes;
  const clean = await encodeOriginal(page, inspectPhoto(page)!);
  expect(Buffer.from(clean.bytes).toString("latin1")).not.toContain("script");
});

test("drawings with transparency or a color table stay PNG", async () => {
  const { "palette.png": palette, "half-transparent.png": transparent } = await unusualPhotos();
  expect((await encodeOriginal(palette!, inspectPhoto(palette!)!)).type).toBe("png");
  expect((await encodeOriginal(transparent!, inspectPhoto(transparent!)!)).type).toBe("png");
  const png = await goodPng();
  expect((await encodeOriginal(png, inspectPhoto(png)!)).type).toBe("jpeg");
});

test("a preview is the centered part with the asked ratio, at exactly the asked size", async () => {
  const { data, width, height } = letterF(240, 160);
  const rgba = new Uint8ClampedArray(width * height * 4).map((_, i) =>
    i % 4 === 3 ? 255 : data[(i >> 2) * 3 + (i % 4)]!,
  );
  const crop = centeredCrop({ width, height }, 1);
  expect(crop).toEqual({ width: 160, height: 160, left: 40, top: 0 });
  const preview = await encodePreview({ width, height, data: rgba }, { crop, width: 80, height: 80 });
  expect(inspectPhoto(preview)).toMatchObject({ width: 80, height: 80 });
  expect(isRed(colorAt(await decodePhoto(preview, screen), 0.5, 0.2))).toBe(true);
});

test("a PNG of a drawing has the asked width, black digits and its true printing size", async () => {
  const page = (text: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 50.8 25.4"><text x="10" y="20" font-family="Arimo" font-size="16">${text}</text></svg>`;
  const png = await drawingToPng(page("8"), { widthPx: 600, widthMM: 50.8 });
  expect(inspectPhoto(png)).toMatchObject({ width: 600, height: 300 });
  const at = Buffer.from(png).indexOf("pHYs");
  expect(Buffer.from(png).readUInt32BE(at + 4)).toBe(Math.round(300 / 0.0254));
  const dark = ({ data }: { data: Uint8ClampedArray }) =>
    data.filter((value, i) => i % 4 === 0 && value < 100).length;
  expect(dark(await decodePhoto(png, screen))).toBeGreaterThan(500);
  expect(dark(await decodePhoto(await drawingToPng(page(""), { widthPx: 600 }), screen))).toBe(0);
});

test("a PNG of a drawing has one byte a pixel where all is gray, three where there is color, and no more colors", async () => {
  const page = (color: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 2"><rect x="2" width="2" height="2" fill="${color}"/></svg>`;
  const colorType = (png: Uint8Array) => png[25];
  const [gray, color] = await Promise.all(
    [page("#808080"), page("#12ab34")].map((svg) => drawingToPng(svg, { widthPx: 4 })),
  );
  expect([colorType(gray!), colorType(color!)]).toEqual([0, 2]);
  const [white, right] = [0.25, 0.75];
  expect(colorAt(await decodePhoto(gray!, screen), right, 0.5)).toEqual([128, 128, 128, 255]);
  expect(colorAt(await decodePhoto(color!, screen), right, 0.5)).toEqual([0x12, 0xab, 0x34, 255]);
  for (const png of [gray!, color!])
    expect(colorAt(await decodePhoto(png, screen), white, 0.5)).toEqual([255, 255, 255, 255]);
});

test("prints at 300 dpi up to 25 megapixels", () => {
  expect(widthForPrint({ widthMM: 210, heightMM: 297 })).toBe(Math.round((210 / 25.4) * 300));
  expect(widthForPrint({ widthMM: 24 * 25.4, heightMM: 30 * 25.4 })).toBe(24 * 186);
});
