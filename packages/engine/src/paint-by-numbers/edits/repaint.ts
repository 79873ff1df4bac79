import { colorDifference, labOf } from "../../colors/color-difference.ts";
import { codeWidth } from "../../drawing/code-width.ts";
import type { NumberPlace, PaletteColor, Picture } from "../../drawing/picture.ts";
import { hasEqualNeighbors, joinRegions, unjoined } from "../join-regions.ts";
import { numbersAfter } from "./numbers-after.ts";

type Tone = Pick<PaletteColor, "code" | "hex">;

/** What a picture is painted with from now on. */
export interface Painting {
  /** No two of them equal; those that no region has any more are left out. */
  readonly palette: readonly Tone[];
  /** Of every region, an index into that palette. */
  readonly colors: readonly number[];
  /** What every color of the picture becomes on thin lines and letters; without it they stay what they are. */
  readonly over?: readonly number[];
  /** Regions whose outline changed before. */
  readonly reshaped?: ReadonlySet<number>;
  /** Whether neighbors of one color stay apart, as the cells of pixel mode do. */
  readonly isGrid?: boolean;
}

/**
 * A picture in other colors: neighbors that have one color become one region with one number, at the place where it can
 * be largest; a number whose code became wider or narrower finds a new place, all others stay.
 */
export function repaint(picture: Picture, painting: Painting): Picture {
  const { colors, reshaped = new Set<number>(), isGrid = hasEqualNeighbors(picture) } = painting;
  const used = [...new Set(colors)].sort((p, q) => p - q);
  const placeOfColor = new Map(used.map((color, place) => [color, place]));
  const tones = used.map((color) => painting.palette[color]!);
  const repainted = picture.regions.map((region, r) => ({ ...region, color: placeOfColor.get(colors[r]!)! }));
  const joined = isGrid
    ? unjoined({ ...picture, regions: repainted })
    : joinRegions(repainted, picture.borders);

  const over = picture.palette.map(({ hex }, color) => {
    const wanted = painting.over ? painting.over[color]! : color;
    return placeOfColor.get(wanted) ?? nearestTone(tones, hex);
  });
  const onTop = <T extends { readonly color: number }>(thin: T): T => ({ ...thin, color: over[thin.color]! });
  const { thinLines, thinLetters } = picture;
  const after = {
    ...picture,
    palette: counted(tones, joined.regions),
    regions: joined.regions,
    borders: joined.borders,
    ...(thinLines && { thinLines: thinLines.map(onTop) }),
    ...(thinLetters && { thinLetters: thinLetters.map(onTop) }),
  };

  const moved = picture.numbers.map((number): NumberPlace => {
    const region = joined.into[number.region]!;
    if (!number.leader) return { ...number, region };
    return { ...number, region, leader: { ...number.leader, over: joined.into[number.leader.over]! } };
  });
  const anew = new Set(joined.grown);
  picture.numbers.forEach(({ region }, i) => {
    const { code } = picture.palette[picture.regions[region]!.color]!;
    const now = moved[i]!.region;
    if (codeWidth(code) !== codeWidth(after.palette[joined.regions[now]!.color]!.code)) anew.add(now);
  });
  const changed = new Set([...reshaped].map((region) => joined.into[region]!));
  return { ...after, numbers: numbersAfter(after, moved, { reshaped: changed, anew }) };
}

/** Colors with what they take of the picture. */
function counted(tones: readonly Tone[], regions: Picture["regions"]): PaletteColor[] {
  const areas = new Float64Array(tones.length);
  const segments = new Int32Array(tones.length);
  let total = 0;
  for (const { color, areaMM2 } of regions) {
    areas[color] = areas[color]! + areaMM2;
    segments[color] = segments[color]! + 1;
    total += areaMM2;
  }
  return tones.map(({ code, hex }, k) => ({
    code,
    hex,
    areaShare: areas[k]! / total,
    segments: segments[k]!,
  }));
}

/** The color that looks most like another. */
export function nearestTone(tones: readonly Tone[], hex: string): number {
  const lab = labOf(hex);
  let nearest = 0;
  let min = Number.POSITIVE_INFINITY;
  tones.forEach((tone, k) => {
    const difference = colorDifference(lab, labOf(tone.hex));
    if (difference < min) [nearest, min] = [k, difference];
  });
  return nearest;
}
