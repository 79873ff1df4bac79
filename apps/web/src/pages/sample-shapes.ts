import type { ImageView } from "@tintery/contract";

/** The address of what became of a sample's photo (samples are shown when they are ready); the updated one wins. */
export function paintingOf({ options }: ImageView): string {
  const { transformed, transformed_updated } = options.images;
  return transformed_updated ?? transformed ?? "";
}

/** Width and height for a picture's place, in the proportions of its canvas; 4:3 while that is unknown. */
export function shapeOf({ options }: ImageView): { width: number; height: number } {
  const canvas = options.canvasMM;
  if (!canvas) return { width: 1200, height: 900 };
  const scale = 1200 / Math.max(canvas.width, canvas.height);
  return { width: Math.round(canvas.width * scale), height: Math.round(canvas.height * scale) };
}
