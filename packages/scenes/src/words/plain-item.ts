import type { DrawableName } from "../drawables.ts";
import type { SceneItem } from "./scene-graph.ts";

/** One of a thing, of which nothing else is said. */
export const plainItem = (drawable: DrawableName): SceneItem => ({
  drawable,
  count: 1,
  mass: false,
  colors: [],
  pattern: null,
  size: 1,
  young: false,
  far: false,
  pose: null,
  relation: null,
});
