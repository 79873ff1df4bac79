import { heicFile } from "./heic-files.ts";
import { pngChunk } from "../png-chunk.ts";
import { withChunks } from "./png-chunks.ts";
import { goodJpeg, goodPng, goodWebp } from "./sample-photos.ts";

/** Bytes that an upload may have. */
const fileBytes = 20_000_000;

/** One ISO box. */
function box(type: string, content: Uint8Array = new Uint8Array()): Uint8Array {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(head.length + content.length);
  head.write(type, 4, "latin1");
  return Buffer.concat([head, content]);
}

/** The same bytes again and again, as long as there is room. */
function again(part: Uint8Array, bytes: number): Uint8Array {
  return Buffer.alloc(bytes - (bytes % part.length), part);
}

/** A list of more than a million items, each of which lies in one piece of the file. */
function itemList(): Uint8Array {
  const item = Buffer.from([0, 0, 0, 1, 0, 0, 0, 0, 0, 1]);
  const items = again(item, fileBytes - 100);
  const head = Buffer.alloc(10);
  head[0] = 2;
  head.writeUInt32BE(items.length / item.length, 6);
  return box("iloc", Buffer.concat([head, items]));
}

/** Files with a header that says nothing odd, and then parts without content up to the limit of uploads: millions of them. */
export async function endlessParts(): Promise<Readonly<Record<string, Uint8Array>>> {
  const [jpeg, png, webp, heic] = [await goodJpeg(), await goodPng(), await goodWebp(), heicFile()];
  const segments = (hex: string) =>
    Buffer.concat([
      Buffer.from("ffd8ffc0000b080040004001011100", "hex"),
      again(Buffer.from(hex, "hex"), fileBytes - jpeg.length - 20),
      jpeg.subarray(2),
    ]);
  const chunks = again(pngChunk("ABCD", new Uint8Array()), fileBytes - png.length);
  const frames = again(Buffer.from("ANMF\0\0\0\0", "latin1"), fileBytes - webp.length);
  const webpFile = Buffer.concat([webp, frames]);
  webpFile.writeUInt32LE(webpFile.length - 8, 4);
  const items = Buffer.concat([Buffer.alloc(4), box("iinf", Buffer.alloc(6)), itemList()]);
  return {
    "tables.jpg": segments("ffdb0002"),
    "tables and comments.jpg": segments("ffdb0002fffe0002"),
    "chunks.png": withChunks(png, chunks),
    "frames.webp": webpFile,
    "boxes.heic": Buffer.concat([heic, again(box("free"), fileBytes - heic.length)]),
    "items.heic": Buffer.concat([
      box("ftyp", Buffer.from("heic\0\0\0\0mif1heic", "latin1")),
      box("meta", items),
    ]),
  };
}
