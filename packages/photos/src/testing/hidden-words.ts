import sharp from "sharp";
import { heicFile } from "./heic-files.ts";
import { pngChunk } from "../png-chunk.ts";
import { withChunks } from "./png-chunks.ts";
import { goodJpeg, jpegWithPlace, privateMarks } from "./sample-photos.ts";

/** Written wherever a photo can hold words; none may be in a byte that is kept. */
export const hiddenWords = [...privateMarks, "HiddenWord"];
const word = "HiddenWord";
const letters = (text: string) => Buffer.from(text, "latin1");

/** Photos of every container that say hidden words in every place that cameras and programs use, and in some that they do not. */
export async function photosWithHiddenWords(): Promise<Record<string, Uint8Array>> {
  const placed = await jpegWithPlace();
  const { exif } = await sharp(placed).metadata();
  const rotated = sharp(await goodJpeg()).withMetadata({ orientation: 6, icc: "p3" });
  const jpeg = await rotated.jpeg({ progressive: true, quality: 92 }).toBuffer();
  const png = await rotated.png().toBuffer();
  const webp = await rotated.webp({ lossless: true }).toBuffer();
  return {
    "camera.jpg": placed,
    "everywhere.jpg": jpegWithWords(jpeg),
    "everywhere.png": withChunks(
      Buffer.concat([png, letters(word)]),
      pngChunk("tEXt", letters(`Author\0${word}`)),
      pngChunk("iTXt", letters(`XML:com.adobe.xmp\0\0\0\0\0${word}`)),
      pngChunk("zTXt", letters(`Comment\0\0${word}`)),
      pngChunk("tIME", letters(word.slice(0, 7))),
      pngChunk("vpAg", letters(word)),
      pngChunk("eXIf", exif!.subarray(6)),
    ),
    "everywhere.webp": webpWithWords(webp, exif!),
    "everywhere.heic": heicFile({ tiles: [2, 1], told: word, turns: 1 }),
  };
}

function jpegWithWords(jpeg: Uint8Array): Uint8Array {
  const segment = (marker: number, content: string) =>
    Buffer.concat([Buffer.from([0xff, marker, 0, content.length + 2]), letters(content)]);
  const before = [
    // a small picture in the header
    segment(0xe0, `JFXX\0${word}`),
    segment(0xe1, `http://ns.adobe.com/xap/1.0/\0${word}`),
    segment(0xe2, `MPF\0${word}`),
    segment(0xed, `Photoshop 3.0\0${word}`),
    segment(0xfe, word),
    // what is left of a segment that says a wrong length
    Buffer.from([0xff, 0xe1, 0, 2]),
    letters(word),
  ];
  const scan = jpeg.indexOf(0xda, jpeg.lastIndexOf(0xda) - 2) - 1;
  const between = [segment(0xe4, word), segment(0xfe, word)];
  return Buffer.concat([
    jpeg.subarray(0, 2),
    ...before,
    jpeg.subarray(2, scan),
    ...between,
    jpeg.subarray(scan),
    // a second picture, and what phones append
    jpeg,
    letters(word),
  ]);
}

function webpWithWords(webp: Uint8Array, exif: Uint8Array): Uint8Array {
  const chunk = (name: string, content: Uint8Array) => {
    const head = letters(`${name}\0\0\0\0`);
    head.writeUInt32LE(content.length, 4);
    return Buffer.concat([head, content, Buffer.alloc(content.length & 1)]);
  };
  const all = Buffer.concat([
    webp,
    chunk("EXIF", exif),
    chunk("XMP ", letters(word)),
    chunk("mine", letters(word)),
  ]);
  all.writeUInt32LE(all.length - 8, 4);
  all.writeUInt8(all.readUInt8(20) | 0x0c, 20);
  return Buffer.concat([all, letters(word)]);
}
