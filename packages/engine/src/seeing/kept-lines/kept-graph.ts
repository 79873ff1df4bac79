import type { Graph } from "../../tflite/graph.ts";
import { LayerFile } from "../../tflite/layer-file.ts";
import { headGraph } from "../backbone/head-graph.ts";

/** How the network looks at a photo, squeezed to a square; an answer every four pixels. */
export const keptLook = { side: 256, stride: 4 } as const;
/** What a place may be, in the order of its answers: on an outline to draw, on a feature to draw, within a texture. */
export const keptAnswers = ["outline", "feature", "texture"] as const;

/**
 * The network that tells which lines an illustrator would draw: on the backbone a small network of 64,000 weights (`training/lines`). It
 * answers logits.
 * @param backbone weights of `backboneLevels`
 * @param lines its own weights
 * @throws RangeError when a file is too short or too long
 */
export function keptGraph(backbone: Uint8Array, lines: Uint8Array): Graph {
  const file = new LayerFile(lines);
  const graph = headGraph(backbone, file, { ...keptLook, numbers: keptAnswers.length });
  file.end();
  return graph;
}
