import type { PhotoProblem } from "@tintery/photos/header";
import type { Edit, LostDetail, Look, PaintByNumbersOptions, Style } from "@tintery/engine";

/** Work for one child process. Only paths and options go in; a child knows no database, no user and no secret. */
export type ChildTask =
  | { verb: "convert"; source: string; importance?: string; folder: string; options: PaintByNumbersOptions }
  | { verb: "draw"; model: string; folder: string; style: Style; as: "svg" | "png" }
  | { verb: "revise"; model: string; folder: string; edit: Edit }
  | { verb: "rasterize"; svg: string; folder: string; widthPx: number };

/** A file a child has written and synced. */
export interface MadeFile {
  /** What it is; a `photo` is an `origin` that is only shown until the real one is there. */
  name: MadeFileName;
  path: string;
  extension: "jpg" | "png" | "svg" | "tpbn";
  type: string;
  size: number;
  sha256: string;
  width: number | null;
  height: number | null;
}

export type MadeFileName =
  | "photo"
  | "model"
  | "source"
  | "origin"
  | "painting"
  | "numbers"
  | "thumbnail"
  | "drawing";

/** What a finished task leaves behind. */
export interface ChildResult {
  files: MadeFile[];
  /** Upright size of the photo in pixels; only conversions know it. */
  photo?: { width: number; height: number };
  summary?: PictureSummary;
}

/** The small facts of a model that replies need without opening the file. */
export interface PictureSummary {
  widthMM: number;
  heightMM: number;
  segments: number;
  palette: { code: string; hex: string; areaShare: number; segments: number }[];
  /** The palette as the conversion left it, once somebody has edited the picture. */
  initial?: PictureSummary["palette"];
  /** Width of lines and size of numbers, once somebody has chosen them. */
  look?: Look;
  /** What of the photo's important detail is too small for the canvas. */
  lostDetail?: LostDetail;
}

/** The small facts of a coloring page. */
export interface PageSummary {
  widthMM: number;
  heightMM: number;
}

/** Parts of a task with a time limit of their own. */
export const childPhases = ["start", "decode", "convert", "draw"] as const;
export type ChildPhase = (typeof childPhases)[number];

/** What a child tells its parent. */
export type ChildReport =
  | { says: "hello" }
  | { says: "phase"; phase: ChildPhase }
  | { says: "progress"; stage: string; fraction: number }
  /** Pictures that may be shown before the rest is there; the result does not name them again. */
  | { says: "made"; files: MadeFile[]; painted: boolean }
  | { says: "done"; result: ChildResult }
  | { says: "problem"; code: PhotoProblem; detail: string }
  | { says: "error"; detail: string; infrastructure: boolean };
