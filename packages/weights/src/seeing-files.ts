import { open, readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { SeeingFiles } from "@tintery/engine";

/** A file, or how many bytes of it from its beginning. */
interface Source {
  readonly url: string;
  readonly bytes?: number;
}

/**
 * Where the networks that see lie: in the installed packages of MediaPipe (Apache-2.0), and U²-Net, the backbone and our own in the engine. The mesh
 * is the first of several in its file.
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
  salient: { url: import.meta.resolve("@tintery/engine/weights/salient-network.bin") },
  backbone: { url: import.meta.resolve("@tintery/engine/weights/backbone.bin") },
  animals: { url: import.meta.resolve("@tintery/engine/weights/animal-heads.bin") },
  peopleParts: { url: import.meta.resolve("@tintery/engine/weights/people-parts.bin") },
  keptLines: { url: import.meta.resolve("@tintery/engine/weights/kept-lines.bin") },
  boundaries: { url: import.meta.resolve("@tintery/engine/weights/boundary-network.bin") },
} as const satisfies Record<keyof SeeingFiles, Source>;

async function readSource(name: keyof typeof sources): Promise<Uint8Array> {
  const { url, bytes }: Source = sources[name];
  const path = fileURLToPath(url);
  if (bytes === undefined) return readFile(path);
  const handle = await open(path);
  try {
    const { buffer, bytesRead } = await handle.read(new Uint8Array(bytes), 0, bytes, 0);
    if (bytesRead < bytes) throw new Error(`${url} is cut off`);
    return buffer;
  } finally {
    await handle.close();
  }
}

/** The files of the networks that see. */
export async function readSeeingFiles(): Promise<SeeingFiles> {
  const [detector, mesh, person, salient, backbone, animals, peopleParts, keptLines, boundaries] =
    await Promise.all([
      readSource("detector"),
      readSource("mesh"),
      readSource("person"),
      readSource("salient"),
      readSource("backbone"),
      readSource("animals"),
      readSource("peopleParts"),
      readSource("keptLines"),
      readSource("boundaries"),
    ]);
  return { detector, mesh, person, salient, backbone, animals, peopleParts, keptLines, boundaries };
}
