import { rgbOfHex } from "@tintery/engine/tables";
import { type ListedColor, programName } from "./list-colors.ts";

/** Kinds of block of an Adobe Swatch Exchange file. */
const blocks = { groupStart: 0xc001, groupEnd: 0xc002, color: 0x0001 } as const;
/** A color of its own, which changes nothing elsewhere when it is changed; 0 would be global, 1 a spot color. */
const normal = 2;

/**
 * The colors as an Adobe Swatch Exchange file, one group of RGB colors: big-endian blocks of kind, length and content, names as
 * UTF-16 with their length and a closing zero.
 */
export function colorsAsAse(title: string, colors: readonly ListedColor[]): Uint8Array {
  const all = [
    block(blocks.groupStart, named(title)),
    ...colors.map((color) => {
      const values = Buffer.alloc(18);
      values.write("RGB ", 0, "latin1");
      rgbOfHex(color.hex).forEach((value, k) => {
        values.writeFloatBE(value / 255, 4 + 4 * k);
      });
      values.writeUInt16BE(normal, 16);
      return block(blocks.color, Buffer.concat([named(programName(color)), values]));
    }),
    block(blocks.groupEnd, Buffer.alloc(0)),
  ];
  const head = Buffer.alloc(12);
  head.write("ASEF", 0, "latin1");
  head.writeUInt16BE(1, 4);
  head.writeUInt32BE(all.length, 8);
  return Buffer.concat([head, ...all]);
}

function block(kind: number, content: Buffer): Buffer {
  const head = Buffer.alloc(6);
  head.writeUInt16BE(kind, 0);
  head.writeUInt32BE(content.length, 2);
  return Buffer.concat([head, content]);
}

function named(text: string): Buffer {
  const letters = Buffer.from(`${text}\0`, "utf16le").swap16();
  const length = Buffer.alloc(2);
  length.writeUInt16BE(letters.length / 2);
  return Buffer.concat([length, letters]);
}
