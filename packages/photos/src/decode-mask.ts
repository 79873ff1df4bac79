import type { ImportanceMask } from "@tintery/engine";
import { openUntrusted, orDamaged } from "./hardened-sharp.ts";
import { inspectMask } from "./inspect-mask.ts";
import { PhotoError } from "./photo-error.ts";

/**
 * Decodes a mask that lies over a whole photo: black and transparent where nothing was marked, white where detail matters
 * most, blue where there shall be the least. Gray is a little of either: what red or green there is says how much something
 * matters, how much more blue than that says how calm it is.
 * Untrusted bytes meet native code here: call it only where the process may be killed.
 * @param bytes the whole file, a PNG within `maskLimits`
 * @throws PhotoError `importance_unusable`
 */
export async function decodeMask(bytes: Uint8Array): Promise<ImportanceMask> {
  inspectMask(bytes);
  const decoded = orDamaged(
    openUntrusted(bytes)
      .flatten({ background: "#000000" })
      .toColorspace("srgb")
      .raw({ depth: "uchar" })
      .toBuffer({ resolveWithObject: true }),
  );
  const { data, info } = await decoded.catch((cause: unknown) => {
    const error = new PhotoError("importance_unusable");
    error.cause = cause;
    throw error;
  });
  const { width, height, channels } = info;
  const important = new Uint8Array(width * height);
  const calm = new Uint8Array(width * height);
  for (let i = 0, at = 0; i < important.length; i++, at += channels) {
    const max = Math.max(data[at]!, data[at + 1]!);
    important[i] = max;
    calm[i] = Math.max(0, data[at + 2]! - max);
  }
  return { width, height, data: important, ...(calm.some(Boolean) && { calm }) };
}
