import { onKernels } from "../kernels/kernels.ts";
import { LoadedPlan } from "../tflite/loaded-plan.ts";
import type { Graph } from "../tflite/graph.ts";
import { planGraph } from "../tflite/plan-graph.ts";

/** What a graph answers on kernels, run twice in the same memory, to an input of `channels` numbers a pixel. */
export function runOnKernels(graph: Graph, input: Float32Array): Float32Array[] {
  const plan = planGraph(graph);
  const { width, height, channels } = plan.extents[plan.input]!;
  return onKernels((kernels, arena) => {
    const loaded = new LoadedPlan(plan, { kernels, arena });
    const run = () =>
      loaded.run(({ at, line, pixel }) => {
        for (let y = 0; y < height; y++) {
          const row = new Float32Array((width * pixel) / 4);
          for (let i = 0; i < width * channels; i++)
            row[(Math.floor(i / channels) * pixel) / 4 + (i % channels)] = input[y * width * channels + i]!;
          arena.write(at + y * line, row);
        }
      });
    run();
    return run();
  })!;
}
