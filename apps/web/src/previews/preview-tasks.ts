import type { ColoringChoices } from "@tintery/contract/tables";
import type {
  ColoringMaps,
  ColoringType,
  DrawnShapes,
  LookName,
  Mask,
  Paintability,
  PaintByNumbersOptions,
  PaintingQuality,
  PhotoTrouble,
  Picture,
  PreviewBesideLines,
  PreviewBoundaries,
  PreviewedPhoto,
  PreviewLines,
  Raster,
  Seen,
  SeeingFiles,
  SubjectStroke,
} from "@tintery/engine";

/** Where the worker fetches the weights that it looks at photos with. */
export type WeightAddresses = Readonly<Record<keyof SeeingFiles, string>>;

/** A photo that was looked at, and the size it came in: all that pages are drawn from, in this worker or another. */
export interface Sight {
  photo: PreviewedPhoto;
  size: { width: number; height: number };
  /** Of a picture that was painted here: its own shapes, of which its pages are made, and what somebody says it is about. */
  shapes?: DrawnShapes | undefined;
  pointed?: Mask | undefined;
}

/** What is known of a photo before its pages: width by height, and where its subject is. */
export interface Looked {
  ratio: number;
  subject: Mask;
  /** What will make a page hard to recognize. */
  troubles: readonly PhotoTrouble[];
}

/** What is seen of a photo, and what is drawn of it beside the lines of its small pages; nothing of a picture that was painted here. */
export interface BesideLines {
  seen: Seen;
  page?: PreviewBesideLines;
}

/** The lines of a small page; of a picture that was painted here, all that is drawn. */
export type FoundPage = { lines: PreviewLines } | { maps: ColoringMaps };

/** A small page that is wanted. */
export interface PageWish {
  type: ColoringType;
  choices: Required<ColoringChoices>;
  /** Its lines, where another worker found them. */
  found?: FoundPage | undefined;
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
  /** Begins to look at a photo: answers the picture that is looked at. `lookAt` asks for the stages that follow. */
  look: {
    /** `file` is null for the photo that was opened. */
    asked: { file: Blob | null; weights: WeightAddresses; shapes: DrawnShapes | undefined };
    answer: Raster;
  };
  /** Looks at the whole and for faces; says whether what stands out has to be looked for. */
  lookFirst: { asked: null; answer: boolean };
  findPeople: { asked: null; answer: null };
  takeApart: { asked: PreviewBoundaries; answer: null };
  /** The last stage. */
  finishLook: { asked: Mask | undefined; answer: Looked };
  /** Will help to look: it does not see the photo, but its picture. */
  help: { asked: WeightAddresses; answer: null };
  findBoundaries: { asked: Raster; answer: PreviewBoundaries };
  /** In the picture whose boundaries it found. */
  findSalient: { asked: null; answer: Mask };
  /** Has another subject in it, as strokes wish. */
  point: { asked: readonly SubjectStroke[]; answer: Looked };
  /** Says what it sees in it. */
  tell: { asked: null; answer: Sight };
  /** Takes over what another worker saw, instead of looking. */
  take: { asked: Sight; answer: Looked };
  /** Says what is drawn beside lines, for a worker that draws what this one finds. */
  tellBeside: { asked: null; answer: BesideLines };
  takeBeside: { asked: BesideLines; answer: null };
  /** Finds the lines of a small page. */
  find: { asked: PageWish; answer: FoundPage };
  /** Draws a small page. */
  draw: { asked: PageWish; answer: PreviewedPage };
  /** Takes a photo to paint it, larger than it is looked at. Nobody has to look at it first; from then on it is painted as it will be. */
  open: { asked: Blob; answer: null };
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
