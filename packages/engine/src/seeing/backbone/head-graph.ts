import type { Graph } from "../../tflite/graph.ts";
import { GraphBuilder, type Made } from "../../tflite/graph-builder.ts";
import { LayerFile } from "../../tflite/layer-file.ts";
import { backboneLevels } from "./backbone-levels.ts";

/** Channels that each level of the backbone becomes, and those of the two layers after their sum. */
const [width, hidden] = [32, 48];

/** The picture that a head looks at, and its answer. */
export interface HeadShape {
  /** The side of the picture in pixels, a multiple of 16, and how many of these an answer stands for. */
  readonly side: number;
  readonly stride: number;
  /** Numbers that a place is answered with. */
  readonly numbers: number;
}

/**
 * A small network on the backbone: each level through a layer of its own, their sum on one grid, two layers of three by three, and the answers.
 * @param backbone weights of `backboneLevels`
 * @param file weights of the head, layer by layer
 * @throws RangeError when the weights are not the backbone's, or too few
 */
export function headGraph(
  backbone: Uint8Array,
  file: LayerFile,
  { side, stride, numbers }: HeadShape,
): Graph {
  const builder = new GraphBuilder();
  const input = builder.picture(side);
  const levels = backboneFrom(backbone, builder, input);
  const grid = side / stride;
  const [first, ...others] = levels.map((level) => {
    const near = level.side > grid ? builder.halved(level) : level;
    return builder.resized(builder.convolved(near, file.next(width, level.channels)), grid);
  }) as [Made, ...Made[]];
  const sum = others.reduce((all, level, k) => {
    return builder.sum(all, level, { isRectified: k === others.length - 1 });
  }, first);
  const near = builder.convolved(sum, file.next(hidden, 9 * width), { isRectified: true });
  const far = builder.convolved(near, file.next(hidden, 9 * hidden), { isRectified: true });
  return builder.graph(input, [builder.convolved(far, file.next(numbers, hidden))]);
}

function backboneFrom(weights: Uint8Array, builder: GraphBuilder, picture: Made): readonly Made[] {
  const file = new LayerFile(weights);
  const levels = backboneLevels(builder, file, picture);
  file.end();
  return levels;
}
