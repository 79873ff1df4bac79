import {
  digits,
  haloShare,
  patternInk,
  patternOf,
  patternSide,
  readableOn,
  strongLineMM,
} from "@tintery/engine/painting";
import { dotsPerPixel, type Painter } from "../../../close-look/sharp-layer.tsx";
import { type Point, type Size, visiblePart } from "../../../close-look/view.ts";
import type { ShownPainting, ShownRegion } from "./shown-painting.ts";
import { pixelsPerMM, type TracedShape } from "./traced-painting.ts";

/** How a painting is shown. */
export interface Show {
  /** Fills of the regions, by color of the palette. */
  readonly fills: readonly string[];
  /** Whether a region is painted; others are white. */
  readonly isPainted: (region: ShownRegion) => boolean;
  /** Patterns over all regions, by their color. */
  readonly patterns: boolean;
  /** Which numbers are there to be read. */
  readonly numbers: "all" | "unpainted" | "none";
  /** Borders thin and gray, or black and strong; none on a finished painting. */
  readonly lines: "usual" | "strong" | "none";
}

/** Numbers that are fewer screen pixels high cannot be read: they would be dirt on the page. */
const minNumberPx = 4.5;
/**
 * Thinner borders are drawn so many screen pixels wide and fainter instead; strong ones are at least so wide, there and on the
 * canvas.
 */
const minLinePx = 0.8;
const strongLine = { px: 2, width: strongLineMM * pixelsPerMM };
/** Borders seen from afar are never fainter. */
const faintest = 0.4;
/** Fonts of sizes nearer than this share one: setting a font takes longer than writing a number. */
const fontStepPx = 0.5;

/** Paints the page: regions, borders, thin details, numbers. */
export function pagePainter(painting: ShownPainting, show: Show): Painter {
  return (context, { view, room }) => {
    const { scale } = view;
    const isSeen = within(visiblePart(view, room));
    clipToPage(context, painting);
    // paper is white, in the dark, too
    context.fillStyle = "#fff";
    context.fill();
    context.lineJoin = "round";
    context.lineCap = "round";
    // every region's own line closes the seam to the next one
    context.lineWidth = 1 / scale;
    const regions = painting.regions.filter(isSeen);
    for (const region of regions) {
      if (!show.isPainted(region)) continue;
      context.fillStyle = context.strokeStyle = show.fills[region.color]!;
      context.fill(region.path, "evenodd");
      context.stroke(region.path);
    }
    if (show.patterns) paintPatterns(context, regions, show, scale);
    if (show.lines !== "none") paintBorders(context, painting, show.lines, scale);
    const isAllPainted = painting.regions.every(show.isPainted);
    paintDetails(context, painting, isAllPainted ? show.fills : null);
    if (show.numbers !== "none") paintNumbers(context, painting, show, { isSeen, scale });
  };
}

/** Lines along the edge of the page end there. */
function clipToPage(context: CanvasRenderingContext2D, { size }: ShownPainting): void {
  context.beginPath();
  context.rect(0, 0, size.width, size.height);
  context.clip();
}

const within =
  (part: Point & Size) =>
  ({ box }: TracedShape): boolean =>
    box.x < part.x + part.width &&
    box.y < part.y + part.height &&
    box.x + box.width > part.x &&
    box.y + box.height > part.y;

function paintPatterns(
  context: CanvasRenderingContext2D,
  regions: readonly ShownRegion[],
  show: Show,
  scale: number,
): void {
  const made = new Map<string, CanvasPattern | null>();
  context.save();
  context.globalAlpha = patternInk.opacity;
  for (const region of regions) {
    const ink = readableOn(show.isPainted(region) ? show.fills[region.color]! : "#ffffff");
    const key = `${region.color} ${ink}`;
    if (!made.has(key)) made.set(key, makePattern(context, region.color, ink, scale));
    const pattern = made.get(key);
    if (!pattern) continue;
    context.fillStyle = pattern;
    context.fill(region.path, "evenodd");
  }
  context.restore();
}

/** A pattern that is as fine on the screen however close one comes. */
function makePattern(
  context: CanvasRenderingContext2D,
  color: number,
  ink: string,
  scale: number,
): CanvasPattern | null {
  const pattern = patternOf(color);
  const dots = dotsPerPixel();
  const tile = document.createElement("canvas");
  tile.width = tile.height = Math.round(patternSide * pattern.scale * dots);
  const pen = tile.getContext("2d");
  if (!pen) return null;
  const fine = tile.width / patternSide;
  pen.scale(fine, fine);
  pen.strokeStyle = ink;
  pen.lineCap = "round";
  pen.lineWidth = (patternInk.width * dots) / fine;
  pen.stroke(new Path2D(pattern.path));
  const repeated = context.createPattern(tile, "repeat");
  repeated?.setTransform(new DOMMatrix().scale(1 / (scale * dots)));
  return repeated;
}

function paintBorders(
  context: CanvasRenderingContext2D,
  { outlines }: ShownPainting,
  lines: "usual" | "strong",
  scale: number,
): void {
  const isStrong = lines === "strong";
  for (const { path, color, width } of outlines.strokes) {
    const wanted = isStrong ? strongLine.width : width;
    const min = (isStrong ? strongLine.px : minLinePx) / scale;
    context.globalAlpha = isStrong ? 1 : Math.max(faintest, Math.min(1, wanted / min));
    context.strokeStyle = isStrong ? "#000000" : color;
    context.lineWidth = Math.max(wanted, min);
    context.stroke(path);
  }
  context.globalAlpha = 1;
}

/** @param tones what painted details are shown in, by color of the palette; null for printed ones */
function paintDetails(
  context: CanvasRenderingContext2D,
  { picture, details }: ShownPainting,
  tones: readonly string[] | null,
): void {
  const { fills, strokes } = tones ? details.painted : details.printed;
  const toneOf = new Map(picture.palette.map(({ hex }, k) => [hex, tones?.[k] ?? hex]));
  for (const { path, color } of fills) {
    context.fillStyle = toneOf.get(color) ?? color;
    context.fill(path, "evenodd");
  }
  for (const { path, color, width } of strokes) {
    context.strokeStyle = toneOf.get(color) ?? color;
    context.lineWidth = width;
    context.stroke(path);
  }
}

function paintNumbers(
  context: CanvasRenderingContext2D,
  painting: ShownPainting,
  show: Show,
  { isSeen, scale }: { isSeen: (shape: TracedShape) => boolean; scale: number },
): void {
  const { picture, regions, numbers } = painting;
  context.textAlign = "center";
  let font = 0;
  picture.numbers.forEach((number, k) => {
    const region = regions[number.region]!;
    const ground = regions[number.leader?.over ?? number.region]!;
    if (show.numbers === "unpainted" && show.isPainted(region)) return;
    const isOnPaint = show.isPainted(ground);
    const placed = numbers.texts[k];
    if (!placed || !isSeen(region)) return;
    const size = placed.sizeMM * pixelsPerMM;
    if (size * digits.height * scale < minNumberPx) return;
    const rounded = (Math.max(1, Math.floor((size * scale) / fontStepPx)) * fontStepPx) / scale;
    if (rounded !== font) {
      font = rounded;
      context.font = `${font}px ${digits.fontFamily}`;
    }
    const [x, y] = [placed.x * pixelsPerMM, placed.y * pixelsPerMM + digits.drop * size];
    if (show.patterns) {
      context.strokeStyle = isOnPaint ? show.fills[ground.color]! : "#fff";
      context.lineWidth = size * haloShare;
      context.strokeText(placed.text, x, y);
    }
    context.fillStyle = isOnPaint ? readableOn(show.fills[ground.color]!) : placed.color;
    context.fillText(placed.text, x, y);
  });
}

/** How much of everything else is left to see while one color is chosen. */
const veil = "rgb(255 255 255 / 72%)";
/** The line around a region, in screen pixels; white beside it, so that it is seen on every color, but not under the veil. */
const mark = {
  wash: "rgb(180 67 31 / 16%)",
  fine: { color: "#b4431f", px: 1 },
  line: { color: "#b4431f", px: 2 },
  halo: { color: "#ffffff", px: 4 },
} as const;

/** Regions that stand out. */
export interface Choice {
  /** A veil lies over everything but these; null for no veil. */
  readonly clear: readonly ShownRegion[] | null;
  /** Washed with the color of marks. */
  readonly washed?: readonly ShownRegion[];
  /** With a line around them. */
  readonly marked: readonly ShownRegion[];
}

/** Makes some regions of a painting stand out. */
export function choicePainter(painting: ShownPainting, { clear, washed = [], marked }: Choice): Painter {
  return (context, { view, room }) => {
    clipToPage(context, painting);
    const isSeen = within(visiblePart(view, room));
    const fill = (regions: readonly ShownRegion[]) => {
      for (const { path } of regions.filter(isSeen)) context.fill(path, "evenodd");
    };
    if (clear) {
      context.fillStyle = veil;
      context.fillRect(0, 0, painting.size.width, painting.size.height);
      context.globalCompositeOperation = "destination-out";
      context.fillStyle = "#000";
      fill(clear);
      context.globalCompositeOperation = "source-over";
    }
    context.fillStyle = mark.wash;
    fill(washed);
    context.lineJoin = "round";
    const seen = marked.filter(isSeen);
    const lines = clear ? [mark.fine] : [mark.halo, mark.line];
    for (const { color, px } of lines) {
      context.strokeStyle = color;
      context.lineWidth = px / view.scale;
      for (const { path } of seen) context.stroke(path);
    }
  };
}
