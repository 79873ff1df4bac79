import { chanceOf } from "../../arithmetic/reproducible.ts";
import type { Size } from "../../edges/field.ts";
import { upright } from "../frame.ts";
import { maskOf } from "../mask.ts";
import type { Mask } from "../seen.ts";
import type { SeeingNetwork } from "../seeing-networks.ts";
import type { RunNetwork } from "../with-networks.ts";
import { keptAnswers, keptStride, wholeSide } from "./whole-graph.ts";

/** Places of the mask of lines, a side. */
const side = wholeSide / keptStride;
/**
 * What logits of lines count: of an outline or a feature, whichever is likelier, and of a texture. A regression on what halves of the training
 * photos say of the other half (`training/lines`); without texture average precision is .82 instead of .85.
 */
const counts = { line: 0.85, texture: -0.3 };

/** What one look at the whole picture tells. */
export interface WholeLook {
  /** Where heads of animals may be: answers of `firstLook`. */
  readonly heads: Float32Array;
  /** How likely an illustrator would draw a line at each place. */
  readonly kept: Mask;
}

/** Looks at the whole picture once. */
export function lookAtWhole(run: RunNetwork, network: SeeingNetwork, { width, height }: Size): WholeLook {
  const frame = { x: width / 2, y: height / 2, width, height, turn: upright };
  const [heads, lines] = run(network, frame) as [Float32Array, Float32Array];
  const at = (name: (typeof keptAnswers)[number], i: number) =>
    lines[i * keptAnswers.length + keptAnswers.indexOf(name)]!;
  const data = Float32Array.from({ length: side * side }, (_, i) => {
    const line = Math.max(at("outline", i), at("feature", i));
    return chanceOf(counts.line * line + counts.texture * at("texture", i));
  });
  return { heads, kept: maskOf({ width: side, height: side, data }) };
}
