import type { ImageView, PageContext } from "@tintery/contract";
import { addresses, widgetAttributes } from "@tintery/contract/tables";
import { useTexts } from "../platform/texts.tsx";
import { usePaintingLinks } from "./painting-links.ts";
import { PicturePage } from "./picture.tsx";

/** One paint-by-numbers picture. */
export function PaintByNumbersPage({ image, context }: { image: ImageView; context: PageContext }) {
  const { t } = useTexts();
  const attributes = widgetAttributes("paint-by-numbers-result", {
    imageId: image.id,
    image: JSON.stringify(image),
    email: context.email ?? null,
    commercial: context.commercial ?? false,
    professional: context.professional ?? false,
  });
  const back = image.sampledata
    ? { href: `${addresses.home()}#samples`, words: t("page.back_samples") }
    : { href: addresses.dashboard(), words: t("page.back_dashboard") };
  return (
    <PicturePage
      image={image}
      context={context}
      widget="paint-by-numbers-result"
      attributes={attributes}
      back={back}
      alt={t("pbn.painting_alt", { name: image.name })}
      plain={usePaintingLinks(image, context.paper)}
    />
  );
}
