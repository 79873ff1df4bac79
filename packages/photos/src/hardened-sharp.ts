import sharp, { type Sharp } from "sharp";
import { PhotoError } from "./photo-error.ts";
import { photoLimits } from "./photo-limits.ts";

// Of libvips' loaders only those that are fuzzed and that we accept stay reachable, whatever a file claims to be.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({ operation: ["VipsForeignLoadJpeg", "VipsForeignLoadPng", "VipsForeignLoadWebp"] });
// One decode per process and no second look at old bytes: the process is short-lived and its memory is watched.
sharp.concurrency(1);
sharp.cache(false);

/** `strict`: any decoder warning refuses the file. `lenient`: what can be read is read, and the rest is filled. */
export type Reading = "strict" | "lenient";

/** Opens untrusted bytes for reading: one frame, a bounded number of pixels. */
export function openUntrusted(bytes: Uint8Array, reading: Reading = "strict"): Sharp {
  return sharp(bytes, {
    limitInputPixels: photoLimits.maxPixels,
    failOn: reading === "strict" ? "warning" : "none",
    pages: 1,
    sequentialRead: true,
    unlimited: false,
  });
}

/** Opens our own RGBA or RGB pixels. */
export function openPixels(data: Uint8Array | Uint8ClampedArray, width: number, height: number): Sharp {
  const channels = data.length === width * height * 3 ? 3 : 4;
  return sharp(data, { raw: { width, height, channels } });
}

/** Runs a decode; the library's own words are for logs, never for people, so they become the cause of one problem. */
export async function orDamaged<T>(decode: Promise<T>): Promise<T> {
  try {
    return await decode;
  } catch (cause) {
    const error = new PhotoError("damaged");
    error.cause = cause;
    throw error;
  }
}

/**
 * Reads with one more of libvips' loaders, locked again afterwards: for packages that read other files than photos.
 * @param loader its class, as libvips names it
 */
export async function withLoader<T>(loader: string, read: () => Promise<T>): Promise<T> {
  sharp.unblock({ operation: [loader] });
  try {
    return await read();
  } finally {
    sharp.block({ operation: [loader] });
  }
}
