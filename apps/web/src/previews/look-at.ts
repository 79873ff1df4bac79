import type { DrawnShapes } from "@tintery/engine";
import { type PreviewsWorker, weights } from "./open-worker.ts";
import type { Looked } from "./preview-tasks.ts";

/**
 * Has a photo looked at. While one worker looks for people, another, or the same, finds where lines are and what stands out. Nothing
 * else may have one of them look meanwhile.
 * @param shapes of a picture that was painted here
 */
export async function lookAt(
  photo: Blob,
  shapes: DrawnShapes | undefined,
  { looking, helping }: { readonly looking: PreviewsWorker; readonly helping: PreviewsWorker },
): Promise<Looked> {
  // fetches what it needs while the photo is decoded
  const ready = helping.ask("help", weights);
  const decoded = looking.ask("look", { file: photo, weights, shapes });
  const [picture] = await Promise.all([decoded, ready]);
  const [salient] = await Promise.all([
    looking
      .ask("lookFirst", null)
      .then((isAsked) => (isAsked ? helping.ask("findSalient", null) : undefined)),
    helping.ask("findBoundaries", picture).then((found) => looking.ask("takeApart", found)),
    looking.ask("findPeople", null),
  ]);
  return looking.ask("finishLook", salient);
}
