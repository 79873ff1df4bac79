import type { MadeFile, ResultSummary } from "./child-task.ts";
import type { DecodedUpload, Intake } from "./decode-upload.ts";

/** What a photo can become, as far as a conversion has to know it. */
export interface Product extends Intake {
  /** The long work. `fraction` is 0 to 1 of it. */
  convert(upload: DecodedUpload, tick: (stage: string, fraction: number) => void): Converted;
  /** Whether before and after are shown while the rest is still being made. */
  readonly isPaintedFirst: boolean;
}

/** What a photo has become. */
export interface Converted {
  readonly widthMM: number;
  readonly heightMM: number;
  readonly summary: ResultSummary;
  /** Draws what the pages show, as files in `folder`. */
  drawPreviews(folder: string): Promise<Previews>;
  /** Writes what later drawings are made from. */
  writeModel(folder: string): Promise<MadeFile[]>;
}

/** The pictures of a result that pages show. */
export interface Previews {
  /** Lie beside the photo, all of the same size. */
  beside: MadeFile[];
  thumbnail: MadeFile;
  /** In pixels; the same for every revision of a result. */
  size: { width: number; height: number };
}

/** Longest side of the pictures on the result page, in pixels: sharp on a wide screen, light on a phone. */
export const previewSide = 1600;
export const thumbnailSide = 480;
/** Longest side of a sample's thumbnail: at 240 to 270 pixels of the home page, one and a half for each. */
export const lightThumbnailSide = 360;
/** Longest side of what phones are sent of a sample: two pixels for each of a phone's page. */
export const smallSide = 720;
