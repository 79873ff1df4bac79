import { byte, type Codec, exact, fileOf, list, partsOf, record, whole, within } from "../drawing/codec.ts";
import { circle } from "../edges/circle.ts";
import type { DrawnPart } from "../edges/drawn-shapes.ts";
import {
  type AnimalEye,
  type AnimalHead,
  type AnimalMouth,
  type AnimalNose,
  animalViews,
  type SurePoint,
} from "./animals/animal-head.ts";
import { maskLevels } from "./mask.ts";
import {
  type Box,
  type Direction,
  type FaceParts,
  faceParts,
  type Glasses,
  type Mask,
  type Seen,
  type SeenFace,
} from "./seen.ts";

/**
 * What was seen of a photo as a file: some tens of kilobytes, most of them for lines, and six more for each face with
 * landmarks.
 */

/** No photo and no mask has a longer side, in pixels. */
const longestPhoto = 1 << 20;
const longestMask = 1024;
/** Numbers of a face with landmarks. */
const landmarkNumbers = 478 * 3;

const share = within(exact, 0, 1);

const box = partsOf<Box>();
const boxCodec = record<Box>(
  box.field("x", exact),
  box.field("y", exact),
  box.field("width", exact),
  box.field("height", exact),
);

const turn = partsOf<Direction>();
const turnCodec = record<Direction>(turn.field("cos", exact), turn.field("sin", exact));

type Visible = SeenFace["visible"];
const visible = partsOf<Visible>();
const visibleCodec = record<Visible>(
  visible.bits(
    whole,
    faceParts.map((part) => visible.is(part, [false, true])),
  ),
);

type Point = Glasses["left"][number];
const point = partsOf<Point>();
const pointCodec = record<Point>(point.field("x", exact), point.field("y", exact));

/** A rim, and the outline of a beard or of a nose, has as many points as a circle has directions. */
const ring: Codec<readonly Point[]> = {
  min: circle.length * pointCodec.min,
  write(out, points) {
    for (const one of points) pointCodec.write(out, one);
  },
  read: (from) => circle.map(() => pointCodec.read(from)),
};

const glasses = partsOf<Glasses>();
const glassesCodec = record<Glasses>(glasses.field("left", ring), glasses.field("right", ring));

/** Masks have sixteen levels, so a byte holds one and how often it comes in a row, up to sixteen times. */
const [max, step] = [maskLevels - 1, 255 / (maskLevels - 1)];
const maskSide = within(whole, 1, longestMask);
const mask = partsOf<Mask>();
const maskCodec = record<Mask>(
  mask.field("width", maskSide),
  mask.field("height", maskSide),
  mask.custom(
    1,
    (out, { data }) => {
      for (let i = 0; i < data.length; ) {
        const [from, value] = [i, data[i]!];
        while (i < data.length && i - from <= max && data[i] === value) i++;
        out.raw(Math.round(value / step) * maskLevels + i - from - 1);
      }
    },
    (from, { width, height }) => {
      const data = new Uint8Array(width * height);
      for (let at = 0; at < data.length; ) {
        const value = from.byte();
        const run = (value % maskLevels) + 1;
        if (run > data.length - at)
          throw new RangeError(`mask must hold ${data.length} values, received more`);
        data.fill(Math.floor(value / maskLevels) * step, at, at + run);
        at += run;
      }
      return { data };
    },
  ),
);

const parts = partsOf<FaceParts>();
const partsCodec = record<FaceParts>(
  parts.field("hair", maskCodec),
  parts.field("hat", maskCodec),
  parts.field("face", maskCodec),
);

/** Bits of what a face wears. */
const [hasGlasses, hasBeard] = [1, 2];

const face = partsOf<SeenFace>();
const faceCodec = record<SeenFace>(
  face.field("box", boxCodec),
  face.field("confidence", share),
  face.field("turn", turnCodec),
  face.field("visible", visibleCodec),
  face.bits(byte, [face.has("points"), face.has("parts")]),
  // glasses and beards are sought by the landmarks, so that only faces with them say whether there are any
  face.custom(
    0,
    (out, { points, glasses, beard }) => {
      if (!points) return;
      for (const value of points) out.single(value);
      out.raw((glasses ? hasGlasses : 0) + (beard ? hasBeard : 0));
      if (glasses) glassesCodec.write(out, glasses);
      if (beard) ring.write(out, beard);
    },
    (from, _, mark) => {
      if (!mark("points")) return {};
      const points = Float32Array.from({ length: landmarkNumbers }, () => from.single());
      if (!points.every(Number.isFinite)) throw new RangeError("file must hold finite landmarks");
      const marks = from.byte();
      if (marks > hasGlasses + hasBeard) throw new RangeError("file must say what a face wears");
      return {
        points,
        ...((marks & hasGlasses) !== 0 && { glasses: glassesCodec.read(from) }),
        ...((marks & hasBeard) !== 0 && { beard: ring.read(from) }),
      };
    },
  ),
  face.optional("parts", partsCodec),
);

/** Two of a kind: the left one first. */
function pairOf<T>(one: Codec<T>): Codec<readonly [T, T]> {
  return {
    min: 2 * one.min,
    write(out, pair) {
      for (const own of pair) one.write(out, own);
    },
    read: (from) => [one.read(from), one.read(from)],
  };
}

const sure = partsOf<SurePoint>();
const sureCodec = record<SurePoint>(
  sure.field("x", exact),
  sure.field("y", exact),
  sure.field("confidence", share),
);

const eye = partsOf<AnimalEye>();
const eyeCodec = record<AnimalEye>(
  eye.field("x", exact),
  eye.field("y", exact),
  eye.field("confidence", share),
  eye.field("radius", exact),
  eye.field("rim", ring),
  eye.field("pupil", ring),
);

const nose = partsOf<AnimalNose>();
const noseCodec = record<AnimalNose>(
  nose.bits(byte, [nose.has("outline"), nose.is("isDark", [false, true])]),
  nose.field("x", exact),
  nose.field("y", exact),
  nose.field("confidence", share),
  nose.optional("outline", ring),
);

const mouth = partsOf<AnimalMouth>();
const mouthCodec = record<AnimalMouth>(
  mouth.bits(byte, [mouth.has("sides")]),
  mouth.field("x", exact),
  mouth.field("y", exact),
  mouth.field("confidence", share),
  mouth.optional("sides", pairOf(list(pointCodec))),
);

const head = partsOf<AnimalHead>();
const headCodec = record<AnimalHead>(
  head.field("box", boxCodec),
  head.field("confidence", share),
  head.bits(byte, [head.has("nose"), head.has("mouth"), head.is("view", animalViews)]),
  head.field("eyes", list(eyeCodec)),
  head.field("ears", list(sureCodec)),
  head.optional("nose", noseCodec),
  head.optional("mouth", mouthCodec),
);

const drawnPart = partsOf<DrawnPart>();
const partCodec = record<DrawnPart>(
  drawnPart.bits(byte, [drawnPart.has("pen")]),
  drawnPart.field("points", list(pointCodec)),
  drawnPart.optional("pen", exact),
);

const photoSide = within(whole, 1, longestPhoto);
const seen = partsOf<Seen>();
const file = fileOf(
  { name: "what was seen", is: "a file with its signature", mark: "TSN", version: 4 },
  record<Seen>(
    seen.field("width", photoSide),
    seen.field("height", photoSide),
    seen.field("faces", list(faceCodec)),
    seen.field("letters", list(boxCodec)),
    seen.field("animals", list(headCodec)),
    seen.field("person", maskCodec),
    seen.bits(byte, [seen.has("salient"), seen.has("parts"), seen.has("rims"), seen.has("kept")]),
    seen.optional("salient", maskCodec),
    seen.optional("parts", list(partCodec)),
    seen.optional("rims", list(partCodec)),
    // the subject's confidence stands at the end of the file
    seen.custom(
      maskCodec.min,
      (out, { subject }) => maskCodec.write(out, subject.mask),
      (from) => ({ subject: { mask: maskCodec.read(from), confidence: 0 } }),
    ),
    seen.field("lines", maskCodec),
    seen.optional("kept", maskCodec),
    seen.field("saliency", maskCodec),
    seen.custom(
      share.min,
      (out, { subject }) => share.write(out, subject.confidence),
      (from, { subject }) => ({ subject: { ...subject, confidence: share.read(from) } }),
    ),
  ),
);

export const encodeSeen = file.encode;

/** What `encodeSeen` wrote. Throws a RangeError when the bytes are none, broken or of another version. */
export const decodeSeen = file.decode;
