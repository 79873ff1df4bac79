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
import { hexOfHsb, hexOfInks, hexOfLab, hexOfShares } from "./screen-colors.ts";

/** Numbers of color spaces in an Adobe color file. */
const spaces = { rgb: 0, hsb: 1, cmyk: 2, lab: 7, gray: 8 } as const;
const full = 65_535;
/** A byte as the 16 bits of the same share. */
const step = 257;

/** Colors as an Adobe color file: once without names, as old programs read it, and once with. It has no room for a title. */
export function writeAco(colors: readonly NamedColor[]): Uint8Array<ArrayBuffer> {
  const file = new ByteWriter();
  for (const version of [1, 2]) {
    file.u16(version).u16(colors.length);
    for (const { name, hex } of colors) {
      file.u16(spaces.rgb);
      for (const channel of rgbOfHex(hex)) file.u16(channel * step);
      file.u16(0);
      if (version === 2) file.u32(name.length + 1).utf16(name);
    }
  }
  return file.bytes();
}

/** @throws PaletteFileError */
export function readAco(bytes: Uint8Array): PaletteFile {
  const file = new ByteReader(bytes);
  const version = file.u16();
  if (version !== 1 && version !== 2) throw new PaletteFileError("unknown");
  let colors = colorsIn(file, version);
  // the same colors again, with their names
  if (version === 1 && file.left >= 4 && file.u16() === 2) colors = colorsIn(file, 2);
  return { title: "", paints: paintsOfNames(colors) };
}

function colorsIn(file: ByteReader, version: number): NamedColor[] {
  const count = file.u16();
  checkCount(count);
  return Array.from({ length: count }, (_, k) => {
    const space = file.u16();
    const hex = hexIn(space, [file.u16(), file.u16(), file.u16(), file.u16()], k + 1);
    return { hex, name: version === 2 ? file.utf16(file.u32()) : "" };
  });
}

function hexIn(space: number, values: readonly [number, number, number, number], place: number): string {
  const [first, second, third, fourth] = values.map((value) => value / full) as [
    number,
    number,
    number,
    number,
  ];
  const signed = (value: number) => (value > 32_767 ? value - 65_536 : value) / 100;
  switch (space) {
    case spaces.rgb:
      return hexOfShares(first, second, third);
    case spaces.hsb:
      return hexOfHsb(first, second, third);
    case spaces.cmyk:
      // all is no ink
      return hexOfInks(1 - first, 1 - second, 1 - third, 1 - fourth);
    case spaces.lab:
      return hexOfLab(Math.min(100, values[0] / 100), signed(values[1]), signed(values[2]));
    case spaces.gray: {
      const light = 1 - Math.min(1, values[0] / 10_000);
      return hexOfShares(light, light, light);
    }
    default:
      throw new PaletteFileError("no_screen_color", place);
  }
}
