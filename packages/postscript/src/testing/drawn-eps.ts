import sharp from "sharp";
import { postscriptToSvg } from "../postscript-to-svg.ts";
import type { PostScriptOptions } from "../postscript-to-svg.ts";
import { openFonts } from "../open-fonts.ts";
import { epsOf } from "./eps-of.ts";

/** What a program of a page of 100 × 100 points drew on white, four pixels a point. */
export interface DrawnEps {
  readonly svg: string;
  readonly notes: readonly string[];
  /** The color at a point counted from the lower left, as `r,g,b`. */
  at(x: number, y: number): string;
}

const scale = 4;

/** Runs a program, or a whole file, and draws what it painted. */
export async function drawnEps(
  program: string | Uint8Array,
  options: PostScriptOptions = {},
): Promise<DrawnEps> {
  const file = typeof program === "string" ? epsOf(program) : program;
  const { svg, notes } = postscriptToSvg(file, { fonts: openFonts, ...options });
  const { data, info } = await sharp(Buffer.from(svg))
    .flatten({ background: "#fff" })
    .resize(100 * scale, 100 * scale, { fit: "fill", kernel: "nearest" })
    .removeAlpha()
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true });
  return {
    svg,
    notes,
    at(x, y) {
      const pixel = Math.floor((100 - y) * scale) * info.width + Math.floor(x * scale);
      return [...data.subarray(3 * pixel, 3 * pixel + 3)].join();
    },
  };
}
