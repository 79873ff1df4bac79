import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";

/** Photos that anyone may use, in the order in which they are shown. NOTICE says who took them. */
const samplePhotoIds = ["kitten", "astronaut", "castle", "parrot", "coffee", "dog"] as const;

/** A photo that shows what becomes of one. */
export interface SamplePhoto {
  readonly id: (typeof samplePhotoIds)[number];
  /** The photo's file. */
  read(): Promise<Uint8Array>;
}

export const samplePhotos: readonly SamplePhoto[] = samplePhotoIds.map((id) => ({
  id,
  read: () => readFile(fileURLToPath(import.meta.resolve(`@tintery/photos/samples/${id}.webp`))),
}));
