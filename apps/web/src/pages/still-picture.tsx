import type { ImageView } from "@tintery/contract";
import { lightPicturesOf, shapeOf } from "../image-pictures.ts";
import { narrowScreens, wideScreens } from "../ui/narrow-screens.ts";
import type { DocumentProps } from "./document.tsx";

export interface StillPictureProps {
  image: ImageView;
  alt: string;
  className?: string;
}

/** What became of a photo, there at once; a slider takes its place when its script is there. */
export function StillPicture({ image, alt, className }: StillPictureProps) {
  const { src, small } = lightPicturesOf(image).after;
  const { width, height } = shapeOf(image);
  return (
    <picture>
      {small && <source media={narrowScreens} srcSet={small} />}
      <img className={className} src={src} width={width} height={height} alt={alt} fetchPriority="high" />
    </picture>
  );
}

/** The photo under the slider is fetched with the page, in the size that the slider will ask for. */
export function preloadsOf(image: ImageView): NonNullable<DocumentProps["preloads"]> {
  if (!image.options.images.origin) return [];
  const { src, small } = lightPicturesOf(image).before;
  if (!small) return [{ href: src }];
  return [
    { href: small, media: narrowScreens },
    { href: src, media: wideScreens },
  ];
}
