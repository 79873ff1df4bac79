import { boundaries, detector, mesh, person } from "virtual:seeing-files";
import type { PreviewAnswer, PreviewOrder, PreviewWish, WeightAddresses } from "./preview-pages.worker.ts";

/** A worker that draws previews, as its page knows it. */
export interface Previews {
  /**
   * Has pages drawn: of another photo, or of the same with another background. What was asked for before is not heard any
   * more.
   */
  draw: (wish: PreviewWish & { photo?: Blob }, hear: (answer: PreviewAnswer) => void) => void;
  /** Ends the worker and gives back its memory. */
  end: () => void;
}

/** Right on a foreign host page, too. */
const here = (address: string) => new URL(address, import.meta.url).href;

const weights: WeightAddresses = {
  boundaries: here(boundaries),
  detector: here(detector),
  mesh: here(mesh),
  person: here(person),
};

/** Starts a worker that draws small pages; null where the browser allows none, as on a host page of another origin. */
export function openPreviews(): Previews | null {
  let worker: Worker;
  try {
    worker = new Worker(new URL("./preview-pages.worker.ts", import.meta.url), { type: "module" });
  } catch {
    return null;
  }
  let order = 0;
  let hearNow: (answer: PreviewAnswer) => void = () => {};
  worker.onmessage = ({ data }: MessageEvent<PreviewAnswer>) => data.order === order && hearNow(data);
  // it never started, or the engine gave up
  worker.onerror = () => hearNow({ order, failed: true });
  return {
    draw: ({ photo, ...wish }, hear) => {
      order += 1;
      hearNow = hear;
      const asked: PreviewOrder = { ...wish, order, ...(photo && { photo: { file: photo, weights } }) };
      worker.postMessage(asked);
    },
    end: () => worker.terminate(),
  };
}
