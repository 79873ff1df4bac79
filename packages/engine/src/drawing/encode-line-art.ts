import { ByteReader, ByteWriter } from "./bytes.ts";
import { cubicsIn, type StrokesAndSolids, type LineArt, type Solid, type Stroke } from "./line-art.ts";

/**
 * The model of a coloring page as a file. Coordinates are steps from the point before, so that most take one or two
 * bytes.
 */

/** "TLAR" and the version of the format. */
const head = [0x54, 0x4c, 0x41, 0x52, 1];
/** What a stroke says beside its points, as bits of one byte. */
const isClosed = 1;
const isShading = 2;
const hasTone = 4;
const hasWidths = 8;
/** No coordinate is farther out and no line wider than this, in hundredths of a millimeter: a hundred metres. */
const farthest = 1e7;

/** The bytes of a coloring page's model; the same model, the same bytes. */
export function encodeLineArt({ widthMM, heightMM, strokes, solids }: LineArt): Uint8Array {
  const out = new ByteWriter();
  for (const byte of head) out.raw(byte);
  out.exact(widthMM);
  out.exact(heightMM);
  writeStrokesAndSolids(out, { strokes, solids });
  return out.done();
}

/** Strokes and solids as a part of a file. */
export function writeStrokesAndSolids(out: ByteWriter, { strokes, solids }: StrokesAndSolids): void {
  out.whole(strokes.length);
  for (const stroke of strokes) writeStroke(out, stroke);
  out.whole(solids.length);
  for (const { rings } of solids) {
    out.whole(rings.length);
    for (const ring of rings) writePoints(out, ring);
  }
}

function writeStroke(out: ByteWriter, { points, closed, widths, layer, tone }: Stroke): void {
  const varies = widths.length > 1;
  out.raw(
    (closed ? isClosed : 0) +
      (layer === "shading" ? isShading : 0) +
      (tone === undefined ? 0 : hasTone) +
      (varies ? hasWidths : 0),
  );
  if (tone !== undefined) out.whole(tone);
  writePoints(out, points);
  let before = 0;
  for (const width of widths) {
    out.signed(width - before);
    before = width;
  }
}

function writePoints(out: ByteWriter, points: readonly number[]): void {
  out.whole(cubicsIn(points));
  let x = 0;
  let y = 0;
  for (let i = 0; i < points.length; i += 2) {
    out.signed(points[i]! - x);
    out.signed(points[i + 1]! - y);
    x = points[i]!;
    y = points[i + 1]!;
  }
}

/** Throws a RangeError that says what of a model is not as it must be. */
function expect(isRight: boolean, name: string, rule: string, value: unknown): asserts isRight {
  if (!isRight) throw new RangeError(`line art${name} must be ${rule}, received ${value}`);
}

/** Reads a file of `encodeLineArt`. Throws a RangeError when it is not one of this version, cut off or impossible. */
export function decodeLineArt(file: Uint8Array): LineArt {
  const version = file[head.length - 1];
  const isOurs = head.slice(0, -1).every((byte, i) => file[i] === byte);
  expect(isOurs, "", "a model file of a coloring page", `bytes ${file.slice(0, 4)}`);
  expect(version === head.at(-1), " file's version", String(head.at(-1)), version);
  const from = new ByteReader(file, head.length);
  const widthMM = from.exact();
  const heightMM = from.exact();
  for (const [name, side] of [
    [".widthMM", widthMM],
    [".heightMM", heightMM],
  ] as const)
    expect(side > 0 && side * 100 <= farthest, name, "above 0 and at most 100000", side);
  const drawn = readStrokesAndSolids(from);
  expect(from.left === 0, " file", "at its end", `${from.left} bytes more`);
  return { version: 1, product: "coloring", widthMM, heightMM, ...drawn };
}

/** What `writeStrokesAndSolids` wrote. Throws a RangeError where it is cut off or impossible. */
export function readStrokesAndSolids(from: ByteReader): StrokesAndSolids {
  const strokes = listOf(from, 11, () => readStroke(from));
  const solids = listOf(from, 1, (): Solid => ({ rings: listOf(from, 9, () => readPoints(from, true)) }));
  return { strokes, solids };
}

function listOf<T>(from: ByteReader, bytesEach: number, read: () => T): T[] {
  const many = from.count(bytesEach);
  const out: T[] = [];
  for (let i = 0; i < many; i++) out.push(read());
  return out;
}

function readStroke(from: ByteReader): Stroke {
  const kind = from.whole();
  expect(kind < 16, ".strokes", "of a known kind", kind);
  const tone = kind & hasTone ? from.whole() : undefined;
  expect(tone === undefined || tone < 256, ".strokes", "of tones from 0 to 255", tone);
  const closed = (kind & isClosed) > 0;
  const points = readPoints(from, closed);
  const many = kind & hasWidths ? cubicsIn(points) + 1 : 1;
  const widths: number[] = [];
  let width = 0;
  for (let i = 0; i < many; i++) {
    width += from.signed();
    expect(width >= 0 && width <= farthest, ".strokes", "of widths of at least 0", width);
    widths.push(width);
  }
  const layer = kind & isShading ? "shading" : "lines";
  return { points, closed, widths, layer, ...(tone !== undefined && { tone }) };
}

function readPoints(from: ByteReader, closed: boolean): number[] {
  const cubics = from.count(6);
  expect(cubics > 0, " file", "of lines with a length", cubics);
  const points: number[] = [];
  let x = 0;
  let y = 0;
  for (let i = 0; i < cubics * 3 + 1; i++) {
    x += from.signed();
    y += from.signed();
    expect(Math.abs(x) <= farthest && Math.abs(y) <= farthest, " file", "of near points", `${x}, ${y}`);
    points.push(x, y);
  }
  const isBack = points[0] === x && points[1] === y;
  expect(!closed || isBack, ".strokes", "back at their beginning where they are closed", `${x}, ${y}`);
  return points;
}
