import { type Field, upsampleField } from "../edges/grid.ts";
import { near } from "../edges/near.ts";
import { onKernels } from "../kernels/kernels.ts";
import { fieldOf } from "../seeing/mask.ts";
import type { Mask } from "../seeing/seen.ts";

/**
 * How likely a page has a line at each pixel, 0 to 1: the odds of the boundary map, times the root of those that an illustrator would draw
 * one. With the root on the other side F1 on kept lines is the same (.72 to .73, `training/lines`), but 16 of 100 pages were graded lower
 * and 3 higher: sure borders went, and lines left their crests.
 * @param boundaries how likely a boundary is, 0 to 1
 * @param kept of any size; without it boundaries are all that is known
 */
export function lineStrength(boundaries: Field, kept: Mask | undefined): Field {
  const { width, height, data } = boundaries;
  if (!kept) return { width, height, data: data.slice() };
  const likely = upsampleField(fieldOf(kept), width, height).data;
  return onKernels((kernels, arena) => {
    const at = arena.put(data);
    kernels.lineStrength(at, arena.put(likely), data.length);
    return { width, height, data: arena.read(at, new Float32Array(data.length)) };
  });
}

/**
 * What an illustrator would draw so near to what is drawn, in millimeters, is that itself: a little more than a place of `Seen.kept` on A4. Other lines
 * have this share of the boundaries' odds there.
 */
const explained = { near: 5, share: 0.5 };

/** Lets little but boundaries count near what is drawn on purpose. @param drawn 1 where it is */
export function boundariesNear(
  { width, height, data }: Field,
  map: Field,
  drawn: Uint8Array,
  perMM: number,
): void {
  const around = near(drawn, { width, height }, (explained.near * perMM) ** 2);
  onKernels((kernels, arena) => {
    const at = arena.put(data);
    const masks = [arena.put(map.data), arena.put(around)] as const;
    kernels.boundariesAlone(at, ...masks, explained.share, data.length);
    arena.read(at, data);
  });
}
