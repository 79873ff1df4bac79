import type { ImageView, PageContext } from "@tintery/contract";
import { addresses, widgetAttributes } from "@tintery/contract/tables";
import { useTexts } from "../platform/texts.tsx";
import { PicturePage } from "./picture.tsx";

/** One coloring page beside its photo. */
export function ColoringPage({ image, context }: { image: ImageView; context: PageContext }) {
  const { t } = useTexts();
  const attributes = widgetAttributes("coloring-compare", {
    imageId: image.id,
    image: JSON.stringify(image),
    email: context.email ?? null,
  });
  const back = image.sampledata
    ? { href: `${addresses.home()}#colorings`, words: t("page.back_samples") }
    : { href: addresses.colorings(), words: t("page.colorings") };
  return (
    <PicturePage
      image={image}
      context={context}
      widget="coloring-compare"
      attributes={attributes}
      back={back}
      alt={t("coloring.page_alt", { name: image.name })}
    />
  );
}
