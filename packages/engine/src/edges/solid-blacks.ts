import { stepsPerUnit } from "../colors/oklab.ts";
import type { Planes } from "../raster/planes.ts";
import { blur } from "./blur.ts";
import type { Field } from "./grid.ts";
import { opened } from "./opened.ts";
import { keepComponents } from "./components.ts";
import { below } from "./where.ts";

/** Dark areas to be filled. Lightness in OKLab 0 to 1, areas in pixels. */
export interface Blacks {
  readonly below: number;
  readonly min: number;
  readonly max: number;
}

/** Blacks further from the subject than this, on average, are left white. */
const minSubject = 0.42;

/** Very dark smooth areas between two sizes on the subject: hair, pupils and shadows of a comic. 1 a filled pixel. */
export function solidBlacks(
  { width, height, l }: Planes,
  subject: Field,
  { below: darkest, min, max }: Blacks,
): Uint8Array {
  const size = { width, height };
  const light = blur({ ...size, data: new Float32Array(l) }, 2);
  const limit = darkest * 100 * stepsPerUnit;
  const on = below(light.data, limit);
  return keepComponents(opened(on, size), size, (pixels) => {
    if (pixels.length < min || pixels.length > max) return false;
    let sum = 0;
    for (const i of pixels) sum += subject.data[i]!;
    return sum >= minSubject * pixels.length;
  });
}
