import type { ProblemCode } from "@tintery/contract";

/** What an image model is asked for. */
export interface PaintOrder {
  /** What to paint, as it is sent. */
  prompt: string;
  /** A PNG to be drawn anew as the prompt says; without one it is painted from words alone. */
  photo?: Uint8Array;
  /** How far the photo is left behind, 0 to 1, for painters that have such a number; else what they usually do. */
  redrawing?: number;
  seed: number;
  /** Pixels. */
  width: number;
  height: number;
  /** Aborts when nobody wants the picture any more. */
  signal: AbortSignal;
  /** Hears how much of it is painted, 0 to 1, where the painter tells. */
  onProgress: (fraction: number) => void;
}

/** How far a photo is left behind where nobody says it. */
export const usualRedrawing = 0.6;

/** What came back: an untrusted file that says it is a picture. */
export interface Painted {
  bytes: Uint8Array;
  /** As far as the painter says which. */
  model: string | null;
  /** Null where the painter takes none. */
  seed: number | null;
}

/** An image model that the operator has connected. */
export interface Painter {
  /** What visitors are told who paints. */
  readonly name: string;
  /** One line for the start banner, without secrets. */
  readonly description: string;
  /** Whether it draws photos anew. */
  readonly takesPhotos: boolean;
  /** The sides of its pictures in pixels, the longer one first. */
  readonly sides: readonly [longer: number, shorter: number];
  /**
   * Paints once. A painter that is sure not to have begun is asked again.
   * @throws PainterTrouble
   */
  paint(order: PaintOrder): Promise<Painted>;
}

/** Why an image model gave no picture, in the contract's words. */
export type PainterProblem = Extract<ProblemCode, `painter_${string}`>;

/** Characters of a painter’s own words that are worth a place in the log. */
const maxDetail = 500;

/** An image model gave no picture. The message is for the log and holds no secret. */
export class PainterTrouble extends Error {
  readonly code: PainterProblem;
  constructor(code: PainterProblem, detail: string, cause?: unknown) {
    super(detail.slice(0, maxDetail), { cause });
    this.name = "PainterTrouble";
    this.code = code;
  }
}
