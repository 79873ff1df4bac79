import type { Box, Seen } from "@tintery/engine";
import type { LabelBox, Labels, Place } from "./labels.ts";

/** Heads that were found where one is, and where none is. */
export interface Finds {
  readonly found: number;
  readonly labeled: number;
  readonly falseFaces: number;
  readonly falseAnimals: number;
}

/** The middles of the heads that `see` found: all that is read of them here. */
function middlesOf({ faces, animals }: Pick<Seen, "faces" | "animals">): {
  readonly people: readonly Place[];
  readonly animals: readonly Place[];
} {
  const middle = ({ box }: { readonly box: Box }): Place => [box.x + box.width / 2, box.y + box.height / 2];
  return { people: faces.map(middle), animals: animals.map(middle) };
}

const isIn = ([x, y]: Place, [left, top, right, bottom]: LabelBox) =>
  x >= left && x <= right && y >= top && y <= bottom;

/** Compares what was seen with the labels, both in pixels of one picture. */
export function compareFinds(seen: Pick<Seen, "faces" | "animals">, labels: Labels): Finds {
  const middles = middlesOf(seen);
  const compared = (places: readonly Place[], boxes: readonly LabelBox[]) => ({
    found: boxes.filter((box) => places.some((place) => isIn(place, box))).length,
    false: places.filter((place) => ![...boxes, ...labels.unclear].some((box) => isIn(place, box))).length,
  });
  const people = compared(
    middles.people,
    labels.people.map(({ box }) => box),
  );
  const animals = compared(
    middles.animals,
    labels.animals.map(({ box }) => box),
  );
  return {
    found: people.found + animals.found,
    labeled: labels.people.length + labels.animals.length,
    falseFaces: people.false,
    falseAnimals: animals.false,
  };
}
