import {
  lacksScans,
  maxMissingShare,
  missingShare,
  type PhotoHeader,
  rowsLookedAtSide,
} from "@tintery/photos/header";
import type { PhotoRefusal, ReadyFile } from "../platform/ready-file.ts";
import { drawnOn, withImage } from "./draw-file.ts";

/** Bytes at the end of a file among which its end mark must show; cameras write things of their own behind it. */
const tailLength = 65_536;
const endOfJpeg = [0xff, 0xd9];
const endOfPng = [0x49, 0x45, 0x4e, 0x44];

/**
 * A photo whose end is missing is closed, so that all readers show what is there, and refused when too many rows, or scans, are missing.
 * Files with an end are not looked at.
 */
export async function mendEnd(
  file: File,
  bytes: Uint8Array,
  type: PhotoHeader["type"],
): Promise<ReadyFile | PhotoRefusal> {
  if (hasEnd(bytes, type)) return { file, note: null };
  const isCoarse = type === "jpeg" && lacksScans(bytes);
  if (isCoarse || (await missingOf(file, type)) > maxMissingShare) return { code: "damaged" };
  if (type !== "jpeg") return { file, note: null };
  const { name, lastModified } = file;
  return {
    file: new File([file, Uint8Array.from(endOfJpeg)], name, { type: file.type, lastModified }),
    note: null,
  };
}

function hasEnd(bytes: Uint8Array, type: PhotoHeader["type"]): boolean {
  if (type === "webp") {
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    return view.getUint32(4, true) + 8 <= bytes.length;
  }
  return holds(bytes.subarray(-tailLength), type === "png" ? endOfPng : endOfJpeg);
}

function holds(bytes: Uint8Array, mark: readonly number[]): boolean {
  for (let at = bytes.indexOf(mark[0]!); at >= 0; at = bytes.indexOf(mark[0]!, at + 1))
    if (mark.every((byte, k) => bytes[at + k] === byte)) return true;
  return false;
}

/** The share of its rows that this browser cannot show, 1 where it shows none. */
async function missingOf(file: File, type: PhotoHeader["type"]): Promise<number> {
  const share = await withImage(file, (image) => {
    const { naturalWidth, naturalHeight } = image;
    const scale = Math.min(1, rowsLookedAtSide / Math.max(naturalWidth, naturalHeight));
    const side = (pixels: number) => Math.max(1, Math.round(pixels * scale));
    // a browser shows a photo upright, so that the end of its file may lie on any side
    const shares = [0, 1, 2, 3].map((turns) => {
      const { canvas, context } = drawnOn(image, side(naturalWidth), side(naturalHeight), turns);
      // no browser repeats rows, and white margins are equal columns up to where the last rows are missing
      return missingShare(context.getImageData(0, 0, canvas.width, canvas.height), type, false);
    });
    return Math.max(...shares);
  });
  return share ?? 1;
}
