import { type ColoringChoices, usualChoices } from "@tintery/contract/tables";
import type { ColoringType, SubjectStroke } from "@tintery/engine";
import { bestFitting, hardBelow } from "@tintery/engine";
import type { Failure } from "../platform/failure-of.ts";
import { WorkerFailed } from "../platform/ask-worker.ts";
import { shapesOf } from "../scenes/shapes-of.ts";
import { openWorker, weights } from "./open-worker.ts";
import type { Looked, Tasks } from "./preview-tasks.ts";

/** Which pages are wanted. */
export interface PreviewWish {
  /** In the order in which they are drawn. */
  types: readonly ColoringType[];
  /** Options of all pages; what is left open suits each type. */
  choices: ColoringChoices;
  /** What was drawn to say what the photo is about; found without it. */
  subject: readonly SubjectStroke[];
}

/**
 * What all pages have in common; a page as a picture, and whether it is hard to recognize; after the last of them the type that
 * fits best, null where none does; or why there will be none.
 */
export type PreviewAnswer =
  | { looked: Looked }
  | { type: ColoringType; picture: Blob; isHard: boolean }
  | { fits: ColoringType | null }
  | { failed: Failure };

/** Workers that draw previews, as their page knows them. */
export interface Previews {
  /**
   * Has pages drawn: of another photo, or of the same with other choices or another subject. What was asked for before is not
   * heard any more.
   */
  draw: (wish: PreviewWish & { photo?: Blob }, hear: (answer: PreviewAnswer) => void) => Promise<void>;
  /** Ends the workers and gives back their memory. */
  end: () => void;
}

/** More workers than these share no work worth their memory. */
const maxWorkers = 3;

/**
 * Starts workers that draw small pages, as many as the device has cores for; null where the browser allows none.
 * @param offered those of them that may fit best; of some whose pages are alike, the first
 * @param max the largest number of workers: one is enough for whoever wants no pages
 */
export function openPreviews(offered: readonly ColoringType[], max = maxWorkers): Previews | null {
  const count = Math.min(max, Math.max(1, navigator.hardwareConcurrency));
  const workers = Array.from({ length: count }, openWorker).filter((worker) => worker !== null);
  const [looking, ...others] = workers;
  if (!looking) return null;
  let order = 0;
  let strokes = "[]";
  /** What all workers see by now. */
  let looked: Promise<Looked> | undefined;
  /** Who has a type's maps. */
  let homes = new Map<ColoringType, unknown>();

  const share = async (answer: Promise<Tasks["look"]["answer"]>): Promise<Looked> => {
    const { sight, looked } = await answer;
    for (const other of others) void other.ask("take", sight).catch(() => {});
    return looked;
  };
  const draw = async (
    { photo, types, choices, subject }: PreviewWish & { photo?: Blob },
    hear: (answer: PreviewAnswer) => void,
  ): Promise<void> => {
    const pointed = JSON.stringify(subject);
    if (photo) {
      looked = share(looking.ask("look", { file: photo, weights, shapes: shapesOf(photo) }));
      strokes = "[]";
    }
    if (pointed !== strokes) {
      const sooner = looked;
      looked = share(Promise.resolve(sooner).then(() => looking.ask("point", subject)));
    }
    if (photo || pointed !== strokes) homes = new Map();
    strokes = pointed;
    if (!looked) return;
    hear({ looked: await looked });
    const left = [...types];
    const estimates = new Map<ColoringType, number>();
    await Promise.all(
      workers.map(async (worker) => {
        for (;;) {
          const at = left.findIndex((type) => (homes.get(type) ?? worker) === worker);
          const [type] = at < 0 ? [] : left.splice(at, 1);
          if (!type) return;
          homes.set(type, worker);
          const { picture, estimate } = await worker.ask("draw", {
            type,
            choices: { ...usualChoices(type), ...choices },
          });
          estimates.set(type, estimate);
          hear({ type, picture, isHard: estimate < hardBelow });
        }
      }),
    );
    const best = bestFitting(offered.map((type) => [type, estimates.get(type) ?? 0] as const));
    hear({ fits: best && estimates.get(best)! >= hardBelow ? best : null });
  };

  return {
    async draw(wish, hear) {
      const own = ++order;
      try {
        await draw(wish, (answer) => {
          if (own !== order) throw new Error("outdated: nobody waits for it any more");
          hear(answer);
        });
      } catch (error) {
        if (own === order) hear({ failed: error instanceof WorkerFailed ? error.why : "unable" });
      }
    },
    end() {
      for (const worker of workers) worker.end();
    },
  };
}
