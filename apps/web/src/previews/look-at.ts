import type { DrawnShapes } from "@tintery/engine";
import { WorkerFailed } from "../platform/ask-worker.ts";
import { KeptSights } from "./kept-sights.ts";
import { type PreviewsWorker, weights } from "./open-worker.ts";
import type { Looked, Sight } from "./preview-tasks.ts";

/** Who looks at a photo: one worker, and another, or the same, that helps. */
export interface LookingWorkers {
  readonly looking: PreviewsWorker;
  readonly helping: PreviewsWorker;
  /** The first one has opened the photo already. */
  readonly hasPhoto?: boolean;
}

/** Photos of which is remembered what was seen: about 3 MB each. */
const sights = new KeptSights<Sight>(4);

/**
 * Has a worker know what a photo shows. Whoever asks for a photo that was looked at, or is being looked at, in whichever form of the
 * page, gets what was seen; their workers do not look. Nothing else may have one of them look meanwhile.
 * @param shapes of a picture that was painted here
 */
export async function lookAt(
  photo: Blob,
  shapes: DrawnShapes | undefined,
  workers: LookingWorkers,
): Promise<Looked> {
  const { looking } = workers;
  let own: Looked | undefined;
  const sight = await sights.of(photo, (anotherWanted) =>
    untilEnd(workers, anotherWanted, async () => {
      own = await lookInStages(photo, shapes, workers);
      return looking.ask("tell", null);
    }),
  );
  return own ?? looking.ask("take", { ...sight, shapes });
}

/** Lets no worker end while it looks, since others may wait for that, until one of them wants another photo. */
async function untilEnd<Answer>(
  { looking, helping }: LookingWorkers,
  anotherWanted: AbortSignal,
  look: () => Promise<Answer>,
): Promise<Answer> {
  const workers = [looking, helping];
  const releases = workers.map((worker) => worker.keep());
  const release = () => {
    for (const one of releases) one();
  };
  anotherWanted.addEventListener("abort", release);
  const ended = new Promise<never>((_, reject) => {
    const fail = () => reject(new WorkerFailed("unable"));
    for (const { ended } of workers) ended.addEventListener("abort", fail);
  });
  try {
    return await Promise.race([look(), ended]);
  } finally {
    release();
  }
}

/** While one worker looks for people, the other finds where lines are and what stands out. */
async function lookInStages(
  photo: Blob,
  shapes: DrawnShapes | undefined,
  { looking, helping, hasPhoto = false }: LookingWorkers,
): Promise<Looked> {
  // fetches what it needs while the photo is decoded
  const ready = helping.ask("help", weights);
  const decoded = looking.ask("look", { file: hasPhoto ? null : photo, weights, shapes });
  const [picture] = await Promise.all([decoded, ready]);
  const [salient] = await Promise.all([
    looking
      .ask("lookFirst", null)
      .then((isAsked) => (isAsked ? helping.ask("findSalient", null) : undefined)),
    helping.ask("findBoundaries", picture).then((found) => looking.ask("takeApart", found)),
    looking.ask("findPeople", null),
  ]);
  return looking.ask("finishLook", salient);
}
