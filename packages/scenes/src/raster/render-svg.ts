import { coverageOf } from "./coverage.ts";
import type { Polyline } from "./flatten-path.ts";
import { lightLayer } from "./light-layer.ts";
import { blurLayer, fillArea, mergeLayer, type Surface, surface } from "./surface.ts";
import { type Layer, walkSvg } from "./walk-svg.ts";

/** A picture: red, green, blue and opacity of each pixel, row by row. */
export interface SceneRaster {
  width: number;
  height: number;
  data: Uint8ClampedArray;
}

function maskOf(lines: readonly Polyline[], width: number, height: number): Float32Array {
  const mask = new Float32Array(width * height);
  const area = coverageOf(lines, width, height);
  if (area)
    for (let row = 0; row < area.height; row++) {
      const [first, end] = [area.spans[row * 2]!, area.spans[row * 2 + 1]!];
      const from = row * area.width;
      mask.set(area.share.subarray(from + first, from + end), (area.top + row) * width + area.left + first);
    }
  return mask;
}

/** Empty surfaces of the last size: to make them anew for every picture costs a tenth of its time. */
let spare: Surface[] = [];
/** More than these are never open at once for long. */
const kept = 3;

/** The pixels of a drawing of our own pen, on white. The same drawing gives the same pixels everywhere. */
export function renderSvg(
  svg: string,
  size: { width: number; height: number; scale: number; tint?: readonly [number, number, number] },
): SceneRaster {
  const { width, height, scale, tint = [1, 1, 1] } = size;
  spare = spare.filter((one) => one.width === width && one.height === height);
  const base = spare.pop() ?? surface(width, height);
  base.pixels.fill(255);
  const stack: Surface[] = [base];
  const top = () => stack.at(-1) ?? base;
  walkSvg(svg, scale, {
    area({ lines, paint, opacity }) {
      const area = coverageOf(lines, width, height);
      if (area) fillArea(top(), area, paint, opacity);
    },
    open() {
      stack.push(spare.pop() ?? surface(width, height));
    },
    close(layer: Layer) {
      const done = stack.pop();
      if (!done) return;
      if (layer.lit) lightLayer(done, tint);
      if (layer.blur) blurLayer(done, layer.blur[0], layer.blur[1]);
      mergeLayer(top(), done, layer.opacity, layer.clip ? maskOf(layer.clip, width, height) : undefined);
      spare.push(done);
    },
  });
  const data = new Uint8ClampedArray(base.pixels.length);
  const { pixels } = base;
  // in one loop: memory is read and written once
  for (let i = 0; i < data.length; i++) {
    data[i] = pixels[i]!;
    pixels[i] = 0;
  }
  base.dirty = [width, height, 0, 0];
  spare = [...spare, base].slice(0, kept);
  return { width, height, data };
}
