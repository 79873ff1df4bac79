import { rgbOfHex } from "@tintery/engine/tables";
import { ByteReader } from "./byte-reader.ts";
import { ByteWriter } from "./byte-writer.ts";
import {
  checkCount,
  type NamedColor,
  type PaletteFile,
  PaletteFileError,
  paintsOfNames,
} from "./palette-file.ts";
import { hexOfInks, hexOfLab, hexOfShares } from "./screen-colors.ts";

/** Kinds of block of an Adobe Swatch Exchange file. */
const blocks = { groupStart: 0xc001, groupEnd: 0xc002, color: 0x0001 } as const;
/** A color of its own, which changes nothing elsewhere when it is changed; 0 would be global, 1 a spot color. */
const normal = 2;

/**
 * Colors as an Adobe Swatch Exchange file, one group of RGB colors: big-endian blocks of kind, length and content, names as UTF-16 with
 * their length and a closing zero.
 */
export function writeAse(title: string, colors: readonly NamedColor[]): Uint8Array<ArrayBuffer> {
  const file = new ByteWriter()
    .latin("ASEF")
    .u16(1)
    .u16(0)
    .u32(colors.length + 2);
  add(file, blocks.groupStart, named(title));
  for (const { name, hex } of colors) {
    const content = named(name).latin("RGB ");
    for (const channel of rgbOfHex(hex)) content.f32(channel / 255);
    add(file, blocks.color, content.u16(normal));
  }
  add(file, blocks.groupEnd, new ByteWriter());
  return file.bytes();
}

function add(file: ByteWriter, kind: number, content: ByteWriter): void {
  const bytes = content.bytes();
  file.u16(kind).u32(bytes.length).add(bytes);
}

function named(text: string): ByteWriter {
  return new ByteWriter().u16(text.length + 1).utf16(text);
}

/** @throws PaletteFileError */
export function readAse(bytes: Uint8Array): PaletteFile {
  const file = new ByteReader(bytes);
  if (file.latin(4) !== "ASEF") throw new PaletteFileError("unknown");
  const [major] = [file.u16(), file.u16()];
  if (major !== 1) throw new PaletteFileError("unknown");
  const count = file.u32();
  const colors: NamedColor[] = [];
  let title = "";
  for (let block = 0; block < count; block++) {
    const kind = file.u16();
    const content = file.part(file.u32());
    if (kind === blocks.groupStart && title === "") title = content.utf16(content.u16());
    if (kind !== blocks.color) continue;
    const name = content.utf16(content.u16());
    checkCount(colors.push({ name, hex: hexIn(content, colors.length + 1) }));
  }
  return { title, paints: paintsOfNames(colors) };
}

function hexIn(content: ByteReader, place: number): string {
  const model = content.latin(4);
  const next = () => {
    const value = content.f32();
    if (!Number.isFinite(value)) throw new PaletteFileError("damaged", place);
    return value;
  };
  switch (model) {
    case "RGB ":
      return hexOfShares(next(), next(), next());
    case "CMYK":
      return hexOfInks(next(), next(), next(), next());
    case "LAB ":
      return hexOfLab(100 * next(), next(), next());
    case "Gray": {
      const light = next();
      return hexOfShares(light, light, light);
    }
    default:
      throw new PaletteFileError("no_screen_color", place);
  }
}
