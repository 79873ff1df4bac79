import { mkdir, rm } from "node:fs/promises";
import type { ImageKind, ProblemCode } from "@tintery/contract";
import type { FastifyBaseLogger } from "fastify";
import { FileMissing, type LocalCopy } from "../platform/files/files.ts";
import type { Job } from "../platform/queue.ts";
import type { ChildResult, Conversion } from "./child/child-task.ts";
import { type ChildEnd, type ChildLimits, runChild } from "./child/run-child.ts";
import { removeFilesIfDeleted } from "./delete-image.ts";
import { drawFirst } from "./draw-first.ts";
import { EarlyPictures } from "./early-pictures.ts";
import type { ImageRow } from "./image-row.ts";
import {
  abandonImage,
  type Claim,
  claimImage,
  failImage,
  forgetPainted,
  type NewDrawing,
  publishImage,
  recordProgress,
  releaseImage,
} from "./conversion-store.ts";
import { findImage, findSeen } from "./image-store.ts";
import type { Database } from "../platform/database/database.ts";
import { deliverSoon } from "../platform/webhooks/deliver.ts";
import { ProgressWriter } from "./progress-writer.ts";
import { type PaintParts, paintFirst } from "./paint-first.ts";
import { drawingOf, publishFile } from "./publish-files.ts";
import { tellLater } from "./untold-images.ts";
import { type Courtesies, isForCatalog, stepAside, stepsAside, untilVisitorWaits } from "./visitors-first.ts";

/** What conversions need. */
export interface Converter extends PaintParts {
  limits: ChildLimits;
  /** For how many visitors samples still step aside. */
  courtesies: Courtesies;
  /** The path of a Ghostscript for drawings that we cannot read ourselves. */
  ghostscript?: string;
  log: Pick<FastifyBaseLogger, "info" | "warn" | "error">;
  /** Hears how every conversion ended, for the metrics. */
  onEnd?: (end: ChildEnd["ends"], facts: { kind: ImageKind; seconds: number; megabytes: number }) => void;
  /** Hears of children that we killed ourselves. */
  onKill?: (reason: "time" | "memory") => void;
  /** Hears of every picture that failed, and of its problem, for the metrics. */
  onFail?: (code: ProblemCode) => void;
  /** Hears how long the visitor waited from the upload to the result. */
  onReady?: (kind: ImageKind, seconds: number) => void;
  /** Hears of every child, for tests that kill it. */
  onChild?: (pid: number, imageId: string) => void;
  /** Makes the process of a picture of the catalog idle; left out by tests, which would wait for it as long as others are busy. */
  beIdle?: (pid: number) => void;
  /** Files of what was seen of photos, by the photos' hashes, for tests that convert one photo again and again. */
  seen?: ReadonlyMap<string, string>;
}

/** A photo that makes its converter die this often is given up. */
const maxCrashes = 3;

/** Thrown so that the queue runs the job again. */
class AgainLater extends Error {}

/**
 * Runs one conversion job: claim, child, publish. A job of an image that is deleted, finished or revised is done
 * at once; a second run is harmless, because only the newest claim may publish.
 */
export async function convertImage(converter: Converter, job: Job<"convert-image">): Promise<void> {
  const { stores, changes, log } = converter;
  const image = await claimImage(stores.db, job.data.imageId, job.data.revision);
  if (!image) return;
  changes.announce(image.id);
  const claim = { id: image.id, kind: image.kind, claim: image.claim };
  const folder = stores.files.temporaryPath("job");
  try {
    await mkdir(folder, { recursive: true });
    const painted = await madeReady(converter, image, { folder, signal: job.signal });
    if (painted.ends === "drawn") {
      const { image: source, isNew, drawn } = painted;
      const early = new EarlyPictures(stores, claim, () => changes.announce(image.id));
      const convert = (signal: AbortSignal) =>
        runInChild(converter, source, { folder, signal, early, isNew, drawn });
      const { made: end, isAside } = stepsAside(image, converter.courtesies)
        ? await untilVisitorWaits(stores.db, job.signal, convert)
        : { made: await convert(job.signal), isAside: false };
      log.info(
        { imageId: image.id, claim: image.claim, ends: end.ends, detail: detailOf(end) },
        "conversion ended",
      );
      const shown = await early.end();
      if (isAside && end.ends === "infrastructure") await stepAside(stores, image, converter.courtesies);
      else await settle(converter, source, { end, shown: drawn ? [...shown, drawn] : shown });
    } else if (painted.ends === "problem") {
      const { code, detail } = painted;
      log.warn({ imageId: image.id, claim: image.claim, code, detail }, "the image model gave no picture");
      await endInFailure(converter, image, code);
    }
    await deliverSoon(stores, image.id);
    await tellLater(stores, image.ownerId);
  } catch (error) {
    if (!(error instanceof AgainLater)) await letGo(converter, claim, error);
    throw error;
  } finally {
    await rm(folder, { recursive: true, force: true });
    // what was stored after a deletion; when it cannot be told now, the sweep finds it
    await removeFilesIfDeleted(stores, image.id).catch(() => {});
    changes.announce(image.id);
  }
}

/** Ends the image of a job whose retries are used up. */
export async function abandonConversion(
  { stores, changes, onFail }: Converter,
  { imageId, revision }: Job<"convert-image">["data"],
): Promise<void> {
  const code = "conversion_failed";
  if (await abandonImage(stores.db, imageId, revision, code)) onFail?.(code);
  await deliverSoon(stores, imageId);
  // others of its batch may be ready
  await tellLater(stores, (await findImage(stores.db, imageId))?.ownerId ?? null);
  changes.announce(imageId);
}

/** Has an image model do its part, where it has one: paint the words, or draw a photo anew. */
async function madeReady(
  converter: Converter,
  image: ImageRow,
  run: { folder: string; signal: AbortSignal },
): ReturnType<typeof drawFirst> {
  const painted = await paintFirst(converter, image, run.signal);
  if (painted.ends !== "painted") return painted;
  if (painted.isNew || image.scene) return { ...painted, ends: "drawn", drawn: null };
  return drawFirst(converter, image, run);
}

async function runInChild(
  { stores, changes, limits, ghostscript, onEnd, onChild, beIdle, seen }: Converter,
  image: ImageRow,
  {
    folder,
    signal,
    early,
    isNew,
    drawn,
  }: {
    folder: string;
    signal: AbortSignal;
    early: EarlyPictures;
    isNew: boolean;
    drawn: NewDrawing | null;
  },
): Promise<ChildEnd> {
  // where painting took the first half of the bar
  const from = isNew ? 0.5 : 0;
  const stale = new AbortController();
  const progress = new ProgressWriter(async (now) => {
    const stillOurs = await recordProgress(stores.db, image, now).catch(() => true);
    if (!stillOurs) stale.abort();
    changes.announce(image.id);
  });
  const began = performance.now();
  let megabytes = 0;
  const copies: LocalCopy[] = [];
  const pathOf = async (key: string) => {
    const copy = await stores.files.localCopy(key);
    copies.push(copy);
    return copy.path;
  };
  try {
    const end = await runChild({
      task: {
        verb: "convert",
        source: await pathOf(image.sourceKey),
        folder,
        conversion: await conversionOf(stores.db, image, { pathOf, drawn, seen }),
        isScene: image.scene?.painter === "scene-builder",
        isSample: image.sample,
        ...(ghostscript === undefined ? {} : { ghostscript }),
      },
      limits,
      signal: AbortSignal.any([signal, stale.signal]),
      onProgress: (stage, fraction) => progress.tell({ stage, fraction: from + (1 - from) * fraction }),
      // where an earlier revision can be seen, the bare photo must not take its place
      onMade: (files, painted) => (painted || !image.modelKey ? early.show(files, painted) : undefined),
      onStart(pid) {
        if (isForCatalog(image)) beIdle?.(pid);
        onChild?.(pid, image.id);
      },
      onMemory: (highest) => {
        megabytes = highest;
      },
    });
    onEnd?.(end.ends, { kind: image.kind, seconds: (performance.now() - began) / 1000, megabytes });
    return end;
  } finally {
    await progress.stop();
    for (const copy of copies) await copy.release();
  }
}

/** What the image asks for, with the files it takes besides the photo. */
async function conversionOf(
  db: Database,
  image: ImageRow,
  {
    pathOf,
    drawn,
    seen,
  }: { pathOf: (key: string) => Promise<string>; drawn: NewDrawing | null; seen: Converter["seen"] },
): Promise<Conversion> {
  const before = await findSeen(db, image);
  // of another picture that is just being deleted
  const path = before && (await pathOf(before).catch(unlessMissing));
  const file = path ?? seen?.get(image.sourceHash);
  const known = file !== undefined && { seen: file };
  const byModel = drawn && { drawn: await pathOf(drawn.key) };
  if (image.kind === "coloring") return { kind: "coloring", options: image.options, ...known, ...byModel };
  if (image.kind === "outlines") return { kind: "outlines", options: image.options, ...known };
  const { importanceKey } = image;
  return {
    kind: "paint-by-numbers",
    options: image.options,
    ...(importanceKey && { importance: await pathOf(importanceKey) }),
    ...known,
    ...byModel,
  };
}

/** A file that is gone is as good as none. */
function unlessMissing(error: unknown): undefined {
  if (!(error instanceof FileMissing)) throw error;
}

/** Does what the end of a child asks for; throws AgainLater when the job shall run again. */
async function settle(
  converter: Converter,
  image: ImageRow,
  { end, shown }: { end: ChildEnd; shown: readonly NewDrawing[] },
): Promise<void> {
  const { db } = converter.stores;
  if (end.ends === "done") return publish(converter, image, { result: end.result, shown });
  if (end.ends === "problem") {
    if (end.code === "took_too_long") converter.onKill?.("time");
    if (end.code === "too_complex") converter.onKill?.("memory");
    return fail(converter, image, end.code);
  }
  const crashed = end.ends === "crashed";
  if (crashed && image.crashes + 1 >= maxCrashes) {
    await endInFailure(converter, image, "conversion_failed");
    return;
  }
  await releaseImage(db, image, { crashed });
  throw new AgainLater(end.detail);
}

/** Ends a conversion for a reason that lies in its source. What an image model sent, nobody has chosen: it is asked for anew. */
async function fail(
  converter: Converter,
  image: ImageRow,
  code: Extract<ChildEnd, { ends: "problem" }>["code"],
): Promise<void> {
  const { scene } = image;
  const isOurs = code === "took_too_long" || code === "too_complex";
  if (!scene?.by || isOurs) return endInFailure(converter, image, code);
  await forgetPainted(converter.stores.db, image, scene);
  await endInFailure(converter, image, "painter_nonsense");
}

async function endInFailure({ stores, onFail }: Converter, claim: Claim, code: ProblemCode): Promise<void> {
  if (await failImage(stores.db, claim, code)) onFail?.(code);
}

async function publish(
  { stores, log, onReady }: Converter,
  image: ImageRow,
  { result, shown }: { result: ChildResult; shown: readonly NewDrawing[] },
): Promise<void> {
  const { photo, summary, words } = result;
  // of two pictures with one name the later one counts: the photo gives way to the real origin
  const pictures = new Map(shown.map((picture) => [picture.which, picture]));
  let modelKey: string | undefined;
  for (const made of result.files) {
    const key = await publishFile(stores.files, image.id, made.name, made);
    if (made.name === "model") modelKey = key;
    else pictures.set(made.name, drawingOf(made, made.name, key));
  }
  if (!photo || !summary || !modelKey)
    throw new Error("A conversion must end with a photo size, a summary and a model.");
  const drawings = [...pictures.values()];
  const published = await publishImage(stores.db, image, {
    modelKey,
    summary: { ...summary },
    sourceWidth: photo.width,
    sourceHeight: photo.height,
    ...(image.scene && words && { scene: { ...image.scene, words } }),
    drawings,
  });
  if (!published)
    return log.warn({ imageId: image.id, claim: image.claim }, "a late conversion was not published");
  onReady?.(image.kind, (Date.now() - image.queued.getTime()) / 1000);
  // pictures that gave way; a late worker removes nothing, since a newer one may just be committing the same files
  const used = new Set(drawings.map(({ key }) => key));
  for (const { key } of shown) if (!used.has(key)) await stores.files.remove(key);
}

/** After an error of ours the image goes back in the line; a source that is gone for good ends it. */
async function letGo(converter: Converter, claim: Claim, error: unknown): Promise<void> {
  const { stores, log } = converter;
  log.error({ imageId: claim.id, err: error }, "conversion was interrupted");
  if (error instanceof FileMissing) await endInFailure(converter, claim, "conversion_failed");
  // when the database itself is away this fails too; the job's heartbeat then runs out
  else await releaseImage(stores.db, claim, { crashed: false }).catch(() => {});
}

function detailOf(end: ChildEnd): string | undefined {
  return end.ends === "done" ? undefined : end.detail;
}
