import type { ChildResult, Revision } from "./child-task.ts";
import { reviseColoring } from "./coloring.ts";
import type { Teller } from "./convert-photo.ts";
import { revisePainting } from "./painting.ts";

/** Changes a stored result without its photo, and draws what the pages show of it. */
export async function reviseFile(
  { revision, folder }: { revision: Revision; folder: string },
  tell: Teller,
): Promise<ChildResult> {
  tell.phase("draw");
  return revision.kind === "coloring" ? reviseColoring(revision, folder) : revisePainting(revision, folder);
}
