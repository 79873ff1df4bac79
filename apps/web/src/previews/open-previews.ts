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

/**
 * Starts workers that draw small pages: one finds the lines, another, where the device has a core for it, draws them. So each
 * compiles another half of the engine; if both did everything, both would compile all of it, which takes as long as the pages.
 * Null where the browser allows none.
 * @param offered those of them that may fit best; of some whose pages are alike, the first
 * @param max the largest number of workers: one is enough for whoever wants no pages
 */
export function openPreviews(offered: readonly ColoringType[], max = 2): Previews | null {
  const mapping = openWorker();
  if (!mapping) return null;
  const other = Math.min(max, navigator.hardwareConcurrency) > 1 ? openWorker() : null;
  const drawing = other ?? mapping;
  let order = 0;
  let strokes = "[]";
  /** What the first worker sees by now. */
  let looked: Promise<Looked> | undefined;

  const draw = async (
    { photo, types, choices, subject }: PreviewWish & { photo?: Blob },
    hear: (answer: PreviewAnswer) => void,
    checkWanted: () => void,
  ): Promise<void> => {
    const pointed = JSON.stringify(subject);
    if (photo) {
      looked = mapping.ask("look", { file: photo, weights, shapes: shapesOf(photo) }).then(lookedOf);
      strokes = "[]";
    }
    if (pointed !== strokes) {
      const sooner = looked;
      looked = Promise.resolve(sooner)
        .then(() => mapping.ask("point", subject))
        .then(lookedOf);
    }
    strokes = pointed;
    if (!looked) return;
    hear({ looked: await looked });
    const estimates = new Map<ColoringType, number>();
    const pages: Promise<void>[] = [];
    const map = (type: ColoringType | undefined) => {
      if (!type) return undefined;
      const mapped = mapping.ask("map", { type, background: choicesOf(type).background });
      // what fails is heard below, in its turn
      mapped.catch(() => {});
      return { type, mapped };
    };
    const choicesOf = (type: ColoringType) => ({ ...usualChoices(type), ...choices });
    // one more is always asked for, so that no worker waits for the page
    let next = map(types[0]);
    for (let k = 1; next; k++) {
      const { type, mapped } = next;
      next = map(types[k]);
      const { maps, estimate } = await mapped;
      checkWanted();
      estimates.set(type, estimate);
      const page = drawing
        .ask("draw", { maps, choices: choicesOf(type) })
        .then((picture) => hear({ type, picture, isHard: estimate < hardBelow }));
      page.catch(() => {});
      pages.push(page);
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
      mapping.end();
      other?.end();
    },
  };
}

const lookedOf = ({ looked }: Tasks["look"]["answer"]) => looked;
