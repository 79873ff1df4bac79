import { componentsOf } from "../../packages/engine/src/edges/components.ts";
import { thin } from "../../packages/engine/src/edges/thinning.ts";
import { squaredDistances } from "../../packages/engine/src/raster/distance.ts";
import { connect } from "../../packages/engine/src/regions/connect.ts";

/** What a printed coloring page is like. Shares are 0 to 1, lengths millimeters. */
export interface PageMeasures {
  /** Share of the page that is ink. */
  readonly ink: number;
  /** White areas above 1 mm², and the share of the page in those of at least 100 mm². */
  readonly areas: number;
  readonly inLargeAreas: number;
  /** White areas from 0.1 to 4 mm²: nobody colors them. */
  readonly slivers: number;
  /** Blobs of ink below 1 mm² and shorter than 2.5 mm. */
  readonly speckles: number;
  /** Connected ink shorter than 6 mm. */
  readonly shortComponents: number;
  readonly lineMM: number;
  /** Median width of lines, and their standard deviation as a share of the mean. */
  readonly strokeMM: number;
  readonly strokeVariation: number;
  /** Free ends on 100 mm of line, away from the page's edge. */
  readonly openEnds: number;
}

/** Diagonal steps make lines longer than they have pixels, by this on average. */
const lengthOfPixel = 1.12;
/** Smaller specks of white, in square millimeters, are closed by the ink itself. */
const pinhole = 0.1;
/** So near the page's edge, in millimeters, ends are no open ends and widths are not counted. */
const margin = 3;

/**
 * Measures a page as it is printed.
 * @param gray one byte a pixel, 0 black
 * @param perMM pixels in a millimeter
 */
export function measurePage(
  { width, height, data }: { width: number; height: number; data: Uint8Array },
  perMM: number,
): PageMeasures {
  const size = { width, height };
  const ink = data.map((value) => (value < 128 ? 1 : 0));
  const white = whiteAreas(ink, size, perMM);
  const components = componentSizes(ink, size, perMM);
  const lines = thin(ink, size);
  const depth = squaredDistances(
    ink.map((on) => 1 - on),
    width,
    height,
  );
  const widths: number[] = [];
  let [count, ends] = [0, 0];
  const inset = margin * perMM;
  for (let i = 0; i < lines.length; i++) {
    if (!lines[i]) continue;
    count++;
    const [x, y] = [i % width, Math.floor(i / width)];
    // a frame lies half off the page, and lines end there
    if (!(x > inset && y > inset && x < width - inset && y < height - inset)) continue;
    widths.push((2 * Math.sqrt(depth[i]!) - 1) / perMM);
    if (isEnd(i, lines, depth, width)) ends++;
  }
  widths.sort((p, q) => p - q);
  const mean = widths.reduce((sum, w) => sum + w, 0) / Math.max(1, widths.length);
  const spread = widths.reduce((sum, w) => sum + (w - mean) ** 2, 0) / Math.max(1, widths.length);
  const lineMM = (count / perMM) * lengthOfPixel;
  return {
    ink: ink.reduce((sum, on) => sum + on, 0) / ink.length,
    ...white,
    ...components,
    lineMM,
    strokeMM: widths[widths.length >> 1] ?? 0,
    strokeVariation: mean > 0 ? Math.sqrt(spread) / mean : 0,
    openEnds: lineMM > 0 ? (ends / lineMM) * 100 : 0,
  };
}

interface Size {
  readonly width: number;
  readonly height: number;
}

function whiteAreas(ink: Uint8Array, { width, height }: Size, perMM: number) {
  const labels = connect(Int32Array.from(ink), width, height);
  const counts = new Float64Array(labels.count);
  for (const label of labels.data) counts[label]!++;
  const own = [...counts]
    .filter((_, label) => labels.colors[label] === 0)
    .map((pixels) => pixels / perMM ** 2);
  const large = own.filter((area) => area >= 100).reduce((sum, area) => sum + area, 0);
  return {
    areas: own.filter((area) => area > 1).length,
    slivers: own.filter((area) => area >= pinhole && area < 4).length,
    inLargeAreas: large / ((width * height) / perMM ** 2),
  };
}

function componentSizes(ink: Uint8Array, size: Size, perMM: number) {
  const { count, start, pixels } = componentsOf(ink, size);
  let [speckles, shortComponents] = [0, 0];
  for (let p = 0; p < count; p++) {
    let [left, right, top, bottom] = [size.width, 0, size.height, 0];
    for (let k = start[p]!; k < start[p + 1]!; k++) {
      const [x, y] = [pixels[k]! % size.width, Math.floor(pixels[k]! / size.width)];
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
    }
    const extent = Math.max(right - left + 1, bottom - top + 1) / perMM;
    const area = (start[p + 1]! - start[p]!) / perMM ** 2;
    if (area < 1 && extent < 2.5) speckles++;
    if (extent < 6) shortComponents++;
  }
  return { speckles, shortComponents };
}

/** Corners of thick lines leave spurs when they are thinned: an end is further from where lines meet than its line is wide. */
const spur = 1.5;

/** Whether a thinned line ends at a pixel, and is not only the spur of a corner. */
function isEnd(end: number, lines: Uint8Array, depth: Float32Array, width: number): boolean {
  if (neighborsOn(lines, end, width) !== 1) return false;
  const way = [end];
  for (let deepest = depth[end]!; way.length <= spur * 2 * Math.sqrt(deepest); ) {
    const next = aroundOf(way.at(-1)!, width).filter((i) => lines[i] && !way.includes(i));
    if (next.length !== 1) return next.length === 0;
    way.push(next[0]!);
    deepest = Math.max(deepest, depth[next[0]!]!);
  }
  return true;
}

const aroundOf = (i: number, width: number): number[] =>
  [-width - 1, -width, -width + 1, -1, 1, width - 1, width, width + 1].map((step) => i + step);

function neighborsOn(on: Uint8Array, i: number, width: number): number {
  let count = 0;
  for (const at of aroundOf(i, width)) count += on[at] ?? 0;
  return count;
}
