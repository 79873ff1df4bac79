import { VectorFileError } from "../vector-file-error.ts";
import { pointsInMM } from "../vector-file-size.ts";
import { absoluteUnits } from "./plain-lengths.ts";
import type { SvgElement } from "./svg-tree.ts";

/** The page of an SVG: which part of the plane it shows, and how large it is. */
export interface SvgPage {
  /** In units of the drawing; undefined when the file says neither this nor a size. */
  viewBox: { x: number; y: number; width: number; height: number } | undefined;
  /** In CSS pixels; only their ratio matters. */
  width: number;
  height: number;
  /** Where the file gives its size in real units. */
  widthMM: number | null;
  heightMM: number | null;
}

/** CSS pixels a unit. */
const unitPx: Readonly<Record<string, number>> = { ...absoluteUnits, "": 1, em: 16, ex: 8, rem: 16 };
const realUnits = new Set(["pt", "pc", "in", "mm", "cm", "q"]);
const pointsPerPx = 3 / 4;

/**
 * Reads size and view box of the root.
 * @throws VectorFileError `damaged` for sizes of zero or less
 */
export function pageOfSvg({ attributes }: SvgElement): SvgPage {
  const width = lengthOf(attributes.get("width"));
  const height = lengthOf(attributes.get("height"));
  const box = viewBoxOf(attributes.get("viewBox"));
  if (!width && !height && !box)
    return { viewBox: undefined, width: 0, height: 0, widthMM: null, heightMM: null };
  const ratio = box ? box.width / box.height : 1;
  const widthPx = width?.px ?? (height ? height.px * ratio : (box?.width ?? 0));
  const heightPx = height?.px ?? (width ? width.px / ratio : (box?.height ?? 0));
  const isReal = (width ?? height)?.isReal === true && (height ?? width)?.isReal === true;
  return {
    viewBox: box ?? { x: 0, y: 0, width: widthPx, height: heightPx },
    width: widthPx,
    height: heightPx,
    ...(isReal
      ? pointsInMM({ width: widthPx * pointsPerPx, height: heightPx * pointsPerPx })
      : { widthMM: null, heightMM: null }),
  };
}

/** A length in CSS pixels; undefined when it is missing, a share of a window that is not there, or not understood. */
function lengthOf(value: string | undefined): { px: number; isReal: boolean } | undefined {
  const found = /^\s*([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d{1,3})?)\s*([a-z]{0,3})\s*$/i.exec(
    value?.slice(0, 60) ?? "",
  );
  const unit = found?.[2]?.toLowerCase() ?? "";
  const factor = unitPx[unit];
  if (found === null || factor === undefined) return undefined;
  return { px: usable(Number(found[1]) * factor), isReal: realUnits.has(unit) };
}

function viewBoxOf(value: string | undefined): SvgPage["viewBox"] {
  const numbers = value
    ?.slice(0, 200)
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  if (numbers?.length !== 4 || !numbers.every(Number.isFinite)) return undefined;
  const [x = 0, y = 0, width = 0, height = 0] = numbers;
  if (Math.max(Math.abs(x), Math.abs(y)) > 1e12) throw new VectorFileError("damaged", "view box");
  return { x, y, width: usable(width), height: usable(height) };
}

function usable(size: number): number {
  if (!(size > 1e-9 && size < 1e12)) throw new VectorFileError("damaged", `a size of ${size}`);
  return size;
}
