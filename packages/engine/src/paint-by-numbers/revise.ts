import { isHex } from "../colors/hex.ts";
import type { PaletteColor, Picture, StrokeWidth } from "../drawing/picture.ts";
import { defaultStyle } from "./draw.ts";
import type { ColorEdit } from "./edits/edit.ts";
import { repaint } from "./edits/repaint.ts";

/** What changes; what is not named stays as it is. */
export interface Edit {
  readonly colors?: readonly ColorEdit[];
  readonly strokeWidth?: StrokeWidth;
  /** Factor on the size of numbers, 0.2 to 3. */
  readonly numbersScale?: number;
}

const scales = { min: 0.2, max: 3 };

/**
 * A picture with other colors, lines or sizes of numbers, without looking at pixels. Colors that become equal become
 * one, and neighbors that thereby have one color become one region with one number, at the place where it can be
 * largest. Codes of the other colors stay: a printed page keeps its meaning.
 * @throws RangeError for a color that is not `#rrggbb`, two colors with one code, or a scale outside 0.2 to 3
 */
export function revise(picture: Picture, edit: Edit): Picture {
  const look = lookAfter(picture, edit);
  const { look: _, ...bare } = recolor(picture, edit.colors ?? []);
  return look ? { ...bare, look } : bare;
}

function lookAfter({ look }: Picture, { strokeWidth, numbersScale }: Edit): Picture["look"] {
  if (strokeWidth === undefined && numbersScale === undefined) return look;
  const { min, max } = scales;
  if (numbersScale !== undefined && !(numbersScale >= min && numbersScale <= max))
    throw new RangeError(`edit.numbersScale must be between ${min} and ${max}, received ${numbersScale}`);
  const now = look ?? defaultStyle;
  return {
    strokeWidth: strokeWidth ?? now.strokeWidth,
    numbersScale: Math.round((numbersScale ?? now.numbersScale) * 100) / 100,
  };
}

function recolor(picture: Picture, edits: readonly ColorEdit[]): Picture {
  const wanted = wantedColors(picture.palette, edits);
  const isSame = wanted.every(({ code, hex }, k) => {
    const now = picture.palette[k]!;
    return code === now.code && hex === now.hex;
  });
  if (isSame) return picture;

  const { kept, colorOf } = fuse(picture.palette, wanted);
  const codes = kept.map((k) => wanted[k]!.code);
  if (new Set(codes).size < codes.length)
    throw new RangeError(`edit.colors must leave every color a code of its own, received ${codes}`);
  return repaint(picture, {
    palette: kept.map((k) => wanted[k]!),
    colors: picture.regions.map(({ color }) => colorOf[color]!),
    over: colorOf,
  });
}

/** Makes equal colors one: the colors that stay, and the place among them of every old one. */
function fuse(
  palette: readonly PaletteColor[],
  wanted: readonly { readonly hex: string }[],
): { kept: number[]; colorOf: number[] } {
  // of equal colors the one that was not changed gives the code
  const keeper = new Map<string, number>();
  wanted.forEach(({ hex }, k) => {
    const other = keeper.get(hex);
    if (other === undefined || (palette[k]!.hex === hex && palette[other]!.hex !== hex)) keeper.set(hex, k);
  });
  const kept = [...keeper.values()].sort((p, q) => p - q);
  const placeOf = new Map(kept.map((k, place) => [k, place]));
  return { kept, colorOf: wanted.map(({ hex }) => placeOf.get(keeper.get(hex)!)!) };
}

/** Code and tone of every color after the edits, all of which see the palette as it was. */
function wantedColors(
  palette: readonly PaletteColor[],
  edits: readonly ColorEdit[],
): Pick<PaletteColor, "code" | "hex">[] {
  const byCode = new Map(palette.map((color) => [color.code, color]));
  const changes = new Map<string, { code: string; hex: string }>();
  for (const { code, changeTo, changeToCode } of edits) {
    if (!byCode.has(code)) continue;
    if (changeTo !== undefined && !isHex(changeTo))
      throw new RangeError(`edit.colors must change to #rrggbb, received ${changeTo}`);
    const joins = changeToCode === undefined ? undefined : byCode.get(changeToCode);
    if (joins) changes.set(code, { code, hex: joins.hex });
    else if (changeTo !== undefined) changes.set(code, { code: changeToCode ?? code, hex: changeTo });
  }
  return palette.map(({ code, hex }) => changes.get(code) ?? { code, hex });
}
