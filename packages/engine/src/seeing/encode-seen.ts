import { ByteReader, ByteWriter } from "../drawing/bytes.ts";
import { circle } from "../edges/circle.ts";
import type { Gaze, Spot } from "../edges/find-eyes.ts";
import { maskLevels } from "./mask.ts";
import { type Box, type FacePart, faceParts, type Mask, type Seen, type SeenFace } from "./seen.ts";

/** "TSN" for what Tintery has seen, and the version of what follows. */
const signature = [0x54, 0x53, 0x4e, 1];
/** No photo and no mask has a longer side, in pixels. */
const longestPhoto = 1 << 20;
const longestMask = 1024;
/** Numbers of a face with landmarks. */
const numbers = 478 * 3;

/** What was seen of a photo as bytes: some tens of kilobytes, most of them for lines, and six more for each face with landmarks. */
export function encodeSeen(seen: Seen): Uint8Array {
  const out = new ByteWriter();
  for (const byte of signature) out.raw(byte);
  out.whole(seen.width);
  out.whole(seen.height);
  out.whole(seen.faces.length);
  for (const face of seen.faces) writeFace(out, face);
  out.whole(seen.letters.length);
  for (const box of seen.letters) writeBox(out, box);
  out.whole(seen.gazes.length);
  for (const gaze of seen.gazes) writeGaze(out, gaze);
  for (const mask of [seen.person, seen.subject.mask, seen.lines, seen.attention]) writeMask(out, mask);
  out.exact(seen.subject.confidence);
  return out.done();
}

/** What `encodeSeen` wrote. Throws a RangeError when the bytes are none, broken or of another version. */
export function decodeSeen(bytes: Uint8Array): Seen {
  if (signature.some((byte, i) => bytes[i] !== byte))
    throw new RangeError("file must begin with the signature of what was seen, version 1");
  const file = new ByteReader(bytes, signature.length);
  const width = within("width", file.whole(), longestPhoto);
  const height = within("height", file.whole(), longestPhoto);
  const faces = Array.from({ length: file.count(50) }, () => readFace(file));
  const letters = Array.from({ length: file.count(32) }, () => readBox(file));
  const gazes = Array.from({ length: file.count(97) }, () => readGaze(file));
  const person = readMask(file, "person");
  const mask = readMask(file, "subject");
  const lines = readMask(file, "lines");
  const attention = readMask(file, "attention");
  const subject = { mask, confidence: share("confidence", file.exact()) };
  if (file.left > 0) throw new RangeError(`file must end here, received ${file.left} bytes more`);
  return { width, height, faces, person, subject, letters, gazes, lines, attention };
}

function writeFace(out: ByteWriter, { box, confidence, turn, visible, points, glasses }: SeenFace): void {
  writeBox(out, box);
  for (const value of [confidence, turn.cos, turn.sin]) out.exact(value);
  out.whole(faceParts.reduce((bits, part, i) => bits + (visible[part] ? 1 << i : 0), 0));
  out.raw(points ? 1 : 0);
  if (!points) return;
  for (const value of points) out.single(value);
  out.raw(glasses ? 1 : 0);
  for (const { x, y } of glasses ? [...glasses.left, ...glasses.right] : []) {
    out.exact(x);
    out.exact(y);
  }
}

function readFace(file: ByteReader): SeenFace {
  const box = readBox(file);
  const confidence = share("confidence", file.exact());
  const turn = { cos: finite(file.exact()), sin: finite(file.exact()) };
  const bits = file.whole();
  if (bits >= 1 << faceParts.length) throw new RangeError(`visible must be known parts, received ${bits}`);
  const visible = Object.fromEntries(faceParts.map((part, i) => [part, (bits & (1 << i)) !== 0])) as Record<
    FacePart,
    boolean
  >;
  if (file.byte() === 0) return { box, confidence, turn, visible };
  const points = Float32Array.from({ length: numbers }, () => finite(file.single()));
  const face = { box, confidence, turn, visible, points };
  if (file.byte() === 0) return face;
  const readRim = () => circle.map(() => ({ x: finite(file.exact()), y: finite(file.exact()) }));
  return { ...face, glasses: { left: readRim(), right: readRim() } };
}

function writeGaze(out: ByteWriter, { eyes, nose }: Gaze): void {
  out.raw(nose ? 1 : 0);
  for (const spot of nose ? [...eyes, nose] : eyes) for (const name of spotNumbers) out.exact(spot[name]);
}

function readGaze(file: ByteReader): Gaze {
  const hasNose = file.byte() !== 0;
  const eyes = [readSpot(file), readSpot(file)] as const;
  return hasNose ? { eyes, nose: readSpot(file) } : { eyes };
}

const spotNumbers = ["x", "y", "halfWidth", "halfHeight", "area", "limit"] as const satisfies (keyof Spot)[];

function readSpot(file: ByteReader): Spot {
  const values = spotNumbers.map((name) => [name, finite(file.exact())]);
  return Object.fromEntries(values) as Record<(typeof spotNumbers)[number], number>;
}

function writeBox(out: ByteWriter, { x, y, width, height }: Box): void {
  for (const value of [x, y, width, height]) out.exact(value);
}

function readBox(file: ByteReader): Box {
  const [x, y, width, height] = [0, 1, 2, 3].map(() => finite(file.exact())) as [
    number,
    number,
    number,
    number,
  ];
  return { x, y, width, height };
}

/** Masks have sixteen levels, so a byte holds one and how often it comes in a row, up to sixteen times. */
const [most, step] = [maskLevels - 1, 255 / (maskLevels - 1)];

function writeMask(out: ByteWriter, { width, height, data }: Mask): void {
  out.whole(width);
  out.whole(height);
  for (let i = 0; i < data.length; ) {
    const [from, value] = [i, data[i]!];
    while (i < data.length && i - from <= most && data[i] === value) i++;
    out.raw(Math.round(value / step) * maskLevels + i - from - 1);
  }
}

function readMask(file: ByteReader, name: string): Mask {
  const width = within(`${name}.width`, file.whole(), longestMask);
  const height = within(`${name}.height`, file.whole(), longestMask);
  const data = new Uint8Array(width * height);
  for (let at = 0; at < data.length; ) {
    const byte = file.byte();
    const run = (byte % maskLevels) + 1;
    if (run > data.length - at)
      throw new RangeError(`${name} must hold ${data.length} values, received more`);
    data.fill(Math.floor(byte / maskLevels) * step, at, at + run);
    at += run;
  }
  return { width, height, data };
}

function within(name: string, value: number, most: number): number {
  if (value < 1 || value > most) throw new RangeError(`${name} must be 1 to ${most}, received ${value}`);
  return value;
}

function share(name: string, value: number): number {
  if (!(value >= 0 && value <= 1)) throw new RangeError(`${name} must be 0 to 1, received ${value}`);
  return value;
}

function finite(value: number): number {
  if (!Number.isFinite(value)) throw new RangeError(`file must hold finite numbers, received ${value}`);
  return value;
}
