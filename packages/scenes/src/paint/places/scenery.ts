import type { DrawableName } from "../../drawables.ts";
import type { Paintbox } from "../../paintbox.ts";
import { box } from "../../pen.ts";
import type { Seeded } from "../../seeded.ts";
import type { SceneGraph } from "../../words/scene-graph.ts";
import type { Light } from "../light.ts";
import type { Growth } from "../nature.ts";

/** The place a scene plays in, 1000 high. */
export interface Backdrop {
  svg: string;
  /** Drawn over all things: rain, snow, the near grass. */
  front: string;
  /** Where things may stand, from the farthest to the nearest. */
  stand: readonly [far: number, near: number];
  /** Where things may float; none where there is no water. */
  water: readonly [far: number, near: number] | null;
  /** Between which shares of the width the water lies, where it does not reach from side to side. */
  channel?: readonly [left: number, right: number];
  /** Whether there is water or space everywhere. */
  weightless: boolean;
  indoor: boolean;
  /** Between which x a path leads at this height: nothing grows there. */
  lane?: (y: number) => readonly [left: number, right: number];
  /** Whether what cannot swim stands on the ground of the sea. */
  isUnderwater?: boolean;
  /** Where houses stand, where it is not at the far end of the ground: behind a frozen pond. */
  behind?: number;
  /** Whether its houses have a color of their own, which who names one means. */
  isOfOneColor?: boolean;
  /** Things that the place has by itself: who names them finds them there. Left, top, width and height. */
  fixtures?: Readonly<Partial<Record<DrawableName, readonly [number, number, number, number]>>>;
}

export interface Scenery {
  paints: Paintbox;
  chance: Seeded;
  graph: SceneGraph;
  light: Light;
  width: number;
}

/** Whether the ground is white. */
export const isSnowy = ({ season, weather }: SceneGraph) => season === "winter" || weather === "snow";

/** What grows in this scenery. */
export const growthOf = ({ paints, chance, light, width, graph }: Scenery): Growth => ({
  paints,
  chance,
  light,
  width,
  season: isSnowy(graph) ? "winter" : graph.season,
});

/** Drawn far wider than the picture so that no edge shows. */
export const margin = 60;

/** A strip across the whole picture, its colors from top to bottom. */
export const band = ({ paints, width }: Scenery, from: number, to: number, colors: readonly string[]) =>
  box([-margin, from], [width + 2 * margin, to - from + margin], paints.linear(colors));

/** The color of grass by season and weather. */
export const greenOf = (graph: SceneGraph) =>
  graph.season === "winter" || graph.weather === "snow"
    ? "#e9eef4"
    : graph.season === "autumn"
      ? "#b9a55a"
      : graph.season === "spring"
        ? "#8fc464"
        : "#79b356";

/** Paints one kind of place. */
export type Painter = (scenery: Scenery) => Backdrop;

/** A place out of its layers, with the usual where nothing else is said. */
export const out = (
  svg: string[],
  stand: Backdrop["stand"],
  water: Backdrop["water"] = null,
  more: Partial<Backdrop> = {},
): Backdrop => ({ svg: svg.join(""), front: "", stand, water, weightless: false, indoor: false, ...more });
