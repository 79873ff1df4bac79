import type { ImageView, PageContext } from "@tintery/contract";
import {
  addresses,
  colorFormatNames,
  downloadKindNames,
  downloadKinds,
  numberOfColorsChoices,
  widgetAttributes,
} from "@tintery/contract/tables";
import { colorFormatLabel } from "../color-format-label.ts";
import { downloadExtension } from "../download-extension.ts";
import { useTexts } from "../platform/texts.tsx";
import { PicturePage } from "./picture.tsx";
import { type PlainGroup, shareGroup } from "./plain-links.tsx";

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
      plain={usePaintingLinks(image)}
    />
  );
}

/** What the widget offers, as links for those whose browser runs no scripts. */
function usePaintingLinks(image: ImageView): PlainGroup[] {
  const { t } = useTexts();
  const downloads = downloadKindNames
    .filter((kind) => kind !== "custom" && (kind !== "look" || image.options.images.look))
    .map((kind) => ({
      href: addresses.downloadPaintByNumbers(image.id, kind),
      words: t("pbn.download_file", {
        name: t(
          `pbn.kind.${downloadKinds[kind].drawing ?? (kind === "kit" || kind === "look" ? kind : "source")}`,
        ),
        format: downloadExtension(image, downloadKinds[kind]).toUpperCase(),
      }),
    }));
  const lists = colorFormatNames.map((format) => ({
    href: addresses.downloadColors(image.id, format),
    words: t("pbn.download_file", { name: t("pbn.color_list"), format: colorFormatLabel(t, format) }),
  }));
  const prints = [
    { href: addresses.printPaintByNumbers(image.id, "pbn"), words: t("pbn.print_numbers") },
    { href: addresses.printPaintByNumbers(image.id, "origin"), words: t("pbn.print_painting") },
  ];
  const numbers = numberOfColorsChoices.map((n) => ({
    href: addresses.changeNumberOfColors(image.id, n),
    words: t("pbn.colors", { count: n }),
  }));
  return [
    { title: t("page.downloads"), links: [...downloads, ...lists] },
    { title: t("pbn.print"), links: prints },
    ...(image.may.changeNumberOfColors ? [{ title: t("pbn.change_number_of_colors"), links: numbers }] : []),
    ...shareGroup(t, image),
  ];
}
