import { stepsPerUnit } from "../colors/oklab.ts";
import { blur } from "../edges/blur.ts";
import { shrinkField, type Size } from "../edges/grid.ts";
import type { Planes } from "../raster/planes.ts";
import type { ColoringMaps } from "./coloring-maps.ts";

/** Tones are kept at this part of the canvas's size. */
const factor = 4;

/** How light a pencil drawing is at each place, 0 black to 255 white; smaller than the page. */
type Tone = NonNullable<ColoringMaps["tone"]>;

/** How far around a place its surroundings are looked at: sigma, as a share of the picture's width. */
const surroundings = 0.03;
/**
 * Tones from 0 black to 1 white. A place is shaded by what it is darker than its surroundings (their ratio below `even`, up to
 * `maxDodge`), and by `share` of what it is darker than `dark`; never more than `max`. `lift` keeps ratios of black quiet. The
 * goldens of the pencil's pages move with them.
 */
const shading = { lift: 0.02, even: 0.97, maxDodge: 0.5, dark: 0.45, share: 0.6, max: 0.8 };

/** The tone of paper that nothing is shaded on. */
export function whiteTone({ width, height }: Size): Tone {
  const small = { width: Math.ceil(width / factor), height: Math.ceil(height / factor) };
  return { ...small, data: new Uint8Array(small.width * small.height).fill(255) };
}

/** The photo's lightness, its contrast evened out. */
export function toneOf({ width, height, l }: Planes): Tone {
  const small = shrinkField(
    { width, height, data: new Float32Array(l).map((v) => v / (100 * stepsPerUnit)) },
    factor,
  );
  const around = blur(small, Math.max(1, small.width * surroundings));
  const data = new Uint8Array(small.data.length);
  for (let i = 0; i < data.length; i++) {
    const value = small.data[i]!;
    // a dodge: dark is what is darker than its surroundings, and a little of what is dark at all
    const dodge = Math.min(1, (value + shading.lift) / (around.data[i]! + shading.lift));
    const dodged = Math.min(shading.maxDodge, Math.max(0, shading.even - dodge));
    const shade = dodged + Math.max(0, shading.dark - value) * shading.share;
    data[i] = Math.round(255 * (1 - Math.min(shading.max, shade)));
  }
  return { width: small.width, height: small.height, data };
}
