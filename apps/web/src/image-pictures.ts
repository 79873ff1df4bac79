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

/** Result and photo as they are sent to many: light ones where there are, small ones besides for narrow screens. */
export function lightPicturesOf(image: ImageView): Record<"after" | "before", LightPicture> {
  const { images } = image.options;
  const after = images.light ?? bestPictureOf(image) ?? "";
  return {
    after: { src: after, small: images.small ?? null, sharp: bestPictureOf(image) ?? after },
    before: {
      src: images.light_origin ?? images.origin ?? after,
      small: images.small_origin ?? null,
      sharp: images.origin ?? after,
    },
  };
}

interface LightPicture {
  src: string;
  small: string | null;
  /** What is looked at closely. */
  sharp: string;
}

/** Width and height for a picture's place, in the proportions of its canvas; 4:3 while that is unknown. */
export function shapeOf({ options }: ImageView): { width: number; height: number } {
  const canvas = options.canvasMM;
  if (!canvas) return { width: 1200, height: 900 };
  const scale = 1200 / Math.max(canvas.width, canvas.height);
  return { width: Math.round(canvas.width * scale), height: Math.round(canvas.height * scale) };
}
