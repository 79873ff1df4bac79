import type { PaintByNumbersOptions, PaintingQuality, Raster, SubjectStroke } from "@tintery/engine";
import type { Failure } from "../platform/failure-of.ts";
import { WorkerFailed } from "../platform/ask-worker.ts";
import { openWorker, weights } from "./open-worker.ts";
import type { LookWish, PreviewedPainting } from "./preview-tasks.ts";

/** What a photo is painted with. */
export interface PaintingOrder {
  options: PaintByNumbersOptions;
  /** What is marked on it: the same object as long as it is the same. */
  mask: Raster | null;
  /** What somebody drew to say what it is about: the same list as long as it is the same. */
  subject: readonly SubjectStroke[];
}

/** A painting, at first as a sketch, or why there is none. */
export type PaintingAnswer = { painting: PreviewedPainting; quality: PaintingQuality } | { failed: Failure };

/** A photo that is painted ahead in a worker, as its page knows it. */
export interface PaintingAhead {
  /** Has it painted; what was asked for before is not heard any more. */
  paint: (order: PaintingOrder, hear: (answer: PaintingAnswer) => void) => Promise<void>;
  /** Has it painted in other ways besides, one after the other. Rejects where it cannot be. */
  paintBeside: (options: PaintByNumbersOptions) => Promise<PreviewedPainting | null>;
  /** Paints it in a look, as a small picture. Rejects where it cannot be. */
  paintLook: (wish: LookWish) => Promise<Blob>;
  /** Ends the worker and gives back its memory. */
  end: () => void;
}

/**
 * Paints a photo ahead. The first sketch needs only the photo's colors; then the worker looks at what the photo shows, as the
 * server will. Null where the browser allows no worker.
 */
export function openPainting(photo: Blob): PaintingAhead | null {
  const worker = openWorker();
  if (!worker) return null;
  let order = 0;
  let marked: Raster | null = null;
  let pointed: readonly SubjectStroke[] | null = null;
  let hasLooked = false;
  const opened = worker.ask("open", photo);
  // whoever paints hears of it
  opened.catch(() => {});

  /** Asks for all of it at once: the worker does one thing after the other. */
  const ask = ({ options, mask, subject }: PaintingOrder) => {
    void worker.ask("drop", null).catch(() => {});
    if (mask !== marked) void worker.ask("mark", mask).catch(() => {});
    marked = mask;
    const sketch = worker.ask("paint", { options, quality: "sketch" });
    // where that fails, as without a connection, all of the photo counts alike
    if (!hasLooked) void worker.ask("see", weights).catch(() => {});
    hasLooked = true;
    if (subject !== pointed && (pointed || subject.length > 0))
      void worker.ask("pointEasel", subject).catch(() => {});
    pointed = subject;
    const final = worker.ask("paint", { options, quality: "final" });
    // what fails is heard below, in the order in which it is waited for
    for (const painting of [sketch, final]) painting.catch(() => {});
    return { sketch, final };
  };
  return {
    async paint(wish, hear) {
      const own = ++order;
      const asked = ask(wish);
      try {
        await opened;
        for (const quality of ["sketch", "final"] as const) {
          const painting = await asked[quality];
          if (painting && own === order) hear({ painting, quality });
        }
      } catch (error) {
        if (own === order) hear({ failed: error instanceof WorkerFailed ? error.why : "unable" });
      }
    },
    paintBeside: (options) => worker.ask("paint", { options, quality: "beside" }),
    paintLook: (wish) => worker.ask("paintLook", wish),
    end: worker.end,
  };
}
