import type { Paintbox } from "../paintbox.ts";
import type { Seeded } from "../seeded.ts";
import type { SceneItem, Season, Setting } from "../words/scene-graph.ts";
import type { Figure } from "./figure.ts";

/** What the drawing of a thing may depend on. */
export interface Making {
  paints: Paintbox;
  chance: Seeded;
  item: SceneItem;
  /** Which of the item's copies. */
  index: number;
  season: Season | null;
  /** Where the scene is. */
  setting: Setting;
  /** Whether somebody holds what the scene gives them. */
  isBusy: boolean;
  /** Whether something is in it or on it. */
  isCarrying: boolean;
  /** Whether somebody stands right beside them, where a waving hand would be in a face. */
  hasNeighbor?: boolean;
  /** Whether both hands are at what they hold. */
  plays?: boolean;
  /** What else of the scene somebody wears that is a part of their own drawing. */
  garments: readonly SceneItem[];
  /** The color asked for of a building's door; null where none was. */
  door: string | null;
  /** Whether windows are lit. */
  isNight: boolean;
  /** The color asked for, or the usual one. */
  color(usual: string): string;
}

export type Maker = (making: Making) => Figure;
