import { type Field, upsampleField } from "../edges/grid.ts";
import { maskOf } from "./mask.ts";
import type { Mask } from "./seen.ts";
import { workingSize } from "./subject/prepare-subject.ts";

/** A boundary map in the size in which subjects are looked for, which is enough for all that needs it roughly. */
export function linesOf(boundaries: Field): Mask {
  const { width, height } = workingSize(boundaries);
  return maskOf(upsampleField(boundaries, width, height));
}
