import { bitsOfHex, hexOfBits } from "../colors/hex.ts";
import { edgeOf } from "../graphs/half-edges.ts";
import {
  byte,
  type Codec,
  checked,
  exact,
  fileOf,
  hexColor,
  indexOrNone,
  list,
  mapped,
  oneOf,
  partsOf,
  pointList,
  record,
  signed,
  steps,
  whole,
  within,
} from "./codec.ts";
import type {
  Arc,
  CenterLine,
  Face,
  LinearGradient,
  OutlinesColor,
  OutlinesPicture,
  Primitive,
} from "./outlines-picture.ts";

/** The model of vector outlines as a file: whole numbers, steps from the one before, so that most take one or two bytes. */

/** A color that is none. */
const transparent = 0x1000000;
/** No coordinate is farther out, in steps, and no side longer, in pixels or millimeters. */
const farthest = 1e8;
const longest = 1e5;

const near = within(signed, -farthest, farthest);
const length = within(signed, 0, farthest);
const points = pointList(farthest);
const isCurve = (count: number) => count > 2 && count % 6 === 2;

const color = partsOf<OutlinesColor>();
const colorCodec = record<OutlinesColor>(
  color.field(
    "hex",
    mapped(
      within(whole, 0, transparent),
      (hex: string | null) => (hex === null ? transparent : bitsOfHex(hex)),
      (value) => (value === transparent ? null : hexOfBits(value)),
    ),
  ),
  color.field("areaShare", within(exact, 0, 1.001)),
  color.field("faces", whole),
);

const arc = partsOf<Arc>();
const arcCodec = checked(
  record<Arc>(
    arc.bits(
      whole,
      [arc.is("shape", ["line", "curve"])],
      arc.above(
        "right",
        (face) => face + 1,
        (stored) => stored - 1,
      ),
    ),
    arc.field("left", indexOrNone),
    arc.field("points", points),
  ),
  "arcs of whole pieces",
  ({ shape, points }) => points.length > 2 && (shape === "line" || isCurve(points.length)),
);

type Of<Kind extends Primitive["kind"]> = Extract<Primitive, { kind: Kind }>;
const circle = partsOf<Of<"circle">>();
const ellipse = partsOf<Of<"ellipse">>();
const rectangle = partsOf<Of<"rectangle">>();

/** The shapes that a face can have, by the number of their kind less one. */
const shapes = {
  circle: record(
    circle.constant("kind", "circle"),
    circle.field("x", near),
    circle.field("y", near),
    circle.field("radius", length),
  ),
  ellipse: record(
    ellipse.constant("kind", "ellipse"),
    ellipse.field("x", near),
    ellipse.field("y", near),
    ellipse.field("radiusX", length),
    ellipse.field("radiusY", length),
    ellipse.field("turn", near),
  ),
  rectangle: record(
    rectangle.constant("kind", "rectangle"),
    rectangle.field("x", near),
    rectangle.field("y", near),
    rectangle.field("width", length),
    rectangle.field("height", length),
    rectangle.field("radius", length),
  ),
} as const;
const kinds = Object.keys(shapes) as Primitive["kind"][];

/** The shape of a kind; whoever writes one has looked at its kind. */
const shapeOf = (kind: number) => shapes[kinds[kind - 1]!] as Codec<Primitive>;
const kindOf = ({ shape }: Face) => (shape ? kinds.indexOf(shape.kind) + 1 : 0);

type Stop = LinearGradient["stops"][number];
const stop = partsOf<Stop>();
const stops = checked(
  list(record<Stop>(stop.field("offset", within(whole, 0, 1000)), stop.field("hex", hexColor))),
  "gradients of two stops or more, in their order",
  (all) => all.length >= 2 && all.every(({ offset }, i) => offset >= (all[i - 1]?.offset ?? 0)),
);

const gradient = partsOf<LinearGradient>();
const gradientCodec = record<LinearGradient>(
  gradient.field("x1", near),
  gradient.field("y1", near),
  gradient.field("x2", near),
  gradient.field("y2", near),
  gradient.field("stops", stops),
);

const face = partsOf<Face>();
const faceCodec = record<Face>(
  face.field("color", whole),
  face.field("areaPx", whole),
  face.field("rings", list(steps)),
  face.bits(byte, [face.kind("shape", 4, kindOf), face.has("gradient")]),
  face.variant("shape", shapeOf, kindOf),
  face.optional("gradient", gradientCodec),
);

const stroke = partsOf<CenterLine>();
const strokeCodec = record<CenterLine>(
  stroke.bits(
    whole,
    [stroke.is("closed", [false, true])],
    stroke.above(
      "color",
      (index) => index,
      (stored) => stored,
    ),
  ),
  stroke.field("width", within(whole, 0, farthest)),
  stroke.field(
    "points",
    checked(points, "lines of whole cubics", ({ length }) => isCurve(length)),
  ),
);

const side = (codec: Codec<number>) =>
  checked(codec, `sides above 0 and at most ${longest}`, (value) => value > 0 && value <= longest);

const picture = partsOf<OutlinesPicture>();
const file = fileOf(
  { name: "outlines", is: "a model file of outlines", mark: "TOUT", version: 1 },
  record<OutlinesPicture>(
    picture.constant("version", 1),
    picture.constant("product", "outlines"),
    picture.field("width", side(whole)),
    picture.field("height", side(whole)),
    picture.custom(
      1,
      (out, { unitsPerPixel }) => out.raw(unitsPerPixel),
      (from) => {
        const unitsPerPixel = from.byte();
        if (unitsPerPixel === 10 || unitsPerPixel === 100) return { unitsPerPixel };
        throw new RangeError(`file must hold 10 or 100 steps a pixel, received ${unitsPerPixel}`);
      },
    ),
    picture.field("widthMM", side(exact)),
    picture.field("heightMM", side(exact)),
    picture.field("kind", oneOf(["photo", "flat", "line-art"])),
    picture.field("precision", oneOf(["high", "normal", "low", "lowest"])),
    picture.field("colors", list(colorCodec)),
    picture.field("arcs", list(arcCodec)),
    picture.field("faces", list(faceCodec)),
    picture.bits(byte, [picture.has("strokes"), picture.has("blobs")]),
    picture.optional("strokes", list(strokeCodec)),
    picture.optional("blobs", steps),
  ),
);

/** The bytes of a model; the same model, the same bytes. */
export const encodeOutlines = file.encode;

/**
 * Reads a file of `encodeOutlines`. Throws a RangeError when it is not one of this version, cut off, or names a color,
 * a face or an arc that it does not have.
 */
export function decodeOutlines(bytes: Uint8Array): OutlinesPicture {
  const picture = file.decode(bytes);
  const { colors, arcs, faces, strokes = [], blobs = [] } = picture;
  for (const { color } of [...faces, ...strokes]) expectIndex(color, colors, "colors that exist");
  for (const { rings } of faces)
    for (const ring of rings)
      for (const halfEdge of ring) expectIndex(edgeOf(halfEdge), arcs, "rings of arcs that exist");
  for (const { right, left } of arcs)
    for (const beside of [right, left])
      if (beside >= 0) expectIndex(beside, faces, "arcs between faces that exist");
  for (const blob of blobs) expectIndex(blob, faces, "blobs that are faces");
  return picture;
}

function expectIndex(index: number, list: readonly unknown[], rule: string): void {
  if (!(index >= 0 && index < list.length))
    throw new RangeError(`outlines must have ${rule}, received ${index}`);
}
