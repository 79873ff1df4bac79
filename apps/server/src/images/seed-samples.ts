import { createReadStream } from "node:fs";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { defaultPaintByNumbersOptions } from "@tintery/contract";
import { type Scene, sampleScenes } from "@tintery/scenes";
import { checkPhoto } from "./check-photo.ts";
import { type ChildLimits, runChild } from "./child/run-child.ts";
import { createImage } from "./create-image.ts";
import { sampleId } from "./image-id.ts";
import { findImage, retireSamples } from "./image-store.ts";
import type { Stores } from "./stores.ts";

/** Raised when the engine's pictures get so much better that the samples should be made again. */
const modelVersion = 2;
const sampleOptions = { ...defaultPaintByNumbersOptions, canvasSize: "11.7x16.5" as const };
const sourceWidthPx = 2000;
const mostBytes = 50_000_000;

/** How scenes are drawn, and when to stop: what is not made then is made at the next start. */
export interface Seeding {
  limits: ChildLimits;
  signal?: AbortSignal;
}

/**
 * Makes the sample pictures on the first start: scenes drawn by our own code go the way of every upload. Each is
 * made once per drawing and model version, however many processes start; samples of older versions disappear.
 */
export async function seedSamples(stores: Stores, seeding: Seeding, scenes = sampleScenes): Promise<void> {
  const wanted = scenes.map((scene) => ({ scene, svg: scene.draw() }));
  const ids = wanted.map(({ scene, svg }) => sampleId(`${modelVersion}/${scene.id}/${svg}`));
  for (const [index, { scene, svg }] of wanted.entries()) {
    const id = ids[index] ?? "";
    if (seeding.signal?.aborted) return;
    if (!(await findImage(stores.db, id))) await seedSample(stores, seeding, { id, scene, svg });
  }
  await retireSamples(stores.db, ids);
}

async function seedSample(
  stores: Stores,
  seeding: Seeding,
  { id, scene, svg }: { id: string; scene: Scene; svg: string },
): Promise<void> {
  const folder = stores.files.temporaryPath("scene");
  try {
    await mkdir(folder, { recursive: true });
    const svgFile = join(folder, "scene.svg");
    await writeFile(svgFile, svg);
    const end = await runChild({
      task: { verb: "rasterize", svg: svgFile, folder, widthPx: sourceWidthPx },
      ...seeding,
    });
    if (seeding.signal?.aborted) return;
    const made = end.ends === "done" ? end.result.files[0] : undefined;
    if (!made)
      throw new Error(
        `The sample ${scene.id} could not be drawn: ${end.ends === "done" ? "no file" : end.detail}`,
      );
    const staged = await stores.files.stage(createReadStream(made.path), { bytes: mostBytes });
    const header = await checkPhoto(staged);
    const upload = {
      staged,
      header,
      kind: "paint-by-numbers" as const,
      name: scene.titleKey,
      options: sampleOptions,
    };
    await createImage(stores, upload, { ownerId: null, sampleId: id });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
