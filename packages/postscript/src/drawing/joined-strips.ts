import type { Budget } from "../budget.ts";
import { Path, Segment } from "./path.ts";

/** Upright boxes, flat ones too, as left, bottom, right, top by turns. */
type Strips = readonly number[];

const minStrips = 8;

/**
 * PostScript paints every pixel that a shape touches, so programs may write a region as flat boxes, one for each row
 * of their own pixels, with gaps between. Drawn by coverage, as here, the gaps would show: such boxes are grown by half
 * a row on all sides. Any other path comes back as it is.
 */
export function joinedStrips(path: Path, budget: Budget): Path {
  const strips = stripsOf(path);
  if (strips === null || strips.length < 4 * minStrips) return path;
  const pitch = pitchOf(strips);
  if (pitch === null) return path;
  const grown = new Path(budget);
  const half = pitch / 2;
  for (let k = 0; k < strips.length; k += 4) {
    const [left, bottom, right, top] = [strips[k]!, strips[k + 1]!, strips[k + 2]!, strips[k + 3]!];
    grown.move(left - half, bottom - half);
    grown.line(right + half, bottom - half);
    grown.line(right + half, top + half);
    grown.line(left - half, top + half);
    grown.close();
  }
  return grown;
}

/** The boxes of a path of nothing but upright boxes; null for any other. */
function stripsOf({ kinds, points }: Path): Strips | null {
  const strips: number[] = [];
  let at = 0;
  for (let k = 0; k < kinds.length; ) {
    const from = at;
    if (kinds[k] !== Segment.move) return null;
    for (k++, at += 2; kinds[k] === Segment.line; k++) at += 2;
    if (kinds[k] === Segment.close) k++;
    const corners = (at - from) / 2;
    // a move behind the last box
    if (corners === 1) continue;
    if (corners < 4 || corners > 5 || !isUpright(points, from)) return null;
    const [x1, y1, x2, y2] = [points[from]!, points[from + 1]!, points[from + 4]!, points[from + 5]!];
    strips.push(Math.min(x1, x2), Math.min(y1, y2), Math.max(x1, x2), Math.max(y1, y2));
  }
  return strips;
}

function isUpright(points: readonly number[], from: number): boolean {
  for (let k = from; k < from + 6; k += 2) {
    const dx = Math.abs(points[k]! - points[k + 2]!);
    const dy = Math.abs(points[k + 1]! - points[k + 3]!);
    if (dx > 1e-3 && dy > 1e-3) return false;
  }
  return true;
}

/** The gap that most neighbors in the list have between them; null when fewer than half have it. */
function pitchOf(strips: Strips): number | null {
  const gaps: number[] = [];
  for (let k = 4; k < strips.length; k += 4) {
    const gap = Math.max(strips[k + 1]! - strips[k - 1]!, strips[k - 3]! - strips[k + 3]!);
    if (gap > 1e-3) gaps.push(gap);
  }
  if (gaps.length < strips.length / 8) return null;
  gaps.sort((one, two) => one - two);
  const middle = gaps[gaps.length >> 1]!;
  const alike = gaps.filter((gap) => Math.abs(gap - middle) < 0.02 * middle).length;
  return alike * 2 > gaps.length ? middle : null;
}
