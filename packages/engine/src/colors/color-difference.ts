import { expMinus, root } from "../arithmetic/reproducible.ts";
import { type Rgb, rgbOfHex } from "./hex.ts";
import { rgbToLinear } from "./oklab.ts";

/** CIELAB under D65. */
export type Lab = readonly [l: number, a: number, b: number];

/** CIELAB of a color written `#rrggbb`. */
export function labOf(hex: string): Lab {
  return labOfRgb(rgbOfHex(hex));
}

/** CIELAB of red, green and blue, whole numbers. */
export function labOfRgb(rgb: Rgb): Lab {
  return labOfLight(...rgbToLinear(rgb));
}

/** CIELAB of linear light of sRGB, 0 to 1. */
export function labOfLight(red: number, green: number, blue: number): Lab {
  const x = share((0.4124564 * red + 0.3575761 * green + 0.1804375 * blue) / 0.95047);
  const y = share(0.2126729 * red + 0.7151522 * green + 0.072175 * blue);
  const z = share((0.0193339 * red + 0.119192 * green + 0.9503041 * blue) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

function share(t: number): number {
  return t > 216 / 24389 ? root(Math.min(1, t), 3) : (841 / 108) * t + 4 / 29;
}

/** A direction, as cosine and sine. */
type Turn = readonly [cos: number, sin: number];

const after = ([a, b]: Turn, [c, d]: Turn): Turn => [a * c - b * d, a * d + b * c];
/** Angles of the formula: 30, 6, 63 and 275 degrees. */
const turns = {
  30: [0.8660254037844387, 0.5],
  6: [0.9945218953682733, 0.10452846326765347],
  63: [0.45399049973954675, 0.8910065241883678],
  275: [0.08715574274765836, -0.9961946980917455],
} as const satisfies Record<number, Turn>;
const quarterFrom = ([cos, sin]: Turn): Turn => [-sin, cos];
const back = ([cos, sin]: Turn): Turn => [cos, -sin];

/** Root of c⁷ / (c⁷ + 25⁷). */
function ratio7(c: number): number {
  const seventh = c * c * c * c * c * c * c;
  return Math.sqrt(seventh / (seventh + 6103515625));
}

/** The angle of a turn of less than 60 degrees to either side, in degrees; half angles keep the series short. */
function degreesOf([cos, sin]: Turn): number {
  const t = sin / (1 + cos);
  const half = t / (1 + Math.sqrt(1 + t * t));
  let sum = 0;
  let power = half;
  for (let i = 1; i < 24; i += 2, power *= -half * half) sum += power / i;
  return sum * 4 * 57.29577951308232;
}

/** How far the rotation term turns, from the mean hue: exp(-((h − 275°) / 25°)²), nothing far from blue. */
function blueness(hue: Turn): number {
  const away = after(hue, back(turns[275]));
  // 90 degrees away it is 2e-6
  if (away[0] <= 0) return 0;
  const degrees = degreesOf(away) / 25;
  return expMinus(degrees * degrees);
}

/** The sine of an angle in radians, 0 to 1.1. */
function sine(angle: number): number {
  let sum = 0;
  let term = angle;
  for (let i = 1; i < 20; i += 2) {
    sum += term;
    term *= (-angle * angle) / ((i + 1) * (i + 2));
  }
  return sum;
}

/**
 * CIEDE2000 color difference (Sharma, Wu and Dalal 2005), all weights 1, from + − × ÷ and square roots alone: hues are kept as
 * directions instead of angles, so that every machine gives the same bits.
 */
export function colorDifference([l1, a1, b1]: Lab, [l2, a2, b2]: Lab): number {
  const length = (x: number, y: number) => Math.sqrt(x * x + y * y);
  const g = 1.5 - 0.5 * ratio7((length(a1, b1) + length(a2, b2)) / 2);
  const [x1, x2] = [g * a1, g * a2];
  const [c1, c2] = [length(x1, b1), length(x2, b2)];
  const c = (c1 + c2) / 2;
  const u1: Turn = c1 === 0 ? [1, 0] : [x1 / c1, b1 / c1];
  const u2: Turn = c2 === 0 ? [1, 0] : [x2 / c2, b2 / c2];
  const isGray = c1 === 0 || c2 === 0;

  // the mean hue lies in the middle of the two directions; of opposite ones a quarter turn from the one below 180 degrees
  const [sumX, sumY] = [u1[0] + u2[0], u1[1] + u2[1]];
  const both = length(sumX, sumY);
  const middle: Turn = both > 1e-12 ? [sumX / both, sumY / both] : quarterFrom(u1[1] >= 0 ? u1 : u2);
  const hue = isGray ? (c1 === 0 ? u2 : u1) : middle;
  const twice = after(hue, hue);
  const t =
    1 -
    0.17 * after(hue, back(turns[30]))[0] +
    0.24 * twice[0] +
    0.32 * after(after(twice, hue), turns[6])[0] -
    0.2 * after(after(twice, twice), back(turns[63]))[0];

  const cross = u1[0] * u2[1] - u1[1] * u2[0];
  const half = Math.sqrt(Math.max(0, (1 - (u1[0] * u2[0] + u1[1] * u2[1])) / 2));
  const dH = isGray ? 0 : 2 * Math.sqrt(c1 * c2) * (cross < 0 ? -half : half);
  const l50 = ((l1 + l2) / 2 - 50) * ((l1 + l2) / 2 - 50);
  const dl = (l2 - l1) / (1 + (0.015 * l50) / Math.sqrt(20 + l50));
  const dc = (c2 - c1) / (1 + 0.045 * c);
  const dh = dH / (1 + 0.015 * c * t);
  const rotation = -sine((Math.PI / 3) * blueness(hue)) * 2 * ratio7(c);
  return Math.sqrt(Math.max(0, dl * dl + dc * dc + dh * dh + rotation * dc * dh));
}
