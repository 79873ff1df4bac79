import type { StrokesAndSolids } from "../drawing/line-art.ts";
import type { ColoringType } from "./options.ts";

/** What the photo said, once and for all settings of the slider: everything a page is drawn from. */
export interface ColoringMaps {
  readonly type: ColoringType;
  readonly width: number;
  readonly height: number;
  /** Pixels in a millimeter of the page. */
  readonly perMM: number;
  /** For each pixel of a line the least setting of the details slider that shows it; 0 where there is no line. */
  readonly shownFrom: Uint8Array;
  /** How sure each pixel of a line is, in per cent; 0 where there is none. */
  readonly strength: Uint8Array;
  /** 1 for each pixel of an area that is filled. */
  readonly solid: Uint8Array;
  /** What each pixel belongs to, a number of `zones`; without it nothing stands out and the page has no background. */
  readonly zones?: Uint8Array;
  /** Faces, drawn from their landmarks, at every setting of the slider. */
  readonly faces?: StrokesAndSolids;
  /** For lines of a ready-made drawing: how wide each pixel's line is, in quarters of a pixel; 0 beside lines. */
  readonly inkWidth?: Uint8Array;
  /** For pencil drawings: how light each place is, 0 black to 255 white; smaller than the page. */
  readonly tone?: { readonly width: number; readonly height: number; readonly data: Uint8Array };
}
