import { importanceMask } from "@tintery/contract/tables";
import type { Mark } from "../../../marks/marks.ts";

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

/** Draws marks in one color on a transparent canvas; the eraser takes away what lies under it. */
export function drawMarks(canvas: HTMLCanvasElement, marks: readonly Mark[], color: string): void {
  const pen = canvas.getContext("2d");
  if (!pen) return;
  const { width, height } = canvas;
  pen.clearRect(0, 0, width, height);
  pen.lineCap = "round";
  pen.lineJoin = "round";
  pen.strokeStyle = color;
  pen.fillStyle = color;
  for (const stroke of marks) {
    if (stroke.tool === "kept") {
      pen.globalCompositeOperation = "source-over";
      pen.drawImage(inColor(stroke.picture, canvas, color), 0, 0);
      continue;
    }
    const line = stroke.width * Math.max(width, height);
    const points = stroke.places.map(({ across, down }) => [across * width, down * height] as const);
    const [[x, y] = [0, 0]] = points;
    pen.globalCompositeOperation = stroke.tool === "eraser" ? "destination-out" : "source-over";
    pen.lineWidth = line;
    // a line of one point is drawn by some browsers only
    pen.beginPath();
    pen.arc(x, y, line / 2, 0, 2 * Math.PI);
    pen.fill();
    pen.beginPath();
    pen.moveTo(x, y);
    for (const [nextX, nextY] of points) pen.lineTo(nextX, nextY);
    pen.stroke();
  }
  pen.globalCompositeOperation = "source-over";
}

/** A picture of marks at the size of a canvas, in another color. */
function inColor(picture: CanvasImageSource, size: Size, color: string): HTMLCanvasElement {
  const canvas = canvasOf(size);
  const pen = canvas.getContext("2d");
  if (!pen) return canvas;
  pen.drawImage(picture, 0, 0, size.width, size.height);
  pen.globalCompositeOperation = "source-in";
  pen.fillStyle = color;
  pen.fillRect(0, 0, size.width, size.height);
  return canvas;
}

function canvasOf({ width, height }: Size): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  return canvas;
}

/** Wide enough to tell shares of a hundredth apart. */
const countedSide = 128;

/** The share of the photo that is marked, 0 to 1. */
export function markedShare(marks: readonly Mark[], photo: Size): number {
  if (marks.length === 0) return 0;
  const scale = countedSide / Math.max(photo.width, photo.height);
  const canvas = canvasOf({ width: Math.ceil(photo.width * scale), height: Math.ceil(photo.height * scale) });
  drawMarks(canvas, marks, "#fff");
  const { width, height } = canvas;
  const pixels = canvas.getContext("2d")?.getImageData(0, 0, width, height).data ?? [];
  let sum = 0;
  for (let at = 3; at < pixels.length; at += 4) sum += pixels[at] ?? 0;
  return sum / (255 * width * height);
}

/** The mask that travels with the photo: a PNG, white where something was marked; null when nothing was. */
export async function maskOf(marks: readonly Mark[], photo: Size): Promise<Blob | null> {
  if (markedShare(marks, photo) === 0) return null;
  const canvas = canvasOf(maskSize(photo));
  drawMarks(canvas, marks, "#fff");
  const pen = canvas.getContext("2d");
  if (!pen) return null;
  pen.globalCompositeOperation = "destination-over";
  pen.fillStyle = "#000";
  pen.fillRect(0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, "image/png"));
}
