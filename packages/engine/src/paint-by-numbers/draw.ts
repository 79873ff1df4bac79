import { hexOfRgb, rgbOfHex } from "../colors/hex.ts";
import { fromLinear, hexToOklab, stepsPerUnit } from "../colors/oklab.ts";
import { codeWidth } from "../drawing/code-width.ts";
import { patternInk } from "../drawing/color-patterns.ts";
import { comfortableNumber, digits } from "../drawing/digits.ts";
import { type Display, strongLineMM } from "../drawing/display.ts";
import { drawFrame, thousandths } from "../drawing/frame.ts";
import { withLetters } from "../drawing/letter-codes.ts";
import { type NumberPlace, type Picture, type StrokeWidth, toGrid, unitsPerMM } from "../drawing/picture.ts";
import { layersNameSpace } from "../drawing/svg-layer.ts";
import { mmPerPoint } from "../drawing/units.ts";
import { followCurve, followHalfEdge, followRing, beginOf, type Pen } from "../drawing/follow-path.ts";
import type { PaintingSurface, Trace } from "./painting-surface.ts";
import { SvgSurface } from "./svg-surface.ts";

/** Line widths of the forms → millimeters on the canvas. */
export const strokeWidths = { "0.2": 0.12, "1": 0.3, "2": 0.5, "5": 0.9 } as const;

/** What each kind of drawing shows; `fills` says how regions are painted. */
const layers = {
  /** The numbered white page; its regions are there to be chosen and recolored, but not seen. */
  pbn: { fills: "hidden", borders: true, numbers: true },
  outlines: { fills: "none", borders: true, numbers: false },
  /** The painted picture. */
  origin: { fills: "color", borders: false, numbers: false },
  originwithnumbers: { fills: "color", borders: true, numbers: true },
  grayscale: { fills: "gray", borders: true, numbers: true },
  /** The numbered page with the painting shining through. */
  hybrid: { fills: "tint", borders: true, numbers: true },
} as const;

export type DrawingKind = keyof typeof layers;
export const drawingKinds = Object.keys(layers) as readonly DrawingKind[];

/** How a picture is shown. */
export interface Style {
  readonly kind: DrawingKind;
  readonly strokeWidth: StrokeWidth;
  /** Factor on the size of numbers, 0.2 to 3; numbers never grow beyond what fits. */
  readonly numbersScale: number;
  /** `#rrggbb` of lines, and of numbers on white. */
  readonly strokeColor: string;
  readonly numbersColor: string;
  /** How much of the painting shines through a hybrid, 0 to 1. */
  readonly opacity: number;
  /** Width, in millimeters, of a border around the picture to fold over a stretcher frame; 0 for none. */
  readonly frameMM: number;
  /** As it is; or easier to see. */
  readonly display?: Display;
}

export const defaultStyle: Style = {
  kind: "pbn",
  strokeWidth: 0.2,
  numbersScale: 1,
  strokeColor: "#000000",
  // paint covers gray in one coat; on white it has a contrast of 5 : 1
  numbersColor: "#6b6b6b",
  opacity: 0.05,
  frameMM: 0,
};

/**
 * Width, in millimeters, of the line of their own color that closes the seams between painted regions, and the least share of
 * a picture's longer side that it takes: a pixel of a screen that shows all of it. Thinner ones shimmer white between dark
 * paints.
 */
const seamMM = 0.15;
const seamShare = 1 / 1600;
/** Printed lines are so many times as wide as borders: nobody takes them for one. */
const printedShare = 2;
/** Space, in millimeters, between a number and the line that leads from it. */
const leaderGap = 0.2;

/**
 * The picture as an SVG document whose unit is the millimeter, with layers that drawing programs show.
 * @param pixelMM size of a pixel, in millimeters, if the drawing becomes pixels: regions that are only there to be chosen are
 * left
 *   out then, and seams are closed for that size
 */
export function drawPaintByNumbers(picture: Picture, style: Style, { pixelMM = 0 } = {}): string {
  const { frameMM } = style;
  const { widthMM, heightMM } = sizeWithFrame(picture, style);
  const [width, height] = [widthMM, heightMM].map(thousandths);
  const corner = frameMM === 0 ? "0 0" : `${-frameMM} ${-frameMM}`;
  const size = `width="${width}mm" height="${height}mm" viewBox="${corner} ${width} ${height}"`;
  const ground = frameMM === 0 ? "" : ` x="${-frameMM}" y="${-frameMM}"`;
  const surface = new SvgSurface({ pixelMM });
  layPainting(surface, picture, style);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" ${layersNameSpace} ${size}>`,
    `<rect${ground} width="${width}" height="${height}" fill="#ffffff"/>`,
    ...surface.parts,
    "</svg>",
  ].join("\n");
}

/** Width and height, in millimeters, of a picture with the frame of a style around it. */
export function sizeWithFrame(
  { widthMM, heightMM }: Pick<Picture, "widthMM" | "heightMM">,
  { frameMM }: Pick<Style, "frameMM">,
): { widthMM: number; heightMM: number } {
  return { widthMM: widthMM + 2 * frameMM, heightMM: heightMM + 2 * frameMM };
}

/**
 * Draws a picture on a surface: regions, outlines, thin details, numbers and the frame, each a layer. The picture's upper left
 * corner is the origin; a frame lies around it, at negative places.
 */
export function layPainting(surface: PaintingSurface, named: Picture, style: Style): void {
  const { kind, opacity, frameMM, display } = style;
  const picture = display?.letters ? withLetters(named) : named;
  const { fills, borders, numbers } = layers[kind];
  const whole = { opacity: 1, seamMM: 0 };
  if (fills !== "none") {
    const seen = fills === "hidden" ? 0 : fills === "tint" ? opacity : 1;
    const seam = Math.max(seamMM, Math.max(picture.widthMM, picture.heightMM) * seamShare);
    const look = { opacity: seen, seamMM: fills === "hidden" ? 0 : thousandths(seam) };
    surface.layer("colors", look, () => layRegions(surface, picture, fills));
  }
  if (numbers && display?.patterns)
    surface.layer("patterns", whole, () => layPatterns(surface, picture, kind));
  if (borders) {
    surface.layer("outlines", whole, () => surface.stroke(bordersOf(picture, numbers), lineOf(style)));
  }
  if (picture.thinLines || picture.thinLetters)
    surface.layer("details", whole, () => layThin(surface, picture, style));
  if (numbers) surface.layer("numbers", whole, () => layNumbers(surface, picture, style));
  if (frameMM > 0) surface.layer("frame", whole, () => surface.stroke(...drawFrame(picture, frameMM)));
}

type Fills = (typeof layers)[DrawingKind]["fills"];

function layRegions(surface: PaintingSurface, { palette, regions, borders }: Picture, fills: Fills): void {
  const colors = palette.map(({ hex }) => (fills === "gray" ? grayOf(hex) : hex));
  for (const { color, rings } of regions) {
    surface.fill((pen) => {
      for (const ring of rings) followRing(pen, ring, borders);
    }, colors[color]!);
  }
}

/** Whether regions stand in their paint, and not on white. */
const isPainted = (kind: DrawingKind) => ["color", "gray"].includes(layers[kind].fills);

/** All regions of a color at once: they share no point. */
function layPatterns(surface: PaintingSurface, picture: Picture, kind: DrawingKind): void {
  const { palette, regions, borders } = picture;
  const ground = (hex: string) => (layers[kind].fills === "gray" ? grayOf(hex) : hex);
  palette.forEach(({ hex }, color) => {
    const own = regions.filter((region) => region.color === color);
    const trace: Trace = (pen) => {
      for (const { rings } of own) for (const ring of rings) followRing(pen, ring, borders);
    };
    if (own.length > 0)
      surface.fillWithPattern(trace, { color, ink: patternInkOn(isPainted(kind) ? ground(hex) : null) });
  });
}

/** The tone of pattern lines over a paint, or over white paper: opaque, so that it takes no transparency to print it. */
export function patternInkOn(paint: string | null): string {
  const share = paint ? patternInk.opacity : patternInk.onPaper;
  const ground = paint ?? "#ffffff";
  const [ink, under] = [rgbOfHex(readableOn(ground)), rgbOfHex(ground)];
  const mixed = (k: 0 | 1 | 2) => Math.round(ink[k] * share + under[k] * (1 - share));
  return hexOfRgb([mixed(0), mixed(1), mixed(2)]);
}

/** The borders' color and width. */
function lineOf({ strokeColor, strokeWidth, display }: Style) {
  const widthMM = strokeWidths[strokeWidth];
  if (!display?.strongLines) return { color: strokeColor, widthMM };
  return { color: "#000000", widthMM: Math.max(widthMM, strongLineMM) };
}

/** Every border once, and the lines that lead from numbers outside their regions. */
function bordersOf(picture: Picture, withLeaders: boolean): Trace {
  return (pen) => {
    const { borders } = picture;
    for (let b = 0; b < borders.length; b++) {
      pen.move(...beginOf(b, borders));
      followHalfEdge(pen, b, borders);
    }
    if (withLeaders) for (const number of picture.numbers) followLeader(pen, picture, number);
  };
}

/**
 * Lines and letters over all regions: painted ones in their own colors, printed ones in that of the borders, and stronger than
 * these.
 */
function layThin(surface: PaintingSurface, picture: Picture, style: Style): void {
  const { palette, thinLines = [], thinLetters = [] } = picture;
  const { fills } = layers[style.kind];
  const inPaint = isPainted(style.kind);
  const paint = (color: number) => (fills === "gray" ? grayOf(palette[color]!.hex) : palette[color]!.hex);
  const { color, widthMM } = lineOf(style);
  const printed = { color, widthMM: widthMM * printedShare };
  for (const { color, width, points } of thinLines) {
    const line = inPaint ? { color: paint(color), widthMM: width / unitsPerMM } : printed;
    surface.stroke((pen) => followCurve(pen, points, false), line);
  }
  for (const { color, rings } of thinLetters) {
    const trace: Trace = (pen) => {
      for (const ring of rings) followCurve(pen, ring, true);
    };
    if (inPaint) surface.fill(trace, paint(color));
    else surface.stroke(trace, printed);
  }
}

/** Leads a pen from the edge of a number to its region; nowhere for numbers inside their regions. */
function followLeader(pen: Pen, { palette, regions }: Picture, { region, x, y, size, leader }: NumberPlace) {
  if (!leader) return;
  const length = codeWidth(palette[regions[region]!.color]!.code);
  const dx = leader.x - x;
  const dy = leader.y - y;
  const halfWidth = (length * digits.width * size) / 2 + leaderGap;
  const halfHeight = (digits.height * size) / 2 + leaderGap;
  const leave = Math.min(halfWidth / Math.abs(dx), halfHeight / Math.abs(dy), 1);
  pen.move(toGrid(x + dx * leave), toGrid(y + dy * leave));
  pen.line(toGrid(leader.x), toGrid(leader.y));
}

function layNumbers(surface: PaintingSurface, { palette, regions, numbers }: Picture, style: Style): void {
  const isOnPaint = isPainted(style.kind);
  const isGray = layers[style.kind].fills === "gray";
  const colors = palette.map(({ hex }) => (isOnPaint ? readableOn(hex) : style.numbersColor));
  const haloOn = (hex: string) => (isOnPaint ? (isGray ? grayOf(hex) : hex) : "#ffffff");
  for (const number of numbers) {
    const { x, y, region, leader } = number;
    const text = palette[regions[region]!.color]!.code;
    const ground = regions[leader?.over ?? region]!.color;
    const sizeMM = thousandths(numberSize(number, style.numbersScale));
    const halo = style.display?.patterns && { halo: haloOn(palette[ground]!.hex) };
    surface.text({ text, x, y, sizeMM, color: colors[ground]!, ...halo });
  }
}

/** The drawn size of a number, in millimeters. */
function numberSize({ size }: NumberPlace, scale: number): number {
  return Math.min(size, Math.min(size, comfortableNumber * mmPerPoint) * scale);
}

/** Lightness (OKLab, 0 to 100) from which on black can be read better than white. */
const lightEnough = 62;

/** Black or white, whichever can be read on a color. */
export function readableOn(hex: string): string {
  return hexToOklab(hex).l > lightEnough * stepsPerUnit ? "#000000" : "#ffffff";
}

/** The gray of the same lightness. */
function grayOf(hex: string): string {
  const lightness = hexToOklab(hex).l / (100 * stepsPerUnit);
  const value = fromLinear(lightness * lightness * lightness);
  return hexOfRgb([value, value, value]);
}
