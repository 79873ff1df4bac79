import { root } from "../arithmetic/reproducible.ts";
import { cubeRootsOnKernels } from "../simd/cube-roots.ts";
import { onKernels } from "../kernels/kernels.ts";

/**
 * Colors as the engine measures them: OKLab (Björn Ottosson 2020) with a and b doubled, which he names as the
 * scale that fits measured color differences, times 100, kept as whole numbers of 1/80 so that sums and squared
 * distances are exact integers. One unit is `stepsPerUnit` steps; white has l = 100 units.
 */
export const stepsPerUnit = 80;
const lightnessScale = 100 * stepsPerUnit;
const chromaScale = 2 * lightnessScale;

const { fround } = Math;

/** Light of an sRGB value 0 to 255 (fractions allowed), 0 to 1 (IEC 61966-2-1). */
export function toLinear(value: number): number {
  const c = value / 255;
  if (c <= 0.04045) return c / 12.92;
  const x = (c + 0.055) / 1.055;
  // x to the power 2.4 is x² times the fifth root of x²
  return x * x * root(x * x, 5);
}

const rootSteps = 65535;
/** Cones' responses are whole numbers of 1/256 steps of the cube root's table. */
const partsOfStep = 256;

/** Parts of each cone's response, long to short, that red, green and blue light give. */
const cones = [
  [0.4122214708, 0.2119034982, 0.0883024619],
  [0.5363325363, 0.6806995451, 0.2817188376],
  [0.0514459929, 0.1073969566, 0.6299787005],
] as const;

/** What the root of each cone's response adds to l, a and b. */
const matrix = Float32Array.from(
  [
    [0.2104542553, 1.9779984951, 0.0259040371],
    [0.793617785, -2.428592205, 0.7827717662],
    [-0.0040720468, 0.4505937099, -0.808675766],
  ].flatMap(([l, a, b]) => [l! * lightnessScale, a! * chromaScale, b! * chromaScale, 0]),
);

interface Tables {
  /** Light at which an 8-bit value rounds up to the next one. */
  readonly roundsUp: Float64Array;
  readonly cubeRoot: Float32Array;
  /** What each 8-bit value of red (the first 256), green and blue adds to the three cones: four numbers each. */
  readonly responses: Int32Array;
}

let made: Tables | undefined;

/** Made at the first use: a page that only wants the option tables does not pay for them. */
function tables(): Tables {
  made ??= {
    roundsUp: Float64Array.from({ length: 255 }, (_, value) => toLinear(value + 0.5)),
    cubeRoot: cubeRootsOnKernels(rootSteps) ?? plainCubeRoots(),
    responses: responseTable(),
  };
  return made;
}

/** Cube roots of 0 to 1, downwards, so that each root is a start for the next. */
function plainCubeRoots(): Float32Array {
  const roots = new Float32Array(rootSteps + 1);
  for (let i = rootSteps, above = 1; i > 0; i--) {
    above = root(i / rootSteps, 3, above);
    roots[i] = above;
  }
  return roots;
}

function responseTable(): Int32Array {
  const table = new Int32Array(3 * 256 * 4);
  cones.forEach((parts, channel) => {
    for (let value = 0; value < 256; value++) {
      const light = toLinear(value);
      parts.forEach((part, cone) => {
        table[(channel * 256 + value) * 4 + cone] = Math.round(light * part * rootSteps * partsOfStep);
      });
    }
  });
  return table;
}

/** The sRGB value, 0 to 255, nearest to a light of 0 to 1; light outside is clipped. */
export function fromLinear(light: number): number {
  const { roundsUp } = tables();
  let low = 0;
  let high = 255;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (light < roundsUp[middle]!) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** Three planes of OKLab steps, l, a and b, of `count` pixels of four bytes each. */
export function toOklabPlanes(data: Uint8ClampedArray, count: number): [Int16Array, Int16Array, Int16Array] {
  // made first: it takes kernels too
  const { responses, cubeRoot } = tables();
  const fast = onKernels((kernels, arena): [Int16Array, Int16Array, Int16Array] => {
    const [l, a, b] = [arena.room(count * 2), arena.room(count * 2), arena.room(count * 2)];
    const lists = [arena.put(responses), arena.put(cubeRoot), arena.put(matrix)] as const;
    kernels.toOklab(arena.put(data), count, ...lists, l, a, b);
    const plane = (at: number) => arena.read(at, new Int16Array(count));
    return [plane(l), plane(a), plane(b)];
  });
  return fast ?? plainOklabPlanes(data, count);
}

function plainOklabPlanes(data: Uint8ClampedArray, count: number): [Int16Array, Int16Array, Int16Array] {
  const { responses, cubeRoot } = tables();
  const planes = [new Int16Array(count), new Int16Array(count), new Int16Array(count)] as const;
  const roots = new Float32Array(3);
  for (let i = 0; i < count; i++) {
    const red = data[i * 4]! * 4;
    const green = (256 + data[i * 4 + 1]!) * 4;
    const blue = (512 + data[i * 4 + 2]!) * 4;
    for (let c = 0; c < 3; c++) {
      const response = responses[red + c]! + responses[green + c]! + responses[blue + c]!;
      roots[c] = cubeRoot[(response + partsOfStep / 2) >> 8]!;
    }
    // in single precision, rounded after each operation, as the kernels do
    for (let c = 0; c < 3; c++) {
      const long = fround(matrix[c]! * roots[0]!);
      const medium = fround(matrix[4 + c]! * roots[1]!);
      const short = fround(matrix[8 + c]! * roots[2]!);
      planes[c]![i] = Math.floor(fround(fround(fround(long + medium) + short) + 0.5));
    }
  }
  return [...planes];
}

/** The nearest sRGB color, `#rrggbb`, of OKLab steps. */
export function oklabToHex(l: number, a: number, b: number): string {
  const lightness = l / lightnessScale;
  const x = lightness + (0.3963377774 * a + 0.2158037573 * b) / chromaScale;
  const y = lightness - (0.1055613458 * a + 0.0638541728 * b) / chromaScale;
  const z = lightness - (0.0894841775 * a + 1.291485548 * b) / chromaScale;
  const [p, q, r] = [x * x * x, y * y * y, z * z * z];
  const red = fromLinear(4.0767416621 * p - 3.3077115913 * q + 0.2309699292 * r);
  const green = fromLinear(-1.2684380046 * p + 2.6097574011 * q - 0.3413193965 * r);
  const blue = fromLinear(-0.0041960863 * p - 0.7034186147 * q + 1.707614701 * r);
  return `#${((red << 16) | (green << 8) | blue).toString(16).padStart(6, "0")}`;
}

/** Light, 0 to 1, of red, green and blue of a color written `#rrggbb`. */
export function hexToLinear(hex: string): [red: number, green: number, blue: number] {
  const value = Number.parseInt(hex.slice(1), 16);
  return [toLinear(value >> 16), toLinear((value >> 8) & 255), toLinear(value & 255)];
}

/** OKLab steps of a color written `#rrggbb`. */
export function hexToOklab(hex: string): { l: number; a: number; b: number } {
  const value = Number.parseInt(hex.slice(1), 16);
  const pixel = Uint8ClampedArray.of(value >> 16, (value >> 8) & 255, value & 255, 255);
  const [l, a, b] = plainOklabPlanes(pixel, 1);
  return { l: l[0]!, a: a[0]!, b: b[0]! };
}
