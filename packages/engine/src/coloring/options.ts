import { detailsRange } from "./details-range.ts";

/**
 * What is drawn around the subject: nothing; the few long, sure lines that there are; all of it. Each type has one of its
 * own (`background`), which is taken where none is asked for.
 */
const backgrounds = ["none", "calm", "full"] as const;
export type Background = (typeof backgrounds)[number];

/**
 * What a person can choose for a coloring page, and what it means, side by side. Lengths are millimeters on the page
 * (the printable part of an A4 sheet), areas square millimeters, strengths chances of a line from 0 to 1.
 */
export const coloringOptions = {
  /**
   * `side`: pixels of the longer side that are looked at. `scales`: the network's maps, by size and weight; `calm`:
   * those that take over where lines are denser than `texture`. `length`: the lines of a full page; `thresholds`:
   * the range of chances among which that length is looked for. `subject`: how much the subject comes before the rest.
   * `salience`: what connected lines need, length times chance. `closed`: every area has an outline; `regions` are at
   * least so large. `hole`: areas that lines leave less white join a neighbor; `fuse`: how far beyond the pen, in pens, of two lines only the
   * stronger is drawn. `link`: gaps up to this are closed; `shortest`: lines below go; `stray`: so do
   * longer ones, up to this, that end in the middle of an area; `faces`: faces are
   * drawn with few strokes of their own, borders on skin around them are weaker by this share; `smooth`, `width`, `weights`, `taper`: see `StrokeWish`.
   */
  types: {
    for_kids: {
      background: "calm",
      side: 1024,
      scales: [
        [1, 0.4],
        [0.5, 0.6],
      ],
      calm: [
        [0.5, 0.55],
        [0.25, 0.45],
      ],
      texture: [0.05, 0.13],
      length: 4200,
      thresholds: [0.36, 0.78],
      subject: 1.15,
      salience: 5.4,
      closed: [0.2, 0.6],
      region: 110,
      shortest: 6,
      stray: 30,
      smooth: 1.1,
      width: 1.05,
      link: 4.2,
      hole: 10,
      fuse: 0.55,
      faces: 0.1,
    },
    for_adults: {
      background: "full",
      side: 1280,
      scales: [
        [1, 0.6],
        [0.5, 0.4],
      ],
      length: 10300,
      thresholds: [0.06, 0.68],
      subject: 0.65,
      salience: 2,
      shortest: 3.6,
      faces: 0.75,
      stray: 13,
      smooth: 0.43,
      width: 0.58,
      link: 2.3,
      hole: 2.1,
      fuse: 0.3,
    },
    sketching: {
      background: "full",
      side: 1280,
      scales: [
        [1, 0.6],
        [0.5, 0.4],
      ],
      length: 11000,
      thresholds: [0.2, 0.5],
      subject: 0.55,
      salience: 1.5,
      shortest: 2,
      smooth: 0.4,
      faces: 0.75,
      width: 0.42,
      weights: [0.4, 1.3],
      taper: 3,
      link: 1.2,
      hole: 0.5,
      fuse: 0,
      tone: true,
    },
    simple: {
      background: "calm",
      side: 1024,
      scales: [
        [0.5, 0.6],
        [0.25, 0.4],
      ],
      calm: [
        [0.5, 0.3],
        [0.25, 0.7],
      ],
      texture: [0.03, 0.09],
      length: 2500,
      thresholds: [0.42, 0.82],
      subject: 1.55,
      salience: 10.8,
      closed: [0.26, 0.7],
      region: 260,
      shortest: 10.8,
      stray: 45,
      smooth: 1.35,
      width: 0.8,
      link: 3.2,
      hole: 20,
      fuse: 0.6,
      faces: 0.1,
    },
    photo: {
      background: "full",
      side: 1280,
      scales: [
        [1, 0.75],
        [0.5, 0.25],
      ],
      length: 15500,
      thresholds: [0.15, 0.48],
      subject: 0.5,
      salience: 1.1,
      shortest: 1.5,
      smooth: 0.33,
      faces: 0.75,
      width: 0.34,
      weights: [0.45, 1.35],
      taper: 1.1,
      link: 1.6,
      hole: 1,
      fuse: 0,
    },
    image: {
      background: "full",
      side: 1280,
      scales: [
        [1, 0.6],
        [0.5, 0.4],
      ],
      length: 8500,
      thresholds: [0.3, 0.66],
      subject: 0.35,
      salience: 2.6,
      closed: [0.24, 0.6],
      region: 32,
      shortest: 2.2,
      stray: 10,
      smooth: 0.43,
      width: 0.55,
      link: 2.2,
      hole: 3,
      fuse: 0.4,
      faces: 0.75,
    },
    v2_general: {
      background: "full",
      faces: 0.75,
      side: 1152,
      scales: [
        [1, 0.5],
        [0.5, 0.5],
      ],
      calm: [
        [0.5, 0.6],
        [0.25, 0.4],
      ],
      texture: [0.06, 0.14],
      length: 7200,
      thresholds: [0.32, 0.7],
      subject: 0.9,
      salience: 3.4,
      closed: [0.16, 0.55],
      region: 47,
      shortest: 3.4,
      stray: 24,
      smooth: 0.72,
      width: 0.62,
      weights: [0.55, 1.35],
      link: 2.5,
      hole: 6,
      fuse: 0.45,
    },
    v2_detailed: {
      background: "full",
      side: 1408,
      scales: [
        [1, 0.65],
        [0.5, 0.35],
      ],
      length: 15000,
      thresholds: [0.16, 0.5],
      subject: 0.55,
      salience: 1.2,
      shortest: 1.6,
      smooth: 0.4,
      faces: 0.75,
      width: 0.33,
      weights: [0.6, 1.3],
      link: 1.6,
      hole: 1.2,
      fuse: 0.2,
    },
    v2_simplified: {
      background: "calm",
      side: 1024,
      scales: [
        [0.5, 0.6],
        [0.25, 0.4],
      ],
      calm: [
        [0.5, 0.4],
        [0.25, 0.6],
      ],
      texture: [0.05, 0.12],
      length: 3300,
      thresholds: [0.4, 0.8],
      subject: 1.3,
      salience: 8.1,
      closed: [0.24, 0.65],
      region: 180,
      shortest: 8.1,
      stray: 35,
      smooth: 1.35,
      width: 0.95,
      link: 3.8,
      hole: 12,
      fuse: 0.55,
      faces: 0.1,
    },
    v2_anime: {
      background: "full",
      side: 1280,
      scales: [
        [1, 0.5],
        [0.5, 0.5],
      ],
      calm: [
        [0.5, 0.7],
        [0.25, 0.3],
      ],
      texture: [0.09, 0.2],
      length: 7500,
      thresholds: [0.3, 0.7],
      subject: 0.9,
      salience: 3.5,
      shortest: 3,
      faces: 0.75,
      smooth: 0.87,
      width: 0.52,
      weights: [0.5, 1.3],
      taper: 5.6,
      link: 2.2,
      hole: 1.2,
      fuse: 0.3,
      black: { below: 0.2, least: 4, most: 60 },
    },
    v2_comic: {
      background: "full",
      side: 1152,
      scales: [
        [1, 0.5],
        [0.5, 0.5],
      ],
      calm: [
        [0.5, 0.6],
        [0.25, 0.4],
      ],
      texture: [0.06, 0.14],
      length: 6500,
      thresholds: [0.32, 0.72],
      subject: 1,
      salience: 3.85,
      shortest: 3.85,
      faces: 0.75,
      smooth: 0.72,
      width: 0.95,
      weights: [0.4, 1.5],
      taper: 3.4,
      link: 2.9,
      hole: 2.5,
      fuse: 0.45,
      black: { below: 0.24, least: 12, most: 600 },
    },
  },
  backgrounds,
  details: detailsRange,
} as const satisfies {
  readonly types: Readonly<Record<string, TypeMeaning>>;
  readonly backgrounds: readonly string[];
  readonly details: Readonly<Record<string, number>>;
};

type Scales = readonly (readonly [size: 1 | 0.5 | 0.25, weight: number])[];

/** What a type means; see `coloringOptions.types`. */
export interface TypeMeaning {
  readonly side: number;
  readonly scales: Scales;
  readonly calm?: Scales;
  readonly texture?: readonly [least: number, most: number];
  readonly length: number;
  readonly thresholds: readonly [least: number, most: number];
  readonly subject: number;
  readonly salience: number;
  readonly closed?: readonly [least: number, most: number];
  readonly region?: number;
  readonly shortest: number;
  readonly stray?: number;
  readonly smooth: number;
  readonly width: number;
  readonly weights?: readonly [least: number, most: number];
  readonly taper?: number;
  readonly link: number;
  readonly hole: number;
  readonly fuse: number;
  readonly faces?: number;
  readonly black?: { readonly below: number; readonly least: number; readonly most: number };
  readonly tone?: boolean;
  readonly background: Background;
}

export type ColoringType = keyof typeof coloringOptions.types;

/** What a type means, with all that only some types have. */
export function meaningOf(type: ColoringType): TypeMeaning {
  return coloringOptions.types[type];
}
