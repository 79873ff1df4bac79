/// <reference path="./heic/libheif-bundle.d.ts" />
import { inspectPhoto } from "./inspect-photo.ts";
import { nameContent } from "./name-content.ts";

/**
 * A photo as everything here reads it: HEIC becomes PNG, others stay. Untrusted bytes are decoded: call it only where the
 * process may be killed.
 * @throws PhotoError `damaged`, `too_many_pixels`, `too_small`, or `unsupported_type` for a HEIC of a kind that libheif cannot read
 */
export async function readablePhoto(bytes: Uint8Array): Promise<Uint8Array> {
  if (nameContent(bytes) !== "HEIC") return bytes;
  // two megabytes that most processes never need
  const [{ heicToPng }, { default: makeLibheif }] = await Promise.all([
    import("./heic/heic-to-png.ts"),
    import("libheif-js/libheif-wasm/libheif-bundle.mjs"),
  ]);
  const png = heicToPng(bytes, makeLibheif);
  // a header may tell another size than the picture has
  inspectPhoto(png);
  return png;
}
