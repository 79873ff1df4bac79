import { stepsPerUnit } from "../colors/oklab.ts";
import type { Field } from "../edges/grid.ts";
import { planeAt, type Planes } from "../raster/planes.ts";
import { faceLines } from "../seeing/face-lines.ts";
import { faceSkin, stepFromSkin } from "../seeing/face-skin.ts";
import { openPath } from "../seeing/open-path.ts";
import { distance, type Point } from "../strokes/smooth-curve.ts";
import { type MeshedFace, pointsOf } from "./face-areas.ts";
import { along, drawInto, runsOf, unit, valueAt } from "./lines-into-map.ts";

/** A jaw begins below the ears: so many of the points on each side are cheeks, hair and ears. */
const cheeks = 3;
/** Places that are looked at on the way between two landmarks. */
const between = 3;
/** How far to both sides of the landmarks the jaw's line of the map may lie, in heights of the face, in so many steps. */
const reach = { far: 0.06, steps: 13 };
/** A line of the map that far off must be so much surer than one on the landmarks; and what a step to the side costs. */
const off = 0.3;
const moves = { max: 1, cost: 0.05 };
/** Inside the jaw, so far from it in heights of the face, there is skin: of a color within such a step; else hair hides it. */
const inside = { by: 0.07, step: 13 };
/** What the map has so near beside a jaw, in heights of the face, says the same. */
const beside = 0.055;
/** Fewer places in a row that show skin are no jaw; between such places, so far apart in heights of the face, some may show none. */
const minRun = 5;
const maxShade = 0.2;

/**
 * Draws the jaws of faces into the map of lines: one line from ear to ear, along the map's where it has one near the landmarks, and
 * along those where it has none, as far as nothing hides it.
 * @param from.map the map before anything was raised or lowered
 * @param from.scale pixels of the map for one in which faces are measured
 */
export function drawJaws(
  strength: Field,
  faces: readonly MeshedFace[],
  { planes, map, scale }: { readonly planes: Planes; readonly map: Field; readonly scale: number },
): void {
  for (const face of faces) {
    if (!face.visible.oval) continue;
    const at = pointsOf(face.points, scale);
    const [top, chin] = [at(faceLines.forehead), at(faceLines.chin)];
    const height = distance(top, chin);
    const middle = { x: (top.x + chin.x) / 2, y: (top.y + chin.y) / 2 };
    const places = along(faceLines.jaw.slice(cheeks, -cheeks).map(at), between);
    const step = (2 * reach.far * height) / (reach.steps - 1);
    const outwards = places.map((place) => unit({ x: place.x - middle.x, y: place.y - middle.y }));
    const placeAt = (i: number, k: number): Point => {
      const by = step * (k - (reach.steps - 1) / 2);
      return { x: places[i]!.x + by * outwards[i]!.x, y: places[i]!.y + by * outwards[i]!.y };
    };
    const rows = places.map((_, i) =>
      Array.from({ length: reach.steps }, (_, k) => {
        const far = (2 * k) / (reach.steps - 1) - 1;
        return valueAt(map, placeAt(i, k)) - off * far * far;
      }),
    );
    const path = openPath(rows, moves);
    const smooth = path.map((k, i) => ((path[i - 1] ?? k) + 2 * k + (path[i + 1] ?? k)) / 4);
    const jaw = smooth.map((k, i) => placeAt(i, k));
    const skin = faceSkin(face.points, scale, planes);
    const isBare = jaw.map(({ x, y }, i) => {
      const [u, v] = [x - inside.by * height * outwards[i]!.x, y - inside.by * height * outwards[i]!.y];
      const color = [planes.l, planes.a, planes.b].map(
        (plane) => planeAt(planes, plane, u, v) / stepsPerUnit,
      );
      return stepFromSkin(skin, color as [number, number, number]) <= inside.step;
    });
    for (const run of runsOf(jaw, isBare, { gap: maxShade * height, min: minRun }))
      drawInto(strength, run, beside * height);
  }
}
