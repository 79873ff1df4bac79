import type { ColoringMaps } from "@tintery/engine";
import { zones as named } from "../../packages/engine/src/coloring/zones.ts";

/** What a page makes of its subject; undefined where it has none. */
export interface SubjectMeasures {
  /**
   * Share of the subject that hangs together with the background at the page's edge, around the lines of the subject: 0 when
   * its contour closes.
   */
  readonly leak: number;
  /** Share of all lines that are the background's, its calm ones included. */
  readonly background: number;
}

/** Measures the lines that maps show at a setting of the details slider, the background calm. */
export function measureSubject(
  { width, height, shownFrom, zones }: ColoringMaps,
  details: number,
): SubjectMeasures | undefined {
  if (!zones) return undefined;
  const isShown = (i: number) =>
    shownFrom[i]! > 0 && shownFrom[i]! <= details && zones[i]! > named.background;
  const isSubject = (i: number) => zones[i]! >= named.subject;
  const reached = reachedFromBackground((i) => isShown(i) && isSubject(i), isSubject, { width, height });
  let [subject, leaked, lines, behind] = [0, 0, 0, 0];
  for (let i = 0; i < zones.length; i++) {
    if (isShown(i)) {
      lines++;
      if (!isSubject(i)) behind++;
    } else if (zones[i] === named.subject) {
      subject++;
      if (reached[i]) leaked++;
    }
  }
  return { leak: leaked / Math.max(1, subject), background: behind / Math.max(1, lines) };
}

/** 1 for each pixel that a way leads to from where the picture's edge is background, side by side, around walls. */
function reachedFromBackground(
  isWall: (i: number) => boolean,
  isSubject: (i: number) => boolean,
  { width, height }: { readonly width: number; readonly height: number },
): Uint8Array {
  const seen = Uint8Array.from({ length: width * height }, (_, i) => (isWall(i) ? 2 : 0));
  const queue: number[] = [];
  const visit = (x: number, y: number) => {
    if (x < 0 || y < 0 || x >= width || y >= height || seen[y * width + x]) return;
    seen[y * width + x] = 1;
    queue.push(y * width + x);
  };
  const begin = (x: number, y: number) => {
    if (!isSubject(y * width + x)) visit(x, y);
  };
  for (let x = 0; x < width; x++) for (const y of [0, height - 1]) begin(x, y);
  for (let y = 0; y < height; y++) for (const x of [0, width - 1]) begin(x, y);
  for (let i = queue.pop(); i !== undefined; i = queue.pop()) {
    const [x, y] = [i % width, Math.floor(i / width)];
    visit(x - 1, y);
    visit(x + 1, y);
    visit(x, y - 1);
    visit(x, y + 1);
  }
  return seen.map((value) => (value === 1 ? 1 : 0));
}
