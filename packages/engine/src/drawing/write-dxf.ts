import { nearestColorIndex } from "./dxf-colors.ts";

/** Curves are drawn as straight lines that leave them by no more than this, in millimeters: finer than a cutter's knife. */
export const dxfFlatnessMM = 0.05;

const eol = "\r\n";

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
  readonly lines: readonly DxfPolyline[];
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
  for (const { name, lines } of layers) for (const line of lines) writePolyline(out, name, line, size);
  out.add(0, "ENDSEC").add(0, "EOF");
  return out.text();
}

/** Group codes and values, each on a line of its own. */
class Pairs {
  readonly #lines: string[] = [];

  add(code: number, value: string): this {
    this.#lines.push(String(code), value);
    return this;
  }

  text(): string {
    return this.#lines.join(eol) + eol;
  }
}

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

function writePolyline(
  out: Pairs,
  name: string,
  { points, closed, widthMM }: DxfPolyline,
  { toMM, heightMM }: DxfSize,
): void {
  out.add(0, "POLYLINE").add(8, name).add(66, "1").add(10, "0").add(20, "0").add(30, "0");
  if (closed) out.add(70, "1");
  if (widthMM !== undefined) out.add(40, hundredths(widthMM)).add(41, hundredths(widthMM));
  // the last point of a closed line is its first
  const end = closed ? points.length - 2 : points.length;
  for (let i = 0; i < end; i += 2) {
    out.add(0, "VERTEX").add(8, name);
    out
      .add(10, hundredths(points[i]! * toMM))
      .add(20, hundredths(heightMM - points[i + 1]! * toMM))
      .add(30, "0");
  }
  out.add(0, "SEQEND").add(8, name);
}

/** Millimeters to a hundredth: finer than any cutter. */
function hundredths(mm: number): string {
  return String(Math.round(mm * 100) / 100);
}
