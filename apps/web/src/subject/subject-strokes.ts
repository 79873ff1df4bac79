import { subjectStrokeLimits } from "@tintery/contract/tables";
import type { SubjectStroke } from "@tintery/engine";
import { type Marks, type Place, type Stroke, seenOf } from "../marks/marks.ts";

const { strokes: maxStrokes, numbers, radius: pen } = subjectStrokeLimits;

/** A thousandth of a photo is less than a pixel of where its subject is looked for. */
const rounded = (share: number) => Math.round(share * 1000) / 1000;

/** Places that are no nearer to each other than the pen is wide: what lies between is covered all the same. */
function apart(places: readonly Place[], radius: number): Place[] {
  const kept: Place[] = [];
  for (const place of places) {
    const last = kept.at(-1);
    if (!last || Math.hypot(place.across - last.across, place.down - last.down) >= radius) kept.push(place);
  }
  return kept;
}

function strokeOf({ tool, width, places }: Stroke): SubjectStroke {
  const radius = rounded(Math.min(pen.max, Math.max(pen.min, width / 2)));
  const points = apart(places, radius).flatMap(({ across, down }) => [rounded(across), rounded(down)]);
  return { isSubject: tool === "brush", points: points.slice(0, numbers), radius };
}

/** What was marked as the request takes it: the brush says what is subject, the eraser what is not. The newest count. */
export function subjectStrokesOf(marks: Marks): SubjectStroke[] {
  const strokes = seenOf(marks)
    .filter((mark) => mark.tool !== "kept")
    .map(strokeOf)
    .slice(-maxStrokes);
  const sum = () => strokes.reduce((count, { points }) => count + points.length, 0);
  while (sum() > numbers) strokes.shift();
  return strokes;
}

/** Marks that begin with strokes that were sent before. */
export function marksOfSubject(strokes: readonly SubjectStroke[]): Marks {
  const done = strokes.map(({ isSubject, points, radius }): Stroke => {
    const places: Place[] = [];
    for (let i = 0; i + 1 < points.length; i += 2) places.push({ across: points[i]!, down: points[i + 1]! });
    return { tool: isSubject ? "brush" : "eraser", width: 2 * radius, places };
  });
  return { done, undone: [] };
}
