import { deflateSync } from "node:zlib";
import type { PhotoProblem } from "../photo-error.ts";
import { pngChunk } from "../png-chunk.ts";
import { pngFile, pngHeader, pngSignature, withChunks } from "./png-chunks.ts";
import { oddJpegs } from "./odd-jpegs.ts";
import { emptyPng, goodJpeg, goodPng, goodWebp } from "./sample-photos.ts";

/** A file that someone may send, and how it must end: a problem code, or `accepted`. */
export interface HostilePhoto {
  name: string;
  bytes: Uint8Array;
  ends: PhotoProblem | "accepted";
  /** Told from the header alone, so that the upload itself is refused and no child ever sees the file. */
  byHeader: boolean;
}

const megabyte = 1 << 20;

/** Every hostile file this package knows how to make, newly generated; none is stored in the repository. */
export async function hostilePhotos(): Promise<HostilePhoto[]> {
  const png = await goodPng();
  const jpeg = await goodJpeg();
  const webp = await goodWebp();
  const refused = (ends: PhotoProblem) => (name: string, bytes: Uint8Array) => ({
    name,
    bytes,
    ends,
    byHeader: true,
  });
  return [
    ...Object.entries(tooManyPixels(jpeg, webp)).map(([name, bytes]) =>
      refused("too_many_pixels")(name, bytes),
    ),
    ...Object.entries(otherTypes()).map(([name, bytes]) => refused("unsupported_type")(name, bytes)),
    ...Object.entries(unreadableHeaders(png, webp)).map(([name, bytes]) => refused("damaged")(name, bytes)),
    refused("too_small")("1x1.png", pngFile({ width: 1, height: 1 }, Buffer.alloc(4))),
    refused("too_small")("2000x1.png", pngFile({ width: 2000, height: 1 }, Buffer.alloc(6001))),
    ...Object.entries(damaged({ png, jpeg, webp })).map(([name, bytes]) => ({
      name,
      bytes,
      ends: "damaged" as const,
      byHeader: false,
    })),
    { name: "fully-transparent.png", bytes: await emptyPng(), ends: "empty_picture", byHeader: false },
    ...Object.entries({ ...harmless(png), ...(await oddJpegs()) }).map(([name, bytes]) => ({
      name,
      bytes,
      ends: "accepted" as const,
      byHeader: false,
    })),
  ];
}

function tooManyPixels(jpeg: Uint8Array, webp: Uint8Array): Record<string, Uint8Array> {
  const bomb = (width: number, height: number) =>
    pngFile({ width, height, depth: 1, colorType: 0 }, Buffer.alloc(64));
  return {
    "bomb-65535x65535.png": bomb(65535, 65535),
    "bomb-16383x16383.png": bomb(16383, 16383),
    "just-over-50-megapixels.png": bomb(7072, 7072),
    "largest-header.png": bomb(0xffffffff, 0xffffffff),
    // 41 bytes, 25 megapixels, over a gigabyte in a decoder that trusts it
    "wide-interlaced-41-bytes.png": Buffer.concat([
      pngSignature,
      pngHeader({ width: 786_464, height: 32, depth: 16, colorType: 6, interlaced: true }),
      Buffer.alloc(8),
    ]),
    "claims-12-gigabytes.png": pngFile(
      { width: 40_000, height: 40_000, depth: 16, colorType: 6 },
      Buffer.alloc(64),
    ),
    "claims-65000x65000.jpg": withFrameSize(jpeg, 65_000, 65_000),
    "claims-16383x16383.webp": withWebpSize(webp, 16_383, 16_383),
    "canvas-of-16777216x16777216.webp": webpCanvas(1 << 24, 1 << 24),
    "lossless-16384x16384.webp": webpFile("VP8L", [0x2f, 0xff, 0xff, 0xff, 0x0f, 0, 0, 0, 0, 0]),
  };
}

function otherTypes(): Record<string, Uint8Array> {
  const text = (content: string) => Buffer.from(content, "latin1");
  return {
    "gif.png": text("GIF89a\x01\0\x01\0\0\0\0;"),
    "tiff.png": text("II*\0\x08\0\0\0\0\0"),
    "avif.jpg": text("\0\0\0\x20ftypavif\0\0\0\0avifmif1"),
    "heic.jpg": text("\0\0\0\x18ftypheic\0\0\0\0mif1heic"),
    "svg.png": text('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'),
    "pdf.png": text("%PDF-1.5\n1 0 obj <<"),
    "page.png": text("<html><script>alert(1)</script></html>"),
    "text.jpg": text("this is not a picture at all"),
    "empty.png": new Uint8Array(),
  };
}

function unreadableHeaders(png: Uint8Array, webp: Uint8Array): Record<string, Uint8Array> {
  return {
    "signature-only.png": png.subarray(0, 8),
    "cut-in-the-header.png": png.subarray(0, 20),
    "zero-size.png": pngFile({ width: 0, height: 0 }, Buffer.alloc(4)),
    "cut-in-the-header.webp": webp.subarray(0, 24),
    "unknown-first-chunk.webp": webpFile("ALPH", Array(10).fill(0)),
    "no-key-frame.webp": webpFile("VP8 ", [1, 0, 0, 0x9d, 0x01, 0x2a, 64, 0, 64, 0]),
    "no-start-code.webp": webpFile("VP8 ", [0, 0, 0, 1, 2, 3, 64, 0, 64, 0]),
    "zero-size.webp": withWebpSize(webp, 0, 0),
    "wrong-lossless-mark.webp": webpFile("VP8L", Array(10).fill(0)),
    "soi-only.jpg": Buffer.from([0xff, 0xd8, 0xff]),
    "soi-eoi.jpg": Buffer.from([0xff, 0xd8, 0xff, 0xd9]),
  };
}

function damaged({
  png,
  jpeg,
  webp,
}: Record<"png" | "jpeg" | "webp", Uint8Array>): Record<string, Uint8Array> {
  return {
    "cut-in-the-middle.png": png.subarray(0, png.length >> 1),
    "no-pixels.png": Buffer.concat([
      pngSignature,
      pngHeader({ width: 64, height: 64 }),
      pngChunk("IEND", Buffer.alloc(0)),
    ]),
    "cut-at-half.jpg": jpeg.subarray(0, jpeg.length >> 1),
    "cut-at-nine-tenths.jpg": jpeg.subarray(0, Math.floor(jpeg.length * 0.9)),
    "header-lies-6000x6000.jpg": withFrameSize(jpeg, 6000, 6000),
    "cut-at-half.webp": webp.subarray(0, webp.length >> 1),
    "cut-at-nine-tenths.webp": webp.subarray(0, Math.floor(webp.length * 0.9)),
    "header-lies-6000x6000.webp": withWebpSize(webp, 6000, 6000),
    "canvas-without-picture.webp": webpCanvas(640, 480),
  };
}

/** Strange but good: they are accepted, and nothing of what they carry besides pixels may be served. */
function harmless(png: Uint8Array): Record<string, Uint8Array> {
  const compressed = (prefix: string, fill: number) =>
    Buffer.concat([
      Buffer.from(prefix, "latin1"),
      deflateSync(Buffer.alloc(64 * megabyte, fill), { level: 9 }),
    ]);
  const flipped = Buffer.from(png);
  flipped[flipped.length - 24] = (flipped[flipped.length - 24] ?? 0) ^ 0xff;
  return {
    // the last row alone is hurt
    "flipped-bits.png": flipped,
    "text-bomb-64-megabytes.png": withChunks(png, pngChunk("zTXt", compressed("Comment\0\0", 65))),
    "trailing-page.png": Buffer.concat([png, Buffer.from("<html><script>alert(document.domain)</script>")]),
    "trailing-zip.png": Buffer.concat([png, Buffer.from("PK\x03\x04"), Buffer.alloc(60)]),
    "thousands-of-texts.png": withChunks(
      png,
      ...Array.from({ length: 5000 }, (_, index) => pngChunk("tEXt", Buffer.from(`k${index % 9}\0<script>`))),
    ),
  };
}

/** A WebP of one chunk. */
function webpFile(chunk: string, content: readonly number[]): Uint8Array {
  const head = Buffer.from(`RIFF\0\0\0\0WEBP${chunk}\0\0\0\0`, "latin1");
  head.writeUInt32LE(12 + content.length, 4);
  head.writeUInt32LE(content.length, 16);
  return Buffer.concat([head, Buffer.from(content)]);
}

/** An extended WebP that has a canvas and nothing on it. */
function webpCanvas(width: number, height: number): Uint8Array {
  const content = Buffer.alloc(10);
  content.writeUIntLE(width - 1, 4, 3);
  content.writeUIntLE(height - 1, 7, 3);
  return webpFile("VP8X", [...content]);
}

/** Overwrites the size in the frame header of a lossy WebP. */
function withWebpSize(webp: Uint8Array, width: number, height: number): Uint8Array {
  const lying = Buffer.from(webp);
  lying.writeUInt16LE(width, 26);
  lying.writeUInt16LE(height, 28);
  return lying;
}

/** Overwrites the size in a JPEG's frame header. */
function withFrameSize(jpeg: Uint8Array, width: number, height: number): Uint8Array {
  const lying = Buffer.from(jpeg);
  const at = lying.findIndex(
    (byte, index) => byte === 0xff && [0xc0, 0xc1, 0xc2].includes(lying[index + 1] ?? 0),
  );
  lying.writeUInt16BE(height, at + 5);
  lying.writeUInt16BE(width, at + 7);
  return lying;
}
