import { type Field, type Size, upsampleField } from "../edges/grid.ts";
import { toPlanes } from "../raster/planes.ts";
import type { Raster } from "../raster/raster.ts";
import type { RunNetwork } from "./with-networks.ts";
import { closeUpHeight } from "./close-up-height.ts";
import { upright } from "./frame.ts";
import { guidedFilter } from "./guided-filter.ts";
import { maskOf } from "./mask.ts";
import type { Mask } from "./seen.ts";
import type { SeeingNetwork } from "./seeing-networks.ts";

/** The network's answer, a side: the whole picture squeezed into a square. */
const side = 256;
/** How far, in cells of a mask, the network's contour may be beside the picture's, and what counts as an edge there. */
const refining = { around: 2.5, contrast: 0.03 };

/** The network was made for people with their shoulders: from so many times as far it sees hair and ears of close-ups whole. */
const closeUpAway = 2;

/** The size of the picture that is looked at, and the height of the tallest face in it. */
interface Looked extends Size {
  readonly tallest: number;
}

/**
 * Who in a picture is a person, its contour drawn along the picture's edges.
 * @param small the picture in the size of the mask
 */
export function findPerson(
  run: RunNetwork,
  network: SeeingNetwork,
  small: Raster,
  { width, height, tallest }: Looked,
): Mask {
  const away = tallest >= closeUpHeight * height ? closeUpAway : 1;
  const [shares] = run(network, {
    ...{ x: width / 2, y: height / 2, width: away * width, height: away * height },
    turn: upright,
  }) as [Float32Array];
  const rough = upsampleField(middleOf(shares, side / away), small.width, small.height);
  return maskOf(guidedFilter(rough, toPlanes(small), refining));
}

/** The middle of the network's answer, so many cells a side. */
function middleOf(shares: Float32Array, own: number): Field {
  const from = (side - own) / 2;
  const data = new Float32Array(own * own);
  for (let row = 0; row < own; row++) {
    const start = (from + row) * side + from;
    data.set(shares.subarray(start, start + own), row * own);
  }
  return { width: own, height: own, data };
}
