import type { Chains } from "../paths/chains.ts";
import type { SeenRegions, Vectors } from "../paths/look-across.ts";
import type { Walks } from "../paths/walks.ts";
import type { Kernels } from "../kernels/built.ts";
import { onKernels } from "../kernels/kernels.ts";
import type { Arena } from "../kernels/arena.ts";

/** What is looked at, how, and where moves go; see `settleBorders` in paths/settle-borders.ts. */
export interface Looking {
  readonly seen: SeenRegions;
  readonly kinds: Uint8Array;
  readonly normals: Vectors;
  readonly moves: Vectors;
  readonly faint: number;
  readonly halfSteps: number;
}

const putBoth = (arena: Arena, { x, y }: Vectors) => [arena.put(x), arena.put(y)] as const;

function readBoth(arena: Arena, at: readonly [number, number], { x, y }: Vectors): void {
  arena.read(at[0], x);
  arena.read(at[1], y);
}

function begin(kernels: Kernels, arena: Arena, start: Int32Array, kinds: Uint8Array): void {
  kernels.settleThese(arena.put(start), arena.put(kinds), kinds.length);
}

/**
 * Fills the normals of all borders, and the moves that `lookAcross` wants of them, evened out in so many rounds; false where kernels
 * are missing.
 */
export function lookAcrossOnKernels(
  chains: Chains,
  walks: Pick<Walks, "left" | "right">,
  { seen: { planes, labels, palette }, kinds, normals, moves, faint, halfSteps }: Looking,
  rounds: number,
): boolean {
  const done = onKernels((kernels, arena) => {
    begin(kernels, arena, chains.start, kinds);
    const picture = [arena.put(planes.l), arena.put(planes.a), arena.put(planes.b)] as const;
    kernels.lookAt(...picture, arena.put(labels.data), labels.width, labels.height);
    // points that do not move are never written
    const [points, across, out] = [
      putBoth(arena, chains),
      putBoth(arena, normals),
      putBoth(arena, moves),
    ] as const;
    kernels.normals(...points, ...across);
    const sides = [arena.put(walks.left), arena.put(walks.right)] as const;
    const colors = [arena.put(labels.colors), arena.put(palette)] as const;
    kernels.lookAcross(...points, ...across, ...sides, ...colors, faint, halfSteps, ...out);
    for (const values of out) kernels.evenMoves(values, rounds, true);
    readBoth(arena, across, normals);
    readBoth(arena, out, moves);
    return true;
  });
  return done === true;
}

/** Evens moves out once more, in so many rounds, and moves points by them, in place; false where kernels are missing. */
export function moveOnKernels(
  { start, ...points }: Chains,
  moves: Vectors,
  {
    kinds,
    rounds,
    farthest,
    width,
    height,
  }: { kinds: Uint8Array; rounds: number; farthest: number; width: number; height: number },
): boolean {
  const done = onKernels((kernels, arena) => {
    begin(kernels, arena, start, kinds);
    const [to, by] = [putBoth(arena, points), putBoth(arena, moves)];
    for (const values of by) kernels.evenMoves(values, rounds, false);
    kernels.moveNear(...to, ...by, points.x.length, farthest, width, height);
    readBoth(arena, to, points);
    return true;
  });
  return done === true;
}
