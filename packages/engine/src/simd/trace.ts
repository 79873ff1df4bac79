import type { Walks } from "../paths/walks.ts";
import type { Labels } from "../regions/labels.ts";
import { onKernels } from "../kernels/kernels.ts";

/** `plainWalks` (paths/trace-borders.ts) on kernels; undefined where they are missing. */
export function walksOnKernels(
  { width, height, data }: Labels,
  saddles: Uint8Array | undefined,
): Walks | undefined {
  const many = (width + 1) * (height + 1);
  return onKernels((kernels, arena) => {
    const [labels, sides, walked] = [arena.put(data), arena.room(many), arena.room(many)];
    const joined = saddles ? arena.put(saddles) : 0;
    const most = kernels.borderSides(labels, width, height, sides);
    // a border has at least one side, and one corner more than sides
    const [start, list, hands] = [arena.room((most + 1) * 4), arena.room(most * 8), arena.room(most * 16)];
    const count = kernels.traceBorders(labels, width, height, sides, walked, joined, start, list, hands);
    const starts = arena.read(start, new Int32Array(count + 1));
    const ends = arena.read(hands, new Int32Array(count * 4));
    const every = (at: number) => Int32Array.from({ length: count }, (_, b) => ends[b * 4 + at]!);
    return {
      count,
      start: starts,
      corners: arena.read(list, new Int32Array(starts[count]!)),
      right: every(0),
      left: every(1),
      loop: Uint8Array.from(every(2)),
    };
  });
}
