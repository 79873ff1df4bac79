import { isHex } from "../colors/hex.ts";
import { codeWidth } from "../drawing/code-width.ts";
import { mmPerPoint } from "../drawing/units.ts";
import type { NumberPlace, PaletteColor, Picture, StrokeWidth } from "../drawing/picture.ts";
import { defaultStyle } from "./draw.ts";
import { hasEqualNeighbors, type Joined, joinRegions, unjoined } from "./join-regions.ts";
import { numberSpacing, readableNumber } from "./recipe.ts";
import { asGuest, type Guest, placeNumber } from "./renumber.ts";

/** What one color of a picture becomes. A color that is no longer there is passed over. */
export interface ColorEdit {
  readonly code: string;
  /** `#rrggbb`; the color keeps its code unless `changeToCode` says otherwise. */
  readonly changeTo?: string;
  /** Another color of the picture, which it joins; or, with `changeTo`, the code of a new paint. */
  readonly changeToCode?: string;
}

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

  const painted = picture.regions.map((region) => ({ ...region, color: colorOf[region.color]! }));
  // cells of pixel mode have neighbors of their own color and stay cells
  const isGrid = hasEqualNeighbors(picture);
  const joined = isGrid ? unjoined({ ...picture, regions: painted }) : joinRegions(painted, picture.borders);
  const palette = kept.map((k, place): PaletteColor => {
    const shares = picture.palette.map(({ areaShare }, old) => (colorOf[old] === place ? areaShare : 0));
    return {
      ...wanted[k]!,
      areaShare: shares.reduce((sum, share) => sum + share, 0),
      segments: joined.regions.filter(({ color }) => color === place).length,
    };
  });
  const recolored = <T extends { readonly color: number }>(thin: T): T => ({
    ...thin,
    color: colorOf[thin.color]!,
  });
  const { thinLines, thinLetters } = picture;
  const revised = {
    ...picture,
    palette,
    regions: joined.regions,
    borders: joined.borders,
    ...(thinLines && { thinLines: thinLines.map(recolored) }),
    ...(thinLetters && { thinLetters: thinLetters.map(recolored) }),
  };
  return { ...revised, numbers: numbersAfter(picture, revised, joined) };
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

/** Numbers of regions that grew, or whose code became wider or narrower, find new places; all others stay. */
function numbersAfter(
  before: Picture,
  after: Omit<Picture, "numbers">,
  { into, grown }: Joined,
): NumberPlace[] {
  const moved = before.numbers.map((number): NumberPlace => {
    const region = into[number.region]!;
    if (!number.leader) return { ...number, region };
    return { ...number, region, leader: { ...number.leader, over: into[number.leader.over]! } };
  });
  const widthBefore = before.numbers.map(({ region }) =>
    codeWidth(before.palette[before.regions[region]!.color]!.code),
  );
  const widthAfter = after.palette.map(({ code }) => codeWidth(code));
  const isStale = moved.map(
    ({ region }, i) => grown.has(region) || widthBefore[i] !== widthAfter[after.regions[region]!.color],
  );
  const guests = moved.flatMap((number, i) => (isStale[i] ? [] : (asGuest(after, number) ?? [])));
  const done = new Set<number>();
  return moved.flatMap((number, i) => {
    const { region } = number;
    if (!isStale[i]) return [number];
    if (done.has(region)) return [];
    done.add(region);
    const own = moved.filter((other) => other.region === region);
    const starts = own.map(({ x, y, leader }) => leader ?? { x, y });
    const placed = placeNumber(after, region, { starts, guests });
    if (placed.size >= readableNumber * mmPerPoint)
      return [placed, ...repeats(after, placed, { own, guests })];
    // too small to read: a number with a line, if one of its parts had one, or else the largest there is
    const led = own.find(({ leader }) => leader !== undefined && leader.over !== region);
    return [led ?? (placed.size > 0 ? placed : number)];
  });
}

/** The other numbers of a region that grew, where they are far enough from the first and from each other. */
function repeats(
  after: Omit<Picture, "numbers">,
  first: NumberPlace,
  { own, guests }: { own: readonly NumberPlace[]; guests: readonly Guest[] },
): NumberPlace[] {
  const kept: NumberPlace[] = [];
  for (const { x, y, leader } of own) {
    if (leader) continue;
    const placed = placeNumber(after, first.region, { starts: [{ x, y }], guests, isNearby: true });
    const isFar = [first, ...kept].every((other) => {
      const [dx, dy] = [other.x - placed.x, other.y - placed.y];
      return dx * dx + dy * dy >= numberSpacing * numberSpacing;
    });
    if (isFar && placed.size >= readableNumber * mmPerPoint) kept.push(placed);
  }
  return kept;
}
