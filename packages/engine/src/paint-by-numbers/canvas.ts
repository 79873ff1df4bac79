import { type canvasPapers, printablePart } from "../drawing/papers.ts";
import { mmPerInch } from "../drawing/units.ts";
import type { CanvasRow } from "../options/option-rows.ts";
import { type PaintByNumbersOptions, paintByNumbersOptions } from "./options.ts";

/** A rectangle of a photo, in its pixels; may begin and end inside a pixel. */
export interface Cut {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The canvas of a picture: its size on paper, its size in working pixels, and the part of the photo it shows. */
export interface Canvas {
  readonly widthMM: number;
  readonly heightMM: number;
  readonly width: number;
  readonly height: number;
  readonly cut: Cut;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Least and most working pixels of a canvas. */
export interface WorkingPixels {
  readonly min: number;
  readonly max: number;
}

/** Of these no canvas has less or more, nor a longer side: less shows pixels, more costs time and paper shows no more. */
const usualPixels: WorkingPixels = { min: 350_000, max: 4_500_000 };
const longestSide = 6000;
/** A photo of one pixel row still gets a canvas that a person could see. */
const narrowestCanvas = 4;
/** A photo whose pixel count is this close to the wanted one is used pixel by pixel. */
const closeEnough = 0.12;
/** And only where its pixels are square on the canvas to within this share. */
const squareEnough = 0.01;

/** What says how large a picture may be. */
type CanvasWish = Pick<PaintByNumbersOptions, "canvasSize" | "paper">;

/** What a choice of canvas means in millimeters. A sheet of paper is as large as its printable part. */
export function sheetOf(wish: CanvasWish): Pick<Canvas, "widthMM" | "heightMM"> {
  const printed = printedPaper(wish);
  if (printed) {
    const { longMM, shortMM } = printablePart(printed);
    return { widthMM: longMM, heightMM: shortMM };
  }
  const { width, height } = inchesOf(wish.canvasSize);
  return { widthMM: width * mmPerInch, heightMM: height * mmPerInch };
}

/** The paper that a choice of canvas is made for: the own one without a canvas, else that which it is named after, if it is. */
export function printedPaper({ canvasSize, paper }: CanvasWish): keyof typeof canvasPapers | undefined {
  if (canvasSize === "none") return paper;
  return typeof canvasSize === "string" ? presets[canvasSize]?.paper : undefined;
}

const presets: CanvasRow["presets"] = paintByNumbersOptions.canvasSize.presets;

/** @throws RangeError for a word that is no canvas */
function inchesOf(choice: PaintByNumbersOptions["canvasSize"]): Size {
  const inches = typeof choice === "string" ? presets[choice] : choice;
  if (!inches) throw new RangeError(`options.canvasSize must be a canvas, received ${choice}`);
  return inches;
}

/** Width by height of a picture that fills the chosen canvas, lying or standing. */
export function fullRatio(wish: CanvasWish, shape: "landscape" | "portrait"): number {
  const { widthMM, heightMM } = sheetOf(wish);
  const long = Math.max(widthMM, heightMM) / Math.min(widthMM, heightMM);
  return shape === "landscape" ? long : 1 / long;
}

/** The chosen canvas lying the way the photo lies, in millimeters. */
function canvasBox(photo: Size, wish: CanvasWish): Size {
  const { widthMM, heightMM } = sheetOf(wish);
  const long = Math.max(widthMM, heightMM);
  const short = Math.min(widthMM, heightMM);
  return photo.width >= photo.height ? { width: long, height: short } : { width: short, height: long };
}

/** Rounded to hundredths, as lengths of pictures are. */
export function hundredths(value: number): number {
  return Math.round(value * 100) / 100;
}

/**
 * Lays a photo (sizes in pixels) on the chosen canvas at `density` working pixels per millimeter, within the
 * limits on working pixels. With `crop` the photo covers the canvas and loses its overhang on both sides alike,
 * else it lies wholly inside and the picture takes its shape.
 */
export function layOnCanvas(
  photo: Size,
  options: PaintByNumbersOptions,
  density: number,
  limits = usualPixels,
): Canvas {
  const box = canvasBox(photo, options);
  const covers = options.crop && options.canvasSize !== "none";

  // millimeters of one photo pixel when the photo just covers, or just fits
  const across = box.width / photo.width;
  const down = box.height / photo.height;
  const scale = covers ? Math.max(across, down) : Math.min(across, down);
  const widthMM = hundredths(covers ? box.width : Math.max(narrowestCanvas, photo.width * scale));
  const heightMM = hundredths(covers ? box.height : Math.max(narrowestCanvas, photo.height * scale));
  const cutWidth = covers ? box.width / scale : photo.width;
  const cutHeight = covers ? box.height / scale : photo.height;
  const cut = {
    left: (photo.width - cutWidth) / 2,
    top: (photo.height - cutHeight) / 2,
    width: cutWidth,
    height: cutHeight,
  };

  const wanted = widthMM * heightMM * density * density;
  const pixels = Math.min(limits.max, Math.max(limits.min, wanted));
  const perMM = Math.min(Math.sqrt(pixels / (widthMM * heightMM)), longestSide / Math.max(widthMM, heightMM));
  const isClose = Math.abs((photo.width * photo.height) / pixels - 1) <= closeEnough;
  const isWhole = cutWidth === photo.width && cutHeight === photo.height;
  const isSquare = Math.abs((widthMM * photo.height) / (heightMM * photo.width) - 1) < squareEnough;
  if (isClose && isWhole && isSquare && Math.max(photo.width, photo.height) <= longestSide) {
    return { widthMM, heightMM, width: photo.width, height: photo.height, cut };
  }
  const width = Math.max(1, Math.round(widthMM * perMM));
  const height = Math.max(1, Math.round(heightMM * perMM));
  return { widthMM, heightMM, width, height, cut };
}
