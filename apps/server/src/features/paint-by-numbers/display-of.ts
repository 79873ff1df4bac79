import { displayFields, displayIn, displayQuery, type DownloadKind } from "@tintery/contract";
import { type Display, displayNames } from "@tintery/engine/draw";
import { readOptions } from "../../http/read-request.ts";

/**
 * What somebody asks for to see a picture more easily; undefined for a picture as it is.
 * @param kind of file, where that shows only part of it
 * @throws Problem `invalid_options`
 */
export function displayOf(query: unknown, kind?: DownloadKind): Display | undefined {
  const read = readOptions(displayQuery, query);
  const asks = (name: keyof Display) => read[displayFields[name]] !== undefined;
  const asked = { letters: asks("letters"), strongLines: asks("strongLines"), patterns: asks("patterns") };
  const shown = kind ? displayIn(kind, asked) : asked;
  return displayNames.some((name) => shown[name]) ? shown : undefined;
}
