import type { ImageView } from "@tintery/contract";
import type { PromptPlan } from "@tintery/contract/tables";
import { addresses } from "../../platform/addresses.ts";
import { fetchFile } from "../../platform/fetch-file.ts";
import { readKeptMarks } from "./marks/kept-marks.ts";
import type { PointedOut } from "../../subject/pointed-out.ts";
import type { Marks } from "../../marks/marks.ts";

/** What the creation form begins with: a photo, and what is marked on it. */
export interface Again {
  files: readonly File[];
  marks: Marks | null;
  /** What somebody said that the photo is about. */
  pointed: PointedOut | null;
  /** The words that take the place of a photo. */
  scene: PromptPlan | null;
}

/**
 * A picture's photo, and what was marked on it, for another picture of the same photo.
 * @throws what the server answered where it was none of them
 */
export async function fetchAgain(image: ImageView): Promise<Again> {
  const { images, scene = null } = image.options;
  if (scene) return { files: [], marks: null, pointed: null, scene };
  const { importance } = images;
  const [file, marks] = await Promise.all([
    fetchFile(addresses.downloadPaintByNumbers(image.id, "source"), image.name),
    importance ? fetchFile(importance, image.name).then(readKeptMarks) : null,
  ]);
  const pointed = image.options.subject ? { file, strokes: image.options.subject } : null;
  return { files: [file], marks, pointed, scene: null };
}
