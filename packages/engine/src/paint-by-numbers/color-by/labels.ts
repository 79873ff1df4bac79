import { codeWidth } from "../../drawing/code-width.ts";
import { digits } from "../../drawing/digits.ts";
import { letterCode } from "../../drawing/letter-codes.ts";
import type { NumberPlace, PaletteColor, Picture } from "../../drawing/picture.ts";
import { type SheetAge, sheetAges } from "./ages.ts";
import type { SheetLabels } from "./sheet-labels.ts";
import { resultsFor, type SumSigns, sumsOf } from "./sums.ts";

/** A picture whose regions say their color in another way, and what stands for each color of its palette. */
export interface Labelled {
  readonly picture: Picture;
  /** In the order of the original palette. */
  readonly codes: readonly string[];
}

/** How regions are labelled. */
export interface LabelsWanted extends SumSigns {
  readonly labels: SheetLabels;
  readonly age: SheetAge;
  /** How much smaller than in the model the picture is printed. */
  readonly scale: number;
}

/** Numbers that have no factor in common with the counts of sums spread them well. */
const stride = 7919;

/**
 * The same picture with a label of its own in each region. A sum that would be smaller than somebody of that age
 * can read gives way to a shorter one, and at last to its result. A large region may have its number in several places:
 * those where its label would be that small are left out, but for the one with most room. The same picture has the same
 * sums each time.
 */
export function labelRegions(picture: Picture, wanted: LabelsWanted): Labelled {
  const { labels, age, scale } = wanted;
  const count = picture.palette.length;
  const codes =
    labels === "letters"
      ? picture.palette.map((_, k) => letterCode(k))
      : (labels === "sums" ? resultsFor(age, count) : picture.palette.map((_, k) => k + 1)).map(String);
  const minSize = sheetAges[age].digitMM.min / digits.height / scale;
  // a palette with an entry for each label of each color: drawings ask the palette what stands in a region
  const palette: PaletteColor[] = picture.palette.map((color, k) => ({ ...color, code: codes[k]! }));
  const places = new Map<string, number>();
  const placeOf = (color: number, code: string) => {
    const key = `${color} ${code}`;
    const known = places.get(key);
    if (known !== undefined) return known;
    palette.push({ ...palette[color]!, code, areaShare: 0, segments: 0 });
    places.set(key, palette.length - 1);
    return palette.length - 1;
  };
  const sizeOf = ({ region, size }: NumberPlace, code: string) =>
    size * Math.min(1, codeWidth(picture.palette[picture.regions[region]!.color]!.code) / codeWidth(code));
  const roomiest: (NumberPlace | undefined)[] = picture.regions.map(() => undefined);
  for (const number of picture.numbers)
    if (number.size > (roomiest[number.region]?.size ?? 0)) roomiest[number.region] = number;
  const labelOf = picture.regions.map(({ color }, r) => {
    const result = codes[color]!;
    if (labels !== "sums") return result;
    const place = roomiest[r];
    const hasRoom = (sum: string) => place !== undefined && sizeOf(place, sum) >= minSize;
    return sumFor(result, { r, hasRoom, wanted });
  });
  const colors = picture.regions.map(({ color }, r) =>
    labelOf[r] === codes[color] ? color : placeOf(color, labelOf[r]!),
  );
  const numbers = picture.numbers.flatMap((number) => {
    const size = sizeOf(number, labelOf[number.region]!);
    return size >= minSize || number === roomiest[number.region] ? [{ ...number, size }] : [];
  });
  const regions = picture.regions.map((region, r) => ({ ...region, color: colors[r]! }));
  return { picture: { ...picture, palette, regions, numbers }, codes };
}

interface SumPlace {
  /** Place of the region. */
  readonly r: number;
  readonly hasRoom: (sum: string) => boolean;
  readonly wanted: LabelsWanted;
}

/** One of the sums with a result that has room: different kinds of sums in turn. */
function sumFor(result: string, { r, hasRoom, wanted }: SumPlace): string {
  const all = sumsOf(Number(result), wanted.age, wanted).filter(hasRoom);
  if (all.length === 0) return result;
  const kinds = [wanted.times, "+", "−"].map((sign) => all.filter((sum) => sum.includes(sign)));
  const own = kinds.filter((kind) => kind.length > 0);
  const kind = own[r % own.length]!;
  return kind[(r * stride) % kind.length]!;
}
