import type { Graph } from "../../tflite/graph.ts";
import { LayerFile } from "../../tflite/layer-file.ts";
import { headsGraph } from "../backbone/head-graph.ts";

/** How the network looks at a person's head and shoulders. */
export const partLook = { side: 256, stride: 4 } as const;
/** What a place may be, in the order of its answers. */
export const partNames = ["else", "hair", "face", "body", "clothes", "beard", "hat"] as const;

/**
 * The network that tells parts of people from each other: on the backbone a small network of 64,000 weights (`training/people-parts`). It
 * answers logits.
 * @param backbone weights of `backboneLevels`
 * @param parts its own weights
 * @throws RangeError when a file is too short or too long
 */
export function partGraph(backbone: Uint8Array, parts: Uint8Array): Graph {
  const file = new LayerFile(parts);
  const graph = headsGraph(backbone, partLook.side, [
    { file, stride: partLook.stride, numbers: partNames.length },
  ]);
  file.end();
  return graph;
}
