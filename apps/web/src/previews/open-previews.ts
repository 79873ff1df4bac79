import { type ColoringChoices, usualChoices } from "@tintery/contract/tables";
import type { ColoringType, SubjectStroke } from "@tintery/engine";
import { bestFitting, hardBelow } from "@tintery/engine";
import type { Failure } from "../platform/failure-of.ts";
import { WorkerFailed } from "../platform/ask-worker.ts";
import { shapesOf } from "../scenes/shapes-of.ts";
import { openWorker, weights } from "./open-worker.ts";
import type { Looked, PageWish } from "./preview-tasks.ts";

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

/**
 * Starts workers that draw small pages: one finds their maps, another, where the device has a core for it, draws them. So
 * each compiles another half of the engine; if both did everything, both would compile all of it, which takes as long as the
 * pages. Null where the browser allows none.
 * @param offered those of them that may fit best; of some whose pages are alike, the first
 * @param max the largest number of workers: one is enough for whoever wants no pages
 */
export function openPreviews(offered: readonly ColoringType[], max = 2): Previews | null {
  const looking = openWorker();
  if (!looking) return null;
  const other = Math.min(max, navigator.hardwareConcurrency) > 1 ? openWorker() : null;
  const drawing = other ?? looking;
  let order = 0;
  let strokes = "[]";
  /** What the first worker sees by now. */
  let looked: Promise<Looked> | undefined;
  const look = (photo: Blob | undefined, subject: readonly SubjectStroke[]): void => {
    if (photo) {
      looked = looking.ask("look", { file: photo, weights, shapes: shapesOf(photo) });
      strokes = "[]";
    }
    const pointed = JSON.stringify(subject);
    if (pointed === strokes) return;
    looked = Promise.resolve(looked).then(() => looking.ask("point", subject));
    strokes = pointed;
  };

  /** Has the first worker find the maps of a page, if the other one draws it. */
  const mapsOf = (wish: PageWish) => {
    if (!other) return undefined;
    const mapped = looking.ask("map", wish);
    // heard by who draws
    mapped.catch(() => {});
    return mapped;
  };

  const draw = async (
    { photo, types, choices, subject }: PreviewWish & { photo?: Blob },
    hear: (answer: PreviewAnswer) => void,
    checkWanted: () => void,
  ): Promise<void> => {
    look(photo, subject);
    if (!looked) return;
    hear({ looked: await looked });
    const begin = (type: ColoringType | undefined) => {
      if (!type) return undefined;
      const own = { ...usualChoices(type), ...choices };
      return { type, choices: own, mapped: mapsOf({ type, choices: own }) };
    };
    const estimates = new Map<ColoringType, number>();
    const pages: Promise<void>[] = [];
    // one more than is waited for is always asked for: no worker waits for the page
    let next = begin(types[0]);
    for (let k = 1; next; k++) {
      const { type, choices, mapped } = next;
      next = begin(types[k]);
      const wish = { type, choices, mapped: await mapped };
      checkWanted();
      const page = drawing.ask("draw", wish).then(({ picture, estimate }) => {
        estimates.set(type, estimate);
        hear({ type, picture, isHard: estimate < hardBelow });
      });
      // heard in the end
      page.catch(() => {});
      pages.push(page);
      if (!other) await page;
    }
    await Promise.all(pages);
    const best = bestFitting(offered.map((type) => [type, estimates.get(type) ?? 0] as const));
    hear({ fits: best && estimates.get(best)! >= hardBelow ? best : null });
  };

  return {
    async draw(wish, hear) {
      const own = ++order;
      const checkWanted = () => {
        if (own !== order) throw new Error("outdated: nobody waits for it any more");
      };
      const tell = (answer: PreviewAnswer) => {
        checkWanted();
        hear(answer);
      };
      try {
        await draw(wish, tell, checkWanted);
      } catch (error) {
        if (own === order) hear({ failed: error instanceof WorkerFailed ? error.why : "unable" });
      }
    },
    end() {
      looking.end();
      other?.end();
    },
  };
}
