import { type HeicWish, heicFile, heicTileColors, heicTileSide } from "@tintery/photos/testing/heic";
import { expect, it } from "vitest";
import { readyFile } from "../platform/photo-file.ts";
import { isRefusal, type ReadyFile } from "../platform/ready-file.ts";
import { redraw } from "./redraw.ts";

/** Tall stripes of noise, so that no two rows are equal and bytes lie evenly. */
async function photo(type: string, width = 400, height = 300): Promise<Blob> {
  const canvas = new OffscreenCanvas(width, height);
  const pen = canvas.getContext("2d")!;
  for (let y = 0; y < height; y += 4)
    for (let x = 0; x < width; x += 4) {
      pen.fillStyle = `hsl(${(x * 7919 + y * 104_729) % 360} 70% ${30 + ((x + y) % 40)}%)`;
      pen.fillRect(x, y, 4, 4);
    }
  return canvas.convertToBlob({ type, quality: 0.9 });
}

const fileOf = (parts: BlobPart[], name: string) => new File(parts, name);

async function taken(file: File): Promise<ReadyFile> {
  const ready = await readyFile(file);
  if (isRefusal(ready)) throw new Error(`${file.name} is refused: ${ready.code}`);
  return ready;
}

async function sizeOf(file: Blob): Promise<[width: number, height: number]> {
  const { width, height } = await createImageBitmap(file);
  return [width, height];
}

it("closes a JPEG without an end, so that everything reads it, and refuses one of which much is missing", async () => {
  const whole = await photo("image/jpeg");
  const same = await taken(fileOf([whole], "whole.jpg"));
  expect(same.file.size).toBe(whole.size);
  for (const lost of [2, 20]) {
    const cut = fileOf([whole.slice(0, -lost)], "cut.jpg");
    await expect(createImageBitmap(cut)).rejects.toThrow();
    const { file, note } = await taken(cut);
    expect([file.name, note, await sizeOf(file)]).toEqual(["cut.jpg", null, [400, 300]]);
  }
  for (const share of [0.5, 0.85])
    expect(await readyFile(fileOf([whole.slice(0, whole.size * share)], "half.jpg"))).toEqual({
      code: "damaged",
    });
  const png = await photo("image/png");
  expect(await readyFile(fileOf([png.slice(0, png.size / 2)], "half.png"))).toEqual({ code: "damaged" });
});

it("closes a JPEG without an end whose last rows are white, as scans of paper have them", async () => {
  const canvas = new OffscreenCanvas(400, 400);
  const pen = canvas.getContext("2d")!;
  pen.fillStyle = "white";
  pen.fillRect(0, 0, 400, 400);
  pen.clearRect(40, 40, 120, 120);
  const whole = await canvas.convertToBlob({ type: "image/jpeg", quality: 0.9 });
  const { file } = await taken(fileOf([whole.slice(0, -2)], "letter.jpg"));
  expect(await sizeOf(file)).toEqual([400, 400]);
});

it("makes a picture of too many pixels smaller, under its own name", async () => {
  const { file, note } = await taken(fileOf([await photo("image/jpeg", 13_000, 40)], "panorama.of.us.jpeg"));
  expect([file.name, file.type, note]).toEqual(["panorama.of.us.jpg", "image/jpeg", "made_smaller"]);
  expect(await sizeOf(file)).toEqual([12_000, 36]);
});

it("lays a picture whose transparency no file has room for on its ground, and not on black", async () => {
  const [side, margin] = [2640, 40];
  const pixels = new Uint32Array(side * side);
  let seed = 1;
  for (let at = 0; at < pixels.length; at++) {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    // noise, which no PNG makes small
    if (at % side >= margin) pixels[at] = 0xff000000 | (Math.imul(seed, 2_654_435_761) >>> 8);
  }
  const head = new DataView(new ArrayBuffer(14 + 108));
  head.setUint16(0, 0x424d);
  head.setUint32(2, head.byteLength + pixels.byteLength, true);
  // where pixels begin, length of the header, width, height, 32 bits in masks of red, green, blue and alpha
  for (const [at, value] of [
    [10, head.byteLength],
    [14, 108],
    [18, side],
    [22, side],
    [26, (32 << 16) | 1],
    [30, 3],
    [54, 0xff],
    [58, 0xff00],
    [62, 0xff0000],
    [66, 0xff000000],
  ] as const)
    head.setUint32(at, value, true);
  const drawn = await redraw(fileOf([head.buffer, pixels.buffer], "grain.bmp"), "BMP");
  expect([drawn?.name, drawn?.type]).toEqual(["grain.jpg", "image/jpeg"]);
  const pen = new OffscreenCanvas(8, 8).getContext("2d")!;
  pen.drawImage(await createImageBitmap(drawn!), 0, 0);
  expect(Math.min(...pen.getImageData(0, 0, 8, 8).data)).toBeGreaterThan(250);
});

/** Colors of the middles of the quarters of a picture's top left corner, as heicTileColors lists them. */
async function quartersOf(file: Blob): Promise<number[][]> {
  const pen = new OffscreenCanvas(heicTileSide, heicTileSide).getContext("2d")!;
  pen.drawImage(await createImageBitmap(file), 0, 0);
  const [near, far] = [heicTileSide / 4, (3 * heicTileSide) / 4];
  return [near, far].flatMap((y) =>
    [near, far].map((x) => [...pen.getImageData(x, y, 1, 1).data].slice(0, 3)),
  );
}

function expectAlike(found: readonly number[][], wanted: readonly (readonly number[])[]): void {
  const apart = found.flatMap((color, k) => color.map((value, c) => Math.abs(value - wanted[k]![c]!)));
  expect(Math.max(...apart), JSON.stringify(found)).toBeLessThanOrEqual(4);
}

const heic = (wish: HeicWish = {}, name = "IMG_1.HEIC") => fileOf([heicFile(wish)], name);

it("takes a HEIC of tiles with its colors, upright, under its own name", async () => {
  const { file, note } = await taken(heic({ tiles: [8, 6], size: [500, 380] }));
  expect([file.name, file.type, note]).toEqual(["IMG_1.jpg", "image/jpeg", null]);
  expect(await sizeOf(file)).toEqual([500, 380]);
  expectAlike(await quartersOf(file), heicTileColors);
  const [red, green, blue, yellow] = heicTileColors;
  const turned = await taken(heic({ turns: 1 }, "named.like.a.png"));
  expect(turned.file.name).toBe("named.like.a.jpg");
  expectAlike(await quartersOf(turned.file), [green, yellow, red, blue]);
});

it("turns a HEIC's wide colors into sRGB as the server does", async () => {
  const { file } = await taken(heic({ depth: 10, coded: { primaries: 12, transfer: 13 } }));
  // color(display-p3 …) of the four in sRGB, cut to what it has
  expectAlike(await quartersOf(file), [
    [218, 0, 26],
    [0, 163, 40],
    [29, 71, 197],
    [248, 198, 0],
  ]);
});

it("refuses a HEIC that is damaged, too large, or of no kind that is read", async () => {
  const whole = heicFile({ tiles: [2, 1] });
  expect(await readyFile(fileOf([whole.slice(0, -20)], "cut.heic"))).toEqual({ code: "damaged" });
  expect(await readyFile(heic({ size: [9000, 9000] }))).toMatchObject({ code: "too_many_pixels" });
  expect(await readyFile(heic({ size: [7000, 7000], claimedTile: [30_000, 30_000] }))).toEqual({
    code: "too_many_pixels",
  });
  const film = fileOf(["\0\0\0\x10ftyphevc\0\0\0\0", "\0\0\0\x08moov"], "film.heic");
  expect(await readyFile(film)).toEqual({ code: "unsupported_type", found: "HEIC" });
});

/** A GIF of frames of one pixel each, as many as colors; every frame is 16 × 16. */
function gif(colors: readonly (readonly [number, number, number])[]): File {
  const side = 16;
  const header = [...new TextEncoder().encode("GIF89a"), side, 0, side, 0, 0x80, 0, 0];
  const table = [...colors[0]!, ...(colors[1] ?? colors[0]!)];
  const frames = colors.flatMap((_, k) => {
    const control = [0x21, 0xf9, 4, 0, 10, 0, 0, 0];
    // codes of 3 bits, with a clear code before each pixel so that they never grow longer
    const bits = [...Array.from({ length: side * side }, () => [4, k]).flat(), 5];
    const data: number[] = [];
    bits.forEach((code, at) => {
      for (let bit = 0; bit < 3; bit++) {
        const place = at * 3 + bit;
        data[place >> 3] = (data[place >> 3] ?? 0) | (((code >> bit) & 1) << (place & 7));
      }
    });
    const blocks: number[] = [];
    for (let at = 0; at < data.length; at += 255) {
      const block = data.slice(at, at + 255);
      blocks.push(block.length, ...block);
    }
    return [...control, 0x2c, 0, 0, 0, 0, side, 0, side, 0, 0, 2, ...blocks, 0];
  });
  return fileOf([Uint8Array.from([...header, ...table, ...frames, 0x3b])], "waving.gif");
}

it("takes the first picture of a GIF, and says so where there are more", async () => {
  const red = [200, 20, 20] as const;
  const one = await taken(gif([red]));
  const two = await taken(gif([red, [20, 40, 200]]));
  expect([one.note, two.note]).toEqual([null, "first_frame"]);
  for (const { file } of [one, two]) {
    expect([file.name, file.type, await sizeOf(file)]).toEqual(["waving.png", "image/png", [16, 16]]);
    const pen = new OffscreenCanvas(16, 16).getContext("2d")!;
    pen.drawImage(await createImageBitmap(file), 0, 0);
    expect([...pen.getImageData(8, 8, 1, 1).data]).toEqual([...red, 255]);
  }
});

it("takes a BMP, and names a kind that nothing here opens", async () => {
  const side = 16;
  const head = new DataView(new ArrayBuffer(54));
  head.setUint16(0, 0x424d);
  head.setUint32(2, 54 + side * side * 3, true);
  for (const [at, value] of [
    [10, 54],
    [14, 40],
    [18, side],
    [22, side],
  ] as const)
    head.setUint32(at, value, true);
  head.setUint16(26, 1, true);
  head.setUint16(28, 24, true);
  const { file } = await taken(fileOf([head.buffer, new Uint8Array(side * side * 3).fill(90)], "scan.bmp"));
  expect([file.name, file.type, await sizeOf(file)]).toEqual(["scan.png", "image/png", [side, side]]);
  const refused = (name: string, text: string) => readyFile(fileOf([text], name));
  expect(await refused("art.psd", "8BPS\0\x01")).toEqual({ code: "unsupported_type", found: "PSD" });
  expect(await refused("scan.tif", "II*\0\x08\0\0\0")).toEqual({ code: "unsupported_type", found: "TIFF" });
  expect(await refused("letter.jpg", "Dear all,")).toEqual({ code: "unsupported_type", found: undefined });
  expect(await refused("tiny.png", "\x89PNG")).toMatchObject({ code: "unsupported_type" });
});
