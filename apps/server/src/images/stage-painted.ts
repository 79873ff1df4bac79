import { Readable } from "node:stream";
import { uploadLimits } from "@tintery/contract";
import { PhotoError, stripMetadata } from "@tintery/photos/header";
import { Problem } from "../http/problem.ts";
import type { Files, StagedFile } from "../platform/files/files.ts";
import { PainterTrouble } from "../platform/painter/painter.ts";
import { checkPhoto } from "./check-photo.ts";

/**
 * Takes in what an image model sent, under the limits of an upload and without what it says beside the picture.
 * @throws PainterTrouble `painter_nonsense`
 */
export async function stagePainted(
  files: Files,
  bytes: Uint8Array,
): Promise<{ staged: StagedFile; header: Awaited<ReturnType<typeof checkPhoto>> }> {
  if (bytes.length > uploadLimits.bytes)
    throw new PainterTrouble("painter_nonsense", `The picture has ${bytes.length} bytes.`);
  let staged: StagedFile | undefined;
  try {
    staged = await files.stage(Readable.from([stripMetadata(bytes)]), { bytes: uploadLimits.bytes });
    return { staged, header: await checkPhoto(staged) };
  } catch (error) {
    await staged?.discard();
    throw error instanceof Problem || error instanceof PhotoError
      ? new PainterTrouble("painter_nonsense", `The painter sent no usable picture: ${error.code}`)
      : error;
  }
}
