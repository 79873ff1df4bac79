import { open } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { SeeingFiles } from "@tintery/engine";

/**
 * Where the networks that see lie in the installed packages of MediaPipe (Apache-2.0): the file, and how many bytes of it
 * from its beginning. The mesh is the first of several in its file.
 */
const sources = {
  detector: {
    url: import.meta.resolve("@mediapipe/face_detection/face_detection_full_range_sparse.tflite"),
    bytes: 680_736,
  },
  mesh: {
    url: import.meta.resolve("@mediapipe/face_mesh/face_mesh_solution_packed_assets.data"),
    bytes: 2_495_952,
  },
  person: {
    url: import.meta.resolve("@mediapipe/selfie_segmentation/selfie_segmentation.tflite"),
    bytes: 249_024,
  },
} as const satisfies Record<keyof SeeingFiles, { readonly url: string; readonly bytes: number }>;

async function readBeginning(name: keyof typeof sources): Promise<Uint8Array> {
  const { url, bytes } = sources[name];
  const handle = await open(fileURLToPath(url));
  try {
    const { buffer, bytesRead } = await handle.read(new Uint8Array(bytes), 0, bytes, 0);
    if (bytesRead < bytes) throw new Error(`${url} is cut off`);
    return buffer;
  } finally {
    await handle.close();
  }
}

/** The files of the networks that see, out of the installed packages. */
export async function readSeeingFiles(): Promise<SeeingFiles> {
  const [detector, mesh, person] = await Promise.all([
    readBeginning("detector"),
    readBeginning("mesh"),
    readBeginning("person"),
  ]);
  return { detector, mesh, person };
}
