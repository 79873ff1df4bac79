import type { SceneShape } from "@tintery/contract/tables";
import type { DrawnShapes, Raster, Seen, SeeingNetworks } from "@tintery/engine";
import type { Option } from "commander";
import type { RemoteProduct } from "./server/remote-product.ts";

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Called when a stage begins, with the share of the conversion (0 to 1) done by then. */
export type Tick = (stage: string, fraction: number) => void;

/** One file of a result. */
export interface MadeFile {
  readonly name: string;
  readonly content: string | Uint8Array;
}

/** What a conversion made, and what `--json` says about it. */
export interface Made {
  readonly files: readonly MadeFile[];
  /** Counts by name: colors, segments and so on. */
  readonly counts: Readonly<Record<string, number>>;
  /** Product facts that `--json` prints beside the counts, such as the palette. */
  readonly facts: Readonly<Record<string, unknown>>;
  /** The result in one line for a person. */
  readonly summary: string;
  /** What a person should know of the result, and what helps, in whole sentences. */
  readonly advice?: readonly string[];
}

/** A photo or drawing as pixels, with what is known of it. */
export interface Decoded {
  readonly raster: Raster;
  /** In pixels, upright: of the photo, or of what a drawing became. */
  readonly size: Size;
  /** On paper, where a drawing says so. */
  readonly sizeMM: { readonly widthMM: number; readonly heightMM: number } | null;
  /** What should be known about how a drawing was read. */
  readonly notes: readonly string[];
  /** Of a prompt: the same picture as the shapes that it is made of, to be outlined with a pen of so many pixels. */
  shapes?(pen: number): DrawnShapes;
  /** What it shows, at any size, so that all that is made of it knows the same: of a prompt, where nobody has to look, and of a photo. */
  see?(networks: SeeingNetworks): Seen | Promise<Seen>;
}

/** A conversion with its options read and checked. */
export interface Plan {
  /** The options as they will be used, for `--json`. */
  readonly options: Readonly<Record<string, unknown>>;
  /** Pixels that a photo of this size may be shrunk to while it is decoded. */
  workingSize(photo: Size): Size;
  /** The pixels, and width by height, in which a prompt is painted for it. */
  sceneFrame(shape: SceneShape): Size & { readonly ratio: number };
  /** Whether empty parts of a picture stay empty; otherwise they are white. */
  readonly keepsAlpha?: true;
  /** The photo becomes files in memory. Stages are ticked as they begin. */
  convert(photo: Raster, tick: Tick, decoded: Decoded): Promise<Made>;
}

/** A product on the command line: `tintery <name> PHOTO --out DIR`. */
export interface Verb {
  readonly name: string;
  /** Whether drawings are taken as well as photos: SVG, PDF and Illustrator, EPS. */
  readonly takesDrawings?: true;
  /** Each file it writes and what that is. */
  readonly files: Readonly<Record<string, string>>;
  readonly options: readonly Option[];
  /** Example command lines with what they do. */
  readonly examples: readonly (readonly [command: string, does: string])[];
  /** How a server makes it. */
  readonly remote: RemoteProduct;
  /**
   * Reads the options as commander gives them, and files they name; CommandProblem when they do not fit together.
   * @param isDrawn what is converted is drawn from a prompt
   */
  plan(values: Readonly<Record<string, unknown>>, isDrawn: boolean): Promise<Plan>;
}
