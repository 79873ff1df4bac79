import { mmPerPoint } from "@tintery/engine/tables";
import { VectorFileError } from "./vector-file-error.ts";
import { vectorFileLimits } from "./vector-file-limits.ts";

/** A page larger than a house is a mistake of units, and so is one smaller than a dot. */
const maxMM = 20_000;
const minMM = 0.1;

/**
 * Pixels for a page so that its longer side is `side` long.
 * @throws VectorFileError `damaged` when the page has no size, `too_small` when it is a mere line
 */
export function pixelsOf(
  page: { width: number; height: number },
  side: number,
): { width: number; height: number } {
  const { width, height } = page;
  if (!(width > 1e-9 && height > 1e-9 && Math.max(width, height) < 1e12))
    throw new VectorFileError("damaged", `a page of ${width} × ${height}`);
  const scale = side / Math.max(width, height);
  const pixels = { width: Math.round(width * scale), height: Math.round(height * scale) };
  if (Math.min(pixels.width, pixels.height) < vectorFileLimits.minSide)
    throw new VectorFileError("too_small", `${pixels.width} × ${pixels.height}`);
  return pixels;
}

/** Size on paper of a page measured in points, null where no paper is so large or so small. */
export function pointsInMM(points: { width: number; height: number }): {
  widthMM: number | null;
  heightMM: number | null;
} {
  const fits =
    Math.max(points.width, points.height) * mmPerPoint <= maxMM &&
    Math.min(points.width, points.height) * mmPerPoint >= minMM;
  return {
    widthMM: fits ? roundMM(points.width * mmPerPoint) : null,
    heightMM: fits ? roundMM(points.height * mmPerPoint) : null,
  };
}

/** Hundredths of a millimeter are as exact as any paper. */
const roundMM = (mm: number) => Math.round(mm * 100) / 100;
