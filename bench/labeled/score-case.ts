import {
  type ColoringType,
  coloringPage,
  defaultColoringStyle,
  defaultPaintByNumbersOptions,
  defaultStyle,
  drawColoring,
  drawPaintByNumbers,
  findBoundaries,
  paintByNumbers,
  type Raster,
  type Seen,
  type SeeingNetworks,
  see,
} from "@tintery/engine";
import { decodePhoto, drawingToPixels } from "@tintery/photos";
import { mapWith } from "../../packages/engine/src/coloring/map-photo.ts";
import { settingsOf } from "../../packages/engine/src/coloring/options.ts";
import type { Field } from "../../packages/engine/src/edges/field.ts";
import type { Page } from "../metrics/page-ink.ts";
import { compareFinds, type Finds } from "./finds.ts";
import { type LabeledCase, type Labels, labelsAt } from "./labels.ts";
import { type PageScore, scorePage } from "./score-page.ts";
import { type PaintingScore, scorePainting } from "./score-painting.ts";
import { subjectZones } from "./subject-zones.ts";

/** Types of pages that are drawn of each photo: calm and thick, even, with blacks, and everything that is there. */
export const pageTypes = ["for_kids", "v2_general", "v2_comic", "photo"] as const satisfies ColoringType[];

export type PageType = (typeof pageTypes)[number];

/** All that is scored of a labeled photo. */
export interface CaseScore {
  readonly name: string;
  readonly finds: Finds;
  readonly pages: Readonly<Record<PageType, PageScore>>;
  readonly painting: PaintingScore & { readonly regions: number };
}

/** Photos are shrunk to this many pixels along the longer side. */
const photoSide = 640;
/** Pixels in a millimeter at which pages are scored. */
const perMM = 5;
const numberOfColors = 24;

/** Sees a labeled photo, draws and paints it, and scores what comes of it. */
export async function scoreCase(
  { name, bytes, ...labels }: LabeledCase,
  networks: SeeingNetworks,
): Promise<CaseScore> {
  const shrink = Math.min(1, photoSide / Math.max(labels.width, labels.height));
  const photo = await decodePhoto(bytes, {
    width: Math.round(labels.width * shrink),
    height: Math.round(labels.height * shrink),
  });
  const seen = see(photo, networks);
  return {
    name,
    finds: compareFinds(seen, labelsAt(labels, photo.width)),
    pages: scorePages(photo, seen, labels, networks),
    painting: paint(photo, seen, labels),
  };
}

function scorePages(photo: Raster, seen: Seen, labels: Labels, networks: SeeingNetworks): CaseScore["pages"] {
  const find = keptBoundaries(networks);
  const pages = pageTypes.map((type) => {
    const art = coloringPage(mapWith(find, photo, { type, seen }), { details: 100 });
    const page = pageOf(drawColoring(art, defaultColoringStyle), art.widthMM * perMM);
    return { type, page };
  });
  const onPage = labelsAt(labels, pages[0]!.page.width);
  const zones = subjectZones(onPage);
  return Object.fromEntries(
    pages.map(({ type, page }) => [
      type,
      scorePage(page, onPage, zones, { perMM, penMM: settingsOf(type).pen.width }),
    ]),
  ) as CaseScore["pages"];
}

/** Finds boundaries once for each size: all types look at some of the same. */
function keptBoundaries({ boundaries }: SeeingNetworks): (image: Raster) => Field {
  const found = new Map<string, Field>();
  return (image) => {
    const key = `${image.width}×${image.height}`;
    const known = found.get(key);
    if (known) return { ...known, data: known.data.slice() };
    const { strength: data, ...size } = findBoundaries(image, boundaries);
    found.set(key, { ...size, data: data.slice() });
    return { ...size, data };
  };
}

function pageOf(svg: string, widthPx: number): Page {
  const { width, height, data: rgba } = drawingToPixels(svg, { widthPx, page: "#ffffff" });
  const data = new Uint8Array(width * height);
  for (let i = 0; i < data.length; i++) data[i] = rgba[4 * i]!;
  return { width, height, data };
}

function paint(photo: Raster, seen: Seen, labels: Labels): CaseScore["painting"] {
  const picture = paintByNumbers(photo, { ...defaultPaintByNumbersOptions, numberOfColors }, undefined, seen);
  const svg = drawPaintByNumbers(picture, { ...defaultStyle, kind: "origin" });
  const painted = drawingToPixels(svg, { widthPx: photo.width, page: "#ffffff" });
  return {
    ...scorePainting(photo, painted, labelsAt(labels, photo.width)),
    regions: picture.regions.length,
  };
}
