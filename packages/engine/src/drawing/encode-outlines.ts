import { edgeOf } from "../graphs/half-edges.ts";
import { bitsOfHex, hexOfBits } from "../colors/hex.ts";
import { ByteReader, ByteWriter } from "./bytes.ts";
import type {
  Arc,
  CenterLine,
  Face,
  LinearGradient,
  OutlinesColor,
  OutlinesKind,
  OutlinesPicture,
  OutlinesPrecision,
  Primitive,
} from "./outlines-picture.ts";

/** The model of vector outlines as a file: whole numbers, steps from the one before, so that most take one or two bytes. */

/** "TOUT" and the version of the format. */
const head = [0x54, 0x4f, 0x55, 0x54, 1];
const kinds: readonly OutlinesKind[] = ["photo", "flat", "line-art"];
const precisions: readonly OutlinesPrecision[] = ["high", "normal", "low", "lowest"];
const shapes = ["circle", "ellipse", "rectangle"] as const satisfies readonly Primitive["kind"][];
/** What a face says beside its rings, as bits: one of the shapes (counted from 1), and a gradient. */
const hasGradient = 4;
/** A color that is none. */
const transparent = 0x1000000;
/** No coordinate is farther out, in steps, and no side longer, in pixels or millimeters. */
const farthest = 1e8;
const longest = 1e5;

/** The bytes of a model; the same model, the same bytes. */
export function encodeOutlines(picture: OutlinesPicture): Uint8Array {
  const out = new ByteWriter();
  for (const byte of head) out.raw(byte);
  out.whole(picture.width);
  out.whole(picture.height);
  out.raw(picture.unitsPerPixel);
  out.exact(picture.widthMM);
  out.exact(picture.heightMM);
  out.raw(kinds.indexOf(picture.kind));
  out.raw(precisions.indexOf(picture.precision));
  writeList(out, picture.colors, ({ hex, areaShare, faces }) => {
    out.whole(hex === null ? transparent : colorOf(hex));
    out.exact(areaShare);
    out.whole(faces);
  });
  writeList(out, picture.arcs, (arc) => writeArc(out, arc));
  writeList(out, picture.faces, (face) => writeFace(out, face));
  out.raw((picture.strokes ? 1 : 0) + (picture.blobs ? 2 : 0));
  if (picture.strokes)
    writeList(out, picture.strokes, ({ points, closed, width, color }) => {
      out.whole(color * 2 + (closed ? 1 : 0));
      out.whole(width);
      writePoints(out, points);
    });
  if (picture.blobs) writeSteps(out, picture.blobs);
  return out.done();
}

function colorOf(hex: string): number {
  return bitsOfHex(hex);
}

function writeList<T>(out: ByteWriter, list: readonly T[], write: (one: T) => void): void {
  out.whole(list.length);
  for (const one of list) write(one);
}

/** Whole numbers, each as the step from the one before. */
function writeSteps(out: ByteWriter, values: readonly number[]): void {
  let before = 0;
  writeList(out, values, (value) => {
    out.signed(value - before);
    before = value;
  });
}

function writePoints(out: ByteWriter, points: readonly number[]): void {
  out.whole(points.length / 2);
  let x = 0;
  let y = 0;
  for (let i = 0; i < points.length; i += 2) {
    out.signed(points[i]! - x);
    out.signed(points[i + 1]! - y);
    x = points[i]!;
    y = points[i + 1]!;
  }
}

function writeArc(out: ByteWriter, { right, left, shape, points }: Arc): void {
  out.whole((right + 1) * 2 + (shape === "curve" ? 1 : 0));
  out.whole(left + 1);
  writePoints(out, points);
}

function writeFace(out: ByteWriter, { color, areaPx, rings, shape, gradient }: Face): void {
  out.whole(color);
  out.whole(areaPx);
  writeList(out, rings, (ring) => writeSteps(out, ring));
  out.raw((shape ? shapes.indexOf(shape.kind) + 1 : 0) + (gradient ? hasGradient : 0));
  if (shape) for (const value of numbersOf(shape)) out.signed(value);
  if (!gradient) return;
  for (const value of [gradient.x1, gradient.y1, gradient.x2, gradient.y2]) out.signed(value);
  writeList(out, gradient.stops, ({ offset, hex }) => {
    out.whole(offset);
    out.whole(colorOf(hex));
  });
}

function numbersOf(shape: Primitive): number[] {
  if (shape.kind === "circle") return [shape.x, shape.y, shape.radius];
  if (shape.kind === "ellipse") return [shape.x, shape.y, shape.radiusX, shape.radiusY, shape.turn];
  return [shape.x, shape.y, shape.width, shape.height, shape.radius];
}

/** Throws a RangeError that says what of a model is not as it must be. */
function expect(isRight: boolean, name: string, rule: string, value: unknown): asserts isRight {
  if (!isRight) throw new RangeError(`outlines${name} must be ${rule}, received ${value}`);
}

/**
 * Reads a file of `encodeOutlines`. Throws a RangeError when it is not one of this version, cut off, or names a color,
 * a face or an arc that it does not have.
 */
export function decodeOutlines(file: Uint8Array): OutlinesPicture {
  const isOurs = head.slice(0, -1).every((byte, i) => file[i] === byte);
  expect(isOurs, "", "a model file of outlines", `bytes ${file.slice(0, 4)}`);
  const version = file[head.length - 1];
  expect(version === head.at(-1), " file's version", String(head.at(-1)), version);
  const from = new ByteReader(file, head.length);
  const [width, height] = [from.whole(), from.whole()];
  const unitsPerPixel = from.whole();
  expect(unitsPerPixel === 10 || unitsPerPixel === 100, ".unitsPerPixel", "10 or 100", unitsPerPixel);
  const [widthMM, heightMM] = [from.exact(), from.exact()];
  for (const side of [width, height, widthMM, heightMM])
    expect(side > 0 && side <= longest, "'s sides", `above 0 and at most ${longest}`, side);
  const kind = kinds[from.whole()];
  const precision = precisions[from.whole()];
  expect(kind !== undefined && precision !== undefined, "", "of a known kind and precision", kind);
  const colors = listOf(from, 10, () => readColor(from));
  const arcs = listOf(from, 7, () => readArc(from));
  const faces = listOf(from, 4, () => readFace(from, colors.length, arcs.length));
  for (const { right, left } of arcs)
    expect(Math.max(right, left) < faces.length, ".arcs", "between faces that exist", [right, left]);
  const extras = from.whole();
  expect(extras < 4, " file", "without unknown parts", extras);
  const strokes = extras & 1 ? listOf(from, 5, () => readStroke(from, colors.length)) : undefined;
  const blobs = extras & 2 ? readSteps(from) : undefined;
  for (const face of blobs ?? [])
    expect(face >= 0 && face < faces.length, ".blobs", "faces that exist", face);
  expect(from.left === 0, " file", "at its end", `${from.left} bytes more`);
  const size = { width, height, unitsPerPixel, widthMM, heightMM } as const;
  const lines = { ...(strokes && { strokes }), ...(blobs && { blobs }) };
  return { version: 1, product: "outlines", ...size, kind, precision, colors, faces, arcs, ...lines };
}

function listOf<T>(from: ByteReader, bytesEach: number, read: () => T): T[] {
  const many = from.count(bytesEach);
  const out: T[] = [];
  for (let i = 0; i < many; i++) out.push(read());
  return out;
}

function readHex(value: number): string {
  expect(value < transparent, ".colors", "of 24 bits", value);
  return hexOfBits(value);
}

function readColor(from: ByteReader): OutlinesColor {
  const value = from.whole();
  const areaShare = from.exact();
  expect(areaShare >= 0 && areaShare <= 1.001, ".colors", "of shares from 0 to 1", areaShare);
  return { hex: value === transparent ? null : readHex(value), areaShare, faces: from.whole() };
}

function near(value: number): number {
  expect(Math.abs(value) <= farthest, " file", "of near points", value);
  return value;
}

function readPoints(from: ByteReader): number[] {
  const many = from.count(2);
  const points: number[] = [];
  let x = 0;
  let y = 0;
  for (let i = 0; i < many; i++) {
    x += from.signed();
    y += from.signed();
    points.push(near(x), near(y));
  }
  return points;
}

function readArc(from: ByteReader): Arc {
  const kind = from.whole();
  const shape = kind % 2 === 1 ? "curve" : "line";
  const right = Math.floor(kind / 2) - 1;
  const left = from.whole() - 1;
  const points = readPoints(from);
  expect(
    points.length > 2 && (shape === "line" || points.length % 6 === 2),
    ".arcs",
    "of whole pieces",
    points.length,
  );
  return { right, left, shape, points };
}

function readSteps(from: ByteReader): number[] {
  let value = 0;
  return listOf(from, 1, () => {
    value += from.signed();
    return value;
  });
}

function readFace(from: ByteReader, colors: number, arcs: number): Face {
  const color = from.whole();
  expect(color < colors, ".faces", "in a color that exists", color);
  const areaPx = from.whole();
  const rings = listOf(from, 1, () => readSteps(from));
  for (const ring of rings)
    for (const walk of ring) expect(edgeOf(walk) < arcs, ".faces", "rings of arcs that exist", walk);
  const extras = from.whole();
  expect(extras < 8, ".faces", "of known parts", extras);
  const kind = shapes[(extras & 3) - 1];
  const shape = kind && readShape(from, kind);
  const gradient = extras & hasGradient ? readGradient(from) : undefined;
  return { color, areaPx, rings, ...(shape && { shape }), ...(gradient && { gradient }) };
}

function readShape(from: ByteReader, kind: Primitive["kind"]): Primitive {
  const next = () => near(from.signed());
  const side = () => {
    const value = next();
    expect(value >= 0, ".faces", "shapes of sizes from 0", value);
    return value;
  };
  const [x, y] = [next(), next()];
  if (kind === "circle") return { kind, x, y, radius: side() };
  if (kind === "ellipse") return { kind, x, y, radiusX: side(), radiusY: side(), turn: next() };
  return { kind, x, y, width: side(), height: side(), radius: side() };
}

function readGradient(from: ByteReader): LinearGradient {
  const [x1, y1, x2, y2] = [from.signed(), from.signed(), from.signed(), from.signed()].map(near);
  let before = 0;
  const stops = listOf(from, 2, () => {
    const offset = from.whole();
    expect(offset >= before && offset <= 1000, ".faces", "gradients of ascending offsets", offset);
    before = offset;
    return { offset, hex: readHex(from.whole()) };
  });
  expect(stops.length >= 2, ".faces", "gradients of two stops or more", stops.length);
  return { x1: x1!, y1: y1!, x2: x2!, y2: y2!, stops };
}

function readStroke(from: ByteReader, colors: number): CenterLine {
  const kind = from.whole();
  const color = Math.floor(kind / 2);
  expect(color < colors, ".strokes", "in a color that exists", color);
  const width = near(from.whole());
  const points = readPoints(from);
  expect(points.length > 2 && points.length % 6 === 2, ".strokes", "of whole cubics", points.length);
  return { points, closed: kind % 2 === 1, width, color };
}
