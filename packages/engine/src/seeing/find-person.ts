import { upsampleField } from "../edges/grid.ts";
import { toPlanes } from "../raster/planes.ts";
import type { Raster } from "../raster/raster.ts";
import type { RunNetwork } from "./with-networks.ts";
import { upright } from "./frame.ts";
import { guidedFilter } from "./guided-filter.ts";
import { maskOf } from "./mask.ts";
import type { Mask } from "./seen.ts";
import type { SeeingNetwork } from "./seeing-networks.ts";

/** The network's answer, a side: the whole picture squeezed into a square. */
const side = 256;
/** How far, in cells of a mask, the network's contour may be beside the picture's, and what counts as an edge there. */
const refining = { around: 2.5, contrast: 0.03 };

/**
 * Who in a picture is a person, its contour drawn along the picture's edges.
 * @param size of the picture that is looked at
 * @param small the picture in the size of the mask
 */
export function findPerson(
  run: RunNetwork,
  network: SeeingNetwork,
  size: { readonly width: number; readonly height: number },
  small: Raster,
): Mask {
  const { width, height } = size;
  const [shares] = run(network, { x: width / 2, y: height / 2, width, height, turn: upright }) as [
    Float32Array,
  ];
  const rough = upsampleField({ width: side, height: side, data: shares }, small.width, small.height);
  return maskOf(guidedFilter(rough, toPlanes(small), refining));
}
