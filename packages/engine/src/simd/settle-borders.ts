import type { Chains } from "../paths/chains.ts";
import type { SeenRegions, Vectors } from "../paths/look-across.ts";
import type { Walks } from "../paths/walks.ts";
import { onKernels } from "./kernels.ts";

/** What is looked at, how, and where moves go; see `settleBorders` in paths/settle-borders.ts. */
export interface Looking {
  readonly seen: SeenRegions;
  readonly kinds: Uint8Array;
  readonly normals: Vectors;
  readonly moves: Vectors;
  readonly faint: number;
  readonly halfSteps: number;
}

/** Fills the moves of all borders as `lookAcross` wants them; false where kernels are missing. */
export function lookAcrossOnKernels(
  { start, x, y }: Chains,
  walks: Pick<Walks, "left" | "right">,
  { seen: { planes, labels, palette }, kinds, normals, moves, faint, halfSteps }: Looking,
): boolean {
  const done = onKernels((kernels, arena) => {
    const picture = [arena.put(planes.l), arena.put(planes.a), arena.put(planes.b)] as const;
    kernels.lookAt(...picture, arena.put(labels.data), labels.width, labels.height);
    const points = [arena.put(x), arena.put(y), arena.put(normals.x), arena.put(normals.y)] as const;
    const colors = arena.put(palette);
    // points that do not move are never written
    const out = [arena.put(moves.x), arena.put(moves.y)] as const;
    const colorOf = (region: number) => colors + labels.colors[region]! * 24;
    for (let b = 0; b < kinds.length; b++) {
      if (kinds[b] === 2) continue;
      const [left, right] = [walks.left[b]!, walks.right[b]!];
      const ends = kinds[b] === 1 ? 0 : 1;
      const some = [start[b]! + ends, start[b + 1]! - ends, left, right] as const;
      kernels.lookAcross(...points, ...some, colorOf(left), colorOf(right), faint, halfSteps, ...out);
    }
    arena.read(out[0], moves.x);
    arena.read(out[1], moves.y);
    return true;
  });
  return done === true;
}
