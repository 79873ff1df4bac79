import { edgeOf } from "../graphs/half-edges.ts";
import {
  checked,
  type Codec,
  exact,
  fileOf,
  hexColor,
  indexOrNone,
  list,
  mapped,
  partsOf,
  readPoints,
  record,
  scaled,
  signed,
  stepper,
  summer,
  text,
  whole,
  within,
  writePoints,
} from "./codec.ts";
import {
  type Border,
  isStrokeWidth,
  type Look,
  type LostDetail,
  type NumberPlace,
  type PaletteColor,
  type Picture,
  type Region,
  type ThinLetter,
  type ThinLine,
} from "./picture.ts";

/**
 * The model as a file. Numbers are whole hundredths, as the engine makes them, and steps from the one before, so
 * that most take one or two bytes: a third of the size of the same model as JSON, and read several times faster.
 */

const hundredths = scaled(whole, 100);
const place = scaled(signed, 100);
const isCurve = (count: number) => count % 6 === 2 && count > 2;

/** A border's or line's numbers, of whole cubics. */
const curve: Codec<readonly number[]> = {
  min: 9,
  write(out, points) {
    out.whole(points.length);
    writePoints(out, points);
  },
  read(from) {
    const count = from.whole();
    if (!isCurve(count))
      throw new RangeError(`file must hold lines of whole cubics, received ${count} numbers`);
    return readPoints(from, count / 2);
  },
};

const look = partsOf<Look>();
const lookCodec = record<Look>(
  look.field(
    "strokeWidth",
    mapped(
      checked(scaled(whole, 10), "a stroke width of 0.2, 1, 2 or 5", isStrokeWidth),
      (width: Look["strokeWidth"]) => width as number,
      (width) => width as Look["strokeWidth"],
    ),
  ),
  look.field("numbersScale", hundredths),
);

const lost = partsOf<LostDetail>();
const lostCodec = record<LostDetail>(
  lost.field("share", within(scaled(whole, 1000), 0, 1)),
  lost.field(
    "recommendedCanvas",
    mapped(
      text,
      (canvas: string | null) => canvas ?? "",
      (canvas) => (canvas === "" ? null : canvas),
    ),
  ),
);

const color = partsOf<PaletteColor>();
const colorCodec = record<PaletteColor>(
  color.field("code", text),
  color.field("hex", hexColor),
  color.field("areaShare", exact),
  color.field("segments", whole),
);

const border = partsOf<Border>();
const borderCodec = record<Border>(
  border.field("right", indexOrNone),
  border.field("left", indexOrNone),
  border.custom(
    1,
    (out, { shape, points }) => {
      out.whole(points.length * 2 + (shape === "curve" ? 1 : 0));
      writePoints(out, points);
    },
    (from) => {
      const kind = from.whole();
      const shape = kind % 2 === 1 ? "curve" : "line";
      const count = Math.floor(kind / 2);
      const isWhole = shape === "curve" ? isCurve(count) : count % 2 === 0 && count > 2;
      if (!isWhole) throw new RangeError(`file must hold borders of whole points, received ${count} numbers`);
      return { shape, points: readPoints(from, count / 2) };
    },
  ),
);

/** Rings of half-edges, each as the step from the one before, also from ring to ring. */
const rings: Codec<Region["rings"]> = mapped(
  list(list(signed)),
  (halfEdges: Region["rings"]) => {
    const step = stepper();
    return halfEdges.map((ring) => ring.map(step));
  },
  (stored) => {
    const sum = summer();
    return stored.map((ring) => ring.map(sum));
  },
);

const region = partsOf<Region>();
const regionCodec = record<Region>(
  region.field("color", whole),
  region.field("areaMM2", hundredths),
  region.field("rings", rings),
);

type Leader = NonNullable<NumberPlace["leader"]>;
const leader = partsOf<Leader>();
const number = partsOf<NumberPlace>();
const numberCodec = record<NumberPlace>(
  number.field("region", signed),
  number.bits(
    whole,
    [number.has("leader")],
    number.above(
      "size",
      (size) => Math.round(size * 100),
      (stored) => stored / 100,
    ),
  ),
  number.field("x", place),
  number.field("y", place),
  number.optional(
    "leader",
    record<Leader>(leader.field("x", place), leader.field("y", place), leader.field("over", whole)),
  ),
);

/** Most regions have one number, so that what is stored is how many regions are passed over. */
const numbers: Codec<readonly NumberPlace[]> = mapped(
  list(numberCodec),
  (places: readonly NumberPlace[]) => {
    const step = stepper();
    // a step of one is the usual one, which is stored as 0; so is the first region
    return places.map((one) => ({ ...one, region: step(one.region + 1) - 1 }));
  },
  (stored) => {
    const sum = summer();
    return stored.map((one) => ({ ...one, region: sum(one.region + 1) - 1 }));
  },
);

const line = partsOf<ThinLine>();
const letter = partsOf<ThinLetter>();
const picture = partsOf<Picture>();
const side = checked(exact, "sides above 0", (mm) => mm > 0);

const file = fileOf(
  { name: "picture", is: "a model file", mark: "TPBN", version: 1 },
  record<Picture>(
    picture.constant("version", 1),
    picture.constant("product", "paint-by-numbers"),
    picture.field("widthMM", side),
    picture.field("heightMM", side),
    picture.bits(whole, [
      picture.has("look"),
      picture.has("lostDetail"),
      picture.has("thinLines"),
      picture.has("thinLetters"),
    ]),
    picture.optional("look", lookCodec),
    picture.optional("lostDetail", lostCodec),
    picture.field("palette", list(colorCodec)),
    picture.field("borders", list(borderCodec)),
    picture.field("regions", list(regionCodec)),
    picture.field("numbers", numbers),
    picture.optional(
      "thinLines",
      list(
        record<ThinLine>(line.field("color", whole), line.field("width", whole), line.field("points", curve)),
      ),
    ),
    picture.optional(
      "thinLetters",
      list(record<ThinLetter>(letter.field("color", whole), letter.field("rings", list(curve)))),
    ),
  ),
);

/** The bytes of a model file; the same model, the same bytes. */
export const encodePicture = file.encode;

/**
 * Reads a model file. Throws a RangeError when it is not one of this version, is cut off, or names a color, region
 * or border that it does not have.
 */
export function decodePicture(bytes: Uint8Array): Picture {
  const picture = file.decode(bytes);
  const { palette, borders, regions, numbers, thinLines = [], thinLetters = [] } = picture;
  for (const { color } of [...regions, ...thinLines, ...thinLetters])
    expectIndex(color, palette, "colors of the palette");
  for (const { rings } of regions)
    for (const ring of rings)
      for (const halfEdge of ring) expectIndex(edgeOf(halfEdge), borders, "rings of borders that exist");
  for (const { right, left } of borders)
    for (const beside of [right, left])
      if (beside >= 0) expectIndex(beside, regions, "borders between regions that exist");
  for (const { region, leader } of numbers)
    for (const shown of leader ? [region, leader.over] : [region])
      expectIndex(shown, regions, "numbers in regions that exist");
  return picture;
}

function expectIndex(index: number, list: readonly unknown[], rule: string): void {
  if (!(index >= 0 && index < list.length))
    throw new RangeError(`picture must have ${rule}, received ${index}`);
}
