import { stepsPerUnit } from "../colors/oklab.ts";
import { blur } from "../edges/blur.ts";
import { shrinkField, type Size } from "../edges/grid.ts";
import type { Planes } from "../raster/planes.ts";
import type { ColoringMaps } from "./coloring-maps.ts";

/** Tones are kept at this part of the canvas's size. */
const factor = 4;

/** How light a pencil drawing is at each place, 0 black to 255 white; smaller than the page. */
type Tone = NonNullable<ColoringMaps["tone"]>;

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
  const around = blur(small, Math.max(1, small.width * 0.03));
  const data = Uint8Array.from(small.data, (value, i) => {
    // a dodge: dark is what is darker than its surroundings, and a little of what is dark at all
    const dodge = Math.min(1, (value + 0.02) / (around.data[i]! + 0.02));
    const shade = Math.min(0.5, Math.max(0, 0.97 - dodge)) + Math.max(0, 0.45 - value) * 0.6;
    return Math.round(255 * (1 - Math.min(0.8, shade)));
  });
  return { width: small.width, height: small.height, data };
}
