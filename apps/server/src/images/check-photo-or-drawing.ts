import { usualHeaderBytes } from "@tintery/photos/header";
import { inspectVectorFile } from "@tintery/vectors/header";
import { Problem } from "../http/problem.ts";
import type { StagedFile } from "../platform/files/files.ts";
import { firstBytes } from "../platform/files/first-bytes.ts";
import { checkPhoto } from "./check-photo.ts";
import type { SourceHeader } from "./source-types.ts";

/**
 * Tells a photo or drawing by its content, whatever its name says; nothing is decoded or drawn. How large a drawing
 * is, only its reader knows.
 * @throws Problem `unsupported_type`, `too_many_pixels`, `too_small`, `damaged`
 */
export async function checkPhotoOrDrawing(staged: StagedFile): Promise<SourceHeader> {
  const drawing = inspectVectorFile(await firstBytes(staged.path, usualHeaderBytes));
  if (drawing) return { type: drawing.type, width: 0, height: 0 };
  return checkPhoto(staged).catch((error: unknown) => {
    const isOther = error instanceof Problem && error.code === "unsupported_type";
    throw isOther ? new Problem(error.code, { found: error.found, takesDrawings: true }) : error;
  });
}
