import { hexOfRgb } from "../colors/hex.ts";
import { fromLinear, hexToOklab, stepsPerUnit } from "../colors/oklab.ts";
import { codeWidth } from "../drawing/code-width.ts";
import { comfortableNumber, digits } from "../drawing/digits.ts";
import { mmPerPoint } from "../drawing/units.ts";
import { type NumberPlace, type Picture, type StrokeWidth, unitsPerMM } from "../drawing/picture.ts";
import { drawFrame, thousandths } from "../drawing/frame.ts";
import { followCurve, followHalfEdge, followRing, beginOf } from "../drawing/follow-path.ts";
import { PlainPen } from "../drawing/plain-pen.ts";

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

/** Width, in millimeters, of the line of their own color that closes the seams between painted regions. */
const seam = 0.15;
/** Printed lines are so many times as wide as borders: nobody takes them for one. */
const printedShare = 2;
/** Space, in millimeters, between a number and the line that leads from it. */
const leaderGap = 0.2;

/**
 * The picture as an SVG document whose unit is the millimeter.
 * @param forPixels leaves out regions that are only there to be chosen: whoever makes pixels would paint them for nothing
 */
export function drawPaintByNumbers(picture: Picture, style: Style, { forPixels = false } = {}): string {
  const { widthMM, heightMM } = picture;
  const { frameMM } = style;
  const shown = layers[style.kind];
  const [width, height] = [widthMM + 2 * frameMM, heightMM + 2 * frameMM].map(thousandths);
  const corner = frameMM === 0 ? "0 0" : `${-frameMM} ${-frameMM}`;
  const size = `width="${width}mm" height="${height}mm" viewBox="${corner} ${width} ${height}"`;
  const ground = frameMM === 0 ? "" : ` x="${-frameMM}" y="${-frameMM}"`;
  const parts = [
    `<svg xmlns="http://www.w3.org/2000/svg" ${size}>`,
    `<rect${ground} width="${width}" height="${height}" fill="#ffffff"/>`,
  ];
  const isPainted = shown.fills !== "none" && !(forPixels && shown.fills === "hidden");
  if (isPainted) parts.push(drawRegions(picture, shown.fills, style.opacity));
  if (shown.borders) parts.push(drawBorders(picture, style, shown.numbers));
  if (picture.thinLines || picture.thinLetters) parts.push(drawThin(picture, style));
  if (shown.numbers) parts.push(drawNumbers(picture, style, shown.fills));
  if (frameMM > 0) parts.push(drawFrame(widthMM, heightMM, frameMM));
  parts.push("</svg>");
  return parts.join("\n");
}

type Fills = "hidden" | "color" | "gray" | "tint";

function drawRegions({ palette, regions, borders }: Picture, fills: Fills, opacity: number): string {
  const colors = palette.map(({ hex }) => (fills === "gray" ? grayOf(hex) : hex));
  // the opacity of the whole group: seams that lie on each other must not show
  const tint = fills === "tint" ? ` opacity="${opacity}"` : "";
  const group =
    fills === "hidden" ? `<g fill-opacity="0">` : `<g${tint} stroke-width="${seam}" stroke-linejoin="round">`;
  const pen = new PlainPen();
  const paths = regions.map(({ color, rings }) => {
    for (const ring of rings) followRing(pen, ring, borders);
    const stroke = fills === "hidden" ? "" : ` stroke="${colors[color]}"`;
    return `<path fill="${colors[color]}"${stroke} fill-rule="evenodd" d="${pen.take()}"/>`;
  });
  return `${group}\n${paths.join("\n")}\n</g>`;
}

function drawBorders(picture: Picture, style: Style, withLeaders: boolean): string {
  const width = strokeWidths[style.strokeWidth];
  const leaders = withLeaders ? picture.numbers.map((number) => leaderPath(picture, number)) : [];
  const pen = new PlainPen();
  const { borders } = picture;
  for (let b = 0; b < borders.length; b++) {
    pen.move(...beginOf(b, borders));
    followHalfEdge(pen, b, borders);
  }
  const d = pen.take() + leaders.join("");
  const line = `stroke="${style.strokeColor}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"`;
  return `<path data-arc="1" fill="none" ${line} d="${d}"/>`;
}

/** Lines and letters over all regions: painted ones in their own colors, printed ones in that of the borders, and stronger than these. */
function drawThin(picture: Picture, { kind, strokeWidth, strokeColor }: Style): string {
  const { palette, thinLines = [], thinLetters = [] } = picture;
  const { fills } = layers[kind];
  const isPainted = fills === "color" || fills === "gray";
  const paint = (color: number) => (fills === "gray" ? grayOf(palette[color]!.hex) : palette[color]!.hex);
  const printed = `fill="none" stroke="${strokeColor}" stroke-width="${strokeWidths[strokeWidth] * printedShare}"`;
  const pen = new PlainPen();
  const lines = thinLines.map(({ color, width, points }) => {
    const look = isPainted
      ? `fill="none" stroke="${paint(color)}" stroke-width="${width / unitsPerMM}"`
      : printed;
    followCurve(pen, points, false);
    return `<path ${look} d="${pen.take()}"/>`;
  });
  const letters = thinLetters.map(({ color, rings }) => {
    const look = isPainted ? `fill="${paint(color)}" fill-rule="evenodd"` : printed;
    for (const ring of rings) followCurve(pen, ring, true);
    return `<path ${look} d="${pen.take()}"/>`;
  });
  const all = [...lines, ...letters].join("\n");
  return `<g data-thin="1" stroke-linecap="round" stroke-linejoin="round">\n${all}\n</g>`;
}

/** Path data of the line from the edge of a number to its region; none for numbers inside their regions. */
function leaderPath({ palette, regions }: Picture, { region, x, y, size, leader }: NumberPlace): string {
  if (!leader) return "";
  const length = codeWidth(palette[regions[region]!.color]!.code);
  const dx = leader.x - x;
  const dy = leader.y - y;
  const halfWidth = (length * digits.width * size) / 2 + leaderGap;
  const halfHeight = (digits.height * size) / 2 + leaderGap;
  const leave = Math.min(halfWidth / Math.abs(dx), halfHeight / Math.abs(dy), 1);
  return `M${thousandths(x + dx * leave)} ${thousandths(y + dy * leave)}L${leader.x} ${leader.y}`;
}

function drawNumbers({ palette, regions, numbers }: Picture, style: Style, fills: Fills): string {
  const isOnPaint = fills === "color" || fills === "gray";
  const colors = palette.map(({ hex }) => (isOnPaint ? readableOn(hex) : style.numbersColor));
  const texts = numbers.map((number) => {
    const { code } = palette[regions[number.region]!.color]!;
    const ground = regions[number.leader?.over ?? number.region]!.color;
    const place = `x="${number.x}" y="${number.y}" dy="${digits.drop}em" text-anchor="middle"`;
    const size = thousandths(numberSize(number, style.numbersScale));
    return `<text ${place} font-size="${size}" fill="${colors[ground]}">${asText(code)}</text>`;
  });
  return `<g font-family="${digits.fontFamily}">\n${texts.join("\n")}\n</g>`;
}

/** The drawn size of a number, in millimeters. */
function numberSize({ size }: NumberPlace, scale: number): number {
  return Math.min(size, Math.min(size, comfortableNumber * mmPerPoint) * scale);
}

/** Codes come from people's palettes. */
function asText(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

/** Black or white, whichever can be read on a color. */
function readableOn(hex: string): string {
  return hexToOklab(hex).l > 62 * stepsPerUnit ? "#000000" : "#ffffff";
}

/** The gray of the same lightness. */
function grayOf(hex: string): string {
  const lightness = hexToOklab(hex).l / (100 * stepsPerUnit);
  const value = fromLinear(lightness * lightness * lightness);
  return hexOfRgb([value, value, value]);
}
