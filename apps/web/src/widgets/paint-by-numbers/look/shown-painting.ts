import { type Picture, withLetters } from "@tintery/engine/painting";
import type { Point, Size } from "../../../close-look/view.ts";
import { pixelsPerMM, type TracedLayer, type TracedShape, tracePainting } from "./traced-painting.ts";

/** A region as it is looked for, tapped and painted. Places are pixels of the picture at its true size. */
export interface ShownRegion extends TracedShape {
  readonly index: number;
  /** Place of its color in the palette. */
  readonly color: number;
  /** A point inside it, where its number stands or leads to. */
  readonly place: Point;
  /** Height of its number, which tells how close one has to come to read it. */
  readonly numberHeight: number;
  /** Of the canvas, 0 to 1. */
  readonly share: number;
}

/** A picture ready to be looked at. */
export interface ShownPainting {
  readonly picture: Picture;
  /** Its true size on the screen. */
  readonly size: Size;
  readonly regions: readonly ShownRegion[];
  readonly outlines: TracedLayer;
  /** Thin lines and letters: in their own colors, and printed on the white page. */
  readonly details: Readonly<Record<"painted" | "printed", TracedLayer>>;
  /** In the order of the picture's own. */
  readonly numbers: TracedLayer;
}

/** @param letters whether colors are called by letters instead of their numbers */
export function showPainting(model: Picture, letters: boolean): ShownPainting {
  const picture = letters ? withLetters(model) : model;
  const { widthMM, heightMM, numbers } = picture;
  const painted = tracePainting(picture, "originwithnumbers");
  const white = tracePainting(picture, "pbn");
  const numberOf = new Map(numbers.map((number) => [number.region, number]));
  const inPixels = ({ x, y }: Point): Point => ({ x: x * pixelsPerMM, y: y * pixelsPerMM });
  const regions = painted.colors.fills.map(({ path, box }, index) => {
    const { color, areaMM2 } = picture.regions[index]!;
    const number = numberOf.get(index);
    const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    return {
      index,
      color,
      path,
      box,
      place: number ? inPixels(number.leader ?? number) : middle,
      numberHeight: (number?.size ?? 1) * pixelsPerMM,
      share: areaMM2 / (widthMM * heightMM),
    };
  });
  return {
    picture,
    size: { width: widthMM * pixelsPerMM, height: heightMM * pixelsPerMM },
    regions,
    outlines: painted.outlines,
    details: { painted: painted.details, printed: white.details },
    numbers: white.numbers,
  };
}
