import { asciiText } from "./ascii-text.ts";
import { nearestColorIndex } from "./dxf-colors.ts";

/** Curves are drawn as straight lines that leave them by no more than this, in millimeters: finer than a cutter's knife. */
export const dxfFlatnessMM = 0.05;

const eol = "\r\n";
const [minus, dot, zero] = [45, 46, 48];
/** Characters of a length at most. */
const maxDigits = 32;

/** A chain of points, the first one again at the end of a closed one; x and y in turn, in units of the drawing. */
export interface DxfPolyline {
  readonly points: readonly number[];
  readonly closed: boolean;
  readonly widthMM?: number;
}

/** Polylines that are cut or drawn together. */
export interface DxfLayer {
  readonly name: string;
  /** `#rrggbb` */
  readonly hex: string;
  /** Gone through once: lists that are made on the way need no room. */
  readonly lines: Iterable<DxfPolyline>;
}

/** How large a drawing is, and one of its units. */
export interface DxfSize {
  readonly widthMM: number;
  readonly heightMM: number;
  /** Millimeters of a unit. */
  readonly toMM: number;
}

/**
 * A DXF drawing of release 12, which all cutters and plotters read: polylines on layers, in millimeters, y upwards.
 * @param layers y of their points goes downwards, as in every picture
 */
export function writeDxf(layers: readonly DxfLayer[], size: DxfSize): string {
  const out = new Pairs();
  const { widthMM, heightMM } = size;
  out.add(0, "SECTION").add(2, "HEADER").add(9, "$ACADVER").add(1, "AC1009");
  out.add(9, "$EXTMIN").add(10, "0").add(20, "0").add(30, "0");
  out.add(9, "$EXTMAX").add(10, String(widthMM)).add(20, String(heightMM)).add(30, "0");
  out.add(0, "ENDSEC");
  writeTables(out, layers);
  out.add(0, "SECTION").add(2, "ENTITIES");
  for (const { name, lines } of layers) {
    const words = polylineWords(name);
    for (const line of lines) writePolyline(out, words, line, size);
  }
  out.add(0, "ENDSEC").add(0, "EOF");
  return out.text();
}

/** Bytes that are written before they become text. */
const chunk = 1 << 16;

/** Group codes and values, each on a line of its own. */
class Pairs {
  readonly #codes = new Uint8Array(chunk);
  #length = 0;
  #text = "";

  add(code: number, value: string): this {
    return this.put(`${code}${eol}${value}${eol}`);
  }

  /** Lines as they are: ASCII characters, ends of lines included. */
  put(lines: string): this {
    if (this.#length + lines.length > chunk) this.#flush();
    for (let i = 0; i < lines.length; i++) this.#codes[this.#length++] = lines.charCodeAt(i);
    return this;
  }

  putCodes(codes: Uint8Array): this {
    if (this.#length + codes.length > chunk) this.#flush();
    this.#codes.set(codes, this.#length);
    this.#length += codes.length;
    return this;
  }

  /** Millimeters to a hundredth, finer than any cutter, as short as can be. */
  hundredths(mm: number): this {
    if (this.#length + maxDigits > chunk) this.#flush();
    const value = Math.round(mm * 100);
    const size = Math.abs(value);
    const whole = Math.floor(size / 100);
    if (value < 0) this.#codes[this.#length++] = minus;
    this.#digits(whole);
    const rest = size - whole * 100;
    if (rest > 0) {
      this.#codes[this.#length++] = dot;
      this.#codes[this.#length++] = zero + Math.floor(rest / 10);
      if (rest % 10 > 0) this.#codes[this.#length++] = zero + (rest % 10);
    }
    return this.putCodes(eolCodes);
  }

  text(): string {
    this.#flush();
    return this.#text;
  }

  #digits(value: number): void {
    let step = 1;
    while (step * 10 <= value) step *= 10;
    for (let rest = value; step >= 1; step /= 10) {
      const digit = Math.floor(rest / step);
      this.#codes[this.#length++] = zero + digit;
      rest -= digit * step;
    }
  }

  #flush(): void {
    this.#text += asciiText(this.#codes.subarray(0, this.#length));
    this.#length = 0;
  }
}

function codesOf(text: string): Uint8Array {
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

const eolCodes = codesOf(eol);
/** What stands between x and y of a vertex, and after y. */
const afterX = codesOf(["20", ""].join(eol));
const afterY = codesOf(["30", "0", ""].join(eol));

function writeTables(out: Pairs, layers: readonly DxfLayer[]): void {
  out.add(0, "SECTION").add(2, "TABLES");
  out.add(0, "TABLE").add(2, "LTYPE").add(70, "1");
  out
    .add(0, "LTYPE")
    .add(2, "CONTINUOUS")
    .add(70, "0")
    .add(3, "Solid line")
    .add(72, "65")
    .add(73, "0")
    .add(40, "0");
  out.add(0, "ENDTAB");
  out
    .add(0, "TABLE")
    .add(2, "LAYER")
    .add(70, String(layers.length + 1));
  for (const { name, hex } of [{ name: "0", hex: "#000000" }, ...layers]) {
    out
      .add(0, "LAYER")
      .add(2, name)
      .add(70, "0")
      .add(62, String(nearestColorIndex(hex)))
      .add(6, "CONTINUOUS");
  }
  out.add(0, "ENDTAB").add(0, "ENDSEC");
}

/** What stands in polylines of a layer beside their numbers. */
function polylineWords(name: string) {
  const lines = (...words: string[]) => codesOf(`${words.join(eol)}${eol}`);
  return {
    begin: lines("0", "POLYLINE", "8", name, "66", "1", "10", "0", "20", "0", "30", "0"),
    vertex: lines("0", "VERTEX", "8", name, "10"),
    seqEnd: lines("0", "SEQEND", "8", name),
  };
}

function writePolyline(
  out: Pairs,
  { begin, vertex, seqEnd }: ReturnType<typeof polylineWords>,
  { points, closed, widthMM }: DxfPolyline,
  { toMM, heightMM }: DxfSize,
): void {
  out.putCodes(begin);
  if (closed) out.add(70, "1");
  if (widthMM !== undefined) out.put(`40${eol}`).hundredths(widthMM).put(`41${eol}`).hundredths(widthMM);
  // the last point of a closed line is its first
  const end = closed ? points.length - 2 : points.length;
  for (let i = 0; i < end; i += 2) {
    out.putCodes(vertex).hundredths(points[i]! * toMM);
    out.putCodes(afterX).hundredths(heightMM - points[i + 1]! * toMM);
    out.putCodes(afterY);
  }
  out.putCodes(seqEnd);
}
