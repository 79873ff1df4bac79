import { stepsPerUnit } from "../colors/oklab.ts";
import type { Labels } from "../regions/labels.ts";
import { borderCost, smallAreaCost } from "./region-borders.ts";
import type { Field } from "./grid.ts";
import { type ColorPlanes, RegionGraph } from "../regions/region-graph.ts";
import type { Sides } from "./sides-of.ts";

/** What a setting of the details slider asks of closed areas. */
export interface AreaSetting {
  readonly details: number;
  /** Areas of fewer pixels join a neighbor. */
  readonly minArea: number;
  /** Areas join while there is more than this share of the length of their borders. */
  readonly share: number;
  /** Borders of this strength stay, whatever the share. */
  readonly strong: number;
}

/** Areas of so many times the least one hold on to their borders half as hard as very large ones. */
const holdsOn = 2.5;
/** Colors so many OKLab steps apart are as different as counts, and how much that counts beside the line's strength. */
const farApart = 25 * stepsPerUnit;
const colorShare = 0.5;

/**
 * For each segment that parts two areas the lowest setting at which they still are two; 0 for segments inside an
 * area. From the most details on, areas only join: what is closed at a setting is closed at every higher one.
 * @param sides of each segment
 * @param settings fewest details first
 * @param planes three color planes
 */
export function rankAreas(
  sides: readonly Sides[],
  areas: Labels,
  { strength, planes }: { strength: Field; planes: ColorPlanes },
  settings: readonly AreaSetting[],
): Uint8Array {
  const shownFrom = new Uint8Array(sides.length);
  const around = new RegionGraph(areas, strength.data, planes);
  const whole = around.length.reduce((sum, length) => sum + length, 0);
  for (const setting of settings.toReversed()) {
    const weakness = borderCost(around, setting.minArea * holdsOn);
    const cost = (border: number) => {
      const apart = Math.min(1, Math.sqrt(around.contrast(border)) / farApart);
      return weakness(border) * (1 - colorShare + colorShare * apart);
    };
    around.mergeSmall(smallAreaCost(around), setting.minArea);
    around.mergeCheapest(cost, setting.strong, { enough: setting.share * whole, mayFall: true });
    for (let s = 0; s < sides.length; s++) {
      const [p, q] = sides[s]!;
      if (p >= 0 && around.find(p) !== around.find(q)) shownFrom[s] = setting.details;
    }
  }
  return shownFrom;
}
