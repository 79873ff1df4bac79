import type { Raster } from "@tintery/engine";
import type { VectorFileNote } from "./vector-file-notes.ts";

/** A drawing as pixels. */
export interface RasterizedVectorFile {
  /** RGBA, not premultiplied, transparent where nothing is drawn. */
  raster: Raster;
  /** Size on paper as far as the file says one in real units. */
  widthMM: number | null;
  heightMM: number | null;
  /** Each at most once. */
  notes: readonly VectorFileNote[];
  /** An SVG as the sanitizer rebuilt it, harmless to hand out; null for other kinds of file. */
  svg: string | null;
}

/** How a drawing is wanted. */
export interface RasterizeOptions {
  /** The longer side of the result, in pixels; files that are very costly to draw come out smaller. */
  side: number;
  /** The path of a Ghostscript for PostScript that we cannot read ourselves. */
  ghostscript?: string;
  /** Where Ghostscript's folder is made, so that it goes with the job's when the process is killed. */
  temporary?: string;
}
