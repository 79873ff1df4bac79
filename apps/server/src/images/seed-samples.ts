import { Readable } from "node:stream";
import { defaultPaintByNumbersOptions, reduceDetailsRange } from "@tintery/contract";
import { type SamplePhoto, samplePhotos } from "@tintery/photos/samples";
import { checkPhoto } from "./check-photo.ts";
import { createImage, type Wish } from "./create-image.ts";
import { sampleId } from "./image-id.ts";
import { findImage, retireSamples } from "./image-store.ts";
import type { Stores } from "./stores.ts";
import { samplePriority } from "./visitors-first.ts";

/** What becomes of a photo. */
interface Sample {
  id: string;
  photo: SamplePhoto;
  what: Wish;
}

/**
 * Raised when the engine's pictures get so much better, or their files so much lighter, that the samples should be made again,
 * or when a photo changes.
 */
const versions = { painting: 6, page: 7, outlines: 5 };
const paintingOptions = { ...defaultPaintByNumbersOptions, canvasSize: "11.7x16.5" as const };
/** Page styles of the coloring pages, photo by photo: most styles are seen before anybody has made a page. */
const pageTypes = ["v2_anime", "for_kids", "v2_comic", "v2_detailed", "for_adults", "sketching"] as const;
/** Precisions of the outlines, photo by photo. */
const precisions = ["low", "normal", "high", "normal", "high", "lowest"] as const;
const maxBytes = 1_000_000;

/**
 * Makes the sample pictures on the first start: photos that anyone may use go the way of every upload. Each is made once per model
 * version, however many processes start; samples of older versions disappear.
 */
export async function seedSamples(
  stores: Stores,
  signal?: AbortSignal,
  photos: readonly SamplePhoto[] = samplePhotos,
): Promise<void> {
  const wanted = samplesOf(photos);
  for (const sample of wanted) {
    if (signal?.aborted) return;
    if (!(await findImage(stores.db, sample.id))) await seedSample(stores, sample);
  }
  await retireSamples(
    stores.db,
    wanted.map(({ id }) => id),
  );
}

/** Every photo as a painting, then every photo as a coloring page, then every photo as outlines. */
function samplesOf(photos: readonly SamplePhoto[]): Sample[] {
  const paintings = photos.map((photo): Sample => {
    const id = sampleId(`${versions.painting}/${photo.id}`);
    return { id, photo, what: { kind: "paint-by-numbers", options: paintingOptions } };
  });
  const pages = photos.map((photo, index): Sample => {
    const type = pageTypes[index % pageTypes.length] ?? pageTypes[0];
    const id = sampleId(`coloring ${versions.page}/${type}/${photo.id}`);
    return { id, photo, what: { kind: "coloring", options: { type, details: reduceDetailsRange.default } } };
  });
  const outlines = photos.map((photo, index): Sample => {
    const colorPrecision = precisions[index % precisions.length] ?? precisions[0];
    const id = sampleId(`outlines ${versions.outlines}/${colorPrecision}/${photo.id}`);
    return { id, photo, what: { kind: "outlines", options: { colorPrecision } } };
  });
  return [...paintings, ...pages, ...outlines];
}

async function seedSample(stores: Stores, { id, photo, what }: Sample): Promise<void> {
  const staged = await stores.files.stage(Readable.from([await photo.read()]), { bytes: maxBytes });
  const upload = { staged, header: await checkPhoto(staged), name: `sample.${photo.id}`, ...what };
  const priority = samplePriority[what.kind === "paint-by-numbers" ? "home" : "sample"];
  await createImage(stores, upload, { ownerId: null, sampleId: id, priority });
}
