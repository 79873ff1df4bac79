import type { ImageView, PaintedRegions } from "@tintery/contract";
import { call } from "../../../platform/call.ts";
import { remember, remembered } from "../../../platform/storage.ts";
import { regionAt } from "./find-region.ts";
import type { ShownPainting } from "./shown-painting.ts";
import { pixelsPerMM } from "./traced-painting.ts";

const nameOf = ({ id }: ImageView) => `painted.${id}`;
/** Steps of a place that is kept for one pixel of the picture: hundredths of a millimeter. */
const steps = 100 / pixelsPerMM;

/** A place in each painted region: they are found again when regions have been joined, split or recolored meanwhile. */
export function placesOf({ regions }: ShownPainting, painted: ReadonlySet<number>): PaintedRegions["places"] {
  return regions
    .filter(({ index }) => painted.has(index))
    .map(({ place }) => [Math.round(place.x * steps), Math.round(place.y * steps)]);
}

/** The regions in which such places lie. */
export function regionsAt({ regions }: ShownPainting, places: PaintedRegions["places"]): ReadonlySet<number> {
  const found = places.map(([x, y]) => regionAt(regions, { x: x / steps, y: y / steps })?.index);
  return new Set(found.filter((index) => index !== undefined));
}

/** What this browser keeps of an image. */
export function readPainted(image: ImageView): PaintedRegions {
  const { places, saved } = Object(remembered(nameOf(image)));
  const isPlace = (place: unknown) =>
    Array.isArray(place) && place.length === 2 && place.every(Number.isFinite);
  return Array.isArray(places) && places.every(isPlace) && Number.isInteger(saved)
    ? { places, saved }
    : { places: [], saved: 0 };
}

/** Keeps it in this browser. */
export function keepPaintedHere(image: ImageView, painted: PaintedRegions): void {
  remember(nameOf(image), painted);
}

/** Keeps it with the image, for its owner's other devices; without a connection it stays in this browser. */
export async function keepPaintedThere(image: ImageView, painted: PaintedRegions): Promise<void> {
  await call("keepPainted", { params: { id: image.id }, body: painted }).catch(() => {});
}

/** What is kept with the image, null where that cannot be asked. */
export function fetchPainted(image: ImageView): Promise<PaintedRegions | null> {
  return call("getPainted", { params: { id: image.id } }).catch(() => null);
}
