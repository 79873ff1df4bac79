import type { Primitive } from "../drawing/outlines-picture.ts";
import type { Chains } from "../paths/chains.ts";
import { curveArcs } from "../paths/curve-arcs.ts";
import type { Line } from "../paths/lines.ts";
import { formOfLoop, type LoopForm } from "../paths/loop-forms.ts";
import type { TracedBorders } from "../paths/trace-borders.ts";
import type { Recipe } from "./recipe.ts";

/** A line for each border, and what borders are that are simple forms. */
export interface CurvedBorders {
  readonly lines: readonly Line[];
  readonly shapes: ReadonlyMap<number, Primitive>;
}

/** Curves through the points of borders; in flat art loops that are simple forms become them. */
export function curveBorders(borders: TracedBorders, chains: Chains, want: Recipe): CurvedBorders {
  const found = want.hasForms ? formsOf(chains, borders.loop, want.units) : new Map<number, LoopForm>();
  const forms = new Map([...found].map(([b, { line }]) => [b, line]));
  const lines = curveArcs(borders, chains, { ...want, forms });
  // a form that crossed something became a curve like others
  const kept = [...found].filter(([b, { line }]) => lines[b] === line);
  return { lines, shapes: new Map(kept.map(([b, { shape }]) => [b, shape])) };
}

/** Loops that are simple forms. */
function formsOf({ start, x, y }: Chains, loop: Uint8Array, units: number): Map<number, LoopForm> {
  const found = new Map<number, LoopForm>();
  for (let b = 0; b < loop.length; b++) {
    if (!loop[b]) continue;
    const [first, end] = [start[b]!, start[b + 1]!];
    const form = formOfLoop({ x: x.subarray(first, end), y: y.subarray(first, end) }, units);
    if (form) found.set(b, form);
  }
  return found;
}
