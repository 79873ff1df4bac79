/** A color as `#rrggbb`. */
export type Color = string;

interface Lab {
  l: number;
  a: number;
  b: number;
}

/** OKLab to linear sRGB (Björn Ottosson's matrices, 2020). */
function toLinear({ l, a, b }: Lab): [number, number, number] {
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}

function toLab(color: Color): Lab {
  const channel = (at: number) => {
    const value = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  const [r, g, b] = [channel(1), channel(3), channel(5)];
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const medium = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return {
    l: 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    a: 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short,
    b: 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short,
  };
}

function hex(linear: readonly number[]): Color {
  const digits = linear.map((value) => {
    const bounded = Math.min(1, Math.max(0, value));
    const encoded = bounded <= 0.0031308 ? bounded * 12.92 : 1.055 * bounded ** (1 / 2.4) - 0.055;
    return Math.round(encoded * 255)
      .toString(16)
      .padStart(2, "0");
  });
  return `#${digits.join("")}`;
}

const inGamut = (linear: readonly number[]) => linear.every((value) => value > -0.0005 && value < 1.0005);

/**
 * The color with this perceived lightness (0..1), chroma (0..about 0.33) and hue in degrees. Chroma that sRGB cannot
 * show is reduced until it fits, so lightness and hue are kept.
 */
export function oklch(lightness: number, chroma: number, hue: number): Color {
  const angle = (hue * Math.PI) / 180;
  const at = (c: number) => toLinear({ l: lightness, a: c * Math.cos(angle), b: c * Math.sin(angle) });
  let [low, high] = [0, chroma];
  if (inGamut(at(chroma))) low = chroma;
  else
    for (let step = 0; step < 12; step++) {
      const middle = (low + high) / 2;
      if (inGamut(at(middle))) low = middle;
      else high = middle;
    }
  return hex(at(low));
}

/** The color a share `t` (0..1) of the way from one color to another, as the eye sees it. */
export function mix(from: Color, to: Color, t: number): Color {
  const [x, y] = [toLab(from), toLab(to)];
  return hex(toLinear({ l: x.l + (y.l - x.l) * t, a: x.a + (y.a - x.a) * t, b: x.b + (y.b - x.b) * t }));
}

/** The perceived lightness of a color, 0 black to 1 white. */
export const lightnessOf = (color: Color): number => toLab(color).l;

/** The same color with lightness, chroma and hue (degrees) moved by these amounts. */
export function shift(color: Color, lightness: number, chroma = 0, hue = 0): Color {
  const { l, a, b } = toLab(color);
  const degrees = (Math.atan2(b, a) * 180) / Math.PI;
  const bounded = Math.min(0.995, Math.max(0.02, l + lightness));
  return oklch(bounded, Math.max(0, Math.hypot(a, b) + chroma), degrees + hue);
}
