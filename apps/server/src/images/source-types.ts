import { type OutlinesSource, outlinesSources } from "@tintery/contract";

/** What an uploaded file is by its content, with its size in pixels as far as the header says one; 0 where it does not. */
export interface SourceHeader {
  type: OutlinesSource;
  width: number;
  height: number;
}

/** How uploads are kept: media type in the row, extension of the file. */
const kept: Record<OutlinesSource, { type: string; extension: string }> = {
  png: { type: "image/png", extension: "png" },
  jpeg: { type: "image/jpeg", extension: "jpg" },
  svg: { type: "image/svg+xml", extension: "svg" },
  svgz: { type: "application/gzip", extension: "svgz" },
  pdf: { type: "application/pdf", extension: "pdf" },
  eps: { type: "application/postscript", extension: "eps" },
};

/** Media type and extension of an upload. */
export function keptAs({ type }: Pick<SourceHeader, "type">): { type: string; extension: string } {
  return kept[type];
}

/** What an upload was, by the media type in its row. */
export function sourceOf(sourceType: string): OutlinesSource {
  const found = outlinesSources.find((source) => kept[source].type === sourceType);
  if (!found) throw new RangeError(`sourceOf: type must be one of an upload, got ${sourceType}`);
  return found;
}
