import type { Frame } from "./frame.ts";
import type { SeeingNetwork } from "./seeing-networks.ts";
import type { Raster } from "../raster/raster.ts";
import type { Plan } from "../tflite/plan.ts";
import { onKernels } from "../kernels/kernels.ts";
import { LoadedPlan, type LoadedWeights } from "../tflite/loaded-plan.ts";

/** What a network answers about a frame of the picture, in pixels of the largest raster: its outputs in order. */
export type RunNetwork = (network: SeeingNetwork, frame: Frame) => Float32Array[];

/** More samples a pixel than this, in each direction, are taken from a smaller raster. */
const maxSamples = 2;

/**
 * Lets `work` look at a picture with networks, whose weights are unpacked once.
 * @param sizes the same opaque picture in several sizes, the largest first
 */
export function withNetworks<T>(sizes: readonly Raster[], work: (run: RunNetwork) => T): T {
  return onKernels((kernels, arena) => {
    const rasters = sizes.map(({ width, height, data }) => ({ width, height, at: arena.put(data) }));
    const loaded = new Map<Plan, LoadedPlan>();
    const weights: LoadedWeights = new Map();
    const frameAt = arena.room(48);
    const run: RunNetwork = ({ plan, black, beyond }, frame) => {
      const ready = loaded.get(plan) ?? new LoadedPlan(plan, { kernels, arena }, weights);
      loaded.set(plan, ready);
      return ready.run((input) => {
        const needed = Math.min(frame.width / input.width, frame.height / input.height);
        const share = (raster: { width: number }) => raster.width / rasters[0]!.width;
        const raster =
          rasters.find((own) => needed * share(own) < maxSamples + 0.5) ?? rasters[rasters.length - 1]!;
        const by = share(raster);
        const samples = Math.max(1, Math.min(maxSamples, Math.round(needed * by)));
        const [across, down] = [frame.width * by, frame.height * by];
        const { cos, sin } = frame.turn;
        arena.write(
          frameAt,
          Float64Array.of(across * cos, -down * sin, frame.x * by, across * sin, down * cos, frame.y * by),
        );
        kernels.cropPicture(
          ...([raster.at, raster.width, raster.height, frameAt, samples, beyond === "black"] as const),
          ...[(1 - black) / 255, black, input.at, input.line, input.width, input.height],
        );
      });
    };
    return work(run);
  });
}
