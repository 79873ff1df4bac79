import { onKernels } from "../kernels/kernels.ts";
import { stepsPerUnit } from "../colors/oklab.ts";
import type { LostDetail } from "../drawing/picture.ts";
import type { Planes } from "../raster/planes.ts";
import { connect } from "../regions/connect.ts";
import type { ColoredLabels } from "../regions/labels.ts";
import { depthsOf } from "../regions/number-room.ts";
import { type Canvas, layOnCanvas, sheetOf } from "./canvas.ts";
import { type CanvasSize, type PaintByNumbersOptions, paintByNumbersOptions } from "./options.ts";

/** Pixels of at least this importance (0 to 255) are detail that should not be missing. */
const important = 110;
/** It is missing where the picture's color is so many OKLab units from the photo's. */
const strong = 15;
/** Less than this share of the detail is not worth a larger canvas. */
const bearable = 0.05;
/** A larger canvas is recommended when it would keep this share of what is lost. */
const saved = 0.6;
/** What rounding takes from small components: they must be so much larger than what is needed. */
const margin = 1.5;
/** Components that even so many times larger would be too small are no detail but ragged edges. */
const hopeless = 4;

/** What detail needs to survive, in working pixels. */
export interface Needs {
  readonly radius: number;
  readonly minArea: number;
}

/** A connected component of lost detail: its pixels, and how much larger it must be to survive. */
interface Component {
  readonly pixels: number;
  readonly scale: number;
}

/**
 * How much of the important detail of strong contrast the picture lost, in thousandths, and the smallest canvas
 * preset on which most of that is large enough to be painted; null when little is lost or no preset is large
 * enough.
 */
export function findLostDetail(
  { labels, palette }: { labels: ColoredLabels; palette: Float64Array },
  { planes, importance, needs }: { planes: Planes; importance: Uint8Array; needs: Needs },
  { canvas, options }: { canvas: Canvas; options: PaintByNumbersOptions },
): LostDetail {
  const { width, height } = labels;
  const rated = { planes, importance, min: important, limit: (strong * stepsPerUnit) ** 2 };
  const { all, mask } = lostPixels(labels, palette, rated);
  const missing = connect(mask, width, height);
  const components = componentsOf(missing, needs).filter(({ scale }) => scale <= hopeless);
  const lost = components.reduce((sum, { pixels }) => sum + pixels, 0);
  const share = all === 0 ? 0 : Math.round((1000 * lost) / all) / 1000;
  return { share, recommendedCanvas: canvasFor(share, components, { canvas, options }) };
}

interface Made {
  readonly canvas: Canvas;
  readonly options: PaintByNumbersOptions;
}

/**
 * The smallest preset on which most of what is missing would be large enough to be painted; null when little is lost or no preset
 * is large enough.
 * @param missing the missing detail as regions of color 1, in the unit of the needs
 */
export function recommendedCanvas(
  share: number,
  missing: ColoredLabels,
  { needs, ...made }: Made & { readonly needs: Needs },
): string | null {
  return canvasFor(share, componentsOf(missing, needs), made);
}

function canvasFor(
  share: number,
  components: readonly Component[],
  { canvas, options }: Made,
): string | null {
  return share < bearable ? null : larger(canvas, options, scaleFor(components));
}

/** A picture, how important its pixels are, from which importance on they count, and the squared distance that is far. */
interface Rated {
  readonly planes: Planes;
  readonly importance: Uint8Array;
  readonly min: number;
  readonly limit: number;
}

/** 1 for every pixel of detail that is missing, and how many pixels are detail at all. */
function lostPixels(
  { data, colors }: ColoredLabels,
  palette: Float64Array,
  { planes, importance, min, limit }: Rated,
): { all: number; mask: Int32Array } {
  const size = data.length;
  return onKernels((kernels, arena) => {
    const labels = [arena.put(data), arena.put(colors), arena.put(palette)] as const;
    const rated = [arena.put(planes.l), arena.put(planes.a), arena.put(planes.b)] as const;
    const out = arena.room(size * 4);
    const all = kernels.lostPixels(...labels, ...rated, arena.put(importance), min, limit, size, out);
    return { all, mask: arena.read(out, new Int32Array(size)) };
  });
}

/** The components (regions of color 1), the one that needs least enlargement first. */
function componentsOf(labels: ColoredLabels, { radius, minArea }: Needs): Component[] {
  const { count, colors } = labels;
  const { pixels, deepest } = depthsOf(labels, Math.ceil(radius));
  const found: Component[] = [];
  for (let component = 0; component < count; component++) {
    if (colors[component] === 0) continue;
    const wide = radius / (Math.sqrt(deepest[component]!) + 0.5);
    const scale = margin * Math.max(wide, Math.sqrt(minArea / pixels[component]!));
    found.push({ pixels: pixels[component]!, scale });
  }
  return found.sort((p, q) => p.scale - q.scale);
}

/** How much larger the picture must be for most of its lost detail to survive. */
function scaleFor(components: readonly Component[]): number {
  let rest = saved * components.reduce((sum, { pixels }) => sum + pixels, 0);
  for (const component of components) {
    rest -= component.pixels;
    if (rest <= 0) return component.scale;
  }
  return Number.POSITIVE_INFINITY;
}

/** The smallest preset on which the picture is at least `scale` times as wide as now. */
function larger(canvas: Canvas, options: PaintByNumbersOptions, scale: number): string | null {
  let best: { name: string; area: number } | undefined;
  for (const name of Object.keys(paintByNumbersOptions.canvasSize.presets)) {
    const wish = { ...options, canvasSize: name as CanvasSize, crop: false };
    const { widthMM } = layOnCanvas(canvas.cut, wish, 1);
    const sheet = sheetOf(wish);
    const area = sheet.widthMM * sheet.heightMM;
    const isEnough = widthMM >= scale * canvas.widthMM && widthMM > canvas.widthMM;
    if (isEnough && (!best || area < best.area)) best = { name, area };
  }
  return best?.name ?? null;
}
