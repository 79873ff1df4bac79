import type { Point } from "../../../close-look/view.ts";
import type { ShownRegion } from "./shown-painting.ts";

/** Rings around a finger on which a region is looked for, and places on each. */
const rings = 4;
const placesOnRing = 12;

let page: CanvasRenderingContext2D | null | undefined;

function holds({ box, path }: ShownRegion, { x, y }: Point): boolean {
  if (x < box.x || y < box.y || x > box.x + box.width || y > box.y + box.height) return false;
  page ??= document.createElement("canvas").getContext("2d");
  return page?.isPointInPath(path, x, y, "evenodd") ?? false;
}

/** The region that lies under a point of the picture. */
export function regionAt(regions: readonly ShownRegion[], at: Point): ShownRegion | undefined {
  return regions.find((region) => holds(region, at));
}

/** The nearest of some regions that a finger on a point of the picture may have meant, at most `reach` away. */
export function regionNear(
  regions: readonly ShownRegion[],
  at: Point,
  reach: number,
): ShownRegion | undefined {
  const near = regions.filter(
    ({ box }) =>
      at.x > box.x - reach &&
      at.y > box.y - reach &&
      at.x < box.x + box.width + reach &&
      at.y < box.y + box.height + reach,
  );
  const under = regionAt(near, at);
  if (under || near.length === 0) return under;
  for (let ring = 1; ring <= rings; ring++)
    for (let place = 0; place < placesOnRing; place++) {
      const away = (reach * ring) / rings;
      const turn = (2 * Math.PI * place) / placesOnRing;
      const found = regionAt(near, { x: at.x + away * Math.cos(turn), y: at.y + away * Math.sin(turn) });
      if (found) return found;
    }
  return undefined;
}
