import type { StrokesAndSolids } from "../drawing/line-art.ts";
import { above } from "../edges/where.ts";
import type { Seen } from "../seeing/seen.ts";
import { animalStrokes } from "./animal-strokes.ts";
import { faceStrokes } from "./face-strokes.ts";
import { hairStrokes } from "./hair-strokes.ts";
import type { PageSize } from "./recipe.ts";
import type { WeighedLines } from "./weigh-lines.ts";

/** The page that people are drawn on. */
interface PeoplesPage extends PageSize {
  /** From which setting of the slider on a line of the map is shown; 0 for none. */
  readonly shownFrom: Uint8Array;
  /** Width of the pen in millimeters. */
  readonly pen: number;
}

/** What of a page's lines people are drawn by. */
export type PeopleOnPage = Pick<WeighedLines, "map" | "perPhoto"> & {
  readonly [Part in "hair" | "flowing"]?: WeighedLines[Part] | undefined;
};

/** The faces of people on their page with the strands of their hair, and those of animals; undefined where none is drawn. */
export function drawPeople(
  seen: Seen,
  { hair, flowing, map, perPhoto }: PeopleOnPage,
  { shownFrom, pen, ...size }: PeoplesPage,
): StrokesAndSolids | undefined {
  const place = { ...size, perPhoto, pen };
  const drawn = [
    ...seen.faces.map((face) => faceStrokes(face, place)),
    ...seen.animals.map((head) => animalStrokes(head, place)),
  ];
  const [strokes, solids] = [drawn.flatMap((face) => face.strokes), drawn.flatMap((face) => face.solids)];
  if (hair && flowing) {
    const on = above(shownFrom, 0);
    strokes.push(...hairStrokes({ ...size, hair: hair.strands, ...flowing, map, on, pen }));
  }
  return strokes.length + solids.length > 0 ? { strokes, solids } : undefined;
}
