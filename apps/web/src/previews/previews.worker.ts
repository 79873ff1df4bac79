import type { ColoringChoices } from "@tintery/contract/tables";
import type {
  ColoringMaps,
  ColoringType,
  DrawnShapes,
  LookName,
  Mask,
  Paintability,
  PaintByNumbersOptions,
  PaintingPreview,
  PaintingQuality,
  PhotoTrouble,
  Picture,
  PreviewedPhoto,
  Raster,
  Seen,
  SeeingFiles,
  SeeingNetworks,
  SubjectStroke,
} from "@tintery/engine";
import {
  coloringOptions,
  coloringPage,
  decodeSeeingNetworks,
  defaultColoringStyle,
  defaultStyle,
  drawOutlines,
  drawPaintByNumbers,
  loadKernels,
  mapDrawn,
  outlines,
  outlinesOptions,
  type OutlinesStyle,
  paintability,
  paintingPreviewSide,
  photoTroubles,
  previewLook,
  previewMaps,
  previewPainting,
  previewPhoto,
  previewSide,
  readImportance,
  recognizability,
  see,
  seeSubject,
  withSubject,
} from "@tintery/engine";
import type { WorkerOrder, WorkerReply } from "../platform/ask-worker.ts";
import { failureOf } from "../platform/failure-of.ts";
import { paintPage } from "./paint-page.ts";

/** Where the worker fetches the weights that it looks at photos with. */
export type WeightAddresses = Readonly<Record<keyof SeeingFiles, string>>;

/** A photo that was looked at, and the size it came in: all that pages are drawn from, in this worker or another. */
export interface Sight {
  photo: PreviewedPhoto;
  size: { width: number; height: number };
  /** Of a picture that was painted here: its own shapes, of which its pages are made. */
  shapes?: DrawnShapes | undefined;
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

/** A photo painted by numbers, as two SVG documents, and what it will be like to paint. */
export interface PreviewedPainting extends Pick<Picture, "widthMM" | "heightMM" | "palette" | "lostDetail"> {
  painted: string;
  numbered: string;
  asks: Paintability;
}

/** What a photo is painted with; what was marked on it is said once for all. */
export interface PaintingWish {
  options: PaintByNumbersOptions;
  quality: PaintingQuality;
}

/** A look of the photo, and how strong. */
export interface LookWish {
  name: LookName;
  strength: number;
}

/** What the worker can be asked for. */
export interface Tasks {
  /** Looks at a photo. */
  look: {
    asked: { file: Blob; weights: WeightAddresses; shapes: DrawnShapes | undefined };
    answer: { sight: Sight; looked: Looked };
  };
  /** Has another subject in it, as strokes wish. */
  point: { asked: readonly SubjectStroke[]; answer: { sight: Sight; looked: Looked } };
  /** Takes over what another worker saw. */
  take: { asked: Sight; answer: null };
  /** Draws it as a small page of a type. */
  draw: { asked: { type: ColoringType; choices: Required<ColoringChoices> }; answer: PreviewedPage };
  /** Takes a photo that will only be painted. Nobody has to look at it first. */
  open: { asked: Blob; answer: null };
  /** Looks at that photo: from then on it is painted as it will be. */
  see: { asked: WeightAddresses; answer: null };
  /** Has another subject in that photo, as strokes wish; nothing changes before it was looked at. */
  pointEasel: { asked: readonly SubjectStroke[]; answer: null };
  /** What is marked on the photo from then on, as `ImportanceMask` says; null for nothing. */
  mark: { asked: Raster | null; answer: null };
  /** Paints the photo by numbers; null where nobody waits for it any more. */
  paint: { asked: PaintingWish; answer: PreviewedPainting | null };
  /** The photo in a look, as a small picture. */
  paintLook: { asked: LookWish; answer: Blob };
  /** Nobody waits any more for what was to be painted before this. A sketch that was begun is finished: it is there at once. */
  drop: { asked: null; answer: null };
  /** Traces the outlines of a photo as an SVG document. Nobody has to look at it first. */
  outline: { asked: Blob; answer: string };
}

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
  onmessage: (event: MessageEvent<WorkerOrder<Tasks>>) => void;
  postMessage: (message: WorkerReply<Tasks>) => void;
};

const read = async (address: string) => {
  const answer = await fetch(address);
  if (!answer.ok) throw new RangeError(`${address} answered ${answer.status}`);
  return new Uint8Array(await answer.arrayBuffer());
};

/** Fetched with the first photo. */
let networks: Promise<SeeingNetworks> | undefined;

function fetchNetworks(weights: WeightAddresses): Promise<SeeingNetworks> {
  networks ??= readNetworks(weights);
  networks.catch(() => {
    // the next photo tries again
    networks = undefined;
  });
  return networks;
}

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

/** Pixels as a file that a page shows. */
function pictureOf({ width, height, data }: Raster): Promise<Blob> {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext("2d");
  if (!context) throw new RangeError("there must be a canvas");
  context.putImageData(new ImageData(new Uint8ClampedArray(data), width, height), 0, 0);
  return canvas.convertToBlob({ type: "image/jpeg", quality: 0.85 });
}

/** The photo that was looked at first, and as it is drawn now, with its maps so far: those with a calm background serve all. */
let first: Sight | undefined;
let now: (Sight & { maps: Map<ColoringType, { isCalm: boolean; maps: ColoringMaps }> }) | undefined;
/** The same photo, or one that is only painted, and what is marked on it. */
let easel: { pixels: Raster; seen: Seen | undefined; preview: PaintingPreview } | undefined;
/** What was seen of it before anybody pointed out its subject. */
let firstSeen: Seen | undefined;
let importance: PaintByNumbersOptions["importance"];

const putUp = (pixels: Raster, seen?: Seen) => {
  easel = { pixels, seen, preview: previewPainting(pixels, seen) };
};

function show(sight: Sight): Tasks["look"]["answer"] {
  now = { ...sight, maps: new Map() };
  const { photo, size } = sight;
  const { picture, seen } = photo;
  putUp(picture, seen);
  const troubles = photoTroubles(picture, seen, size);
  return { sight, looked: { ratio: size.width / size.height, subject: seen.subject.mask, troubles } };
}

function known<Part>(part: Part | undefined): Part {
  if (part === undefined) throw new RangeError("there must be a photo that was looked at");
  return part;
}

/** A painting as the page shows it. */
function shown(picture: Picture): PreviewedPainting {
  const { widthMM, heightMM, palette, lostDetail } = picture;
  return {
    widthMM,
    heightMM,
    palette,
    ...(lostDetail && { lostDetail }),
    painted: drawPaintByNumbers(picture, { ...defaultStyle, kind: "origin" }),
    numbered: drawPaintByNumbers(picture, { ...defaultStyle, strokeWidth: numberedLine }),
    asks: paintability(picture),
  };
}

const channel = new MessageChannel();
/** Lets what was asked for meanwhile come in. */
const hearOthers = () =>
  new Promise((resolve) => {
    channel.port1.onmessage = resolve;
    channel.port2.postMessage(null);
  });

type Work<Name extends keyof Tasks> = (
  asked: Tasks[Name]["asked"],
  isDropped: () => boolean,
) => Promise<Tasks[Name]["answer"]>;

const tasks: { [Name in keyof Tasks]: Work<Name> } = {
  async look({ file, weights, shapes }) {
    // where they cannot run nothing is fetched
    loadKernels();
    // fetched while the photo is decoded
    const fetched = fetchNetworks(weights);
    const { size, pixels } = await pixelsOf(file, previewSide);
    first = { photo: previewPhoto(pixels, await fetched), size, shapes };
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
  async draw({ type, choices }) {
    const { photo, shapes, maps } = known(now);
    const { background } = choices;
    const isCalm = background === "calm";
    let drawn = maps.get(type);
    if (!drawn || (isCalm && !drawn.isCalm)) {
      drawn = { isCalm, maps: shapes ? mapDrawn(shapes, { type }) : previewMaps(photo, type, background) };
      maps.set(type, drawn);
    }
    const options = { details: coloringOptions.details.default, ...choices };
    const picture = await paintPage(coloringPage(drawn.maps, options), style, pictureSide);
    return { picture, estimate: recognizability(drawn.maps, photo.seen, background).estimate };
  },
  async open(file) {
    loadKernels();
    importance = undefined;
    firstSeen = undefined;
    putUp((await pixelsOf(file, paintingPreviewSide)).pixels);
    return null;
  },
  async see(weights) {
    const { pixels } = known(easel);
    firstSeen = see(pixels, await fetchNetworks(weights));
    putUp(pixels, firstSeen);
    return null;
  },
  async pointEasel(strokes) {
    const { pixels } = known(easel);
    if (firstSeen) putUp(pixels, seeSubject(pixels, firstSeen, strokes));
    return null;
  },
  async mark(mask) {
    importance = mask ? readImportance(mask) : undefined;
    return null;
  },
  async paint({ options, quality }, isDropped) {
    if (isDropped()) return null;
    const steps = known(easel).preview.paint({ ...options, ...(importance && { importance }) }, quality);
    for (;;) {
      const { done, value } = steps.next();
      if (done) return shown(value);
      await hearOthers();
      if (quality === "final" && isDropped()) return null;
    }
  },
  async paintLook(wish) {
    const { pixels, seen } = known(easel);
    return pictureOf(previewLook(pixels, { ...wish, seen }));
  },
  async drop() {
    return null;
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
/** The order up to which nobody waits for paintings. */
let dropped = 0;

scope.onmessage = ({ data: { id, task, asked } }) => {
  if (task === "drop") dropped = id;
  const run = tasks[task] as Work<keyof Tasks>;
  before = before
    .then(() => run(asked, () => id < dropped))
    .then((answer) => scope.postMessage({ id, answer }))
    .catch((error) => scope.postMessage({ id, failed: failureOf(error) }));
};
