import type { Point } from "../pen.ts";

/** A thing drawn standing on y = 0 around x = 0, in units of its own. */
export interface Figure {
  svg: string;
  width: number;
  height: number;
  /** Where others can stand on it: how high, and how far to each side. */
  top?: { height: number; half: number };
  /** Where a hat belongs: the middle of the head's top, and the head's width. */
  head?: { at: Point; width: number };
  /** Of whoever has no hands: the middle of what it carries. */
  mouth?: Point;
  /** The middle of its eyes and how wide glasses for them are, unless that follows from the head. */
  eyes?: { at: Point; width: number };
  /** Where a young one looks out of a pouch: the middle of its edge. */
  pouch?: Point;
  /** Where a scarf lies and how wide the neck is there, unless that follows from the head. */
  neck?: { at: Point; width: number };
  /** Of what is worn: how wide the head is that it is drawn for. */
  fits?: number;
  /** How far a hat rises over `height`. */
  above?: number;
  hand?: Point;
  /** Where whoever drives is seen: the middle of the lower edge of a cab's window, and the window's height. */
  cab?: { at: Point; height: number };
  /** How far up it hides what is inside it: a boat's side, a basket's rim. */
  rim?: number;
}
