import { fillDisc } from "../../edges/fill-disc.ts";
import { waysFrom } from "./color-steps.ts";
import type { Superpixels } from "./superpixels.ts";

/** What a visitor drew on the photo to say what it is about; a tap is a stroke of one point. */
export interface SubjectStroke {
  /** Whether this is it, or not. */
  readonly isSubject: boolean;
  /** Where the pen was: x, y, x, y, …, in shares of the photo's width and height. */
  readonly points: readonly number[];
  /** Half the pen's width, in shares of the photo's longer side. */
  readonly radius: number;
}

/** Whether a stroke is a tap: it means more than it covers, and a finger is wider than many a thing. */
export const isTap = ({ points }: SubjectStroke): boolean => points.length <= 2;

/** Superpixels belong to a stroke when it covers this share of them; those under its middle always do. */
const covered = 0.5;
/** Of what is under a tap only what is so near to its middle counts, over steps of color: a thin thing is under half a finger. */
const alike = 8;

/** The superpixels that a stroke covers. */
export interface CoveredSuperpixels {
  /** Those under the middle of the pen. */
  readonly middle: readonly number[];
  /** These and all others. */
  readonly all: readonly number[];
}

/**
 * What a stroke covers.
 * @param steps what it takes to cross each border
 */
export function coveredBy(
  superpixels: Superpixels,
  steps: Float64Array,
  stroke: SubjectStroke,
): CoveredSuperpixels {
  const { labels, graph } = superpixels;
  const { points, radius } = stroke;
  const { width, height, data, count } = labels;
  const side = Math.max(width, height);
  const on = new Uint8Array(data.length);
  const middle = new Set<number>();
  for (let k = 0; k + 1 < points.length; k += 2) {
    const [x, y] = [points[k]! * width, points[k + 1]! * height];
    // the way from the point before, in steps of half a pixel
    const [fromX, fromY] = k > 0 ? [points[k - 2]! * width, points[k - 1]! * height] : [x, y];
    const way = Math.max(1, Math.ceil(2 * Math.max(Math.abs(x - fromX), Math.abs(y - fromY))));
    for (let step = 1; step <= way; step++) {
      const t = step / way;
      const [ownX, ownY] = [fromX + t * (x - fromX), fromY + t * (y - fromY)];
      fillDisc(on, labels, { x: ownX, y: ownY, radius: radius * side });
      const column = Math.max(0, Math.min(width - 1, Math.floor(ownX)));
      const row = Math.max(0, Math.min(height - 1, Math.floor(ownY)));
      middle.add(data[row * width + column]!);
    }
  }
  const under = new Float64Array(count);
  for (let i = 0; i < on.length; i++) under[data[i]!]! += on[i]!;
  const ways = isTap(stroke) ? waysFrom([...middle], superpixels, steps) : undefined;
  const all = new Set(middle);
  for (let p = 0; p < count; p++)
    if (under[p]! > covered * graph.area[p]! && (!ways || ways[p]! <= alike)) all.add(p);
  return { middle: [...middle], all: [...all] };
}
