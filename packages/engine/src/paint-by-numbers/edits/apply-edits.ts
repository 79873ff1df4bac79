import { isHex } from "../../colors/hex.ts";
import type { NumberPlace, PaletteColor, Picture } from "../../drawing/picture.ts";
import { unitsPerMM } from "../../drawing/picture.ts";
import { flatten } from "../../paths/flatten.ts";
import { hasEqualNeighbors } from "../join-regions.ts";
import { asGuest, boxOf, ledSizeAt, numberSizeAt } from "../renumber.ts";
import { revise } from "../revise.ts";
import type { ColorChoice, ColorEdit, PictureEdit, Place } from "./edit.ts";
import { distance } from "./find-chords.ts";
import { flatStep, regionsAt } from "./find-regions.ts";
import { readableMM } from "./numbers-after.ts";
import { repaint } from "./repaint.ts";
import { smoothBorder } from "./smooth-border.ts";
import { splitRegion } from "./split-region.ts";

/** A picture and what its edits have made of it. */
export interface Edited {
  readonly picture: Picture;
  /** Codes of the colors that keep their tone and never leave the picture. */
  readonly permanent: readonly string[];
}

/** The picture as it was converted, before any edit. */
export function unedited(picture: Picture): Edited {
  return { picture, permanent: [] };
}

/**
 * The picture after a list of edits, in their order. An edit that cannot be done is passed over; `applyEdit` tells which.
 * @param base the picture as it was converted; it stays what it is, so that the list without its last edit is undo
 * @throws RangeError for a color that is not `#rrggbb`, two colors with one code, or a size outside its range
 */
export function applyEdits(base: Picture, edits: readonly PictureEdit[]): Edited {
  return edits.reduce((edited, edit) => applyEdit(edited, edit) ?? edited, unedited(base));
}

/**
 * One more edit.
 * @returns null when it cannot be done or changes nothing: no such region or color, a line that divides nothing, a
 * permanent color that would be lost
 */
export function applyEdit(edited: Edited, edit: PictureEdit): Edited | null {
  if (edit.kind === "permanent") return keepColor(edited, edit);
  const picture = change(edited.picture, edit);
  if (!picture || picture === edited.picture) return null;
  const tones = new Map(picture.palette.map(({ code, hex }) => [code, hex]));
  const isKept = edited.permanent.every(
    (code) => tones.get(code) === edited.picture.palette.find((color) => color.code === code)?.hex,
  );
  return isKept ? { ...edited, picture } : null;
}

/** The regions whose numbers are too small to read, though every region has one. */
export function unreadableRegions({ numbers }: Picture): number[] {
  const readable = new Set(numbers.flatMap(({ region, size }) => (size >= readableMM ? [region] : [])));
  return [...new Set(numbers.map(({ region }) => region))].filter((region) => !readable.has(region));
}

function keepColor(
  { picture, permanent }: Edited,
  { code, isPermanent }: Extract<PictureEdit, { kind: "permanent" }>,
): Edited | null {
  const isKnown = picture.palette.some((color) => color.code === code);
  if (!isKnown || permanent.includes(code) === isPermanent) return null;
  const others = permanent.filter((other) => other !== code);
  return { picture, permanent: isPermanent ? [...others, code] : others };
}

function change(picture: Picture, edit: Exclude<PictureEdit, { kind: "permanent" }>): Picture | null {
  switch (edit.kind) {
    case "colors":
      return bringsOneCodeTwice(picture, edit.colors) ? null : revise(picture, edit);
    case "look":
      return revise(picture, edit);
    case "merge":
      return merge(picture, edit.at);
    case "recolor":
      return recolor(picture, regionsAt(picture, edit.at), edit.to);
    case "split":
      return split(picture, edit);
    case "remove-color":
      return removeColor(picture, edit.code);
    case "smooth":
      return smooth(picture, edit.at);
    case "move-number":
      return moveNumber(picture, edit);
  }
}

/** Whether two paints that the picture does not have yet are to get one code. */
function bringsOneCodeTwice({ palette }: Picture, edits: readonly ColorEdit[]): boolean {
  const tones = new Map(palette.map(({ code }): [string, string | undefined] => [code, undefined]));
  return edits.some(({ code, changeTo, changeToCode }) => {
    if (!changeTo || !changeToCode || !palette.some((color) => color.code === code)) return false;
    if (!tones.has(changeToCode)) tones.set(changeToCode, changeTo);
    const brought = tones.get(changeToCode);
    return brought !== undefined && brought !== changeTo;
  });
}

function merge(picture: Picture, at: readonly Place[]): Picture | null {
  const regions = regionsAt(picture, at);
  if (regions.length < 2) return null;
  const { code } = picture.palette[picture.regions[regions[0]!]!.color]!;
  const merged = recolor(picture, regions, { code });
  // cells of pixel mode stay cells
  if (!merged || hasEqualNeighbors(picture)) return merged;
  return merged.regions.length < picture.regions.length ? merged : null;
}

function recolor(picture: Picture, regions: readonly number[], to: ColorChoice): Picture | null {
  if (regions.length === 0) return null;
  const chosen = withColor(picture.palette, to);
  if (!chosen || regions.every((region) => picture.regions[region]!.color === chosen.color)) return null;
  const colors = colorsOf(picture);
  for (const region of regions) colors[region] = chosen.color;
  return repaint(picture, { palette: chosen.palette, colors });
}

const colorsOf = ({ regions }: Picture) => regions.map(({ color }) => color);

/** A palette that has a color, and its place there. A tone that is new gets the code after the highest number. */
function withColor(
  palette: readonly PaletteColor[],
  to: ColorChoice,
): { palette: readonly Pick<PaletteColor, "code" | "hex">[]; color: number } | null {
  if ("hex" in to && !isHex(to.hex)) throw new RangeError(`edit.to must be #rrggbb, received ${to.hex}`);
  const color = palette.findIndex(({ code, hex }) => ("code" in to ? code === to.code : hex === to.hex));
  if (color >= 0) return { palette, color };
  if ("code" in to) return null;
  const numbers = palette.map(({ code }) => (/^\d{1,6}$/.test(code) ? Number(code) : 0));
  const code = String(Math.max(0, ...numbers) + 1);
  return { palette: [...palette, { code, hex: to.hex }], color: palette.length };
}

function split(picture: Picture, { at, line, to }: Extract<PictureEdit, { kind: "split" }>): Picture | null {
  const [region] = regionsAt(picture, [at]);
  const chosen = withColor(picture.palette, to);
  if (region === undefined || !chosen || picture.regions[region]!.color === chosen.color) return null;
  const divided = splitRegion(picture, region, line);
  if (!divided) return null;
  const colors = colorsOf(divided.picture);
  for (const part of divided.cutOff) colors[part] = chosen.color;
  const isGrid = hasEqualNeighbors(picture);
  return repaint(divided.picture, { palette: chosen.palette, colors, reshaped: divided.parts, isGrid });
}

function removeColor(picture: Picture, code: string): Picture | null {
  const { palette, borders } = picture;
  const gone = palette.findIndex((color) => color.code === code);
  if (gone < 0 || palette.length < 2) return null;
  const lengths = borders.map((border) => pathLength(flatten(border, flatStep)));
  let colors = colorsOf(picture);
  // cells of pixel mode may have only neighbors of their own color: those at the rim go first
  while (colors.includes(gone)) {
    const taken = takenOver(borders, lengths, { colors, gone });
    if (taken.size === 0) return null;
    colors = colors.map((color, region) => taken.get(region) ?? color);
  }
  return repaint(picture, { palette, colors });
}

/** The color of the neighbor with the longest common border, for every region of a color that has others beside it. */
function takenOver(
  borders: Picture["borders"],
  lengths: readonly number[],
  { colors, gone }: { colors: readonly number[]; gone: number },
): Map<number, number> {
  const shared = new Map<number, Map<number, number>>();
  borders.forEach(({ right, left }, b) => {
    if (right < 0 || left < 0) return;
    for (const [own, beside] of [
      [right, left],
      [left, right],
    ] as const) {
      if (colors[own] !== gone || colors[beside] === gone) continue;
      const of = shared.get(own) ?? new Map<number, number>();
      shared.set(own, of.set(beside, (of.get(beside) ?? 0) + lengths[b]!));
    }
  });
  return new Map(
    [...shared].map(([region, beside]): [number, number] => {
      const [[neighbor]] = [...beside].sort(([p, a], [q, b]) => b - a || p - q) as [[number, number]];
      return [region, colors[neighbor]!];
    }),
  );
}

function pathLength(points: Float64Array): number {
  let sum = 0;
  for (let i = 2; i < points.length; i += 2)
    sum += distance([points[i - 2]!, points[i - 1]!], [points[i]!, points[i + 1]!]);
  return sum;
}

function smooth(picture: Picture, at: Place): Picture | null {
  const smoothed = smoothBorder(picture, at);
  if (!smoothed) return null;
  const { picture: after, reshaped } = smoothed;
  return repaint(after, { palette: after.palette, colors: colorsOf(after), reshaped });
}

function moveNumber(
  picture: Picture,
  { from, to }: Extract<PictureEdit, { kind: "move-number" }>,
): Picture | null {
  const [nearest] = picture.numbers
    .map((number, i) => ({ i, away: distance(from, [number.x * unitsPerMM, number.y * unitsPerMM]) }))
    .sort((p, q) => p.away - q.away || p.i - q.i);
  if (!nearest) return null;
  const { leader, ...number }: NumberPlace = picture.numbers[nearest.i]!;
  const [x, y] = to.map((value) => Math.round(value) / unitsPerMM) as [number, number];
  const size = numberSizeAt(picture, number.region, { x, y });
  const moved =
    size > 0 ? { ...number, x, y, size } : leader && moveLed(picture, { ...number, leader }, { x, y });
  if (!moved) return null;
  return { ...picture, numbers: picture.numbers.map((other, i) => (i === nearest.i ? moved : other)) };
}

/** A leader line is at most so many times as long as its number is high, as lines are when they are first drawn. */
const maxLeader = 24;

/** A number that stands outside its region goes to another place outside, and its leader line with it; null where it does not fit. */
function moveLed(
  picture: Picture,
  number: NumberPlace & Required<Pick<NumberPlace, "leader">>,
  { x, y }: { x: number; y: number },
): NumberPlace | null {
  const [over] = regionsAt(picture, [[Math.round(x * unitsPerMM), Math.round(y * unitsPerMM)]]);
  if (over === undefined || over === number.region) return null;
  const { leader, region } = number;
  const guests = picture.numbers.flatMap((other) => {
    if (other.region === region) return [];
    if (other.leader) return other.leader.over === over ? (asGuest(picture, other) ?? []) : [];
    if (other.region !== over) return [];
    return { ...boxOf(picture, other), line: [other.x, other.y, other.x, other.y] as const };
  });
  const size = Math.min(number.size, ledSizeAt(picture, { region, over, x, y }, guests));
  const isFar = distance([x, y], [leader.x, leader.y]) > maxLeader * number.size;
  if (size < Math.min(number.size, readableMM) || isFar) return null;
  return { ...number, x, y, size, leader: { ...leader, over } };
}
