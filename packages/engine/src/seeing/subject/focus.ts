import { stepsPerUnit } from "../../colors/oklab.ts";
import { blur } from "../../edges/blur.ts";
import { type Field, shrinkField, type Size } from "../../edges/grid.ts";
import { toPlanes } from "../../raster/planes.ts";
import type { Raster } from "../../raster/raster.ts";
import { resample } from "../../raster/resample.ts";

/** How sharp edges are. */
export interface Focus {
  /** At each pixel, how sharp the edges around it are: about 1 where they are soft, 2 and more where they are sharp. */
  readonly sharpness: Field;
  /** How much edge there is to judge by: squared steps of lightness (0 to 100). */
  readonly evidence: Field;
}

/** Edges are measured on a picture so many times larger than the answer. */
const factor = 2;
/** The two blurs whose gradients are compared, in pixels of that picture. */
const [fine, coarse] = [0.7, 2.2];
/** Gradients are gathered within this, in pixels of the answer. */
const around = 2;
/** Squared gradients up to this share of all pixels' are noise. */
const noisy = 0.3;
/** Every so many pixels tell how much that is. */
const sampled = 29;
/** Steps below this are none: flat places are neither sharp nor soft. */
const min = 1e-3;

/**
 * Which parts of a photo are in focus, by how much steeper edges are after a small blur than after a large one (after
 * Zhuo and Sim, "Defocus map estimation from a single image", 2011): a soft edge hardly changes. Unlike the strength of
 * edges this does not depend on their contrast.
 * @param photo opaque, any size
 * @param size of the answer, in pixels
 */
export function findFocus(photo: Raster, { width, height }: Size): Focus {
  const whole = { left: 0, top: 0, width: photo.width, height: photo.height };
  const { l } = toPlanes(resample(photo, whole, width * factor, height * factor));
  const light = {
    width: width * factor,
    height: height * factor,
    data: new Float32Array(l),
  };
  for (let i = 0; i < l.length; i++) light.data[i] = light.data[i]! / stepsPerUnit;
  const sharp = gathered(squaredGradient(blur(light, fine)));
  const soft = gathered(squaredGradient(blur(light, coarse)));
  const data = new Float32Array(sharp.data.length);
  for (let i = 0; i < data.length; i++) data[i] = Math.sqrt(sharp.data[i]! / (soft.data[i]! + min));
  return { sharpness: { width, height, data }, evidence: soft };
}

function gathered(field: Field): Field {
  return blur(shrinkField(withoutNoise(field), factor), around);
}

function withoutNoise(field: Field): Field {
  const some = new Float32Array(Math.ceil(field.data.length / sampled));
  for (let k = 0; k < some.length; k++) some[k] = field.data[k * sampled]!;
  const noise = 2 * some.sort()[Math.floor(noisy * (some.length - 1))]!;
  const data = new Float32Array(field.data.length);
  for (let i = 0; i < data.length; i++) {
    const left = field.data[i]! - noise;
    data[i] = left > 0 ? left : 0;
  }
  return { ...field, data };
}

function squaredGradient({ width, height, data }: Field): Field {
  const out = new Float32Array(data.length);
  for (let y = 1; y < height - 1; y++) {
    for (let i = y * width + 1, end = (y + 1) * width - 1; i < end; i++) {
      const dx = data[i + 1]! - data[i - 1]!;
      const dy = data[i + width]! - data[i - width]!;
      out[i] = (dx * dx + dy * dy) / 4;
    }
  }
  return { width, height, data: out };
}
