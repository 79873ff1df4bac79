import { upright } from "./frame.ts";
import { maskOf } from "./mask.ts";
import { salientSide } from "./salient-graph.ts";
import type { Mask } from "./seen.ts";
import type { SeeingNetwork } from "./seeing-networks.ts";
import type { RunNetwork } from "./with-networks.ts";

const side = salientSide / 2;

/**
 * How likely each place is what a picture is about.
 * @param size of the picture that is looked at
 */
export function findSalient(
  run: RunNetwork,
  network: SeeingNetwork,
  { width, height }: { readonly width: number; readonly height: number },
): Mask {
  const frame = { x: width / 2, y: height / 2, width, height, turn: upright };
  const [chances] = run(network, frame) as [Float32Array];
  return maskOf({ width: side, height: side, data: chances });
}
