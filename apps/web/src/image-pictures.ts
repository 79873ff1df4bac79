import type { ImageView } from "@tintery/contract";

/** The address of what became of a photo, null while it is being made; the updated one wins where it exists. */
export function paintingOf({ options }: ImageView): string | null {
  const { transformed, transformed_updated } = options.images;
  return transformed_updated ?? transformed;
}

/** The best picture there is: the painting, else the photo, else none yet. */
export function bestPictureOf(image: ImageView): string | null {
  return paintingOf(image) ?? image.options.images.origin;
}

/** Width and height for a picture's place, in the proportions of its canvas; 4:3 while that is unknown. */
export function shapeOf({ options }: ImageView): { width: number; height: number } {
  const canvas = options.canvasMM;
  if (!canvas) return { width: 1200, height: 900 };
  const scale = 1200 / Math.max(canvas.width, canvas.height);
  return { width: Math.round(canvas.width * scale), height: Math.round(canvas.height * scale) };
}
