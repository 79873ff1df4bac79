import { animals } from "./drawables/animals.ts";
import { belongings } from "./drawables/belongings.ts";
import type { DrawableRow, DrawableRows } from "./drawables/drawable-row.ts";
import { foods } from "./drawables/foods.ts";
import { people } from "./drawables/people.ts";
import { places } from "./drawables/places.ts";
import { plants } from "./drawables/plants.ts";
import { skyThings } from "./drawables/sky-things.ts";
import { things } from "./drawables/things.ts";
import { vehicles } from "./drawables/vehicles.ts";

const rows = {
  ...animals,
  ...people,
  ...plants,
  ...places,
  ...vehicles,
  ...foods,
  ...things,
  ...belongings,
  ...skyThings,
} satisfies DrawableRows;

/** The name of something that can be drawn. */
export type DrawableName = keyof typeof rows;

export type DrawableKind = "animal" | "person" | "plant" | "place" | "vehicle" | "food" | "thing" | "sky";

/** All that can be drawn, by name; the table owns which words name it and what else it may stand for. */
export const drawables: ReadonlyMap<DrawableName, DrawableRow> = new Map(
  Object.entries(rows) as [DrawableName, DrawableRow][],
);

const kinds: readonly (readonly [DrawableKind, DrawableRows])[] = [
  ["animal", animals],
  ["person", people],
  ["plant", plants],
  ["place", places],
  ["vehicle", vehicles],
  ["food", foods],
  ["thing", things],
  ["thing", belongings],
  ["sky", skyThings],
];

/** What sort of thing a drawable is. */
export function kindOf(name: DrawableName): DrawableKind {
  const [kind] = kinds.find(([, table]) => name in table) ?? ["thing"];
  return kind;
}
