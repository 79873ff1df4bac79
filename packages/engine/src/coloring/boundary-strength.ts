import { calmTexture, findTexture } from "../edges/calm-texture.ts";
import { type Field, stretchField } from "../edges/grid.ts";
import type { Raster } from "../raster/raster.ts";
import { resample } from "../raster/resample.ts";
import type { BoundaryFinder } from "../seeing/see-alone.ts";
import type { Recipe } from "./recipe.ts";

/** How likely there is a line at each pixel, and how much each place is texture, where the type looks for it. */
export interface Boundaries {
  readonly strength: Field;
  readonly texture?: Field;
}

/** The network's answers at several sizes as one, calmer in texture. */
export function boundaryStrength(canvas: Raster, { meaning }: Recipe, find: BoundaryFinder): Boundaries {
  const known = new Map<number, Field>();
  const at = (scale: number): Field => {
    const before = known.get(scale);
    if (before) return before;
    const found = stretchField(find(shrunk(canvas, scale)), canvas.width, canvas.height);
    known.set(scale, found);
    return found;
  };
  const blend = (scales: typeof meaning.scales): Field => {
    const data = new Float32Array(canvas.width * canvas.height);
    for (const [scale, weight] of scales) addTo(data, at(scale).data, weight);
    return { width: canvas.width, height: canvas.height, data };
  };
  const fine = blend(meaning.scales);
  if (!meaning.calm || !meaning.texture) return { strength: fine };
  const [least, most] = meaning.texture;
  const texture = findTexture(fine, { least, most });
  return { strength: calmTexture(fine, blend(meaning.calm), texture), texture };
}

function addTo(data: Float32Array, field: Float32Array, weight: number): void {
  for (let i = 0; i < data.length; i++) data[i] = data[i]! + weight * field[i]!;
}

function shrunk(canvas: Raster, scale: number): Raster {
  if (scale === 1) return canvas;
  const side = (pixels: number) => Math.max(16, Math.round(pixels * scale));
  const whole = { left: 0, top: 0, width: canvas.width, height: canvas.height };
  return resample(canvas, whole, side(canvas.width), side(canvas.height));
}
