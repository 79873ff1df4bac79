import { deviceSpaces } from "../colors/device-colors.ts";
import type { ColorSpace } from "../colors/paint-color.ts";
import { numbersIn } from "../colors/ps-function.ts";
import { finenessOf, paintJpeg, paintPixels } from "../drawing/paint-image.ts";
import type { ImagePlace } from "../drawing/paint-image.ts";
import { colorPixels, samplesByTurns, samplesOf } from "../images/color-pixels.ts";
import { usualDecode } from "../images/image-source.ts";
import type { ImageSource } from "../images/image-source.ts";
import { maskPixels, withKeyMask, withMask } from "../images/masks.ts";
import type { Pixels } from "@tintery/photos/png";
import { readShrunk } from "../images/shrink.ts";
import type { Machine, OperatorTable } from "../machine.ts";
import { PsArray, PsDict } from "../objects.ts";
import type { PsObject } from "../objects.ts";
import { PsError } from "../ps-error.ts";
import { DctSource } from "../streams/dct-source.ts";
import { ProcedureSource } from "../streams/procedure-source.ts";
import { matrixFrom } from "./matrices.ts";
import { sourceOf } from "./open-filter.ts";

const longestSide = 30_000;

const placeOf = ({ matrix, width, height, interpolate }: ImageSource): ImagePlace => ({
  matrix,
  width,
  height,
  isSmooth: interpolate,
});

function checkedSize(value: PsObject | undefined): number {
  if (typeof value !== "number") throw new PsError("typecheck", "image");
  const size = Math.floor(value);
  if (size < 0 || size > longestSide) throw new PsError("rangecheck", "image");
  return size;
}

/** An image dictionary of type 1. */
function imageFromDict(machine: Machine, dict: PsDict, space: ColorSpace): ImageSource {
  const bits = dict.get("BitsPerComponent") ?? 1;
  const data = dict.get("DataSource") ?? null;
  if (typeof bits !== "number") throw new PsError("typecheck", "image");
  const isSplit = dict.get("MultipleDataSources") === true && data instanceof PsArray;
  return {
    width: checkedSize(dict.get("Width")),
    height: checkedSize(dict.get("Height")),
    bits,
    matrix: matrixFrom(dict.get("ImageMatrix")),
    space,
    decode: numbersIn(dict, "Decode") ?? usualDecode(space, bits),
    sources: (isSplit ? data.toList() : [data]).map((source) => sourceOf(machine, source)),
    interpolate: dict.get("Interpolate") === true,
  };
}

/** Whether a JPEG file shows the colors that are meant without anything to be done to it. */
function isPlain({ space, decode }: ImageSource): boolean {
  return (space.kind === "gray" || space.kind === "rgb") && decode.every((value, k) => value === k % 2);
}

function paint(machine: Machine, image: ImageSource): void {
  const [source] = image.sources;
  if (image.width === 0 || image.height === 0) return;
  if (source instanceof DctSource && image.sources.length === 1 && isPlain(image)) {
    const jpeg = source.takeJpeg();
    paintJpeg(machine.graphics, jpeg, placeOf(image));
    return;
  }
  const { budget, graphics } = machine;
  const read = (rows: ImageSource) => colorPixels(rows, samplesOf(rows, budget), budget);
  paintPixels(graphics, readFine(machine, image, read), placeOf(image));
  finish(image);
}

/** The pixels of a picture, fewer of them when it is finer than needed. */
function readFine(
  { graphics, budget }: Machine,
  image: ImageSource,
  read: (rows: ImageSource) => Pixels,
): Pixels {
  const factor = finenessOf(graphics, image.matrix);
  return factor < 2 ? read(image) : readShrunk(image, factor, budget, read);
}

/** Filters over the program are read to their end mark, which would else be taken for a part of the program. */
function finish({ sources }: ImageSource): void {
  for (const source of sources) if (!(source instanceof ProcedureSource)) source.peek();
}

function imageByDict(machine: Machine, dict: PsDict): void {
  const { color } = machine.graphics.state;
  const space = color.space.kind === "pattern" ? deviceSpaces.gray : color.space;
  const type = dict.get("ImageType");
  if (type === 3) {
    maskedImage(machine, dict, space);
    return;
  }
  const image = imageFromDict(machine, dict, space);
  const key = type === 4 ? numbersIn(dict, "MaskColor") : null;
  if (key === null) {
    paint(machine, image);
    return;
  }
  const samples = samplesOf(image, machine.budget);
  const pixels = withKeyMask(colorPixels(image, samples, machine.budget), samples, key);
  paintPixels(machine.graphics, pixels, placeOf(image));
}

/** Type 3: a picture and the mask that says where it is painted. */
function maskedImage(machine: Machine, dict: PsDict, space: ColorSpace): void {
  const [data, mask] = [dict.get("DataDict"), dict.get("MaskDict")];
  if (!(data instanceof PsDict) || !(mask instanceof PsDict)) throw new PsError("typecheck", "image");
  const interleave = dict.get("InterleaveType");
  const image = imageFromDict(machine, data, space);
  if (interleave === 1) {
    paintInterleaved(machine, image, mask);
    return;
  }
  // interleaved by row: the mask's rows and the picture's come by turns from the picture's source
  if (interleave === 2) machine.define(mask, "DataSource", data.get("DataSource") ?? null);
  const shape = { ...imageFromDict(machine, mask, deviceSpaces.gray), bits: 1 };
  const [maskSamples, samples] =
    interleave === 2
      ? samplesByTurns(shape, image, machine.budget)
      : ([samplesOf(shape, machine.budget), samplesOf(image, machine.budget)] as const);
  const covered = maskPixels(maskSamples, shape);
  const pixels = withMask(colorPixels(image, samples, machine.budget), covered, shape);
  paintPixels(machine.graphics, pixels, placeOf(image));
}

/** Interleaved by sample: every pixel has its mask in front. */
function paintInterleaved(machine: Machine, image: ImageSource, mask: PsDict): void {
  const count = image.space.components + 1;
  const whole: ImageSource = { ...image, space: { ...image.space, components: count } };
  const mixed = samplesOf(whole, machine.budget);
  const samples = new Uint8Array(image.width * image.height * image.space.components);
  const isPainted = new Uint8Array(image.width * image.height);
  const paints = numbersIn(mask, "Decode")?.[0] === 1 ? 1 : 0;
  for (let k = 0; k < isPainted.length; k++) {
    isPainted[k] = (mixed[k * count]! > 0 ? 1 : 0) === paints ? 1 : 0;
    samples.set(mixed.subarray(k * count + 1, (k + 1) * count), k * (count - 1));
  }
  const pixels = withMask(colorPixels(image, samples, machine.budget), isPainted, image);
  paintPixels(machine.graphics, pixels, placeOf(image));
}

/** `width height bits matrix source image`, and with `count` sources what `colorimage` takes in between. */
function imageByOperands(machine: Machine, space: ColorSpace, data: readonly PsObject[]): void {
  const { operands } = machine;
  const matrix = matrixFrom(operands.pop());
  const bits = operands.popInteger();
  const height = checkedSize(operands.pop());
  const width = checkedSize(operands.pop());
  const sources = data.map((source) => sourceOf(machine, source));
  paint(machine, {
    width,
    height,
    bits,
    matrix,
    space,
    decode: usualDecode(space, bits),
    sources,
    interpolate: false,
  });
}

function colorImage(machine: Machine): void {
  const { operands } = machine;
  const count = operands.popInteger();
  const isSplit = operands.popBoolean();
  const space = { 1: deviceSpaces.gray, 3: deviceSpaces.rgb, 4: deviceSpaces.cmyk }[count];
  if (space === undefined) throw new PsError("rangecheck", "colorimage");
  const data: PsObject[] = [];
  for (let k = 0; k < (isSplit ? count : 1); k++) data.unshift(operands.pop());
  imageByOperands(machine, space, data);
}

function paintMask(machine: Machine, image: ImageSource): void {
  const { graphics } = machine;
  const { width, height } = image;
  if (width === 0 || height === 0) return;
  const [red, green, blue] = graphics.state.color.rgb;
  const palette = Uint8Array.of(red, green, blue, 0, red, green, blue, 255);
  const pixels = readFine(machine, image, (rows) => {
    const data = maskPixels(samplesOf({ ...rows, bits: 1 }, machine.budget), rows);
    return { width: rows.width, height: rows.height, channels: 1, data, palette };
  });
  paintPixels(graphics, pixels, placeOf(image));
  finish(image);
}

function imageMask(machine: Machine): void {
  const { operands } = machine;
  const top = operands.pop();
  if (top instanceof PsDict) {
    paintMask(machine, imageFromDict(machine, top, deviceSpaces.gray));
    return;
  }
  const matrix = matrixFrom(operands.pop());
  const paintsOnes = operands.popBoolean();
  const height = checkedSize(operands.pop());
  const width = checkedSize(operands.pop());
  const decode = paintsOnes ? [1, 0] : [0, 1];
  const sources = [sourceOf(machine, top)];
  paintMask(machine, {
    width,
    height,
    bits: 1,
    matrix,
    space: deviceSpaces.gray,
    decode,
    sources,
    interpolate: false,
  });
}

/** Pictures. */
export const imageOperators: OperatorTable = {
  image(machine) {
    const top = machine.operands.pop();
    if (top instanceof PsDict) imageByDict(machine, top);
    else imageByOperands(machine, deviceSpaces.gray, [top]);
  },
  colorimage: colorImage,
  imagemask: imageMask,
};
