import type {
  Background,
  ColoringMaps,
  ColoringType,
  Mask,
  PhotoTrouble,
  PreviewedPhoto,
  SeeingFiles,
  SeeingNetworks,
  SubjectStroke,
} from "@tintery/engine";
import {
  coloringOptions,
  coloringPage,
  decodeSeeingNetworks,
  defaultColoringStyle,
  defaultPaintByNumbersOptions,
  defaultStyle,
  drawOutlines,
  drawPaintByNumbers,
  loadKernels,
  outlines,
  outlinesOptions,
  type OutlinesStyle,
  paintByNumbers,
  photoTroubles,
  previewMaps,
  previewPhoto,
  previewSide,
  recognizability,
  withSubject,
} from "@tintery/engine";
import { type Failure, failureOf } from "../platform/failure-of.ts";
import { paintPage } from "./paint-page.ts";

/** Where the worker fetches the weights that it looks at photos with. */
export type WeightAddresses = Readonly<Record<keyof SeeingFiles, string>>;

/** A photo that was looked at, and the size it came in: all that pages are drawn from, in this worker or another. */
export interface Sight {
  photo: PreviewedPhoto;
  size: { width: number; height: number };
}

/** What is known of a photo before its pages: width by height, and where its subject is. */
export interface Looked {
  ratio: number;
  subject: Mask;
  /** What will make a page hard to recognize. */
  troubles: readonly PhotoTrouble[];
}

/** A small page as a picture, and how much of what the photo shows can be recognized on it, 0 to 1. */
export interface PreviewedPage {
  picture: Blob;
  estimate: number;
}

/** A photo painted by numbers, as two SVG documents. */
export interface PreviewedPainting {
  painted: string;
  numbered: string;
}

/** What the worker can be asked for. */
export interface Tasks {
  /** Looks at a photo. */
  look: { asked: { file: Blob; weights: WeightAddresses }; answer: { sight: Sight; looked: Looked } };
  /** Has another subject in it, as strokes wish. */
  point: { asked: readonly SubjectStroke[]; answer: { sight: Sight; looked: Looked } };
  /** Takes over what another worker saw. */
  take: { asked: Sight; answer: null };
  /** Draws it as a small page of a type. */
  draw: { asked: { type: ColoringType; background: Background }; answer: PreviewedPage };
  /** Paints it by numbers, with the options that forms begin with. */
  paint: { asked: null; answer: PreviewedPainting };
  /** Traces the outlines of a photo as an SVG document. Nobody has to look at it first. */
  outline: { asked: Blob; answer: string };
}

export type Order = {
  [Name in keyof Tasks]: { id: number; task: Name; asked: Tasks[Name]["asked"] };
}[keyof Tasks];
/** Comes back with the order's number. */
export type Reply = { id: number } & ({ answer: Tasks[keyof Tasks]["answer"] } | { failed: Failure });

/** Pens are twice as wide as on paper: a page is shown at a fifth of its size and less. */
const style = { ...defaultColoringStyle, widthScale: 2 };
/** Lines of a numbered page, one of the widths of forms: thinner ones cannot be seen at a tenth of its size. */
const numberedLine = 2;
/** The longer side, in pixels, of what outlines are traced from: twice as many as a tile has. */
const outlinesSide = 480;
/** Shapes in their colors, told apart by white lines as thin as those of a window of colored glass. */
const shapesStyle: OutlinesStyle = {
  fill: "display",
  lines: "borders",
  nodes: false,
  lineWidthMM: 0.4,
  lineColor: "#ffffff",
};
/** The longer side of a picture, in pixels: twice as many as a card has. */
const pictureSide = 480;

const scope = self as unknown as {
  onmessage: (event: MessageEvent<Order>) => void;
  postMessage: (message: Reply) => void;
};

const read = async (address: string) => {
  const answer = await fetch(address);
  if (!answer.ok) throw new RangeError(`${address} answered ${answer.status}`);
  return new Uint8Array(await answer.arrayBuffer());
};

/** Fetched with the first photo. */
let networks: Promise<SeeingNetworks> | undefined;

async function readNetworks(weights: WeightAddresses): Promise<SeeingNetworks> {
  const files = Object.entries(weights).map(async ([name, address]) => [name, await read(address)]);
  return decodeSeeingNetworks(Object.fromEntries(await Promise.all(files)));
}

/** The file's size, and its pixels, with a longer side of so many at most. Rejects what this browser cannot read. */
async function pixelsOf(file: Blob, longest: number) {
  const bitmap = await createImageBitmap(file);
  const scale = Math.min(1, longest / Math.max(bitmap.width, bitmap.height));
  const side = (pixels: number) => Math.max(1, Math.round(pixels * scale));
  const size = { width: bitmap.width, height: bitmap.height };
  const [width, height] = [side(size.width), side(size.height)];
  const context = new OffscreenCanvas(width, height).getContext("2d");
  if (!context) throw new RangeError("there must be a canvas");
  context.imageSmoothingQuality = "high";
  context.drawImage(bitmap, 0, 0, width, height);
  bitmap.close();
  const { data } = context.getImageData(0, 0, width, height);
  return { size, pixels: { width, height, data: new Uint8ClampedArray(data) } };
}

/** The photo that was looked at first, and as it is drawn now, with its maps so far: those with a calm background serve all. */
let first: Sight | undefined;
let now: (Sight & { maps: Map<ColoringType, { isCalm: boolean; maps: ColoringMaps }> }) | undefined;

function show(sight: Sight): Tasks["look"]["answer"] {
  now = { ...sight, maps: new Map() };
  const { photo, size } = sight;
  const { picture, seen } = photo;
  const troubles = photoTroubles(picture, seen, size);
  return { sight, looked: { ratio: size.width / size.height, subject: seen.subject.mask, troubles } };
}

function known<Part>(part: Part | undefined): Part {
  if (part === undefined) throw new RangeError("there must be a photo that was looked at");
  return part;
}

const tasks: { [Name in keyof Tasks]: (asked: Tasks[Name]["asked"]) => Promise<Tasks[Name]["answer"]> } = {
  async look({ file, weights }) {
    // where they cannot run nothing is fetched
    loadKernels();
    // fetched while the photo is decoded
    networks ??= readNetworks(weights);
    networks.catch(() => {
      // the next photo tries again
      networks = undefined;
    });
    const { size, pixels } = await pixelsOf(file, previewSide);
    first = { photo: previewPhoto(pixels, await networks), size };
    return show(first);
  },
  async point(strokes) {
    const { photo, size } = known(first);
    return show({ photo: withSubject(photo, strokes), size });
  },
  async take(sight) {
    show(sight);
    return null;
  },
  async draw({ type, background }) {
    const { photo, maps } = known(now);
    const isCalm = background === "calm";
    let drawn = maps.get(type);
    if (!drawn || (isCalm && !drawn.isCalm)) {
      drawn = { isCalm, maps: previewMaps(photo, type, background) };
      maps.set(type, drawn);
    }
    const options = { details: coloringOptions.details.default, background };
    const picture = await paintPage(coloringPage(drawn.maps, options), style, pictureSide);
    return { picture, estimate: recognizability(drawn.maps, photo.seen, background).estimate };
  },
  async paint() {
    const { picture, seen } = known(now).photo;
    const painting = paintByNumbers(picture, defaultPaintByNumbersOptions, undefined, seen);
    return {
      painted: drawPaintByNumbers(painting, { ...defaultStyle, kind: "origin" }),
      numbered: drawPaintByNumbers(painting, { ...defaultStyle, strokeWidth: numberedLine }),
    };
  },
  async outline(file) {
    loadKernels();
    const { pixels } = await pixelsOf(file, outlinesSide);
    const { default: colorPrecision } = outlinesOptions.colorPrecision;
    return drawOutlines(outlines(pixels, { colorPrecision }), shapesStyle);
  },
};

/** One task after the other, in the order in which they came. */
let before: Promise<unknown> = Promise.resolve();

scope.onmessage = ({ data: { id, task, asked } }) => {
  const run = tasks[task] as (asked: unknown) => Promise<Tasks[keyof Tasks]["answer"]>;
  before = before
    .then(() => run(asked))
    .then((answer) => scope.postMessage({ id, answer }))
    .catch((error) => scope.postMessage({ id, failed: failureOf(error) }));
};
