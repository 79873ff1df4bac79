import type { PaintByNumbersOptions, PaintingQuality, Raster, SubjectStroke } from "@tintery/engine";
import type { Failure } from "../platform/failure-of.ts";
import { WorkerFailed } from "../platform/ask-worker.ts";
import { lookAt } from "./look-at.ts";
import { openWorker } from "./open-worker.ts";
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
  /** Resolves when it is known what the photo shows; where that fails, as without a connection, all of it counts alike. */
  let looked: Promise<unknown> | undefined;
  const look = () =>
    (looked ??= lookAt(photo, undefined, { looking: worker, helping: worker, hasPhoto: true }).catch(
      () => {},
    ));
  const opened = worker.ask("open", photo);
  // whoever paints hears of it
  opened.catch(() => {});

  const sketchOf = ({ options, mask }: PaintingOrder) => {
    void worker.ask("drop", null).catch(() => {});
    if (mask !== marked) void worker.ask("mark", mask).catch(() => {});
    marked = mask;
    return worker.ask("paint", { options, quality: "sketch" });
  };
  const finalOf = async ({ options, subject }: PaintingOrder, isWanted: () => boolean) => {
    await look();
    if (!isWanted()) return null;
    if (subject !== pointed && (pointed || subject.length > 0))
      void worker.ask("point", subject).catch(() => {});
    pointed = subject;
    return worker.ask("paint", { options, quality: "final" });
  };
  return {
    async paint(wish, hear) {
      const own = ++order;
      const sketch = sketchOf(wish);
      const final = finalOf(wish, () => own === order);
      // what fails is heard below, in the order in which it is waited for
      for (const painting of [sketch, final]) painting.catch(() => {});
      try {
        await opened;
        for (const [quality, asked] of [
          ["sketch", sketch],
          ["final", final],
        ] as const) {
          const painting = await asked;
          if (painting && own === order) hear({ painting, quality });
        }
      } catch (error) {
        if (own === order) hear({ failed: error instanceof WorkerFailed ? error.why : "unable" });
      }
    },
    async paintBeside(options) {
      await look();
      return worker.ask("paint", { options, quality: "beside" });
    },
    async paintLook(wish) {
      await look();
      return worker.ask("paintLook", wish);
    },
    end: worker.end,
  };
}
