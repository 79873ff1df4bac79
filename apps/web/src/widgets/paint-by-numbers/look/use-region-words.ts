import { useTexts } from "../../../platform/texts.tsx";
import { placeName, sizeName } from "./region-words.ts";
import type { ShownPainting, ShownRegion } from "./shown-painting.ts";

/** Says of a region how large it is and where it lies, for those who cannot see it. */
export function useRegionWords({ size }: ShownPainting): (region: ShownRegion) => string {
  const { t } = useTexts();
  return ({ share, place }) =>
    t("look.region", {
      size: t(`look.size.${sizeName(share)}`),
      place: t(`look.place.${placeName(place, size)}`),
    });
}
