import type { Figure } from "../figures/figure.ts";
import type { SceneItem } from "../words/scene-graph.ts";

/** A thing with its place: its foot, its size, and how near it is (0 far, 1 near). */
export interface Placing {
  item: number;
  copy: number;
  figure: Figure;
  x: number;
  y: number;
  scale: number;
  depth: number;
  flip: boolean;
  /** Degrees it is turned around its foot. */
  turn?: number;
  /** Whether it stands on something that catches its shadow. */
  grounded: boolean;
  /** Share of its height that is under water or behind a rim, from below. */
  sunk: number;
}

/** One thing that is to be placed. */
export interface Want {
  item: number;
  copy: number;
  figure: Figure;
  thing: SceneItem;
  height: number;
}

/** How wide a placed thing is, in thousandths of the height of the picture. */
export const wide = (p: Placing) => p.figure.width * p.scale;
/** How high it is. */
export const high = (p: Placing) => p.figure.height * p.scale;
