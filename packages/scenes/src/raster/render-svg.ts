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
      const from = row * area.width;
      mask.set(area.share.subarray(from, from + area.width), (area.top + row) * width + area.left);
    }
  return mask;
}

/** The pixels of a drawing of our own pen, on white. The same drawing gives the same pixels everywhere. */
export function renderSvg(
  svg: string,
  size: { width: number; height: number; scale: number; tint?: readonly [number, number, number] },
): SceneRaster {
  const { width, height, scale, tint = [1, 1, 1] } = size;
  const base = surface(width, height);
  base.pixels.fill(255);
  const stack: Surface[] = [base];
  const spare: Surface[] = [];
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
  return { width, height, data: Uint8ClampedArray.from(base.pixels) };
}
