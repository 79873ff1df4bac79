import type { ImageView, PageContext, Paper } from "@tintery/contract";
import { ownPaperFirst } from "@tintery/contract/kit";
import {
  addresses,
  coloringDownloadFields,
  coloringDownloadKinds,
  coloringDownloads,
  defaultPaper,
  papers,
  paperWords,
  widgetAttributes,
} from "@tintery/contract/tables";
import { downloadExtension } from "../download-extension.ts";
import { useTexts } from "../platform/texts.tsx";
import { PicturePage } from "./picture.tsx";
import { type PlainGroup, shareGroup } from "./plain-links.tsx";

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
      plain={useColoringLinks(image, context.paper)}
    />
  );
}

/** What the widget offers, as links for those whose browser runs no scripts. */
function useColoringLinks(image: ImageView, paper: Paper = defaultPaper): PlainGroup[] {
  const { t } = useTexts();
  const downloads = coloringDownloadKinds
    .filter((kind) => kind !== "custom")
    .map((kind) => ({
      href: addresses.downloadColoring(image.id, kind),
      words: t("pbn.download_file", {
        name: t(`coloring.kind.${kind}`),
        format: downloadExtension(image, coloringDownloads[kind]).toUpperCase(),
      }),
    }));
  const prints = ownPaperFirst(paper, paperWords).map((paper) => ({
    href: `${addresses.printColoring(image.id, "coloring")}?${coloringDownloadFields.paper}=${paper}`,
    words: t("coloring.print_on", { paper: papers[paper].name }),
  }));
  return [
    { title: t("page.downloads"), links: downloads },
    { title: t("pbn.print"), links: prints },
    ...shareGroup(t, image),
  ];
}
