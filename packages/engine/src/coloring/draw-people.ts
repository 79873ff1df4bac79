import type { StrokesAndSolids } from "../drawing/line-art.ts";
import type { Planes } from "../raster/planes.ts";
import type { Seen } from "../seeing/seen.ts";
import { animalStrokes } from "./animal-strokes.ts";
import { faceHeight } from "./face-areas.ts";
import { faceStrokes } from "./face-strokes.ts";
import { hairStrokes } from "./hair-strokes.ts";
import type { PageSize } from "./recipe.ts";
import type { WeighedLines } from "./weigh-lines.ts";

/** The page that people are drawn on. */
interface PeoplesPage extends PageSize {
  readonly planes: Planes;
  /** From which setting of the slider on a line of the map is shown; 0 for none. */
  readonly shownFrom: Uint8Array;
  /** Width of the pen in millimeters. */
  readonly pen: number;
}

/** The faces of people on their page with the strands of their hair, and noses of animals; undefined where none is drawn. */
export function drawPeople(
  seen: Seen,
  { hair, map, faces, perPhoto }: WeighedLines,
  { planes, shownFrom, pen, ...size }: PeoplesPage,
): StrokesAndSolids | undefined {
  const place = { ...size, perPhoto, pen };
  const drawn = [
    ...seen.faces.map((face) => faceStrokes(face, place)),
    ...seen.animalFaces.map((animalFace) => animalStrokes(animalFace, place)),
  ];
  const [strokes, solids] = [drawn.flatMap((face) => face.strokes), drawn.flatMap((face) => face.solids)];
  if (hair) {
    const heights = faces.map(({ points }) => faceHeight(points, perPhoto)).sort((p, q) => p - q);
    const on = shownFrom.map((from) => Number(from > 0));
    const face = heights[heights.length >> 1]!;
    strokes.push(...hairStrokes({ ...size, hair: hair.inside, planes, map, on, face, pen }));
  }
  return strokes.length + solids.length > 0 ? { strokes, solids } : undefined;
}
