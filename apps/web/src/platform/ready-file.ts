import type { ProblemCode } from "@tintery/contract/tables";

/**
 * Why a file cannot be used: a problem of the contract, with what the file really is where that is known; no file at all; or
 * a part of ours that is needed to open it and cannot be fetched.
 */
export interface PhotoRefusal {
  readonly code:
    | Extract<ProblemCode, "too_large" | "unsupported_type" | "damaged" | "too_many_pixels" | "too_small">
    | "address"
    | "unreachable";
  readonly found?: string | undefined;
}

/** Pixels of the largest canvas that every browser has: Safari on phones draws nothing on larger ones. */
export const maxCanvasPixels = 4096 * 4096;

/** What a visitor should know about how a file was made ready. */
export type ReadyNote = "first_frame" | "made_smaller";

/** A file as it is shown and sent. */
export interface ReadyFile {
  readonly file: File;
  readonly note: ReadyNote | null;
}

export const isRefusal = (result: object): result is PhotoRefusal => "code" in result;
