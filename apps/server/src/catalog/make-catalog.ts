import { setTimeout } from "node:timers/promises";
import { catalogPageSize, defaultScenePainter, reduceDetailsRange } from "@tintery/contract";
import type { CatalogRecipe } from "@tintery/scenes/catalog";
import { createImage } from "../images/create-image.ts";
import { sampleId } from "../images/image-id.ts";
import { findImage } from "../images/image-store.ts";
import { stageScene } from "../images/stage-scene.ts";
import type { Stores } from "../images/stores.ts";
import { samplePriority } from "../images/visitors-first.ts";
import { countUnfinishedPictures, retirePictures, showFinished } from "./picture-store.ts";

/** Raised when Scene Builder or the engine draw so much better that all pictures should be made again. */
const version = 1;
/** How often it is looked whether a picture is finished, in milliseconds. */
const everyMs = 500;

/** How the catalog is made. */
export interface CatalogMaking {
  /** Maximum number of pictures that wait for a worker or are being made, so that none stands in a visitor's way. */
  atOnce: number;
  signal: AbortSignal;
}

/**
 * Makes every picture of the catalog that is not there yet, one after the other, in the order of the recipes; each is shown as soon as it
 * is finished. A picture is made once for each recipe and version, however many processes start. Ends when all are made, or failed.
 */
export async function makeCatalog(
  stores: Stores,
  { atOnce, signal }: CatalogMaking,
  recipes: readonly CatalogRecipe[],
): Promise<void> {
  await retirePictures(
    stores.db,
    recipes.map(({ slug }) => slug),
  );
  for (const [place, recipe] of recipes.entries()) {
    if (!(await isRoom(stores, atOnce, signal))) return;
    await makePicture(stores, recipe, samplePriority[place < catalogPageSize ? "firstPage" : "catalog"]);
  }
  await isRoom(stores, 1, signal);
}

/** Waits until fewer are being made, and shows what has been finished meanwhile; false where that was given up. */
async function isRoom({ db }: Stores, atOnce: number, signal: AbortSignal): Promise<boolean> {
  for (;;) {
    if (signal.aborted) return false;
    const count = await countUnfinishedPictures(db);
    await showFinished(db);
    if (count < atOnce) return true;
    await setTimeout(everyMs, undefined, { signal }).catch(() => {});
  }
}

async function makePicture(stores: Stores, recipe: CatalogRecipe, priority: number): Promise<void> {
  const { slug, prompt, seed, shape, type } = recipe;
  const id = sampleId(`catalog ${version}/${slug}/${prompt}/${seed}/${shape}/${type}`);
  if (await findImage(stores.db, id)) return;
  const scene = await stageScene(stores.files, { prompt, seed, shape, painter: defaultScenePainter });
  const upload = { ...scene, name: slug, kind: "coloring" as const };
  const options = { type, details: reduceDetailsRange.default };
  await createImage(stores, { ...upload, options }, { ownerId: null, sampleId: id, priority, recipe: slug });
}
