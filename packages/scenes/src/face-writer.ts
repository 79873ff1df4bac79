import { boxOf } from "./raster/coverage.ts";
import type { Polyline } from "./raster/flatten-path.ts";
import type { Area } from "./raster/walk-svg.ts";

/** A part of a face as it was drawn, in pixels: a filled outline, or what a pen drew along a line. */
export interface DrawnPart {
  readonly points: readonly { readonly x: number; readonly y: number }[];
  /** The width of that pen; missing for an outline. */
  readonly pen?: number;
}

/** The parts of a face that can be seen. */
export interface DrawnFace {
  /** The number of the thing that it is a part of; 0 for what is behind all things. */
  readonly thing: number;
  /** From the forehead to the chin and from ear to ear, in pixels. Only people have it. */
  readonly box?: {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
  };
  readonly eyes: readonly DrawnPart[];
  readonly mouths: readonly DrawnPart[];
  /** Of glasses. */
  readonly rims: readonly DrawnPart[];
}

/** Names, in `class`, of the head of a person and of parts of faces. */
const head = "face";
const kinds = { eye: "eyes", mouth: "mouths", rim: "rims" } as const;
/** A part is seen if at least this share of its pixels is not covered by what was drawn later: it is kept as a whole. */
const minSeen = 0.7;

type Kind = (typeof kinds)[keyof typeof kinds];

interface Part {
  readonly kind: Kind;
  readonly drawn: readonly DrawnPart[];
}

interface Face extends Pick<DrawnFace, "thing" | "box"> {
  readonly parts: number[];
}

const pointsOf = ({ xy }: Polyline) =>
  Array.from({ length: xy.length / 2 }, (_, i) => ({ x: xy[2 * i]!, y: xy[2 * i + 1]! }));

/** Back at its first point where it is closed. */
function pathOf(line: Polyline) {
  const points = pointsOf(line);
  return line.closed ? [...points, points[0]!] : points;
}

/** Who writes down, back to front, which eyes and mouths are drawn, and how much of each stays to be seen. */
export class FaceWriter {
  /** The part that is seen at each pixel, from 1. */
  private readonly seen: Int32Array;
  private readonly faces: Face[] = [];
  private readonly parts: Part[] = [];
  /** Pixels that each part was drawn on. */
  private readonly drawnOn = [0];
  private open: Kind | typeof head | null = null;
  /** The number of the part that is being drawn; 0 for none. */
  private part = 0;

  constructor(pixels: number) {
    this.seen = new Int32Array(pixels);
  }

  enter(name: string) {
    if (name === head) this.open = head;
    else if (name in kinds) this.open = kinds[name as keyof typeof kinds];
  }

  leave(name: string) {
    if (name !== head && !(name in kinds)) return;
    this.open = null;
    this.part = 0;
  }

  /** Hears of an area before its pixels. */
  begin({ lines, along, pen }: Area, thing: number) {
    if (this.open === null || this.part > 0) return;
    if (this.open === head) {
      const [x, y, right, bottom] = boxOf(lines);
      this.faces.push({ thing, box: { x, y, width: right - x, height: bottom - y }, parts: [] });
      return;
    }
    const drawn =
      pen === null
        ? lines.map((line) => ({ points: pointsOf(line) }))
        : along.map((line) => ({ points: pathOf(line), pen }));
    this.part = this.parts.push({ kind: this.open, drawn });
    this.drawnOn.push(0);
    const last = this.faces.at(-1);
    if (last?.thing === thing) last.parts.push(this.part);
    else this.faces.push({ thing, parts: [this.part] });
  }

  /** Hears of each pixel of a shape, or of a line, which hides no part. */
  cover(i: number, isLine: boolean) {
    if (this.part > 0) {
      if (this.seen[i] !== this.part) this.drawnOn[this.part]!++;
      this.seen[i] = this.part;
    } else if (!isLine) this.seen[i] = 0;
  }

  /** The faces of which anything is seen. */
  found(): DrawnFace[] {
    const left = new Int32Array(this.parts.length + 1);
    for (let i = 0; i < this.seen.length; i++) left[this.seen[i]!]!++;
    return this.faces.flatMap(({ parts, ...face }) => {
      const own = parts.filter((part) => left[part]! > 0 && left[part]! >= minSeen * this.drawnOn[part]!);
      const of = (kind: Kind) =>
        own.map((part) => this.parts[part - 1]!).flatMap((part) => (part.kind === kind ? part.drawn : []));
      return own.length > 0 ? [{ ...face, eyes: of("eyes"), mouths: of("mouths"), rims: of("rims") }] : [];
    });
  }
}
