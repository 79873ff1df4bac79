import { bitsOfHex, hexOfBits } from "../colors/hex.ts";
import { hexToOklab, oklabToHex, stepsPerUnit } from "../colors/oklab.ts";
import { colorsOf, type Paint } from "../colors/paints.ts";

/** What a color of a palette is called and how it is shown. */
export type NamedColor = Pick<Paint, "code" | "hex">;
/** A color that a palette has exactly so: a paint, or a color of flat art, which has no code of its own. */
export type GivenColor = Pick<NamedColor, "hex"> & Partial<NamedColor>;

/**
 * Names for a palette (three steps for each color). Given colors keep their codes and tones; others, and those without a code,
 * are counted from 1.
 * @param given the colors that the palette was chosen from; without them every color is one of our own
 */
export function nameColors(palette: Float64Array, given?: readonly GivenColor[]): NamedColor[] {
  if (!given) return distinctHexes(palette).map((hex, k) => ({ code: String(k + 1), hex }));
  const colors = colorsOf(given);
  const byColor = new Map(given.map((color, k) => [String(colors.subarray(k * 3, k * 3 + 3)), color]));
  return Array.from({ length: palette.length / 3 }, (_, k) => {
    const steps = String(palette.subarray(k * 3, k * 3 + 3));
    const color = byColor.get(steps);
    if (!color) throw new RangeError(`palette must hold given colors, received ${steps}`);
    return { code: color.code ?? String(k + 1), hex: color.hex };
  });
}

/** Half of all lightness: lighter colors give way to darker ones, the others to lighter ones. */
const middleLightness = 50 * stepsPerUnit;

/** The palette as hex colors; of colors too close for eight bits, the later ones give way by a step of blue. */
function distinctHexes(palette: Float64Array): string[] {
  const taken = new Set<string>();
  const hexes: string[] = [];
  for (let k = 0; k < palette.length; k += 3) {
    let hex = oklabToHex(palette[k]!, palette[k + 1]!, palette[k + 2]!);
    const away = hexToOklab(hex).l > middleLightness ? -1 : 1;
    for (let bits = bitsOfHex(hex); taken.has(hex); ) {
      bits += away;
      hex = hexOfBits(bits);
    }
    taken.add(hex);
    hexes.push(hex);
  }
  return hexes;
}
