import type {
  BookFault,
  BookFilePart,
  BookProfile,
  Language,
  Paper,
  SceneWordFacts,
  SheetAge,
  SheetLabels,
} from "@tintery/contract";
import type { ListedPaint } from "@tintery/contract/paint-sets";
import type { HomeProfile, TilePaper } from "@tintery/engine/tables";
import type { PhotoProblem } from "@tintery/photos/header";
import type { BookArt, PrintableBook } from "@tintery/prints/printable-book";
import type { ColorKey, KeyPage } from "@tintery/prints/color-key-words";
import type { VectorFileProblem } from "@tintery/vectors/header";
import type { Display } from "@tintery/engine/draw";
import type { ColoringStyle, OutlinesStyle, PictureEdit, Style } from "@tintery/engine";
import type {
  ColoringOptions,
  OutlinesSummary,
  OutlinesWish,
  PageSummary,
  PaintingOptions,
  PictureSummary,
} from "../stored-image.ts";

/** Work for one child process. Only paths and options go in; a child knows no database, no user and no secret. */
export type ChildTask =
  /** Makes nothing, after loading what all tasks need, or any of them. */
  | { verb: "load"; folder: string; parts: "usual" | "all" }
  | {
      verb: "convert";
      source: string;
      folder: string;
      conversion: Conversion;
      /** The source says what to paint, instead of being a picture. */
      isScene?: boolean;
      /** Whether many will look at it: light pictures are made besides, which take a while. */
      isSample?: boolean;
      ghostscript?: string;
    }
  | { verb: "draw"; model: string; folder: string; drawing: WantedDrawing }
  | { verb: "revise"; folder: string; revision: Revision }
  /** An untrusted photo becomes a picture of our own, without whatever else was in its file. */
  | { verb: "rewrite"; source: string; folder: string; side: number; as: "png" | "jpg" }
  | { verb: "print-key"; folder: string; print: WantedKey }
  | { verb: "print-paints"; folder: string; print: WantedPaintSheet }
  | { verb: "draw-card"; folder: string; card: WantedCard }
  | { verb: "print-book"; folder: string; book: WantedBook; profile: BookProfile }
  /** Its file has no name, see `namelessFile`: nothing comes into its folder. */
  | { verb: "print-class"; folder: string; set: WantedClass }
  /** Many files of one painting, in this order: drawings first. */
  | {
      verb: "draw-all";
      model: string;
      folder: string;
      drawings: readonly WantedDrawing[];
      keys: readonly WantedKey[];
    };

/** What becomes of a photo; `seen` is a file of what was seen of it before. */
export type Conversion =
  /** `drawn` is a file of the photo in its look as an image model painted it, a picture of our own. */
  | {
      kind: "paint-by-numbers";
      options: PaintingOptions;
      importance?: string;
      seen?: string;
      drawn?: string;
    }
  /** `drawn` is a file of the lines as an image model drew them, a PNG of our own. */
  | { kind: "coloring"; options: ColoringOptions; seen?: string; drawn?: string }
  | { kind: "outlines"; options: OutlinesWish; seen?: string };

/** What a stored result becomes without its photo: a model is changed, a page is drawn anew from its maps. */
export type Revision =
  | { kind: "paint-by-numbers"; base: string; edits: readonly PictureEdit[] }
  | ({ kind: "coloring"; maps: string } & Omit<ColoringOptions, "type">);

/** How a model is wanted as a file. Only coloring pages are laid on a sheet. */
export type WantedDrawing =
  | { kind: "paint-by-numbers"; style: Style; as: "svg" | "png" | "dxf" }
  | { kind: "paint-by-numbers"; style: Style; as: "pdf"; printed: Printed }
  | {
      kind: "paint-by-numbers";
      as: "kit";
      printed: Printed;
      paper: TilePaper;
      fitOnOne: boolean;
      key: ColorKey;
      recipes?: RecipeOrder;
      display?: Display;
    }
  | {
      kind: "paint-by-numbers";
      as: "kids-sheet";
      printed: Printed;
      sheet: WantedSheetOfColors;
    }
  | { kind: "coloring"; style: ColoringStyle; as: "svg" }
  | { kind: "coloring"; style: ColoringStyle; as: "png" | "pdf"; sheet: WantedSheet }
  | { kind: "outlines"; style: OutlinesStyle; as: "svg" | "png" | "dxf" };

/** A sheet to be colored by numbers, letters or sums. */
export interface WantedSheetOfColors {
  paper: Paper;
  age: SheetAge;
  labels: SheetLabels;
  times: "×" | "·";
  /** In the order of the palette. */
  colorNames: readonly string[];
  label: string;
  /** A sheet for each of them. */
  names: readonly string[];
  /** Over the page with the solution; null without one. */
  solution: string | null;
}

/** The colors of a painting as a file to look at and print, in words of one language. */
export interface WantedKey {
  key: ColorKey;
  as: "pdf" | "png";
  /** The sheet of a PDF; a PNG is as long as its colors. */
  page: KeyPage;
  title: string;
  language: string;
}

/**
 * What chats show of a link: the files of two pictures of ours beside each other with the colors of the second (`#rrggbb`), or colors
 * alone.
 */
export type WantedCard =
  | { what: "picture"; before: string; after: string; colors: readonly string[] }
  | { what: "palette"; colors: readonly string[] };

/** A coloring book in words of one language, with the files of its pages' models in their order. */
export interface WantedBook extends Omit<PrintableBook, "pages" | "coverArt"> {
  pages: readonly (Omit<BookArt, "load"> & { model: string })[];
  /** Place of the page on the cover, from 0. */
  coverPage: number;
}

/**
 * A coloring page, a sheet of a painting, or a book, for each child of a class. Names stand here and in the file that is made, nowhere
 * else.
 */
export type WantedClass =
  | ({
      what: "pages";
      model: string;
      names: readonly string[];
      label: string;
      marginMM: number;
      paper: { widthMM: number; heightMM: number };
    } & Printed)
  | { what: "sheets"; model: string; printed: Printed; sheet: WantedSheetOfColors }
  | { what: "books"; names: readonly string[]; book: WantedBook; profile: HomeProfile };

/** How the colors of a painting shall be mixed. */
export interface RecipeOrder {
  /** What the paints are called together. */
  set: string;
  paints: readonly ListedPaint[];
  colors: readonly { code: string; name: string; hex: string; milliliters: number }[];
}

/** What is printed of paints: how colors are mixed from them, or what any two of them make. */
export type WantedPaintSheet = Printed & { page: KeyPage } & (
    | ({ what: "recipes" } & RecipeOrder)
    | { what: "chart"; set: string; paints: readonly ListedPaint[] }
  );

/** What a PDF is called, and the language of its words. */
export interface Printed {
  title: string;
  language: Language;
}

/** The sheet that a coloring page is printed on. */
export interface WantedSheet {
  paper: { widthMM: number; heightMM: number };
  marginMM: number;
  /** The word before the name line, and a name that already stands on it; null without the line. */
  name: { label: string; name: string } | null;
  /** What a QR code below the page leads to. */
  address?: string;
}

/**
 * The descriptor of a child's process that leads to a file without a name, for what must be nowhere on a disk when a process is killed:
 * the first after those of its channel.
 */
export const namelessFile = 4;

/** A file a child has written and synced. */
export interface MadeFile {
  /** What it is; a `photo` is an `origin` that is only shown until the real one is there. */
  name: MadeFileName;
  path: string;
  extension: MadeFileExtension;
  type: string;
  size: number;
  sha256: string;
  width: number | null;
  height: number | null;
}

/** The media types of what children make, by the ends of the files' names. */
export const fileTypes = {
  tpbn: "application/octet-stream",
  tcol: "application/octet-stream",
  tmap: "application/octet-stream",
  tsee: "application/octet-stream",
  tout: "application/octet-stream",
  dxf: "image/vnd.dxf",
  pdf: "application/pdf",
  avif: "image/avif",
  jpg: "image/jpeg",
  png: "image/png",
  svg: "image/svg+xml",
  webp: "image/webp",
} as const;

export type MadeFileExtension = keyof typeof fileTypes;

/** What many look at, once more as AVIF: `light` in the size of the others, `small` for phones. */
export type LightPicture = "light" | "light-origin" | "small" | "small-origin";

export type MadeFileName =
  | "photo"
  | "model"
  | "source"
  | "origin"
  | "painting"
  | "numbers"
  | "page"
  | "maps"
  | "look"
  | "seen"
  | "drawn"
  | "thumbnail"
  | BookFilePart
  | LightPicture
  | "drawing";

/** What a finished task leaves behind. */
export interface ChildResult {
  files: MadeFile[];
  /** Upright size of the photo in pixels; only conversions know it. */
  photo?: { width: number; height: number };
  summary?: ResultSummary;
  /** Of a picture from a prompt: what became of each word. */
  words?: SceneWordFacts[];
  /** Of a printed book: what was measured of each of its files, in their order. */
  printed?: { pageCount: number; faults: BookFault[] }[];
}

export type ResultSummary = PictureSummary | PageSummary | OutlinesSummary;

/** Parts of a task with a time limit of their own. */
export const childPhases = ["decode", "convert", "draw"] as const;
export type ChildPhase = (typeof childPhases)[number];

/** What a child tells its parent. */
export type ChildReport =
  /** All that its task needs is loaded, and it begins. */
  | { says: "hello" }
  | { says: "phase"; phase: ChildPhase }
  | { says: "progress"; stage: string; fraction: number }
  /** Pictures that may be shown before the rest is there; the result does not name them again. */
  | { says: "made"; files: MadeFile[]; painted: boolean }
  | { says: "done"; result: ChildResult }
  | { says: "problem"; code: PhotoProblem | VectorFileProblem; detail: string }
  | { says: "error"; detail: string; infrastructure: boolean };
