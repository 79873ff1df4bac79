import type { Background } from "./page-options.ts";

/** A range from the first number to the second. */
export type Range = readonly [from: number, to: number];

/** Sizes at which the network looks, as shares of the working size. */
export const scaleSizes = { full: 1, half: 0.5, quarter: 0.25, eighth: 0.125 } as const;

/** How much the network's answer at each size counts; together 1. */
export type Scales = Readonly<Partial<Record<keyof typeof scaleSizes, number>>>;

/**
 * The numbers of a type of coloring page. All were set by eye, type by type, on the photos that `npm run coloring-quality`
 * measures, and are held by its gates: each comment names the gate that moves first. Lengths are millimeters on the page (the
 * printable part of an A4 sheet), areas square millimeters; a strength is the chance that there is a line, 0 to 1.
 */
export interface TypeSettings {
  /** What is drawn around the subject where nobody chose. */
  readonly background: Background;
  readonly analysis: AnalysisSettings;
  readonly lines: LineSettings;
  readonly areas: AreaSettings;
  readonly pen: PenSettings;
}

/** How a photo is looked at. */
export interface AnalysisSettings {
  /** Pixels of the longer side, 1024 to 1408. More: finer things are seen, and the time grows with its square. */
  readonly side: number;
  /**
   * More weight on the full size: finer lines; on small sizes: borders that are soft, such as those of markings in fur. Gates:
   * recognizability, slivers.
   */
  readonly scales: Scales;
}

/** Which lines there are. */
export interface LineSettings {
  /**
   * The chance from which on a line is drawn, 0.15 to 0.48; others that hang on it, from half of it on. Higher: surer and fewer lines. Gates:
   * ink, recognizability.
   */
  readonly threshold: number;
  /** What connected lines must say together, length × strength, 1 to 11. Higher: fewer lone lines. Gate: open ends. */
  readonly totalStrength: number;
  /** Shorter lines go, when they are chosen and again as strokes, 1.5 to 11. Gate: speckles. */
  readonly shortest: number;
  /**
   * Longer ones that end in the middle of an area go too, others are followed so far; 1.4 times `shortest` where it is left
   * out. Gate: open ends.
   */
  readonly dangling?: number;
  /** Gaps up to this are closed, 1.2 to 4.2. Higher: fewer open ends, more wrong turns. Gates: open ends, areas. */
  readonly link: number;
  /** How far beyond the pen, in pens, of two lines only the stronger is drawn, 0 to 0.6. Gates: slivers, ink. */
  readonly fuse: number;
  /** Heads have hardly any lines but their landmarks'. */
  readonly plainFaces?: true;
}

/** Which areas there are to color. */
export interface AreaSettings {
  /** Areas that lines leave less white join a neighbor, 0.5 to 20. Gate: slivers. */
  readonly sliver: number;
  /** Where every area has an outline: the smallest that keeps it, 32 to 260. Higher: larger areas. Gates: in large areas, open ends. */
  readonly closedFrom?: number;
}

/** How lines are drawn; see `StrokeWish`. */
export interface PenSettings {
  /** Width of the pen, 0.33 to 1.05. Gate: ink. */
  readonly width: number;
  /** How much strokes are smoothed along the line, 0.33 to 1.35. Higher: calmer and rounder, less like the photo. */
  readonly smooth: number;
  /**
   * Least and greatest share of the width, by how sure and how long a stroke is; all alike without it. Gate: stroke variation.
   */
  readonly weights?: Range;
  /** Length over which free ends become thin; blunt without it. Gate: stroke variation. */
  readonly taper?: number;
  /** What is filled: areas darker than `below` (0 black to 1 white), `min` to `max` large. Gates: ink, blacks. */
  readonly black?: { readonly below: number; readonly min: number; readonly max: number };
  /** Whether a pencil hatches the page by how dark the photo is. */
  readonly tone?: true;
}
