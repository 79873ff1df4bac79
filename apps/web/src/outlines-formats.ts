import type { ImageView } from "@tintery/contract";
import { type OutlinesDownloadKind, outlinesDownloads } from "@tintery/contract/tables";

/** What is handed out as the original: drawings that no browser shows become pixels. */
const originFormats = {
  png: "PNG",
  jpeg: "JPG",
  webp: "JPG",
  svg: "SVG",
  svgz: "SVG",
  pdf: "PNG",
  eps: "PNG",
} as const;

/** The format of a file of outlines, as its button names it. */
export function outlinesFormatOf(image: ImageView, kind: OutlinesDownloadKind): string {
  const { source } = image.options;
  if (kind === "origin" && source) return originFormats[source];
  return outlinesDownloads[kind].extension.toUpperCase();
}
