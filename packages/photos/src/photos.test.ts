import { expect, test } from "vitest";
import { decodePhoto, uprightSize } from "./decode-photo.ts";
import { drawingToPng, widthForPrint } from "./drawing-to-png.ts";
import { centeredCrop, encodeOriginal, encodePreview } from "./encode-photo.ts";
import { inspectPhoto } from "./inspect-photo.ts";
import { PhotoError } from "./photo-error.ts";
import {
  goodJpeg,
  goodPng,
  goodWebp,
  hostilePhotos,
  jpegWithPlace,
  letterF,
  orientedJpeg,
  privateMarks,
  unusualPhotos,
} from "./testing/index.ts";

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
