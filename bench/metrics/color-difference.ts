export type Lab = readonly [number, number, number];

/** Linear light, 0 to 1, of each 8-bit sRGB value. */
export const linear = Float64Array.from({ length: 256 }, (_, value) => {
  const c = value / 255;
  return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
});

/** Linear light, 0 to 1, as an 8-bit sRGB value. */
export function toByte(light: number): number {
  const c = light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055;
  return Math.max(0, Math.min(255, Math.round(c * 255)));
}

/** 8-bit sRGB as CIELAB under D65. */
export function labOf(r: number, g: number, b: number): Lab {
  const [R, G, B] = [linear[r]!, linear[g]!, linear[b]!];
  const x = root((0.4124564 * R + 0.3575761 * G + 0.1804375 * B) / 0.95047);
  const y = root(0.2126729 * R + 0.7151522 * G + 0.072175 * B);
  const z = root((0.0193339 * R + 0.119192 * G + 0.9503041 * B) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

/** CIELAB of a color written `#rrggbb`. */
export function labOfHex(hex: string): Lab {
  const channel = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16);
  return labOf(channel(1), channel(3), channel(5));
}

/** The least difference between any two colors. */
export function minDifference(colors: readonly Lab[]): number {
  const pairs = colors.flatMap((p, k) => colors.slice(k + 1).map((q) => ciede2000(p, q)));
  return pairs.reduce((min, difference) => Math.min(min, difference), Number.POSITIVE_INFINITY);
}

function root(t: number): number {
  return t > 216 / 24389 ? Math.cbrt(t) : (841 / 108) * t + 4 / 29;
}

const radian = Math.PI / 180;
const cos = (degrees: number) => Math.cos(degrees * radian);
const hue = (a: number, b: number) => (a === 0 && b === 0 ? 0 : (Math.atan2(b, a) / radian + 360) % 360);
const ratio7 = (c: number) => Math.sqrt(c ** 7 / (c ** 7 + 25 ** 7));

/** CIEDE2000 color difference (Sharma, Wu and Dalal 2005; the names are theirs), all weights 1. */
export function ciede2000([L1, a1, b1]: Lab, [L2, a2, b2]: Lab): number {
  const G = 0.5 * (1 - ratio7((Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2));
  const [A1, A2] = [(1 + G) * a1, (1 + G) * a2];
  const [C1, C2] = [Math.hypot(A1, b1), Math.hypot(A2, b2)];
  const [h1, h2] = [hue(A1, b1), hue(A2, b2)];
  const isGray = C1 * C2 === 0;

  // hue difference and mean hue the short way round the circle
  let dh = isGray ? 0 : h2 - h1;
  if (dh > 180) dh -= 360;
  else if (dh < -180) dh += 360;
  let h = isGray ? h1 + h2 : (h1 + h2) / 2;
  if (!isGray && Math.abs(h1 - h2) > 180) h += h1 + h2 < 360 ? 180 : -180;

  const dH = 2 * Math.sqrt(C1 * C2) * Math.sin((dh * radian) / 2);
  const C = (C1 + C2) / 2;
  const T = 1 - 0.17 * cos(h - 30) + 0.24 * cos(2 * h) + 0.32 * cos(3 * h + 6) - 0.2 * cos(4 * h - 63);
  const L50 = ((L1 + L2) / 2 - 50) ** 2;
  const l = (L2 - L1) / (1 + (0.015 * L50) / Math.sqrt(20 + L50));
  const c = (C2 - C1) / (1 + 0.045 * C);
  const d = dH / (1 + 0.015 * C * T);
  const turn = -Math.sin(60 * radian * Math.exp(-(((h - 275) / 25) ** 2))) * 2 * ratio7(C);
  return Math.sqrt(Math.max(0, l * l + c * c + d * d + turn * c * d));
}
