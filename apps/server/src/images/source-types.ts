import { type OutlinesSource, outlinesSources, uploadFormats } from "@tintery/contract";

/** What an uploaded file is by its content, with its size in pixels as far as the header says one; 0 where it does not. */
export interface SourceHeader {
  type: OutlinesSource | "scene";
  width: number;
  height: number;
}

/** What is kept of a picture from a prompt: what is asked for, so that it can be painted in every size. */
const sceneFile = { type: "application/json", extension: "json" };

/** Media type and extension of an upload. */
export function keptAs({ type }: Pick<SourceHeader, "type">): { type: string; extension: string } {
  if (type === "scene") return sceneFile;
  const format = uploadFormats[type];
  return { type: format.type, extension: format.endings[0].slice(1) };
}

/** What an upload was, by the media type in its row. */
export function sourceOf(sourceType: string): OutlinesSource {
  const found = outlinesSources.find((source) => uploadFormats[source].type === sourceType);
  if (!found) throw new RangeError(`sourceOf: type must be one of an upload, got ${sourceType}`);
  return found;
}
