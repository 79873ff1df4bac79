import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { decodeUpright } from "../decode-upright.ts";
import { inspectPhoto } from "../inspect-photo.ts";
import { maxParts } from "../count-parts.ts";
import { PhotoError } from "../photo-error.ts";
import { readablePhoto } from "../readable-photo.ts";
import { heicFile } from "../testing/heic-files.ts";
import {
  endlessParts,
  goodJpeg,
  goodPng,
  goodWebp,
  hiddenWords,
  hostilePhotos,
  orientedJpeg,
  photosWithHiddenWords,
  unusualPhotos,
} from "../testing/index.ts";
import { pngChunk } from "../png-chunk.ts";
import { withChunks } from "../testing/png-chunks.ts";
import { exifOf } from "./exif-orientation.ts";
import { stripMetadata } from "./strip-metadata.ts";

const hidden = Object.entries(await photosWithHiddenWords());
const whole = { width: 12_000, height: 12_000 };

/** What a photo is seen as: pixels, or why there are none. */
async function seenAs(bytes: Uint8Array): Promise<unknown> {
  try {
    const header = inspectPhoto(bytes)!;
    const { width, height, data } = await decodeUpright(await readablePhoto(bytes), whole);
    return { type: header.type, width, height, pixels: Buffer.from(data).toString("base64") };
  } catch (error) {
    if (error instanceof PhotoError) return error.code;
    throw error;
  }
}

/** Whether an upload of this is taken at all. */
function isTaken(bytes: Uint8Array): boolean {
  try {
    return inspectPhoto(bytes) !== undefined;
  } catch {
    return false;
  }
}

const textOf = (bytes: Uint8Array) => Buffer.from(bytes).toString("latin1");

describe.each(hidden)("%s", (_, bytes) => {
  test("says nothing any more, and looks the same", async () => {
    expect(hiddenWords.some((word) => textOf(bytes).includes(word))).toBe(true);
    const stripped = stripMetadata(bytes);
    for (const word of hiddenWords) expect(textOf(stripped)).not.toContain(word);
    expect(await seenAs(stripped)).toEqual(await seenAs(bytes));
    expect(await seenAs(stripped)).toMatchObject({ pixels: expect.any(String) });
  });

  test("stays as it is the next time", () => {
    const stripped = stripMetadata(bytes);
    expect(stripMetadata(stripped)).toBe(stripped);
  });

  test("cut off anywhere, or with a byte turned, is read as before or refused as before", async () => {
    for (let k = 1; k < 40; k++) {
      const at = Math.floor((k / 40) * bytes.length);
      const odd = Uint8Array.from(bytes);
      odd[at]! ^= 0xff;
      for (const broken of [bytes.slice(0, at), odd]) {
        if (!isTaken(broken)) continue;
        const stripped = stripMetadata(broken);
        expect(stripped.length).toBeLessThanOrEqual(broken.length);
        expect([at, broken.length, await seenAs(stripped)]).toEqual([
          at,
          broken.length,
          await seenAs(broken),
        ]);
      }
    }
  });
});

test("photos that say nothing stay byte by byte", async () => {
  const quiet = [await goodJpeg(), await goodPng(), await goodWebp(), heicFile()];
  for (const bytes of quiet) expect(stripMetadata(bytes)).toBe(bytes);
  const text = new TextEncoder().encode("<svg xmlns='http://www.w3.org/2000/svg'/>");
  expect(stripMetadata(text)).toBe(text);
});

test("odd and hostile photos end as before", async () => {
  const unusual = Object.entries(await unusualPhotos()).map(([name, bytes]) => ({ name, bytes }));
  // what its header refuses is not kept
  const hostile = (await hostilePhotos()).filter(({ byHeader }) => !byHeader);
  for (const { name, bytes } of [...hostile, ...unusual])
    expect([name, await seenAs(stripMetadata(bytes))]).toEqual([name, await seenAs(bytes)]);
});

test("millions of parts are not walked: the file is refused", async () => {
  for (const [name, bytes] of Object.entries(await endlessParts()))
    expect(() => stripMetadata(bytes), name).toThrow(new PhotoError("damaged"));
});

test("as many parts as any encoder writes stay byte by byte", async () => {
  const png = await goodPng();
  const texts = new Array<Uint8Array>(maxParts - 100).fill(pngChunk("tEXt", new Uint8Array()));
  expect(stripMetadata(withChunks(png, ...texts))).toEqual(Uint8Array.from(png));
  const profile = pngChunk("iCCP", new Uint8Array());
  const kept = withChunks(png, ...texts.fill(profile));
  expect(stripMetadata(kept)).toBe(kept);
});

/** Bytes of what is left of EXIF, with its prefix or without. */
const exifLengths = { jpeg: 32, png: 26, webp: 26 };

test("all eight orientations stay in each container, and nothing else of EXIF", async () => {
  for (let orientation = 1; orientation <= 8; orientation++) {
    const jpeg = await orientedJpeg(orientation);
    const stored = sharp(jpeg).keepMetadata();
    const files = {
      jpeg,
      png: await stored.png().toBuffer(),
      webp: await stored.webp({ lossless: true }).toBuffer(),
    };
    for (const [type, bytes] of Object.entries(files)) {
      const stripped = stripMetadata(bytes);
      const { exif, orientation: kept } = await sharp(stripped).metadata();
      expect([kept ?? 1, exif?.length ?? 0]).toEqual([
        orientation,
        orientation === 1 ? 0 : exifLengths[type as keyof typeof files],
      ]);
      expect(await seenAs(stripped)).toEqual(await seenAs(bytes));
    }
  }
});

test("an orientation is read as decoders read it, in both byte orders and with odd types", async () => {
  const jpeg = await goodJpeg();
  const withExif = (tiff: Uint8Array) => {
    const content = Buffer.concat([Buffer.from("Exif\0\0"), tiff]);
    return Buffer.concat([
      jpeg.subarray(0, 2),
      Buffer.from([0xff, 0xe1, 0, content.length + 2]),
      content,
      jpeg.subarray(2),
    ]);
  };
  const changed = (...bytes: [at: number, value: number][]) => {
    const tiff = exifOf(6);
    for (const [at, value] of bytes) tiff[at] = value;
    return tiff;
  };
  const little = Uint8Array.from(
    "49492a00080000000100120103000100000006000000".concat("00000000").match(/../g)!,
    (pair) => Number.parseInt(pair, 16),
  );
  const odd = {
    big: exifOf(6),
    little,
    byte: changed([13, 1], [18, 6]),
    long: changed([13, 4], [19, 0], [21, 6]),
    text: changed([13, 2]),
    "out of range": changed([19, 9]),
    none: changed([11, 0x13]),
    "no count": changed([9, 0]),
    "a directory beyond the end": changed([7, 200]),
    "another number": changed([3, 43]),
    cut: exifOf(6).subarray(0, 19),
  };
  for (const [name, tiff] of Object.entries(odd)) {
    const bytes = withExif(tiff);
    expect([name, await seenAs(stripMetadata(bytes))]).toEqual([name, await seenAs(bytes)]);
  }
});

test("a color profile stays", async () => {
  for (const [, bytes] of hidden.filter(([name]) => /^everywhere\.(jpg|png|webp)$/.test(name))) {
    const [before, after] = await Promise.all(
      [bytes, stripMetadata(bytes)].map((file) => sharp(file).metadata()),
    );
    expect(after!.icc?.equals(before!.icc!)).toBe(true);
  }
});
