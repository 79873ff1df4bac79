import { importanceMask } from "@tintery/contract/tables";
import type { BrushTool, Mark } from "../../../marks/marks.ts";

/** Sizes in pixels. */
export interface Size {
  width: number;
  height: number;
}

/** How large the mask of a photo is: as large as it may be, in the photo's shape. */
export function maskSize(photo: Size): Size {
  const scale = importanceMask.sidePx / Math.max(photo.width, photo.height);
  const side = (length: number) => Math.max(1, Math.round(length * scale));
  return { width: side(photo.width), height: side(photo.height) };
}

/** What brushes paint with. */
export type Inks = Readonly<Record<BrushTool, string | CanvasPattern>>;

/** Draws marks on a transparent canvas; what is drawn later replaces what lies under it, and the eraser takes it away. */
export function drawMarks(canvas: HTMLCanvasElement, marks: readonly Mark[], inks: Inks): void {
  const pen = canvas.getContext("2d");
  if (!pen) return;
  const { width, height } = canvas;
  pen.clearRect(0, 0, width, height);
  pen.lineCap = "round";
  pen.lineJoin = "round";
  for (const stroke of marks) {
    if (stroke.tool === "kept") {
      pen.globalCompositeOperation = "source-over";
      for (const tool of ["calm", "brush"] as const)
        pen.drawImage(inInk(stroke.pictures[tool], canvas, inks[tool]), 0, 0);
      continue;
    }
    const line = stroke.width * Math.max(width, height);
    const points = stroke.places.map(({ across, down }) => [across * width, down * height] as const);
    const [[x, y] = [0, 0]] = points;
    pen.lineWidth = line;
    const draw = (ink: string | CanvasPattern) => {
      pen.strokeStyle = ink;
      pen.fillStyle = ink;
      // a line of one point is drawn by some browsers only
      pen.beginPath();
      pen.arc(x, y, line / 2, 0, 2 * Math.PI);
      pen.fill();
      pen.beginPath();
      pen.moveTo(x, y);
      for (const [nextX, nextY] of points) pen.lineTo(nextX, nextY);
      pen.stroke();
    };
    // a pattern covers nothing between its lines: what lies there goes first
    pen.globalCompositeOperation = "destination-out";
    draw("#000");
    if (stroke.tool === "eraser") continue;
    pen.globalCompositeOperation = "source-over";
    draw(inks[stroke.tool]);
  }
  pen.globalCompositeOperation = "source-over";
}

/** A picture of marks at the size of a canvas, in another ink. */
function inInk(picture: CanvasImageSource, size: Size, ink: Inks[BrushTool]): HTMLCanvasElement {
  const canvas = canvasOf(size);
  const pen = canvas.getContext("2d");
  if (!pen) return canvas;
  pen.drawImage(picture, 0, 0, size.width, size.height);
  pen.globalCompositeOperation = "source-in";
  pen.fillStyle = ink;
  pen.fillRect(0, 0, size.width, size.height);
  return canvas;
}

/** An empty canvas of this size. */
export function canvasOf({ width, height }: Size): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  return canvas;
}

/** Wide enough to tell shares of a hundredth apart. */
const countedSide = 128;

/** Inks of the mask that travels with the photo; black is nothing. */
const maskInks = { brush: "#fff", calm: "#00f" } as const satisfies Inks;

/** The shares of the photo that each brush marked, 0 to 1. */
export function markedShares(marks: readonly Mark[], photo: Size): Record<BrushTool, number> {
  if (marks.length === 0) return { brush: 0, calm: 0 };
  const scale = countedSide / Math.max(photo.width, photo.height);
  const canvas = canvasOf({ width: Math.ceil(photo.width * scale), height: Math.ceil(photo.height * scale) });
  drawMarks(canvas, marks, maskInks);
  const { width, height } = canvas;
  const pixels = canvas.getContext("2d")?.getImageData(0, 0, width, height).data ?? [];
  let [sum, important] = [0, 0];
  for (let at = 0; at < pixels.length; at += 4) {
    sum += pixels[at + 3]!;
    important += (pixels[at]! * pixels[at + 3]!) / 255;
  }
  const all = 255 * width * height;
  return { brush: important / all, calm: (sum - important) / all };
}

/** The mask that travels with the photo, white and blue on black where something was marked; null when nothing was. */
function maskCanvas(marks: readonly Mark[], photo: Size) {
  const { brush, calm } = markedShares(marks, photo);
  if (brush + calm === 0) return null;
  const canvas = canvasOf(maskSize(photo));
  drawMarks(canvas, marks, maskInks);
  const pen = canvas.getContext("2d");
  if (!pen) return null;
  pen.globalCompositeOperation = "destination-over";
  pen.fillStyle = "#000";
  pen.fillRect(0, 0, canvas.width, canvas.height);
  return { canvas, pen };
}

/** That mask as a PNG. */
export async function maskOf(marks: readonly Mark[], photo: Size): Promise<Blob | null> {
  const mask = maskCanvas(marks, photo);
  return mask && new Promise((resolve) => mask.canvas.toBlob(resolve, "image/png"));
}

/** Its pixels. */
export function maskPixels(marks: readonly Mark[], photo: Size): ImageData | null {
  const mask = maskCanvas(marks, photo);
  return mask?.pen.getImageData(0, 0, mask.canvas.width, mask.canvas.height) ?? null;
}
