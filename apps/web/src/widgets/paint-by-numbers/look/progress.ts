import type { ShownRegion } from "./shown-painting.ts";

/** What was painted on the screen, and how to take it back. Regions are told by their index. */
export interface Progress {
  readonly painted: ReadonlySet<number>;
  /** What was there before each step, the last one at the end. */
  readonly before: readonly ReadonlySet<number>[];
}

export const nothingPainted: Progress = { painted: new Set(), before: [] };

function step({ painted, before }: Progress, next: ReadonlySet<number>): Progress {
  return { painted: next, before: [...before, painted] };
}

/** Paints a region; one that is painted already stays as it is. */
export function paint(progress: Progress, region: number): Progress {
  return progress.painted.has(region) ? progress : step(progress, new Set(progress.painted).add(region));
}

/** Makes a painted region white again. */
export function unpaint(progress: Progress, region: number): Progress {
  const next = new Set(progress.painted);
  return next.delete(region) ? step(progress, next) : progress;
}

/** A white page; it can be taken back, too. */
export function startAgain(progress: Progress): Progress {
  return progress.painted.size === 0 ? progress : step(progress, new Set());
}

/** Takes the last step back. */
export function takeBack({ painted, before }: Progress): Progress {
  return { painted: before.at(-1) ?? painted, before: before.slice(0, -1) };
}

/** Share of some regions that is painted, 0 to 1: by their number, so that every tap counts. */
export function shareOf({ painted }: Progress, regions: readonly ShownRegion[]): number {
  if (regions.length === 0) return 1;
  return regions.filter(({ index }) => painted.has(index)).length / regions.length;
}

/** A share as it is told: what is not done is never called 100 %. */
export const toldShare = (share: number): number => (share < 1 ? Math.min(share, 0.99) : 1);
