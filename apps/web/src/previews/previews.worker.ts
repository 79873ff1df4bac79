import type {
  ColoringMaps,
  ColoringType,
  PaintByNumbersOptions,
  PaintingPreview,
  Picture,
  PreviewPage,
  Raster,
  Seen,
  SeeingNetworks,
} from "@tintery/engine";
import {
  coloringOptions,
  coloringPage,
  defaultColoringStyle,
  defaultStyle,
  drawOutlines,
  drawPaintByNumbers,
  finishPreview,
  groundHex,
  loadKernels,
  lookSide,
  mapDrawn,
  outlines,
  outlinesOptions,
  type OutlinesStyle,
  paintability,
  paintingPreviewSide,
  photoTroubles,
  previewBesideLines,
  previewLook,
  previewBoundaries,
  PreviewLook,
  previewLines,
  previewPage,
  previewPainting,
  previewSalient,
  readImportance,
  recognizability,
  scaleSeen,
  withSubject,
} from "@tintery/engine";
import type { WorkerOrder, WorkerReply } from "../platform/ask-worker.ts";
import { failureOf } from "../platform/failure-of.ts";
import { pictureOf, pixelsOf } from "./bitmap-pixels.ts";
import { fetchFile, fetchNetwork } from "./fetch-networks.ts";
import { paintPage } from "./paint-page.ts";
import type {
  Looked,
  BesideLines,
  FoundPage,
  PageWish,
  PreviewedPainting,
  Sight,
  Tasks,
  WeightAddresses,
} from "./preview-tasks.ts";

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

/** The look at a photo that was begun. */
let looking:
  | (Omit<Sight, "photo"> & {
      look: PreviewLook;
      networks: {
        [Name in "animals" | "detector" | "mesh" | "peopleParts" | "person" | "whole"]: Promise<
          SeeingNetworks[Name]
        >;
      };
    })
  | undefined;
/** How, and on what picture, this worker helps another one to look. */
let helping: { weights: WeightAddresses; picture?: Raster } | undefined;
/** The photo that was looked at first, and as it is drawn now. */
let first: Sight | undefined;
let now: Sight | undefined;
/** Its page before a type is chosen, and lines so far: those with a calm background serve all. */
let page: PreviewPage | undefined;
const foundPages = new Map<ColoringType, { isCalm: boolean; found: FoundPage }>();
/** What is drawn beside them. */
let beside: BesideLines | undefined;
/** The photo that was opened, in the size in which it is painted, and the size it came in. */
let opened: { pixels: Raster; size: Sight["size"] } | undefined;
/** What is painted, and what is marked on it. */
let easel: { pixels: Raster; seen: Seen | undefined; preview: PaintingPreview } | undefined;
let importance: PaintByNumbersOptions["importance"];

const putUp = (pixels: Raster, seen?: Seen) => {
  easel = { pixels, seen, preview: previewPainting(pixels, seen) };
};

function show(sight: Sight): Looked {
  now = sight;
  page = undefined;
  beside = undefined;
  foundPages.clear();
  const { photo, size } = sight;
  const { picture, seen } = photo;
  const pixels = opened?.pixels ?? picture;
  putUp(pixels, scaleSeen(seen, pixels));
  const troubles = photoTroubles(picture, seen, size);
  return { ratio: size.width / size.height, subject: seen.subject.mask, troubles };
}

function known<Part>(part: Part | undefined): Part {
  if (part === undefined) throw new RangeError("there must be a photo that was looked at");
  return part;
}

const pageOf = ({ photo }: Sight) => (page ??= previewPage(photo));

/** The lines of a page of a type; of another background, too, where those serve it. */
function findPage({ type, choices: { background } }: PageWish): FoundPage {
  const sight = known(now);
  const isCalm = background === "calm";
  const before = foundPages.get(type);
  if (before && (!isCalm || before.isCalm)) return before.found;
  const found = sight.shapes
    ? { maps: mapDrawn(sight.shapes, { type, subject: sight.pointed }) }
    : { lines: previewLines(pageOf(sight), type, background) };
  foundPages.set(type, { isCalm, found });
  return found;
}

function besideLines(): BesideLines {
  const sight = known(now);
  const { seen } = sight.photo;
  return sight.shapes ? { seen } : { seen, page: previewBesideLines(pageOf(sight)) };
}

/** A page with all that is drawn beside its lines. */
function finishPage(found: FoundPage, { page }: BesideLines): ColoringMaps {
  return "maps" in found ? found.maps : finishPreview(known(page), found.lines);
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
    const networks = {
      animals: fetchNetwork("animals", weights),
      detector: fetchNetwork("detector", weights),
      mesh: fetchNetwork("mesh", weights),
      peopleParts: fetchNetwork("peopleParts", weights),
      person: fetchNetwork("person", weights),
      whole: fetchNetwork("whole", weights),
    };
    // who waits for one hears of it
    for (const network of Object.values(networks)) network.catch(() => {});
    const { size, pixels } = file ? await pixelsOf(file, lookSide) : known(opened);
    looking = { look: new PreviewLook(pixels), networks, size, shapes };
    return looking.look.looked;
  },
  async lookFirst() {
    const { look, networks } = known(looking);
    const [animals, detector, mesh, whole] = await Promise.all([
      networks.animals,
      networks.detector,
      networks.mesh,
      networks.whole,
    ]);
    return look.lookFirst({ animals, detector, mesh, whole });
  },
  async findPeople() {
    const { look, networks } = known(looking);
    const [peopleParts, person] = await Promise.all([networks.peopleParts, networks.person]);
    look.findPeople({ peopleParts, person });
    return null;
  },
  async takeApart(boundaries) {
    known(looking).look.takeApart(boundaries);
    return null;
  },
  async finishLook(salient) {
    const { look, size, shapes } = known(looking);
    first = { photo: look.finish(salient), size, shapes };
    return show(first);
  },
  async help(weights) {
    loadKernels();
    helping = { weights };
    // taken apart when it is needed: it is the largest, and of use where nobody has a face
    for (const fetched of [fetchNetwork("boundaries", weights), fetchFile("salient", weights)])
      fetched.catch(() => {});
    return null;
  },
  async findBoundaries(picture) {
    const own = known(helping);
    own.picture = picture;
    return previewBoundaries(picture, await fetchNetwork("boundaries", own.weights));
  },
  async findSalient() {
    const { weights, picture } = known(helping);
    return previewSalient(known(picture), await fetchNetwork("salient", weights));
  },
  async point(strokes) {
    const { photo, ...others } = known(first);
    const pointed = withSubject(photo, strokes);
    return show({
      ...others,
      photo: pointed,
      ...(strokes.length > 0 && { pointed: pointed.seen.subject.mask }),
    });
  },
  async tell() {
    return known(now);
  },
  async take(sight) {
    first = sight;
    return show(sight);
  },
  async tellBeside() {
    return besideLines();
  },
  async takeBeside(told) {
    beside = told;
    return null;
  },
  async find(wish) {
    return findPage(wish);
  },
  async draw(wish) {
    const found = wish.found ?? findPage(wish);
    beside ??= besideLines();
    const maps = finishPage(found, beside);
    const { estimate } = recognizability(maps, beside.seen, wish.choices.background);
    const options = { details: coloringOptions.details.default, ...wish.choices };
    return { picture: await paintPage(coloringPage(maps, options), style, pictureSide), estimate };
  },
  async open(file) {
    loadKernels();
    importance = undefined;
    opened = await pixelsOf(file, paintingPreviewSide);
    putUp(opened.pixels);
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
      if (quality !== "sketch" && isDropped()) return null;
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
    const svg = drawOutlines(outlines(pixels, { colorPrecision }), shapesStyle);
    // light art that was cut out would not be seen on the page
    const ground = groundHex(pixels);
    return ground ? svg.replace("<svg ", `<svg style="background:${ground}" `) : svg;
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
