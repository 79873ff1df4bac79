import { fillDisc } from "../../edges/fill-disc.ts";
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

/** Superpixels belong to a stroke when it covers this share of them; those under its middle always do. */
const covered = 0.5;

/** 1 for superpixels that strokes say are subject, −1 for those that are not; later strokes lie over earlier ones. */
export function seedsOf(superpixels: Superpixels, strokes: readonly SubjectStroke[]): Int8Array {
  const { labels, graph } = superpixels;
  const { width, height, data, count } = labels;
  const side = Math.max(width, height);
  const out = new Int8Array(count);
  for (const { isSubject, points, radius } of strokes) {
    const sign = isSubject ? 1 : -1;
    const reach = radius * side;
    const on = new Uint8Array(data.length);
    for (let k = 0; k + 1 < points.length; k += 2) {
      const [x, y] = [points[k]! * width, points[k + 1]! * height];
      // the way from the point before, in steps of half a pixel
      const [fromX, fromY] = k > 0 ? [points[k - 2]! * width, points[k - 1]! * height] : [x, y];
      const steps = Math.max(1, Math.ceil(2 * Math.max(Math.abs(x - fromX), Math.abs(y - fromY))));
      for (let step = 1; step <= steps; step++) {
        const t = step / steps;
        const [ownX, ownY] = [fromX + t * (x - fromX), fromY + t * (y - fromY)];
        fillDisc(on, labels, { x: ownX, y: ownY, radius: reach });
        const column = Math.max(0, Math.min(width - 1, Math.floor(ownX)));
        const row = Math.max(0, Math.min(height - 1, Math.floor(ownY)));
        out[data[row * width + column]!] = sign;
      }
    }
    const under = new Float64Array(count);
    for (let i = 0; i < on.length; i++) under[data[i]!]! += on[i]!;
    for (let p = 0; p < count; p++) if (under[p]! > covered * graph.area[p]!) out[p] = sign;
  }
  return out;
}
