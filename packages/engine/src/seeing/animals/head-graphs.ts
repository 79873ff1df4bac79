import type { Graph } from "../../tflite/graph.ts";
import { LayerFile } from "../../tflite/layer-file.ts";
import { headsGraph } from "../backbone/head-graph.ts";
import { firstLook, type HeadLook, numbersOf, secondLook } from "./head-looks.ts";

/** The graphs of closer looks. */
export interface HeadGraphs {
  readonly again: Graph;
  readonly second: Graph;
}

/**
 * The networks that look closer at what may be heads of animals: on the backbone two small networks of 82,000 weights (`training/animals`).
 * @param backbone weights of `backboneLevels`
 * @param heads weights of both, layer by layer
 * @throws RangeError when a file is too short or too long
 */
export function headGraphs(backbone: Uint8Array, heads: Uint8Array): HeadGraphs {
  const file = new LayerFile(heads);
  const graphOf = (look: HeadLook) =>
    headsGraph(backbone, look.side, [{ file, stride: look.stride, numbers: numbersOf(look) }]);
  const graphs = { again: graphOf(firstLook), second: graphOf(secondLook) };
  file.end();
  return graphs;
}
