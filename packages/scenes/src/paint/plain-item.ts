import type { DrawableName } from "../drawables.ts";
import type { SceneItem } from "../words/scene-graph.ts";

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
