import type { StrokeWidth } from "../../drawing/picture.ts";

/** A place on the canvas, x and y in hundredths of a millimeter. */
export type Place = readonly [x: number, y: number];

/** A color of the picture by its code, or any tone; one that the picture does not have gets the next free code. */
export type ColorChoice = { readonly code: string } | { readonly hex: string };

/** What one color of a picture becomes. A color that is no longer there is passed over. */
export interface ColorEdit {
  readonly code: string;
  /** `#rrggbb`; the color keeps its code unless `changeToCode` says otherwise. */
  readonly changeTo?: string;
  /** Another color of the picture, which it joins; or, with `changeTo`, the code of a new paint. */
  readonly changeToCode?: string;
}

/**
 * One step of somebody's work on a finished picture, as data: it is stored and sent. Regions are named by a place inside
 * them, which stays true when others are joined or divided.
 */
export type PictureEdit =
  | { readonly kind: "colors"; readonly colors: readonly ColorEdit[] }
  | { readonly kind: "look"; readonly strokeWidth?: StrokeWidth; readonly numbersScale?: number }
  /** A permanent color keeps its tone and never leaves the picture. */
  | { readonly kind: "permanent"; readonly code: string; readonly isPermanent: boolean }
  /** All take the color of the first. */
  | { readonly kind: "merge"; readonly at: readonly Place[] }
  | { readonly kind: "recolor"; readonly at: readonly Place[]; readonly to: ColorChoice }
  /**
   * A line through the region at a place; what is smaller of the two sides takes the color. A line that ends where it began
   * cuts out what it encloses.
   */
  | {
      readonly kind: "split";
      readonly at: Place;
      readonly line: readonly Place[];
      readonly to: ColorChoice;
    }
  /** The regions of a color take that of the neighbor with whom they share the longest border. */
  | { readonly kind: "remove-color"; readonly code: string }
  /** The border nearest to a place. */
  | { readonly kind: "smooth"; readonly at: Place }
  /** The number nearest to a place; it stays inside its region, or, with a leader line, may stand over another one. */
  | { readonly kind: "move-number"; readonly from: Place; readonly to: Place };
