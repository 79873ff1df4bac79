import type { DrawnPart } from "../edges/drawn-shapes.ts";
import type { AnimalHead } from "./animals/animal-head.ts";
import type { Box, Direction } from "./box.ts";
import type { Point } from "../strokes/smooth-curve.ts";

export type { Box, Direction } from "./box.ts";

/** What a photo shows, found once and used by every product. Lengths are pixels of the photo. */
export interface Seen {
  readonly width: number;
  readonly height: number;
  /** The surest first. */
  readonly faces: readonly SeenFace[];
  /**
   * Who is a person. The network was made for people, but answers to animals and things in the foreground too: whether
   * there is a person at all, faces say more surely.
   */
  readonly person: Mask;
  /** What stands out, by a network for salient objects; missing where faces say what the photo is about. */
  readonly salient?: Mask;
  readonly subject: SeenSubject;
  /** Words and lines of words. */
  readonly letters: readonly Box[];
  /** Heads of animals, the surest first. */
  readonly animals: readonly AnimalHead[];
  /** Eyes and mouths of whoever was drawn by a program, of any size. Missing where nobody was, as in photos. */
  readonly parts?: readonly DrawnPart[];
  /** Rims of their glasses. Missing where nobody was drawn. */
  readonly rims?: readonly DrawnPart[];
  /** How likely a person would draw a line: the boundary map at a fixed small size, for all that needs it roughly. */
  readonly lines: Mask;
  /** How likely an illustrator would draw a line at each place; missing where a program drew, which is all lines. */
  readonly kept?: Mask;
  /**
   * How much each place counts, 0.5 where nothing stands out: eyes and mouths most, faces, the subject, lettering, its
   * surroundings least.
   */
  readonly saliency: Mask;
}

/** What the picture is about: a person, an animal or a thing; the same for every product and type. */
export interface SeenSubject {
  /** 255 a cell of it, 0 else; all of it 0 where nothing stands out. */
  readonly mask: Mask;
  /** How sure it is that the picture is about this and nothing else, 0 to 1; 0 where nothing stands out. */
  readonly confidence: number;
}

/** A value a cell over the whole photo, rows from the top; 0 to 255 stand for 0 to 1, in sixteen levels. */
export interface Mask {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

/** Parts of a face that may be hidden; left and right as in the picture. */
export const faceParts = ["leftEye", "rightEye", "leftBrow", "rightBrow", "nose", "mouth", "oval"] as const;
export type FacePart = (typeof faceParts)[number];

export interface SeenFace {
  /** From the forehead to the chin, from ear to ear. */
  readonly box: Box;
  /** 0 to 1. */
  readonly confidence: number;
  /** From the left eye to the right one. */
  readonly turn: Direction;
  /**
   * x, y and z of 478 points, numbered as in MediaPipe's face mesh: 468 to 472 the iris on the left in the picture (its middle,
   * then four on its rim), 473 to 477 the one on the right. z grows away from the camera. Missing where the face is too
   * small for them.
   */
  readonly points?: Float32Array;
  /** What of the face can be seen: not hidden, not turned away, not cut off by the edge of the photo. */
  readonly visible: Readonly<Record<FacePart, boolean>>;
  /** Missing where the face wears none. */
  readonly glasses?: Glasses;
  /** The outline of a beard with its moustache, or of a moustache alone: 24 points, clockwise. Missing where there is none to be seen. */
  readonly beard?: readonly Point[];
  /** Missing where the face is too small to tell. */
  readonly parts?: FaceParts;
}

/** How likely each place around a face is a part of its person, in the square of `frameOfParts`: roughly, for what is cut out with it. */
export interface FaceParts {
  readonly hair: Mask;
  /** Hats, caps, helmets and scarves around the head. */
  readonly hat: Mask;
  /** Skin, glasses and beard. */
  readonly face: Mask;
}

/** The rims of glasses around the eye on the left and on the right in the picture: clockwise from the right, every 15 degrees. */
export interface Glasses {
  readonly left: readonly Point[];
  readonly right: readonly Point[];
}
