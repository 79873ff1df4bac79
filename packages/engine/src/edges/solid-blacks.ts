import { stepsPerUnit } from "../colors/oklab.ts";
import type { Planes } from "../raster/planes.ts";
import { blur } from "./blur.ts";
import type { Field } from "./grid.ts";
import { opened } from "./opened.ts";
import { keepPieces } from "./pieces.ts";
import { where } from "./where.ts";

/** Dark areas to be filled. Lightness in OKLab 0 to 1, areas in pixels. */
export interface Blacks {
  readonly below: number;
  readonly least: number;
  readonly most: number;
}

/** Blacks further from the subject than this, on average, are left white. */
const leastSubject = 0.42;

/** Very dark smooth areas between two sizes on the subject: hair, pupils and shadows of a comic. 1 a filled pixel. */
export function solidBlacks(
  { width, height, l }: Planes,
  subject: Field,
  { below, least, most }: Blacks,
): Uint8Array {
  const size = { width, height };
  const light = blur({ ...size, data: new Float32Array(l) }, 2);
  const limit = below * 100 * stepsPerUnit;
  const on = where(light.data, (value) => value < limit);
  return keepPieces(opened(on, size), size, (pixels) => {
    if (pixels.length < least || pixels.length > most) return false;
    let sum = 0;
    for (const i of pixels) sum += subject.data[i]!;
    return sum >= leastSubject * pixels.length;
  });
}
