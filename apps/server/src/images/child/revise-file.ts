import type { ChildResult, Revision } from "./child-task.ts";
import type { Teller } from "./convert-photo.ts";
import { revisePainting } from "./painting.ts";

/** Changes a stored result without its photo, and draws what the pages show of it. */
export async function reviseFile(
  { revision, folder }: { revision: Revision; folder: string },
  tell: Teller,
): Promise<ChildResult> {
  tell.phase("draw");
  if (revision.kind === "paint-by-numbers") return revisePainting(revision, folder);
  const { reviseColoring } = await import("./coloring.ts");
  return reviseColoring(revision, folder);
}
