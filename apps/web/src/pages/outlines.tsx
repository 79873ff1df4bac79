import type { ImageView, PageContext } from "@tintery/contract";
import {
  addresses,
  outlinesDownloadKinds,
  outlinesDownloads,
  outlinesPrecisions,
  outlinesPrintKinds,
  widgetAttributes,
} from "@tintery/contract/tables";
import { downloadExtension } from "../download-extension.ts";
import { useTexts } from "../platform/texts.tsx";
import { PicturePage } from "./picture.tsx";
import { type PlainGroup, shareGroup } from "./plain-links.tsx";

/** SVG outlines beside the picture they were made from. */
export function OutlinesPage({ image, context }: { image: ImageView; context: PageContext }) {
  const { t } = useTexts();
  const attributes = widgetAttributes("coloring-svg-compare", {
    imageId: image.id,
    image: JSON.stringify(image),
    email: context.email ?? null,
  });
  const back = image.sampledata
    ? { href: `${addresses.home()}#outlines`, words: t("page.back_samples") }
    : { href: addresses.outlinesList(), words: t("page.outlines") };
  return (
    <PicturePage
      image={image}
      context={context}
      widget="coloring-svg-compare"
      attributes={attributes}
      back={back}
      alt={t("outlines.picture_alt", { name: image.name })}
      plain={useOutlinesLinks(image)}
    />
  );
}

/** What the widget offers, as links for those whose browser runs no scripts. */
function useOutlinesLinks(image: ImageView): PlainGroup[] {
  const { t } = useTexts();
  const kinds = outlinesDownloadKinds
    .filter((kind) => kind !== "custom")
    .filter((kind) => kind !== "centerlines" || image.options.outlines?.hasCenterLines);
  const downloads = kinds.map((kind) => ({
    href: addresses.downloadOutlines(image.id, kind),
    words: t("pbn.download_file", {
      name: t(`outlines.kind.${kind}`),
      format: downloadExtension(image, outlinesDownloads[kind]).toUpperCase(),
    }),
  }));
  const prints = outlinesPrintKinds.map((which) => ({
    href: addresses.printOutlines(image.id, which),
    words: t(`outlines.kind.${which}`),
  }));
  const precisions = outlinesPrecisions.map((precision) => ({
    href: addresses.changePrecision(image.id, precision),
    words: t(`outlines.precision.${precision}`),
  }));
  return [
    { title: t("page.downloads"), links: downloads },
    { title: t("pbn.print"), links: prints },
    ...(image.may.changePrecision ? [{ title: t("outlines.change_precision"), links: precisions }] : []),
    ...shareGroup(t, image),
  ];
}
