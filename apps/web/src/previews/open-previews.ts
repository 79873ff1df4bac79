import { type ColoringChoices, usualChoices } from "@tintery/contract/tables";
import type { ColoringType, SubjectStroke } from "@tintery/engine";
import { bestFitting, hardBelow } from "@tintery/engine";
import type { Failure } from "../platform/failure-of.ts";
import { WorkerFailed } from "../platform/ask-worker.ts";
import { lookAt } from "./look-at.ts";
import { shapesOf } from "../scenes/shapes-of.ts";
import { openWorker, type PreviewsWorker } from "./open-worker.ts";
import type { Looked } from "./preview-tasks.ts";

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

/** Who makes pages: one worker finds their lines, another, or the same, draws them. */
interface Makers {
  readonly finding: PreviewsWorker;
  readonly drawing: PreviewsWorker;
  /** Resolves when they know the photo. */
  ready: Promise<unknown>;
}

/** From so many cores on there are three workers: the browser compiles and shows pages meanwhile. */
const coresForThree = 4;

/**
 * Starts workers that draw small pages: one finds their lines, another, where the device has a core for it, draws them. So
 * each compiles another half of the engine; if both did everything, both would compile all of it, which takes as long as the
 * pages. A third one, where cores are left, does both. Null where the browser allows none.
 * @param offered those of them that may fit best; of some whose pages are alike, the first
 * @param max the largest number of workers: one is enough for whoever wants no pages
 */
export function openPreviews(offered: readonly ColoringType[], max = 3): Previews | null {
  const cores = navigator.hardwareConcurrency;
  const workers = Array.from({ length: Math.min(max, cores >= coresForThree ? 3 : cores) }, openWorker);
  const [looking, other, third] = workers;
  if (!looking) return null;
  const makers: Makers[] = [{ finding: looking, drawing: other ?? looking, ready: Promise.resolve() }];
  if (third) makers.push({ finding: third, drawing: third, ready: Promise.resolve() });
  let order = 0;
  let strokes = "[]";
  /** What the first worker sees by now. */
  let looked: Promise<Looked> | undefined;
  /** Whether the photo was painted here. */
  let isDrawn = false;
  /** Who made the page of a type: they have its lines. */
  const madeBy = new Map<ColoringType, Makers>();

  const look = (photo: Blob | undefined, subject: readonly SubjectStroke[]): void => {
    const pointed = JSON.stringify(subject);
    const isPointed = pointed !== (photo ? "[]" : strokes);
    if (photo) {
      isDrawn = shapesOf(photo) !== undefined;
      const look = () => lookAt(photo, shapesOf(photo), { looking, helping: other ?? looking });
      // one look after the other
      looked = Promise.resolve(looked).then(look, look);
    }
    if (isPointed) looked = Promise.resolve(looked).then(() => looking.ask("point", subject));
    strokes = pointed;
    if (!looked || !(photo || isPointed)) return;
    madeBy.clear();
    for (const own of makers) {
      own.ready = looked.then(() => handOn(own));
      // who draws hears of it
      own.ready.catch(() => {});
    }
  };

  /** Tells those who make pages what the first worker sees, and what is drawn beside lines. */
  const handOn = async ({ finding, drawing }: Makers): Promise<void> => {
    if (finding !== looking) await finding.ask("take", await looking.ask("tell", null));
    if (drawing === finding) return;
    // meanwhile lines are found
    const handed = finding.ask("tellBeside", null).then((beside) => drawing.ask("takeBeside", beside));
    // who draws without it hears of it
    handed.catch(() => {});
  };

  const draw = async (
    { photo, types, choices, subject }: PreviewWish & { photo?: Blob },
    hear: (answer: PreviewAnswer) => void,
    checkWanted: () => void,
  ): Promise<void> => {
    look(photo, subject);
    if (!looked) return;
    hear({ looked: await looked });
    const left = [...types];
    const estimates = new Map<ColoringType, number>();
    const pages: Promise<void>[] = [];
    const make = async (own: Makers) => {
      const { finding, drawing } = own;
      await own.ready;
      const begin = () => {
        const at = left.findIndex((type) => (madeBy.get(type) ?? own) === own);
        const [type] = at < 0 ? [] : left.splice(at, 1);
        if (!type) return undefined;
        madeBy.set(type, own);
        const wish = { type, choices: { ...usualChoices(type, isDrawn), ...choices } };
        const found = finding === drawing ? undefined : finding.ask("find", wish);
        // heard below
        found?.catch(() => {});
        return { wish, found };
      };
      for (let next = begin(); next; ) {
        const { wish, found } = next;
        // who only finds is always asked for one more: it does not wait for the page
        if (found) next = begin();
        const page = { ...wish, found: await found };
        checkWanted();
        const drawn = drawing.ask("draw", page).then(({ picture, estimate }) => {
          estimates.set(wish.type, estimate);
          hear({ type: wish.type, picture, isHard: estimate < hardBelow });
        });
        // heard in the end
        drawn.catch(() => {});
        pages.push(drawn);
        if (found) continue;
        await drawn;
        next = begin();
      }
    };
    await Promise.all(makers.map(make));
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
      for (const worker of workers) worker?.end();
    },
  };
}
