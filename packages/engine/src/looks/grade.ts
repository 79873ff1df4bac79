import type { Easel, Pixels } from "./easel.ts";

type Color = readonly [red: number, green: number, blue: number];

export interface Tones {
  /** 1 leaves colors as strong as they are. */
  readonly saturation?: number;
  /** How light the middle becomes: 0.5 leaves it, more is lighter (Schlick's bias). */
  readonly middle?: number;
  /** How much steeper the middle tones become, 0 to 1. */
  readonly contrast?: number;
  /** What black and white become. */
  readonly black?: number;
  readonly white?: number;
  /** A glaze: colors are multiplied by it. */
  readonly glaze?: Color;
  /** Darks and lights take their tints, by this share. */
  readonly split?: { readonly share: number; readonly darks: Color; readonly lights: Color };
  /** How much darker the corners are. */
  readonly vignette?: number;
}

const no: Color = [0, 0, 0];
const full: Color = [1, 1, 1];

/** Moves the tones and colors of a picture, by as much as the look is strong. */
export function grade(easel: Easel, pixels: Pixels, tones: Tones): Pixels {
  const { kernels, arena, width, height } = easel;
  const share = Math.min(1, 0.35 + 0.65 * easel.strength);
  const part = (value: number, usual: number) => usual + (value - usual) * share;
  const { saturation = 1, middle = 0.5, contrast = 0, black = 0, white = 1 } = tones;
  const { glaze = full, split, vignette = 0 } = tones;
  const bias = 1 / part(middle, 0.5) - 2;
  const [low, range] = [part(black, 0), part(white, 1) - part(black, 0)];
  const curve = (value: number) => {
    const lit = value / (bias * (1 - value) + 1);
    return low + range * (lit + (lit * lit * (3 - 2 * lit) - lit) * part(contrast, 0));
  };
  const curves = new Float32Array(3 * 256);
  for (let c = 0; c < 3; c++)
    for (let v = 0; v < 256; v++) curves[c * 256 + v] = curve(v / 255) * part(glaze[c]!, 1);
  const settings = Float32Array.of(
    part(saturation, 1),
    part(split?.share ?? 0, 0),
    ...(split?.darks ?? no),
    ...(split?.lights ?? no),
    part(vignette, 0),
  );
  kernels.gradePixels(pixels, width, height, arena.put(curves), arena.put(settings));
  return pixels;
}
