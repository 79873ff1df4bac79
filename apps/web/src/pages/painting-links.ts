import type { ImageView } from "@tintery/contract";
import { fitsOneSheet, printFields } from "@tintery/contract/kit";
import {
  addresses,
  colorFormatNames,
  defaultPaper,
  downloadKindNames,
  downloadKinds,
  formChecked,
  numberOfColorsChoices,
  type Paper,
} from "@tintery/contract/tables";
import { colorFormatLabel } from "../color-format-label.ts";
import { downloadExtension } from "../download-extension.ts";
import { useTexts } from "../platform/texts.tsx";
import { type PlainGroup, shareGroup } from "./plain-links.tsx";

/**
 * What the widget offers, as links for those whose browser runs no scripts.
 * @param paper what is in the visitor's printer
 */
export function usePaintingLinks(image: ImageView, paper: Paper = defaultPaper): PlainGroup[] {
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
  const page = addresses.printPaintByNumbers(image.id, "pbn");
  const withColors = {
    href: `${page}?${printFields.colors}=${formChecked}`,
    words: t("pbn.print_with_colors"),
  };
  const prints = [
    ...(fitsOneSheet(image.options, paper) ? [withColors] : []),
    { href: page, words: t("pbn.print_numbers") },
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
