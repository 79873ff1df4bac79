import { onKernels } from "../kernels/kernels.ts";

/** How light a page is at each place, 0 black to 255 white. */
export interface ToneMap {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

/** Directions without a sense, one a pixel, as unit vectors. */
export interface Flow {
  readonly width: number;
  readonly height: number;
  readonly cos: Float64Array;
  readonly sin: Float64Array;
}

/** How far around a pixel its form is felt, in pixels. */
const reach = 5;
/** Where nothing gives a direction hatching runs like this: from lower left to upper right, as right hands do. */
const hand = { cos2: 0, sin2: -1 };
/** Strength of the hand's own direction beside the form's. */
const handStrength = 60;

/**
 * Along which direction tones stay alike: the structure tensor of the tones, averaged over some pixels (Kass & Witkin
 * 1987). Hatching that follows it lies around forms as their contours do.
 */
export function flowOf({ width, height, data }: ToneMap): Flow {
  // as unit vectors of twice the angle: they can be averaged and mixed, and lines that run up or down are the same
  const cos2 = new Float64Array(data.length);
  const sin2 = new Float64Array(data.length);
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      const dx = data[x < width - 1 ? i + 1 : i]! - data[x > 0 ? i - 1 : i]!;
      const dy = data[y < height - 1 ? i + width : i]! - data[y > 0 ? i - width : i]!;
      // the gradient squared as a complex number, turned by a quarter: along, not across
      cos2[i] = dy * dy - dx * dx;
      sin2[i] = -2 * dx * dy;
    }
  }
  smoothPlane(cos2, { width, height }, reach);
  smoothPlane(sin2, { width, height }, reach);
  for (let i = 0; i < cos2.length; i++) {
    const c = cos2[i]! + handStrength * hand.cos2;
    const s = sin2[i]! + handStrength * hand.sin2;
    const size = Math.sqrt(c * c + s * s) || 1;
    // half of the angle
    cos2[i] = Math.sqrt(Math.max(0, (1 + c / size) / 2));
    sin2[i] = Math.sqrt(Math.max(0, (1 - c / size) / 2)) * (s / size < 0 ? -1 : 1);
  }
  return { width, height, cos: cos2, sin: sin2 };
}

/** Tones averaged with a Gaussian of `sigma` pixels. */
export function smoothTone({ width, height, data }: ToneMap, sigma: number): ToneMap {
  const plane = Float64Array.from(data);
  smoothPlane(plane, { width, height }, sigma);
  return { width, height, data: Uint8Array.from(plane, (v) => Math.max(0, Math.min(255, Math.round(v)))) };
}

function smoothPlane(
  plane: Float64Array,
  { width, height }: { width: number; height: number },
  wanted: number,
): void {
  const sigma = Math.min(wanted, (Math.min(width, height) - 1) / 6);
  if (sigma < 0.5) return;
  onKernels((kernels, arena) => {
    const at = arena.put(plane);
    const longest = Math.max(width, height);
    kernels.smoothPlane(at, width, height, sigma, arena.room((4 * longest + 16) * 8));
    arena.read(at, plane);
  });
}
