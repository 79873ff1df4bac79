import { ByteReader, ByteWriter } from "../drawing/bytes.ts";
import { readStrokesAndSolids, writeStrokesAndSolids } from "../drawing/encode-line-art.ts";
import type { ColoringMaps } from "./coloring-maps.ts";
import { type ColoringType, coloringOptions } from "./options.ts";
import { detailsRange } from "./details-range.ts";
import { zones } from "./zones.ts";

/** "TCM" for Tintery coloring maps, and the version of what follows. */
const signature = [0x54, 0x43, 0x4d, 1];
/** No maps have a longer side, in pixels. */
const longestSide = 4096;
/** Which parts follow that not all maps have, as bits. */
const hasTone = 1;
const hasInkWidth = 2;
const hasFaces = 4;
const hasZones = 8;

/** Maps as bytes: runs of what is there, so a page takes some hundred kilobytes before compression. */
export function encodeMaps(maps: ColoringMaps): Uint8Array {
  const out = new ByteWriter();
  for (const byte of signature) out.raw(byte);
  out.text(maps.type);
  out.whole(maps.width);
  out.whole(maps.height);
  out.exact(maps.perMM);
  writeRuns(out, maps.shownFrom, (i) => {
    out.raw(maps.shownFrom[i]!);
    out.raw(maps.strength[i]!);
  });
  writeRuns(out, maps.solid, () => {});
  out.whole(
    (maps.tone ? hasTone : 0) +
      (maps.inkWidth ? hasInkWidth : 0) +
      (maps.faces ? hasFaces : 0) +
      (maps.zones ? hasZones : 0),
  );
  const { inkWidth } = maps;
  if (inkWidth) writeRuns(out, inkWidth, (i) => out.whole(inkWidth[i]!));
  if (maps.tone) {
    out.whole(maps.tone.width);
    out.whole(maps.tone.height);
    // steps from pixel to pixel are small numbers, which compress well
    let before = 0;
    for (const value of maps.tone.data) {
      out.signed(value - before);
      before = value;
    }
  }
  if (maps.faces) writeStrokesAndSolids(out, maps.faces);
  if (maps.zones) writeZones(out, maps.zones);
  return out.done();
}

/** How long each run of one zone is, and which it is. */
function writeZones(out: ByteWriter, values: Uint8Array): void {
  for (let i = 0; i < values.length; ) {
    const from = i;
    const zone = values[i]!;
    while (i < values.length && values[i] === zone) i++;
    out.whole(i - from);
    out.raw(zone);
  }
}

/** Where values are not 0: how many runs, and for each the way to it, its length and what `pixel` writes. */
function writeRuns(out: ByteWriter, values: Uint8Array, pixel: (i: number) => void): void {
  const runs: number[] = [];
  for (let i = 0; i < values.length; i++) {
    if (values[i] === 0) continue;
    const from = i;
    while (i < values.length && values[i] !== 0) i++;
    runs.push(from, i);
  }
  out.whole(runs.length / 2);
  for (let r = 0, at = 0; r < runs.length; r += 2) {
    const [from, to] = [runs[r]!, runs[r + 1]!];
    out.whole(from - at);
    out.whole(to - from);
    for (let i = from; i < to; i++) pixel(i);
    at = to;
  }
}

/** The maps that `encodeMaps` wrote. Throws a RangeError when the bytes are none, broken or of another version. */
export function decodeMaps(bytes: Uint8Array): ColoringMaps {
  if (signature.some((byte, i) => bytes[i] !== byte))
    throw new RangeError("file must begin with the signature of coloring maps of version 1");
  const file = new ByteReader(bytes, signature.length);
  const type = typeFrom(file.text());
  const width = within("width", file.whole(), longestSide);
  const height = within("height", file.whole(), longestSide);
  const perMM = file.exact();
  if (!(perMM > 0 && perMM < 1000)) throw new RangeError(`perMM must be above 0, received ${perMM}`);
  const shownFrom = new Uint8Array(width * height);
  const strength = new Uint8Array(width * height);
  const solid = new Uint8Array(width * height);
  const { min, max, step } = detailsRange;
  readRuns(file, width * height, (i) => {
    const from = file.whole();
    if (from < min || from > max || from % step > 0)
      throw new RangeError(`shownFrom must be a setting of the slider, received ${from}`);
    shownFrom[i] = from;
    const sure = file.whole();
    if (sure > 100) throw new RangeError(`strength must be at most 100, received ${sure}`);
    strength[i] = sure;
  });
  readRuns(file, width * height, (i) => {
    solid[i] = 1;
  });
  const extras = file.whole();
  if (extras >= 2 * hasZones) throw new RangeError(`file must have known parts, received ${extras}`);
  const inkWidth = extras & hasInkWidth ? readWidths(file, width * height) : undefined;
  const tone = extras & hasTone ? readTone(file) : undefined;
  const faces = extras & hasFaces ? readStrokesAndSolids(file) : undefined;
  const zoned = extras & hasZones ? readZones(file, width * height) : undefined;
  if (file.left > 0) throw new RangeError(`file must end after its maps, received ${file.left} bytes more`);
  return {
    type,
    width,
    height,
    perMM,
    shownFrom,
    strength,
    solid,
    ...(inkWidth && { inkWidth }),
    ...(tone && { tone }),
    ...(faces && { faces }),
    ...(zoned && { zones: zoned }),
  };
}

function readWidths(file: ByteReader, size: number): Uint8Array {
  const widths = new Uint8Array(size);
  readRuns(file, size, (i) => {
    const width = file.whole();
    if (width < 1 || width > 255) throw new RangeError(`inkWidth must be 1 to 255, received ${width}`);
    widths[i] = width;
  });
  return widths;
}

function readZones(file: ByteReader, size: number): Uint8Array {
  const out = new Uint8Array(size);
  for (let at = 0; at < size; ) {
    const many = within("zones.run", file.whole(), size - at);
    const zone = file.whole();
    if (zone > zones.contour) throw new RangeError(`zone must be a known one, received ${zone}`);
    out.fill(zone, at, at + many);
    at += many;
  }
  return out;
}

function readTone(file: ByteReader): { width: number; height: number; data: Uint8Array } {
  const width = within("tone.width", file.whole(), longestSide);
  const height = within("tone.height", file.whole(), longestSide);
  if (width * height > file.left) throw new RangeError("file must be complete, received a part of one");
  let before = 0;
  const data = Uint8Array.from({ length: width * height }, () => {
    before += file.signed();
    if (before < 0 || before > 255) throw new RangeError(`tone must be 0 to 255, received ${before}`);
    return before;
  });
  return { width, height, data };
}

function readRuns(file: ByteReader, size: number, pixel: (i: number) => void): void {
  const runs = file.count(2);
  for (let r = 0, at = 0; r < runs; r++) {
    at += file.whole();
    const to = at + file.whole();
    if (to > size) throw new RangeError(`file must hold ${size} pixels, received a run to ${to}`);
    for (; at < to; at++) pixel(at);
  }
}

function within(name: string, value: number, most: number): number {
  if (value < 1 || value > most) throw new RangeError(`${name} must be 1 to ${most}, received ${value}`);
  return value;
}

function typeFrom(name: string): ColoringType {
  if (!Object.hasOwn(coloringOptions.types, name))
    throw new RangeError(`type must be a coloring type, received ${name}`);
  return name as ColoringType;
}
