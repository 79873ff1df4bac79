import type { Graph } from "../../tflite/graph.ts";
import { GraphBuilder, type Made } from "../../tflite/graph-builder.ts";
import { LayerFile } from "../../tflite/layer-file.ts";
import { backboneLevels } from "../backbone/backbone-levels.ts";
import { firstLook, gridOf, type HeadLook, numbersOf, secondLook } from "./head-looks.ts";

/** Channels that each level of the backbone becomes, and those of the two layers after their sum. */
const [width, hidden] = [32, 48];

/** The graphs of both looks. */
export interface HeadGraphs {
  readonly first: Graph;
  readonly second: Graph;
}

/**
 * The networks that look for heads of animals: on the same backbone two small networks of 82,000 weights (`training/animals`).
 * @param backbone weights of `backboneLevels`
 * @param heads weights of both, layer by layer
 * @throws RangeError when a file is too short or too long
 */
export function headGraphs(backbone: Uint8Array, heads: Uint8Array): HeadGraphs {
  const file = new LayerFile(heads);
  const graphs = {
    first: headGraph(backbone, file, firstLook),
    second: headGraph(backbone, file, secondLook),
  };
  file.end();
  return graphs;
}

/** Each level of the backbone through a layer of its own, their sum on one grid, two layers of three by three, and the answers. */
function headGraph(backbone: Uint8Array, file: LayerFile, look: HeadLook): Graph {
  const builder = new GraphBuilder();
  const input = builder.picture(look.side);
  const levels = backboneFrom(backbone, builder, input);
  const grid = gridOf(look);
  const [first, ...others] = levels.map((level) => {
    const near = level.side > grid ? builder.halved(level) : level;
    return builder.resized(builder.convolved(near, file.next(width, level.channels)), grid);
  }) as [Made, ...Made[]];
  const sum = others.reduce((all, level, k) => {
    return builder.sum(all, level, { isRectified: k === others.length - 1 });
  }, first);
  const near = builder.convolved(sum, file.next(hidden, 9 * width), { isRectified: true });
  const far = builder.convolved(near, file.next(hidden, 9 * hidden), { isRectified: true });
  return builder.graph(input, [builder.convolved(far, file.next(numbersOf(look), hidden))]);
}

function backboneFrom(weights: Uint8Array, builder: GraphBuilder, picture: Made): readonly Made[] {
  const file = new LayerFile(weights);
  const levels = backboneLevels(builder, file, picture);
  file.end();
  return levels;
}
