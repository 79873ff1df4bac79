import { createReadStream } from "node:fs";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { defaultPaintByNumbersOptions, reduceDetailsRange } from "@tintery/contract";
import { type Scene, sampleScenes } from "@tintery/scenes";
import { checkPhoto } from "./check-photo.ts";
import { type ChildLimits, runChild } from "./child/run-child.ts";
import { createImage, type Wish } from "./create-image.ts";
import { sampleId } from "./image-id.ts";
import { findImage, retireSamples } from "./image-store.ts";
import type { Stores } from "./stores.ts";

/** What becomes of a scene. */
interface Sample {
  id: string;
  scene: Scene;
  svg: string;
  what: Wish;
}

/**
 * Raised when the engine's pictures get so much better, or their files so much lighter, that the samples should be made again.
 */
const versions = { painting: 5, page: 6, outlines: 4 };
const paintingOptions = { ...defaultPaintByNumbersOptions, canvasSize: "11.7x16.5" as const };
/** Types of the coloring pages, scene by scene: most of them are seen before anybody has made a page. */
const pageTypes = ["for_adults", "v2_detailed", "for_kids", "v2_anime", "sketching", "v2_comic"] as const;
/** Precisions of the outlines, scene by scene. */
const precisions = ["normal", "high", "normal", "low", "normal", "lowest"] as const;
const sourceWidthPx = 2000;
const maxBytes = 50_000_000;

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
  const wanted = samplesOf(scenes);
  for (const sample of wanted) {
    if (seeding.signal?.aborted) return;
    if (!(await findImage(stores.db, sample.id))) await seedSample(stores, seeding, sample);
  }
  await retireSamples(
    stores.db,
    wanted.map(({ id }) => id),
  );
}

/** Every scene as a painting, then every scene as a coloring page, then every scene as outlines. */
function samplesOf(scenes: readonly Scene[]): Sample[] {
  const drawn = scenes.map((scene) => ({ scene, svg: scene.draw() }));
  const paintings = drawn.map(({ scene, svg }): Sample => {
    const id = sampleId(`${versions.painting}/${scene.id}/${svg}`);
    return { id, scene, svg, what: { kind: "paint-by-numbers", options: paintingOptions } };
  });
  const pages = drawn.map(({ scene, svg }, index): Sample => {
    const type = pageTypes[index % pageTypes.length] ?? pageTypes[0];
    const id = sampleId(`coloring ${versions.page}/${type}/${scene.id}/${svg}`);
    const options = { type, details: reduceDetailsRange.default };
    return { id, scene, svg, what: { kind: "coloring", options } };
  });
  const outlines = drawn.map(({ scene, svg }, index): Sample => {
    const colorPrecision = precisions[index % precisions.length] ?? precisions[0];
    const id = sampleId(`outlines ${versions.outlines}/${colorPrecision}/${scene.id}/${svg}`);
    return { id, scene, svg, what: { kind: "outlines", options: { colorPrecision } } };
  });
  return [...paintings, ...pages, ...outlines];
}

async function seedSample(stores: Stores, seeding: Seeding, { id, scene, svg, what }: Sample): Promise<void> {
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
    const staged = await stores.files.stage(createReadStream(made.path), { bytes: maxBytes });
    const upload = { staged, header: await checkPhoto(staged), name: scene.titleKey, ...what };
    await createImage(stores, upload, { ownerId: null, sampleId: id });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
