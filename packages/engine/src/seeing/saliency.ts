import { blur } from "../edges/blur.ts";
import { type Field, type Size, upsampleField } from "../edges/grid.ts";
import { grownRing } from "../edges/grown-ring.ts";
import { boxOfPart } from "../raster/drawn-parts.ts";
import { raiseFaceParts, raiseFaces } from "../raster/face-parts.ts";
import { featureRings } from "./animals/animal-head.ts";
import { boxAround } from "./box-around.ts";
import { fieldOf, maskOf } from "./mask.ts";
import type { Box, Mask, Seen } from "./seen.ts";

/**
 * How much what is seen counts, 0 to 1. What is around a sure subject counts a little all the same: a picture keeps the large
 * shapes behind it. Where nothing stands out, all counts the half.
 */
const counts = { around: 0.12, any: 0.5, letters: 0.65, subject: 0.75, face: 0.9 };
/**
 * What stands out by itself, by focus, lines and color, counts up to so much more, and what does not up to so much less: beside a sure
 * subject, and where there is none.
 */
const byItself = { sure: 0.07, unsure: 0.2 };
/** Eyes and noses of animals reach so many times as far as their outlines. */
const beyond = 1.35;
/** How soft it all is, and how soft faces are, in shares of the longer side. */
const soft = { all: 0.012, faces: 0.008 };

/**
 * Where people look: at eyes and mouths first, at faces, at the subject, at lettering, then at what stands out. One smooth
 * field for all products, 0 to 255 for 0 to 1.
 * @param standsOut how likely each place is subject by itself, 0 to 1
 * @param size of the answer
 */
export function saliencyOf(
  { width: across, height: down, faces, letters, animals, parts, subject }: Omit<Seen, "saliency">,
  standsOut: Field,
  size: Size,
): Mask {
  const { width, height } = size;
  const longer = Math.max(width, height);
  const inside = upsampleField(fieldOf(subject.mask), width, height).data;
  const standing = upsampleField(standsOut, width, height).data;
  const data = new Float32Array(width * height);
  const around = counts.any + subject.confidence * (counts.around - counts.any);
  const atSubject = counts.any + subject.confidence * (counts.subject - counts.any);
  const own = byItself.unsure + subject.confidence * (byItself.sure - byItself.unsure);
  for (let i = 0; i < data.length; i++)
    data[i] = around + inside[i]! * (atSubject - around) + own * (2 * standing[i]! - 1);
  const scaled = ({ x, y, width: wide, height: tall }: Box): Box => ({
    x: (x * width) / across,
    y: (y * height) / down,
    width: (wide * width) / across,
    height: (tall * height) / down,
  });
  for (const box of letters) raiseBox({ width, height, data }, scaled(box), counts.letters);
  const even = blur({ width, height, data }, soft.all * longer);
  const bytes = new Uint8Array(even.data.map((value) => 255 * Math.max(0, Math.min(1, value))));
  raiseFaces(
    bytes,
    size,
    faces.map(({ box }) => scaled(box)),
    255 * counts.face,
  );
  const rings = animals.flatMap(featureRings);
  const features = rings.map((ring) => scaled(boxAround(grownRing(ring, beyond))));
  raiseFaces(bytes, size, features, 255);
  raiseFaces(bytes, size, (parts ?? []).map(boxOfPart).map(scaled), 255);
  raiseFaceParts(bytes, { across: width, down: height, side: across / width }, faces);
  return maskOf(blur(fieldOf({ width, height, data: bytes }), soft.faces * longer));
}

function raiseBox(
  { width, height, data }: Field,
  { x, y, width: wide, height: tall }: Box,
  to: number,
): void {
  for (let row = Math.max(0, Math.floor(y)); row < Math.min(height, y + tall); row++)
    for (let column = Math.max(0, Math.floor(x)); column < Math.min(width, x + wide); column++)
      data[row * width + column] = Math.max(data[row * width + column]!, to);
}
