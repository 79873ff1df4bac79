import type { ImageView } from "@tintery/contract";
import { lightPicturesOf } from "../image-pictures.ts";
import { useTexts } from "../platform/texts.tsx";
import { isNarrow } from "../ui/narrow-screens.ts";
import { CompareSlider, type CompareSliderProps } from "../ui/compare-slider.tsx";

export interface ComparisonProps extends Pick<CompareSliderProps, "closeLook"> {
  image: ImageView;
  /** What stands beside the photo; without an address of its own the image's result. */
  after: { src?: string; label: string; alt: string };
  /** The result's shape, in any unit. */
  shape: { width: number; height: number } | null;
}

/** Photo and result under one line. */
export function Comparison({ image, after, shape, closeLook }: ComparisonProps) {
  const { t } = useTexts();
  const light = lightPicturesOf(image);
  const { scene } = image.options;
  const alt = scene
    ? t("builder.picture_alt", { prompt: scene.prompt })
    : t("pbn.photo_alt", { name: image.name });
  const { src, ...words } = after;
  return (
    <CompareSlider
      before={{ ...light.before, label: t("ui.original"), alt }}
      after={{ ...(src === undefined ? light.after : { src }), ...words }}
      ratio={shape ? shape.width / shape.height : null}
      maxHeight="max(340px, 100svh - 292px)"
      // half of a picture on a phone is too small to be judged
      start={isNarrow() ? 0 : 0.5}
      {...(closeLook && { closeLook })}
    />
  );
}
