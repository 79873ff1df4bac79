import type { DrawnShapes } from "@tintery/engine";

const known = new WeakMap<Blob, DrawnShapes>();

/** Remembers of a picture that was painted here which shapes it is made of, for as long as the picture is there. */
export function keepShapes(picture: Blob, shapes: DrawnShapes): void {
  known.set(picture, shapes);
}

/** The shapes that a picture is made of; undefined for photos. */
export const shapesOf = (picture: Blob): DrawnShapes | undefined => known.get(picture);
