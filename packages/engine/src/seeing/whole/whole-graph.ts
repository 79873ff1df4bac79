import type { Graph } from "../../tflite/graph.ts";
import { LayerFile } from "../../tflite/layer-file.ts";
import { firstLook, numbersOf } from "../animals/head-looks.ts";
import { headsGraph } from "../backbone/head-graph.ts";

/** How the network looks at a photo: squeezed to a square of this side, in pixels. */
export const wholeSide = 256;
/** Pixels of that square for an answer about lines. */
export const keptStride = 4;
/** What a place may be, in the order of its answers: on an outline to draw, on a feature to draw, within a texture. */
export const keptAnswers = ["outline", "feature", "texture"] as const;

/** The files of what looks at the whole. */
export type WholeFiles = Readonly<Record<"backbone" | "animals" | "keptLines", Uint8Array>>;

/**
 * The network that looks at the whole photo once. On one backbone stand two small networks: where heads of animals may be (`firstLook`), and
 * which lines an illustrator would draw (`training/lines`). Both answer logits.
 * @throws RangeError when a file is too short or too long
 */
export function wholeGraph({ backbone, animals, keptLines }: WholeFiles): Graph {
  const lines = new LayerFile(keptLines);
  const graph = headsGraph(backbone, wholeSide, [
    // those of the closer looks come behind them
    { file: new LayerFile(animals), stride: firstLook.stride, numbers: numbersOf(firstLook) },
    { file: lines, stride: keptStride, numbers: keptAnswers.length },
  ]);
  lines.end();
  return graph;
}
