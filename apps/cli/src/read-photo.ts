import { type FileHandle, open } from "node:fs/promises";
import { loadLanguage } from "@tintery/contract/messages";
import { problemKey, problemValues, unsupportedTypeKey } from "@tintery/contract/tables";
import {
  decodePhoto,
  inspectPhoto,
  PhotoError,
  readablePhoto,
  uprightSize,
  usualHeaderBytes,
} from "@tintery/photos/decode";
import { VectorFileError, inspectVectorFile } from "@tintery/vectors/header";
import type { Seen, SeeingNetworks } from "@tintery/engine";
import { CommandProblem } from "./exit-codes.ts";
import { isSystemFault, systemReason } from "./system-reason.ts";
import type { Decoded, Plan } from "./verb.ts";

/** A photo or drawing in memory, its header checked. */
export interface PhotoFile {
  readonly path: string;
  readonly bytes: Uint8Array;
  readonly type: string;
  /** In pixels, upright; null for a drawing. */
  readonly size: { readonly width: number; readonly height: number } | null;
}

/** Longer side, in pixels, at which drawings are drawn to be traced. */
const drawingSide = 2048;

/** The contract's English sentence for a refused photo, with what the file really is when that is known, and the kinds that its verb takes. */
async function refusal(
  path: string,
  error: PhotoError | VectorFileError,
  takesDrawings: boolean,
): Promise<CommandProblem> {
  const t = await loadLanguage("en");
  const found = error instanceof PhotoError ? error.found : undefined;
  const key =
    error.code === "unsupported_type" ? unsupportedTypeKey({ found, takesDrawings }) : problemKey(error.code);
  const sentence = t(key, { ...problemValues("en", ""), type: found ?? "" });
  return new CommandProblem("photoRefused", `${path}: ${sentence}`);
}

/** Does work with a picture file; what is wrong with the file becomes a CommandProblem `photoRefused`. */
export async function orRefused<T>(path: string, work: () => Promise<T>, takesDrawings = false): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof PhotoError || error instanceof VectorFileError)
      throw await refusal(path, error, takesDrawings);
    if (isSystemFault(error)) throw new CommandProblem("photoRefused", `${path}: ${systemReason(error)}`);
    throw error;
  }
}

/** Reads at most so many first bytes of a file. */
async function readHead(file: FileHandle, length: number): Promise<Uint8Array> {
  const { buffer, bytesRead } = await file.read(new Uint8Array(length), 0, length, 0);
  return buffer.subarray(0, bytesRead);
}

/** Reads a file whose first bytes look like what is taken, in a size we take; other files are never read whole. */
async function readChecked(
  path: string,
  takesDrawings: boolean,
): Promise<{ bytes: Uint8Array; type: string; isDrawing: boolean }> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const head = await readHead(file, Math.min(size, usualHeaderBytes));
    const drawing = takesDrawings ? inspectVectorFile(head) : null;
    if (drawing) return { bytes: await file.readFile(), type: drawing.type, isDrawing: true };
    const first = inspectPhoto(head, size);
    const bytes = await file.readFile();
    const header = first ?? inspectPhoto(bytes);
    if (header === undefined) throw new PhotoError("damaged");
    return { bytes: await readablePhoto(bytes), type: header.type, isDrawing: false };
  } finally {
    await file.close();
  }
}

/**
 * Reads a photo, or where they are taken a drawing, and checks its header.
 * CommandProblem `photoRefused` when it is missing or not usable.
 */
export async function openPhoto(path: string, { takesDrawings = false } = {}): Promise<PhotoFile> {
  const read = async () => {
    const { bytes, type, isDrawing } = await readChecked(path, takesDrawings);
    return { path, bytes, type, size: isDrawing ? null : await uprightSize(bytes) };
  };
  return orRefused(path, read, takesDrawings);
}

/** Decodes a photo to at most the pixels that the conversion will look at; draws a drawing in about as many. */
export function decode({ path, bytes, size }: PhotoFile, plan: Plan): Promise<Decoded> {
  return orRefused(path, async () => {
    if (size) {
      const raster = await decodePhoto(bytes, plan.workingSize(size), {
        keepsAlpha: plan.keepsAlpha ?? false,
      });
      return {
        raster,
        size,
        sizeMM: null,
        notes: [],
        see: (networks) => seePhoto(bytes, networks),
      };
    }
    const { rasterizeVectorFile } = await import("@tintery/vectors");
    const { raster, widthMM, heightMM, notes } = await rasterizeVectorFile(bytes, { side: drawingSide });
    const sizeMM = widthMM !== null && heightMM !== null ? { widthMM, heightMM } : null;
    return { raster, size: { width: raster.width, height: raster.height }, sizeMM, notes };
  });
}

/** What a photo shows: always looked at in the same size, whatever is made of it, and remembered. */
async function seePhoto(bytes: Uint8Array, networks: SeeingNetworks): Promise<Seen> {
  // whoever has a server do it needs none of it
  const [{ lookSide, see }, { rememberSeen }] = await Promise.all([
    import("@tintery/engine/see"),
    import("./kept-seen.ts"),
  ]);
  const max = { width: lookSide, height: lookSide };
  return rememberSeen(bytes, async () => see(await decodePhoto(bytes, max), networks));
}
