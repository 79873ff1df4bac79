import { blurred } from "./blurred.ts";
import { paint } from "./brush.ts";
import { calm } from "./calm.ts";
import type { Easel, Pixels } from "./easel.ts";
import { grade } from "./grade.ts";
import type { LookName } from "./looks.ts";
import { cutsOf, inkLines, light, noise, wobble } from "./surfaces.ts";

/** What a look leaves: what is shown, and what is converted. */
interface Made {
  readonly look: Pixels;
  readonly base: Pixels;
}

type Recipe = (easel: Easel, photo: Pixels) => Made;

/** Strokes lose their bristles but keep their shapes. */
const withoutTexture = (easel: Easel, canvas: Pixels, reach: number) =>
  calm(easel, canvas, { reach: easel.size(reach), hardness: 1 });

/** Small shapes between hard edges go. */
const flattened = (easel: Easel, pixels: Pixels) => {
  const once = calm(easel, pixels, { reach: easel.size(10), hardness: 2 });
  return calm(easel, once, { reach: easel.size(7), hardness: 2 });
};

/** Faces with what tells them from others made stronger: in a few levels of ink they would be one level each. */
const sharpenFaces = (easel: Easel, pixels: Pixels): void => {
  if (!easel.hasFaces) return;
  const features = easel.copy(pixels);
  const around = blurred(easel, pixels, easel.size(9));
  easel.kernels.sharpenPixels(features, around, 1.4, easel.count);
  easel.kernels.mixPixels(pixels, features, 1, easel.faces, easel.count, pixels);
  easel.free(features, around);
};

/**
 * What a few levels of ink are cut from: without shapes too small to paint, but in faces. Blurred by 2.6 pixels the two looks of levels
 * leave a third of a plain photo's specks, by none half.
 */
const forLevels = (easel: Easel, look: Pixels): Pixels => {
  const soft = blurred(easel, look, easel.size(2.6));
  if (easel.hasFaces) easel.kernels.mixPixels(soft, look, 1, easel.faces, easel.count, soft);
  return soft;
};

/** Levels without small shapes, but in faces. */
const flatLevels = (easel: Easel, levels: Pixels): Pixels => {
  const flat = flattened(easel, levels);
  if (easel.hasFaces) easel.kernels.mixPixels(flat, levels, 1, easel.faces, easel.count, flat);
  return flat;
};

/** Canvas shows where its threads are some pixels wide; finer ones would be a grid of dots. */
const weave = (easel: Easel, thickness: ReturnType<Easel["field"]>, amount: number) => {
  const thread = easel.size(2.2);
  const visible = Math.min(1, Math.max(0, (thread - 1) / 2));
  easel.kernels.addWeave(thickness, easel.width, easel.height, Math.max(2, thread), amount * visible);
};

/** A brush of middle size on woven canvas, as a portrait class paints. */
const painting: Recipe = (easel, photo) => {
  const seen = calm(easel, photo, { reach: easel.brush(5) });
  grade(easel, seen, { saturation: 1.12, contrast: 0.12 });
  const { canvas, thickness } = paint(easel, seen, {
    radii: [13, 7, 3.6],
    error: 0.14,
    steps: [2, 7],
    spacing: 1.5,
    turning: 0.8,
    jitter: { light: 0.04, hue: 0.06 },
    bristles: 0.07,
    dryness: 0.25,
    thickness: 0.8,
  });
  const base = withoutTexture(easel, canvas, 4.5);
  weave(easel, thickness, 0.35);
  light(easel, canvas, thickness, { amount: 0.45 });
  return { look: canvas, base };
};

/** Long curved strokes of thick paint under a warm varnish. */
const oil: Recipe = (easel, photo) => {
  const seen = calm(easel, photo, { reach: easel.brush(5.5) });
  grade(easel, seen, { saturation: 1.25, middle: 0.46, contrast: 0.3, glaze: [1.02, 0.97, 0.86] });
  const { canvas, thickness } = paint(easel, seen, {
    radii: [17, 9, 4.6],
    error: 0.13,
    steps: [4, 13],
    spacing: 1.8,
    turning: 0.9,
    jitter: { light: 0.06, hue: 0.1, saturation: 0.2 },
    bristles: 0.13,
    dryness: 0.3,
    thickness: 1,
    ridges: 0.5,
  });
  const base = withoutTexture(easel, canvas, 6);
  light(easel, canvas, thickness, { amount: 0.9, gloss: 0.5 });
  return { look: canvas, base };
};

/** Slabs of paint laid on with a knife: straight, flat at both ends, with ridges along their sides. */
const knife: Recipe = (easel, photo) => {
  const seen = calm(easel, photo, { reach: easel.brush(7), hardness: 2 });
  grade(easel, seen, { saturation: 1.3, contrast: 0.3 });
  const { canvas, thickness } = paint(easel, seen, {
    radii: [24, 13, 7],
    error: 0.15,
    steps: [2, 4],
    straight: true,
    flat: true,
    direction: 0.7,
    spacing: 1.25,
    jitter: { light: 0.1, hue: 0.12, saturation: 0.2 },
    bristles: 0.03,
    thickness: 1,
    ridges: 1.4,
  });
  const base = withoutTexture(easel, canvas, 4);
  light(easel, canvas, thickness, { amount: 1.1, gloss: 0.4 });
  return { look: canvas, base };
};

/** Short opaque strokes in strong colors with hard edges. */
const acrylic: Recipe = (easel, photo) => {
  const seen = calm(easel, photo, { reach: easel.brush(5), hardness: 2 });
  grade(easel, seen, { saturation: 1.55, contrast: 0.4, middle: 0.53 });
  const { canvas, thickness } = paint(easel, seen, {
    radii: [14, 8, 4.4],
    error: 0.13,
    steps: [1, 4],
    flat: true,
    turning: 0.6,
    jitter: { light: 0.05, hue: 0.06 },
    bristles: 0.025,
    spacing: 1.15,
    thickness: 0.6,
  });
  easel.kernels.stepPixels(canvas, 9, 0.5, easel.count);
  const base = withoutTexture(easel, canvas, 4);
  light(easel, canvas, thickness, { amount: 0.3, gloss: 0.25 });
  return { look: canvas, base };
};

/** Washes over each other on rough paper: dark where they dry, white where nobody painted. */
const watercolor: Recipe = (easel, photo) => {
  const broad = calm(easel, photo, { reach: easel.brush(8), hardness: 2 });
  const seen = calm(easel, broad, { reach: easel.brush(6), hardness: 2 });
  grade(easel, seen, { saturation: 1.5, middle: 0.62, black: 0.12, contrast: 0.1 });
  easel.kernels.stepPixels(seen, 6, 0.45, easel.count);
  const bent = wobble(easel, wobble(easel, seen, 26, 5), 7, 2);
  const base = calm(easel, bent, { reach: easel.size(4) });
  const look = easel.copy(bent);
  const fine = blurred(easel, look, Math.max(0.8, easel.size(1)));
  const wide = blurred(easel, look, easel.size(5));
  const grain = noise(
    easel,
    [
      [1.6, 0.55],
      [3.4, 0.45],
    ],
    1,
  );
  const pools = noise(
    easel,
    [
      [90, 0.5],
      [32, 0.32],
      [11, 0.18],
    ],
    2,
  );
  const settings = easel.arena.put(Float32Array.of(9, 0.42, 0.75, easel.size(15) * easel.strength, 0.1));
  easel.kernels.washPixels(look, fine, wide, grain, pools, easel.width, easel.height, settings);
  return { look, base };
};

/** Flat, opaque, matt shapes; the brush runs dry at their ends. */
const gouache: Recipe = (easel, photo) => {
  const broad = calm(easel, photo, { reach: easel.brush(8), hardness: 2 });
  grade(easel, broad, { saturation: 1.3, black: 0.09, white: 0.96, middle: 0.54 });
  easel.kernels.stepPixels(broad, 7, 0.2, easel.count);
  const seen = calm(easel, broad, { reach: easel.brush(5), hardness: 2 });
  const base = easel.copy(seen);
  const { canvas } = paint(easel, seen, {
    radii: [12, 6, 3.2],
    error: 0.09,
    steps: [2, 6],
    spacing: 1.7,
    turning: 0.8,
    jitter: { light: 0.018, hue: 0.02 },
    bristles: 0.018,
    dryness: 0.75,
    flat: true,
  });
  const paper = noise(
    easel,
    [
      [1.5, 0.6],
      [4, 0.4],
    ],
    3,
  );
  easel.kernels.shadePixels(canvas, paper, 0.035 * easel.strength, easel.count);
  return { look: canvas, base };
};

/** Painted on a tablet: soft inside shapes, hard at their edges, strong light. */
const digital: Recipe = (easel, photo) => {
  const first = calm(easel, photo, { reach: easel.brush(7), hardness: 2, sigma: 2.5 });
  easel.kernels.stepPixels(first, 7, 0.6, easel.count);
  const look = calm(easel, first, { reach: easel.brush(4), hardness: 2, sigma: 2 });
  const near = blurred(easel, look, easel.size(3));
  easel.kernels.sharpenPixels(look, near, 0.9 * easel.strength, easel.count);
  grade(easel, look, { saturation: 1.5, contrast: 0.45 });
  const base = withoutTexture(easel, look, 7);
  const glow = blurred(easel, look, easel.size(10));
  easel.kernels.glowPixels(look, glow, 0.28 * easel.strength, easel.count);
  return { look, base };
};

type Ramp = readonly (readonly [number, number, number])[];
const rampOf = (easel: Easel, colors: Ramp) =>
  easel.arena.put(Float32Array.from(colors.flatMap((color) => [...color, 0])));

const hot: Ramp = [
  [0.09, 0.05, 0.2],
  [0.42, 0.06, 0.5],
  [0.92, 0.12, 0.44],
  [0.99, 0.45, 0.13],
  [0.99, 0.84, 0.2],
  [0.98, 0.97, 0.9],
];
const cold: Ramp = [
  [0.06, 0.07, 0.25],
  [0.06, 0.25, 0.62],
  [0.02, 0.6, 0.78],
  [0.2, 0.82, 0.55],
  [0.78, 0.94, 0.35],
  [0.96, 0.99, 0.92],
];
const black = [0.03, 0.03, 0.05];

/** Sprayed on a brick wall: six hot or cold colors, black outlines, drips. Its base has no outlines: they are too thin for numbers. */
const graffiti: Recipe = (easel, photo) => {
  const { kernels, arena, width, height, count } = easel;
  const look = calm(easel, photo, { reach: easel.brush(7), hardness: 2 });
  const lines = inkLines(easel, look, { sigma: 1.8, from: 0.42, sharpness: 20 });
  const cuts = arena.put(cutsOf(easel, look, [0.14, 0.32, 0.52, 0.72, 0.88]));
  const spray = noise(
    easel,
    [
      [1.3, 0.7],
      [40, 0.5],
    ],
    7,
  );
  const ramps = [rampOf(easel, hot), rampOf(easel, cold)] as const;
  sharpenFaces(easel, look);
  const base = forLevels(easel, look);
  kernels.rampPixels(base, width, height, cuts, ...ramps, 0.01, 0, 0, 0, 0.1);
  kernels.rampPixels(look, width, height, cuts, ...ramps, 0.05, 0, spray, 0.035 * easel.strength, 0.12);
  kernels.dripPixels(look, width, height, arena.put(dripsOf(easel)), dripCount);
  kernels.inkPixels(look, lines, arena.put(Float32Array.from(black)), 0.92, count);
  const wall = noise(
    easel,
    [
      [2, 0.12],
      [14, 0.1],
    ],
    8,
  );
  kernels.addBricks(wall, width, height, Math.max(8, easel.size(34)), 0.5);
  kernels.shadePixels(look, wall, 0.22 * easel.strength, count);
  light(easel, look, wall, { amount: 0.5 });
  return { look, base: flatLevels(easel, base) };
};

const dripCount = 14;
function dripsOf(easel: Easel): Float32Array {
  // an even spread that does not look even: multiples of the golden ratio
  return Float32Array.from({ length: dripCount * 4 }, (_, i) => {
    const k = i >> 2;
    const part = (by: number) => ((k + 1) * by) % 1;
    if (i % 4 === 0) return part(0.618034) * easel.width;
    if (i % 4 === 1) return (0.15 + 0.6 * part(0.754878)) * easel.height;
    if (i % 4 === 2) return easel.brush(25 + 110 * part(0.56984));
    return easel.brush(1.2 + 2 * part(0.324718));
  });
}

/** Nearly no color, hard blacks, smoke, and ink drawn over it. */
const grimdark: Recipe = (easel, photo) => {
  const { kernels, arena, count } = easel;
  const look = calm(easel, photo, { reach: easel.brush(5) });
  grade(easel, look, {
    saturation: 0.45,
    contrast: 0.85,
    middle: 0.54,
    split: { share: 0.45, darks: [0.02, 0.07, 0.11], lights: [0.82, 0.79, 0.68] },
    vignette: 0.6,
  });
  const base = easel.copy(look);
  const lines = inkLines(easel, look, { sigma: 1.5, from: 0.34, sharpness: 22 });
  kernels.inkPixels(look, lines, arena.put(Float32Array.of(0.02, 0.03, 0.04)), 0.8, count);
  const smoke = noise(
    easel,
    [
      [130, 0.45],
      [50, 0.3],
      [20, 0.2],
      [6, 0.12],
      [2, 0.16],
    ],
    9,
  );
  kernels.shadePixels(look, smoke, 0.5 * easel.strength, count);
  return { look, base: calm(easel, base, { reach: easel.size(4) }) };
};

/** Paint as thick as butter. */
const impasto: Recipe = (easel, photo) => {
  const seen = calm(easel, photo, { reach: easel.brush(6) });
  grade(easel, seen, { saturation: 1.45, contrast: 0.3, middle: 0.53 });
  const { canvas, thickness } = paint(easel, seen, {
    radii: [22, 12, 7],
    error: 0.13,
    steps: [3, 7],
    spacing: 1.7,
    turning: 0.9,
    jitter: { light: 0.1, hue: 0.16, saturation: 0.3 },
    bristles: 0.16,
    thickness: 1.5,
    ridges: 1,
  });
  const base = withoutTexture(easel, canvas, 7);
  light(easel, canvas, thickness, { amount: 2.2, gloss: 0.8 });
  return { look: canvas, base };
};

/** Broken color: short dabs side by side, in full light. */
const impressionism: Recipe = (easel, photo) => {
  const seen = calm(easel, photo, { reach: easel.brush(4) });
  grade(easel, seen, { saturation: 1.45, middle: 0.57, black: 0.06 });
  const { canvas, thickness } = paint(easel, seen, {
    radii: [11, 7, 4.5],
    error: 0.2,
    steps: [1, 3],
    direction: 0.9,
    spacing: 1.25,
    turning: 0.5,
    jitter: { light: 0.14, hue: 0.5, saturation: 0.5 },
    complements: 0.04,
    bristles: 0.09,
    thickness: 0.9,
  });
  const base = withoutTexture(easel, canvas, 7);
  light(easel, canvas, thickness, { amount: 0.6 });
  return { look: canvas, base };
};

/** Everything sharp and smooth, in a light that is not of this world. */
const magicRealism: Recipe = (easel, photo) => {
  const look = calm(easel, photo, { reach: easel.brush(2.6), sigma: 1.5 });
  const wide = blurred(easel, look, easel.size(14));
  easel.kernels.sharpenPixels(look, wide, 0.5 * easel.strength, easel.count);
  grade(easel, look, {
    saturation: 1.25,
    contrast: 0.3,
    split: { share: 0.32, darks: [0.08, 0.16, 0.4], lights: [1, 0.93, 0.7] },
  });
  const base = calm(easel, look, { reach: easel.size(5) });
  const glow = blurred(easel, look, easel.size(11));
  easel.kernels.glowPixels(look, glow, 0.42 * easel.strength, easel.count);
  return { look, base };
};

/** Dots of pure color on a cream ground, some in the complement. */
const pointillism: Recipe = (easel, photo) => {
  const seen = calm(easel, photo, { reach: easel.brush(4) });
  grade(easel, seen, { saturation: 1.55, middle: 0.55, black: 0.05 });
  const base = calm(easel, seen, { reach: easel.size(5) });
  const ground = blurred(easel, seen, easel.size(10));
  const cream = easel.copy(ground);
  grade(easel, cream, { split: { share: 1, darks: [0.95, 0.92, 0.84], lights: [0.98, 0.95, 0.87] } });
  easel.kernels.mixPixels(ground, cream, 0.5, 0, easel.count, ground);
  const dots = {
    steps: [0, 0],
    jitter: { light: 0.16, hue: 0.55, saturation: 0.7 },
    complements: 0.1,
    opacity: 0.96,
    thickness: 0.6,
  } as const;
  const first = paint(easel, seen, { ...dots, radii: [5.2], error: 0, spacing: 1.25 }, ground);
  easel.freeField(first.thickness);
  const second = paint(easel, seen, { ...dots, radii: [3.6], error: 0, spacing: 1.25 }, first.canvas);
  easel.freeField(second.thickness);
  const { canvas, thickness } = paint(
    easel,
    seen,
    { ...dots, radii: [2.6], error: 0, spacing: 2 },
    second.canvas,
  );
  light(easel, canvas, thickness, { amount: 0.35 });
  return { look: canvas, base };
};

/** Soft transitions, umber in the shadows, varnish that has cracked. */
const renaissance: Recipe = (easel, photo) => {
  const look = calm(easel, photo, { reach: easel.brush(5), hardness: 0 });
  const soft = blurred(easel, look, easel.size(3));
  easel.kernels.mixPixels(look, soft, 0.35, 0, easel.count, look);
  grade(easel, look, {
    saturation: 0.85,
    contrast: 0.6,
    middle: 0.5,
    glaze: [1, 0.86, 0.6],
    split: { share: 0.22, darks: [0.12, 0.07, 0.03], lights: [1, 0.9, 0.66] },
    vignette: 1,
  });
  return { look, base: easel.copy(look) };
};

const poster: Ramp = [
  [0.07, 0.1, 0.22],
  [0.09, 0.3, 0.4],
  [0.16, 0.55, 0.56],
  [0.88, 0.42, 0.24],
  [0.96, 0.7, 0.36],
  [0.98, 0.91, 0.74],
];

/** A poster of the space age: six inks, halftone dots, paper. */
const retrofuturism: Recipe = (easel, photo) => {
  const { kernels, arena, width, height, count } = easel;
  const look = calm(easel, photo, { reach: easel.brush(6), hardness: 2 });
  const cuts = arena.put(cutsOf(easel, look, [0.14, 0.33, 0.53, 0.72, 0.88]));
  const ramp = rampOf(easel, poster);
  sharpenFaces(easel, look);
  const base = forLevels(easel, look);
  kernels.rampPixels(base, width, height, cuts, ramp, ramp, 0.01, 0, 0, 0, 0.1);
  kernels.rampPixels(look, width, height, cuts, ramp, ramp, 0.012, Math.max(4, easel.brush(6)), 0, 0, 0.1);
  const paper = noise(
    easel,
    [
      [1.3, 0.5],
      [3, 0.3],
      [70, 0.3],
    ],
    11,
  );
  kernels.shadePixels(look, paper, 0.08 * easel.strength, count);
  return { look, base: flatLevels(easel, base) };
};

/** Every look as the stages it is made of. */
export const recipes: Readonly<Record<LookName, Recipe>> = {
  "painting-general": painting,
  "oil-painting": oil,
  "palette-knife": knife,
  acrylic,
  watercolor,
  gouache,
  digital,
  graffiti,
  grimdark,
  impasto,
  "impressionism-painting-style": impressionism,
  "magic-realism": magicRealism,
  pointillism,
  renaissance,
  retrofuturism,
};
