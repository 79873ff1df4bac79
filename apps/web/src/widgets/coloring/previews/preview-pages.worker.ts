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
  coloringPage,
  coloringOptions,
  decodeSeeingNetworks,
  defaultColoringStyle,
  photoTroubles,
  previewMaps,
  previewPhoto,
  previewSide,
  withSubject,
} from "@tintery/engine";
import { paintPage } from "./paint-page.ts";

/** Where the worker fetches the weights that it looks at photos with. */
export type WeightAddresses = Readonly<Record<keyof SeeingFiles, string>>;

/** Which pages are wanted. */
export interface PreviewWish {
  /** In the order in which they are drawn. */
  types: readonly ColoringType[];
  /** What is drawn around the subject; what suits each type without it. */
  background?: Background;
  /** What was drawn to say what the photo is about; found without it. */
  subject: readonly SubjectStroke[];
}

/** What the worker is asked for; without a photo it draws the one before. */
export interface PreviewOrder extends PreviewWish {
  /** Comes back with every answer, so that late answers to older orders are told apart. */
  order: number;
  photo?: { file: Blob; weights: WeightAddresses };
}

/** What is known of a photo before its pages: width by height, and where its subject is. */
export interface Looked {
  ratio: number;
  subject: Mask;
  /** What will make a page hard to recognize. */
  troubles: readonly PhotoTrouble[];
}

/** A page as a picture; before the first one, what they have in common; or that there will be none. */
export type PreviewAnswer = { order: number } & (
  | { type: ColoringType; picture: Blob }
  | { looked: Looked }
  | { failed: true }
);

/** Pens are twice as wide as on paper: a page is shown at a fifth of its size and less. */
const style = { ...defaultColoringStyle, widthScale: 2 };
/** The longer side of a picture, in pixels: twice as many as a card has. */
const pictureSide = 480;

const scope = self as unknown as {
  onmessage: (event: MessageEvent<PreviewOrder>) => void;
  postMessage: (message: PreviewAnswer) => void;
};

const read = async (address: string) => {
  const answer = await fetch(address);
  if (!answer.ok) throw new RangeError(`${address} answered ${answer.status}`);
  return new Uint8Array(await answer.arrayBuffer());
};

/** Fetched with the first photo that this browser can read. */
let networks: Promise<SeeingNetworks> | undefined;

async function readNetworks(weights: WeightAddresses): Promise<SeeingNetworks> {
  const files = Object.entries(weights).map(async ([name, address]) => [name, await read(address)]);
  return decodeSeeingNetworks(Object.fromEntries(await Promise.all(files)));
}

/** The file's size, and its pixels, as few as previews need. Rejects what this browser cannot read. */
async function pixelsOf(file: Blob) {
  const bitmap = await createImageBitmap(file);
  const scale = Math.min(1, previewSide / Math.max(bitmap.width, bitmap.height));
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

/** A photo with a subject, and its maps of the types that were drawn so far: another background needs no more. */
interface PhotoAtHand {
  photo: PreviewedPhoto;
  /** The size it came in. */
  size: { width: number; height: number };
  /** The strokes of the subject, as text. */
  subject: string;
  maps: Map<ColoringType, ColoringMaps>;
}

const ofNoStrokes = JSON.stringify([]);

let looked: Promise<PhotoAtHand> | undefined;

async function lookAt({ file, weights }: NonNullable<PreviewOrder["photo"]>): Promise<PhotoAtHand> {
  const { size, pixels } = await pixelsOf(file);
  networks ??= readNetworks(weights);
  networks.catch(() => {
    // the next photo tries again
    networks = undefined;
  });
  return { photo: previewPhoto(pixels, await networks), size, subject: ofNoStrokes, maps: new Map() };
}

/** The newest order; older ones stop between two pages. */
let newest = 0;
/** Lets messages in that came meanwhile. */
const pause = () => new Promise((done) => setTimeout(done));

scope.onmessage = ({ data }) => {
  newest = data.order;
  if (data.photo) looked = lookAt(data.photo);
  void draw(data).catch(() => scope.postMessage({ order: data.order, failed: true }));
};

async function draw({ order, types, background, subject }: PreviewOrder): Promise<void> {
  if (!looked) return;
  const hand = await looked;
  const asked = JSON.stringify(subject);
  if (hand.subject !== asked) {
    hand.photo = withSubject(hand.photo, subject);
    hand.subject = asked;
    hand.maps.clear();
  }
  const { photo, maps, size } = hand;
  const { picture, seen } = photo;
  scope.postMessage({
    order,
    looked: {
      ratio: size.width / size.height,
      subject: seen.subject.mask,
      troubles: photoTroubles(picture, seen, size),
    },
  });
  const options = { details: coloringOptions.details.default, ...(background && { background }) };
  for (const type of types) {
    if (order !== newest) return;
    const known = maps.get(type) ?? previewMaps(photo, type);
    maps.set(type, known);
    const picture = await paintPage(coloringPage(known, options), style, pictureSide);
    scope.postMessage({ order, type, picture });
    await pause();
  }
}
