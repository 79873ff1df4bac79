import type { Budget } from "../budget.ts";
import { Segment } from "../drawing/path.ts";
import { PsError } from "../ps-error.ts";
import { blankGlyph } from "./glyph.ts";
import type { Glyph } from "./glyph.ts";

const deepest = 6;
const maxPoints = 20_000;

/** A TrueType font: outlines and widths by glyph number, in thousandths of the em when `unitsPerEm` says so. */
export class TrueTypeFont {
  readonly unitsPerEm: number;
  readonly #view: DataView;
  readonly #budget: Budget;
  readonly #tables = new Map<string, { from: number; length: number }>();
  readonly #hasLongOffsets: boolean;
  readonly #metricCount: number;
  #characters: Map<number, number> | null = null;

  /** @throws PsError invalidfont */
  constructor(bytes: Uint8Array, budget: Budget) {
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    this.#budget = budget;
    const count = Math.min(64, this.#u16(4));
    for (let k = 0; k < count; k++) {
      const at = 12 + 16 * k;
      const name = String.fromCharCode(...[0, 1, 2, 3].map((byte) => this.#u8(at + byte)));
      this.#tables.set(name, { from: this.#u32(at + 8), length: this.#u32(at + 12) });
    }
    const head = this.#from("head");
    this.unitsPerEm = Math.max(16, this.#u16(head + 18));
    this.#hasLongOffsets = this.#u16(head + 50) === 1;
    this.#metricCount = this.#tables.has("hhea") ? this.#u16(this.#from("hhea") + 34) : 0;
  }

  /** The number of the glyph for a Unicode character, 0 when there is none. */
  glyphOfCharacter(character: number): number {
    this.#characters ??= this.#readCharacters();
    return this.#characters.get(character) ?? 0;
  }

  /** @throws PsError invalidfont when the data is damaged */
  glyph(index: number): Glyph {
    const width = this.#width(index);
    const outline = { kinds: [], points: [] };
    this.#draw(index, [1, 0, 0, 1, 0, 0], outline, 0);
    return outline.kinds.length === 0 ? blankGlyph(width) : { ...outline, width };
  }

  #width(index: number): number {
    if (this.#metricCount === 0 || !this.#tables.has("hmtx")) return 0;
    return this.#u16(this.#from("hmtx") + 4 * Math.min(index, this.#metricCount - 1));
  }

  #draw(
    index: number,
    matrix: readonly number[],
    outline: { kinds: number[]; points: number[] },
    depth: number,
  ): void {
    if (depth > deepest || outline.points.length > maxPoints) throw new PsError("invalidfont", "glyph");
    const loca = this.#from("loca");
    const long = this.#hasLongOffsets;
    const from = long ? this.#u32(loca + 4 * index) : 2 * this.#u16(loca + 2 * index);
    const to = long ? this.#u32(loca + 4 * index + 4) : 2 * this.#u16(loca + 2 * index + 2);
    if (to <= from) return;
    const at = this.#from("glyf") + from;
    const contours = this.#i16(at);
    if (contours >= 0) this.#drawSimple(at, contours, matrix, outline);
    else this.#drawComposite(at + 10, matrix, outline, depth);
  }

  #drawComposite(
    start: number,
    matrix: readonly number[],
    outline: { kinds: number[]; points: number[] },
    depth: number,
  ): void {
    for (let at = start, more = true, parts = 0; more && parts < 64; parts++) {
      this.#budget.step(4);
      const flags = this.#u16(at);
      const index = this.#u16(at + 2);
      const isWide = (flags & 1) !== 0;
      const isOffset = (flags & 2) !== 0;
      const dx = isWide ? this.#i16(at + 4) : this.#i8(at + 4);
      const dy = isWide ? this.#i16(at + 6) : this.#i8(at + 5);
      at += isWide ? 8 : 6;
      let [a, b, c, d] = [1, 0, 0, 1];
      if (flags & 8) {
        a = d = this.#i16(at) / 16384;
        at += 2;
      } else if (flags & 64) {
        [a, d] = [this.#i16(at) / 16384, this.#i16(at + 2) / 16384];
        at += 4;
      } else if (flags & 128) {
        [a, b, c, d] = [0, 2, 4, 6].map((k) => this.#i16(at + k) / 16384) as [number, number, number, number];
        at += 8;
      }
      const own = [a, b, c, d, isOffset ? dx : 0, isOffset ? dy : 0];
      this.#draw(index, combine(own, matrix), outline, depth + 1);
      more = (flags & 32) !== 0;
    }
  }

  #drawSimple(
    start: number,
    contours: number,
    matrix: readonly number[],
    outline: { kinds: number[]; points: number[] },
  ): void {
    let at = start + 10;
    const ends = Array.from({ length: contours }, (_, k) => this.#u16(at + 2 * k));
    const count = (ends.at(-1) ?? -1) + 1;
    if (count > maxPoints) throw new PsError("invalidfont", "points");
    this.#budget.step(count >> 1);
    at += 2 * contours;
    at += 2 + this.#u16(at);
    const flags: number[] = [];
    while (flags.length < count) {
      const flag = this.#u8(at++);
      const times = flag & 8 ? this.#u8(at++) + 1 : 1;
      for (let k = 0; k < times; k++) flags.push(flag);
    }
    const xs = this.#coordinates(flags, count, at, 2, 16);
    const ys = this.#coordinates(flags, count, xs.at, 4, 32);
    const [a, b, c, d, e, f] = matrix as [number, number, number, number, number, number];
    const points = xs.values.map((x, k) => {
      const y = ys.values[k]!;
      return { x: a * x + c * y + e, y: b * x + d * y + f, isOn: (flags[k]! & 1) !== 0 };
    });
    let from = 0;
    for (const end of ends) {
      if (end >= from) addContour(points.slice(from, end + 1), outline);
      from = end + 1;
    }
  }

  #coordinates(flags: readonly number[], count: number, start: number, short: number, same: number) {
    const values: number[] = [];
    let at = start;
    let value = 0;
    for (let k = 0; k < count; k++) {
      const flag = flags[k]!;
      if (flag & short) value += flag & same ? this.#u8(at++) : -this.#u8(at++);
      else if (!(flag & same)) {
        value += this.#i16(at);
        at += 2;
      }
      values.push(value);
    }
    return { values, at };
  }

  /** Unicode characters of the tables of formats 4 and 12. */
  #readCharacters(): Map<number, number> {
    const characters = new Map<number, number>();
    const cmap = this.#tables.get("cmap")?.from;
    if (cmap === undefined) return characters;
    const count = Math.min(32, this.#u16(cmap + 2));
    for (let k = 0; k < count; k++) {
      const at = cmap + this.#u32(cmap + 4 + 8 * k + 4);
      if (this.#u16(at) === 4) this.#readSegments(at, characters);
    }
    return characters;
  }

  #readSegments(at: number, characters: Map<number, number>): void {
    const count = this.#u16(at + 6) / 2;
    for (let k = 0; k < count; k++) {
      const end = this.#u16(at + 14 + 2 * k);
      const start = this.#u16(at + 16 + 2 * count + 2 * k);
      const delta = this.#u16(at + 16 + 4 * count + 2 * k);
      const place = at + 16 + 6 * count + 2 * k;
      const offset = this.#u16(place);
      for (let character = start; character <= end && character < 0xffff; character++) {
        const listed = offset === 0 ? character : this.#u16(place + offset + 2 * (character - start));
        if (offset === 0 || listed !== 0) characters.set(character, (listed + delta) & 0xffff);
      }
    }
  }

  #from(table: string): number {
    const found = this.#tables.get(table);
    if (found === undefined) throw new PsError("invalidfont", table);
    return found.from;
  }

  #u8(at: number): number {
    if (at < 0 || at >= this.#view.byteLength) throw new PsError("invalidfont", "offset");
    return this.#view.getUint8(at);
  }

  #i8 = (at: number): number => (this.#u8(at) << 24) >> 24;
  #u16 = (at: number): number => this.#u8(at) * 256 + this.#u8(at + 1);
  #i16 = (at: number): number => (this.#u16(at) << 16) >> 16;
  #u32 = (at: number): number => this.#u16(at) * 65536 + this.#u16(at + 2);
}

const combine = ([a, b, c, d, e, f]: readonly number[], [g, h, i, j, k, l]: readonly number[]) => [
  a! * g! + b! * i!,
  a! * h! + b! * j!,
  c! * g! + d! * i!,
  c! * h! + d! * j!,
  e! * g! + f! * i! + k!,
  e! * h! + f! * j! + l!,
];

interface OutlinePoint {
  readonly x: number;
  readonly y: number;
  readonly isOn: boolean;
}

const middle = (one: OutlinePoint, two: OutlinePoint): OutlinePoint => ({
  x: (one.x + two.x) / 2,
  y: (one.y + two.y) / 2,
  isOn: true,
});

/** A closed contour of quadratic curves; between two points off the curve lies one on it. */
function addContour(
  points: readonly OutlinePoint[],
  { kinds, points: out }: { kinds: number[]; points: number[] },
): void {
  if (points.length < 2) return;
  const first = points.findIndex((point) => point.isOn);
  const start = first >= 0 ? points[first]! : middle(points[0]!, points.at(-1)!);
  const ordered =
    first >= 0 ? [...points.slice(first + 1), ...points.slice(0, first + 1)] : [...points, start];
  kinds.push(Segment.move);
  out.push(start.x, start.y);
  let [last, control]: [OutlinePoint, OutlinePoint | null] = [start, null];
  for (const point of ordered) {
    if (control === null) {
      if (point.isOn) {
        kinds.push(Segment.line);
        out.push(point.x, point.y);
        last = point;
      } else control = point;
      continue;
    }
    const end: OutlinePoint = point.isOn ? point : middle(control, point);
    kinds.push(Segment.curve);
    out.push(
      last.x + (2 / 3) * (control.x - last.x),
      last.y + (2 / 3) * (control.y - last.y),
      end.x + (2 / 3) * (control.x - end.x),
      end.y + (2 / 3) * (control.y - end.y),
      end.x,
      end.y,
    );
    last = end;
    control = point.isOn ? null : point;
  }
  kinds.push(Segment.close);
}
