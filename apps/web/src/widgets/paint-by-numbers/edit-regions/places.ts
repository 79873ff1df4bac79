import type { Place } from "@tintery/engine/painting";
import { editLimits } from "@tintery/contract/tables";
import type { Point } from "../../../close-look/view.ts";
import { pixelsPerMM } from "../look/traced-painting.ts";

const stepsPerPixel = 100 / pixelsPerMM;

/** A point of the shown picture as edits name places. */
export function placeAt({ x, y }: Point): Place {
  return [Math.round(x * stepsPerPixel), Math.round(y * stepsPerPixel)];
}

/** A drawn line as edits name it. */
export function lineThrough(drawn: readonly Point[]): Place[] {
  return thinned(drawn.map(placeAt));
}

/** A line with its points a little apart, no more than may be sent. */
export function thinned(places: readonly Place[]): Place[] {
  let length = 0;
  for (let i = 1; i < places.length; i++) length += distance(places[i - 1]!, places[i]!);
  const apart = Math.max(20, (length / editLimits.places) * 1.5);
  const last = places.at(-1);
  const kept: Place[] = [];
  for (const place of places)
    if (kept.length === 0 || distance(kept.at(-1)!, place) >= apart) kept.push(place);
  if (last && kept.length > 1) kept[kept.length - 1] = last;
  return kept;
}

function distance([ax, ay]: Place, [bx, by]: Place): number {
  return Math.sqrt((ax - bx) ** 2 + (ay - by) ** 2);
}
