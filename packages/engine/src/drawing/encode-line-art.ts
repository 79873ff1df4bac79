import {
  byte,
  type Codec,
  checked,
  exact,
  fileOf,
  list,
  partsOf,
  readPoints,
  record,
  whole,
  within,
  writePoints,
} from "./codec.ts";
import { cubicsIn, type LineArt, type Solid, type Stroke, type StrokesAndSolids } from "./line-art.ts";

/** The model of a coloring page as a file. */

/** No coordinate is farther out and no line wider than this, in hundredths of a millimeter: a hundred metres. */
const farthest = 1e7;

/** How many cubics there are, and then their points. */
const cubics: Codec<readonly number[]> = {
  min: 9,
  write(out, points) {
    out.whole(cubicsIn(points));
    writePoints(out, points);
  },
  read(from) {
    const count = from.count(6);
    if (count === 0) throw new RangeError("file must hold lines with a length, received one without");
    return readPoints(from, count * 3 + 1, farthest);
  },
};

const isBack = (points: readonly number[]) => points[0] === points.at(-2) && points[1] === points.at(-1);

const varies = ({ widths }: Stroke) => (widths.length > 1 ? 1 : 0);

const stroke = partsOf<Stroke>();
const strokeCodec = checked(
  record<Stroke>(
    stroke.bits(byte, [
      stroke.is("closed", [false, true]),
      stroke.is("layer", ["lines", "shading"]),
      stroke.has("tone"),
      stroke.kind("widths", 2, varies),
    ]),
    stroke.optional("tone", within(whole, 0, 255)),
    stroke.field("points", cubics),
    // as many as the points and the bits say, each as the step from the one before
    stroke.custom(
      1,
      (out, { widths }) => {
        for (const [i, one] of widths.entries()) out.signed(one - (widths[i - 1] ?? 0));
      },
      (from, { points }, mark) => {
        const widths: number[] = [];
        for (let left = mark("widths") ? cubicsIn(points) + 1 : 1, before = 0; left > 0; left--) {
          before += from.signed();
          if (before < 0 || before > farthest)
            throw new RangeError(`file must hold widths from 0 to ${farthest}, received ${before}`);
          widths.push(before);
        }
        return { widths };
      },
    ),
  ),
  "strokes back at their beginning where they are closed",
  ({ closed, points }) => !closed || isBack(points),
);

const ring = checked(cubics, "rings back at their beginning", isBack);

/** Strokes and solids as a part of a file. */
export const strokesAndSolids = record<StrokesAndSolids>(
  partsOf<StrokesAndSolids>().field("strokes", list(strokeCodec)),
  partsOf<StrokesAndSolids>().field(
    "solids",
    list(record<Solid>(partsOf<Solid>().field("rings", list(ring)))),
  ),
);

/** Above 0, in millimeters, and no longer than a hundred metres. */
const side = checked(exact, "sides above 0 and at most 100000", (mm) => mm > 0 && mm * 100 <= farthest);

const page = partsOf<LineArt>();
const file = fileOf(
  { name: "line art", is: "a model file of a coloring page", mark: "TLAR", version: 1 },
  record<LineArt>(
    page.constant("version", 1),
    page.constant("product", "coloring"),
    page.field("widthMM", side),
    page.field("heightMM", side),
    page.custom(2, strokesAndSolids.write, strokesAndSolids.read),
  ),
);

/** The bytes of a coloring page's model; the same model, the same bytes. */
export const encodeLineArt = file.encode;

/** Reads a file of `encodeLineArt`. Throws a RangeError when it is not one of this version, cut off or impossible. */
export const decodeLineArt = file.decode;
