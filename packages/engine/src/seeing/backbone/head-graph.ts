import type { Graph } from "../../tflite/graph.ts";
import { GraphBuilder, type Made } from "../../tflite/graph-builder.ts";
import { LayerFile } from "../../tflite/layer-file.ts";
import { backboneLevels } from "./backbone-levels.ts";

/** Channels that each level of the backbone becomes, and those of the two layers after their sum. */
const [width, hidden] = [32, 48];

/** A small network on the backbone: what it answers, and its weights. */
export interface Head {
  /** How many pixels of the picture an answer stands for. */
  readonly stride: number;
  /** Numbers that a place is answered with. */
  readonly numbers: number;
  /** Weights of the head, layer by layer. */
  readonly file: LayerFile;
}

/**
 * Small networks on one backbone, an output each: each level through a layer of its own, their sum on one grid, two layers of three by three,
 * and the answers.
 * @param backbone weights of `backboneLevels`
 * @param side of the picture in pixels, a multiple of 16
 * @throws RangeError when the weights are not the backbone's, or a head has too few
 */
export function headsGraph(backbone: Uint8Array, side: number, heads: readonly Head[]): Graph {
  const builder = new GraphBuilder();
  const input = builder.picture(side);
  const file = new LayerFile(backbone);
  const levels = backboneLevels(builder, file, input);
  file.end();
  return builder.graph(
    input,
    heads.map((head) => answersOf(builder, levels, head, side / head.stride)),
  );
}

function answersOf(
  builder: GraphBuilder,
  levels: readonly Made[],
  { file, numbers }: Head,
  grid: number,
): Made {
  const [first, ...others] = levels.map((level) => {
    const near = level.side > grid ? builder.halved(level) : level;
    return builder.resized(builder.convolved(near, file.next(width, level.channels)), grid);
  }) as [Made, ...Made[]];
  const sum = others.reduce((all, level, k) => {
    return builder.sum(all, level, { isRectified: k === others.length - 1 });
  }, first);
  const near = builder.convolved(sum, file.next(hidden, 9 * width), { isRectified: true });
  const far = builder.convolved(near, file.next(hidden, 9 * hidden), { isRectified: true });
  return builder.convolved(far, file.next(numbers, hidden));
}
