import { seededRandom } from "../arithmetic/reproducible.ts";
import type { Raster } from "../raster/raster.ts";

type Rgb = readonly [number, number, number];

/** A raster whose pixels come from a function of their middle, 0 to 1 across and down. */
export function drawRaster(width: number, height: number, color: (u: number, v: number) => Rgb): Raster {
  const data = new Uint8ClampedArray(width * height * 4);
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i += 4) {
      data.set(color((x + 0.5) / width, (y + 0.5) / height), i);
      data[i + 3] = 255;
    }
  }
  return { width, height, data };
}

function mix(p: Rgb, q: Rgb, t: number): Rgb {
  return [p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t, p[2] + (q[2] - p[2]) * t];
}

/** Smooth noise in [0, 1]: a seeded lattice with cubic blending, three octaves. */
function clouds(seed: number): (x: number, y: number) => number {
  const random = seededRandom(seed);
  const side = 64;
  const lattice = Float64Array.from({ length: side * side }, random);
  const at = (x: number, y: number) => lattice[(y & (side - 1)) * side + (x & (side - 1))]!;
  const blend = (t: number) => t * t * (3 - 2 * t);
  const octave = (x: number, y: number) => {
    const [ix, iy] = [Math.floor(x), Math.floor(y)];
    const [fx, fy] = [blend(x - ix), blend(y - iy)];
    const top = at(ix, iy) + (at(ix + 1, iy) - at(ix, iy)) * fx;
    const bottom = at(ix, iy + 1) + (at(ix + 1, iy + 1) - at(ix, iy + 1)) * fx;
    return top + (bottom - top) * fy;
  };
  return (x, y) => (octave(x, y) * 4 + octave(2 * x, 2 * y) * 2 + octave(4 * x, 4 * y)) / 7;
}

/** A meadow under a sky with a sun, hills, trees and grain: gradients, texture, edges and small things. */
export function meadow(width: number, height: number): Raster {
  const noise = clouds(7);
  const fine = clouds(19);
  return drawRaster(width, height, (u, v) => {
    const grain = (fine(u * 60, v * 60) - 0.5) * 26;
    const ridge = 0.52 + (noise(u * 4, 3) - 0.5) * 0.3;
    const near = 0.74 + (noise(u * 3, 9) - 0.5) * 0.2;
    let color: Rgb = mix([70, 130, 210], [240, 225, 200], v / 0.6);
    if (noise(u * 5, v * 9) > 0.6) color = mix(color, [255, 255, 255], 0.7);
    if ((u - 0.78) ** 2 + (v - 0.2) ** 2 < 0.006) color = [255, 214, 90];
    if (v > ridge) color = mix([66, 96, 120], [96, 128, 110], (v - ridge) * 4);
    if (v > near) color = mix([120, 160, 60], [50, 90, 30], noise(u * 14, v * 20));
    if (v > near && (u - 0.25) ** 2 * 3 + (v - 0.86) ** 2 < 0.004) color = [200, 40, 50];
    return [color[0] + grain, color[1] + grain, color[2] + grain];
  });
}

/** A thicket of leaves and light: detail of every size down to a pixel. */
export function thicket(width: number, height: number): Raster {
  const [shape, light, leaf] = [clouds(31), clouds(41), clouds(51)];
  return drawRaster(width, height, (u, v) => {
    const bright = (light(u * 9, v * 9) - 0.5) * 160 + (leaf(u * 70, v * 70) - 0.5) * 150;
    const base: Rgb = shape(u * 22, v * 22) > 0.5 ? [96, 128, 52] : [128, 104, 78];
    return [base[0] + bright, base[1] + bright, base[2] + bright * 0.8];
  });
}

/** Overlapping disks of strong colors on a plain ground. */
export function disks(width: number, height: number): Raster {
  const random = seededRandom(3);
  const all = Array.from({ length: 24 }, () => ({
    x: random(),
    y: random(),
    radius: 0.03 + random() * 0.14,
    color: [random() * 255, random() * 255, random() * 255] as Rgb,
  }));
  return drawRaster(width, height, (u, v) => {
    let color: Rgb = [236, 230, 214];
    for (const disk of all) if ((u - disk.x) ** 2 + (v - disk.y) ** 2 < disk.radius ** 2) color = disk.color;
    return color;
  });
}

/**
 * A drawn head seen from the front before a plain ground: hair, skin with shaded eye sockets, brows, eyes with
 * whites, nose and a mouth of two lips. The head is `size` of the picture's height.
 */
export function portrait(width: number, height: number, size = 0.6): Raster {
  const within = (x: number, y: number, rx: number, ry: number) => (x / rx) ** 2 + (y / ry) ** 2;
  const soft = (d: number, edge: number) => Math.max(0, Math.min(1, (1 - d) / edge));
  return drawRaster(width, height, (u, v) => {
    // head coordinates: the face is 1 wide, eyes at y 0
    const scale = size * height * 0.72;
    const x = ((u - 0.5) * width) / scale;
    const y = ((v - 0.48) * height) / scale;
    const side = Math.abs(x);
    let color: Rgb = [206, 210, 214];
    color = mix(color, [52, 60, 110], soft(within(x, y - 1.35, 0.85, 0.55), 0.05));
    color = mix(color, [74, 48, 30], soft(within(x, y + 0.05, 0.62, 0.78), 0.08));
    color = mix(color, [196, 150, 122], soft(within(x, y - 0.8, 0.22, 0.5), 0.1));
    color = mix(color, [226, 184, 156], soft(within(x, y - 0.18, 0.47, 0.66), 0.12));
    color = mix(color, [150, 104, 82], 0.9 * soft(within(side - 0.23, y + 0.02, 0.19, 0.13), 0.9));
    color = mix(color, [70, 46, 32], soft(within(side - 0.24, y + 0.17, 0.17, 0.045), 0.5));
    color = mix(color, [226, 214, 206], soft(within(side - 0.23, y, 0.11, 0.045), 0.3));
    color = mix(color, [40, 26, 18], soft(within(side - 0.23, y, 0.055, 0.055), 0.3));
    color = mix(color, [56, 36, 26], soft(within(side - 0.23, y + 0.045, 0.13, 0.025), 0.5));
    color = mix(color, [240, 206, 182], 0.9 * soft(within(x, y - 0.12, 0.06, 0.2), 0.9));
    color = mix(color, [158, 108, 86], 0.9 * soft(within(x, y - 0.31, 0.12, 0.05), 0.8));
    color = mix(color, [176, 82, 78], soft(within(x, y - 0.5, 0.2, 0.07), 0.3));
    color = mix(color, [80, 30, 30], soft(within(x, y - 0.495, 0.18, 0.02), 0.5));
    return color;
  });
}
