import { connect } from "../../packages/engine/src/regions/connect.ts";
import { hasInk, ink, type Page } from "../metrics/page-ink.ts";
import { aroundEye, hasEye } from "./eye-on-page.ts";
import { type Disc, eyesOf, headsOf, type LabeledHead, type Labels, mouthsOf, shutEyesOf } from "./labels.ts";
import type { SubjectZones } from "./subject-zones.ts";
import { add, type Tally, tally } from "./tally.ts";

/** What a coloring page makes of a labeled photo. */
export interface PageScore {
  readonly eyes: Tally;
  readonly mouths: Tally;
  /** Share of the white within the subject that no gap of its outline joins to the background. */
  readonly closed?: number;
  /** Density of ink outside of the subject, as a share of the densities outside and inside: 0.5 where both are alike. */
  readonly background?: number;
  /** White spots in heads that are too small for a pencil, without those of eyes, noses and mouths. */
  readonly crumbs: number;
}

/** White below this is closed by the ink itself; up to the other area it is too small for a pencil. In mm². */
const crumb = { min: 0.1, max: 4 };
/** Ink of a mouth or a shut eye: within this share of its half width from its middle, or within so many millimeters. */
const lineReach = { share: 0.35, minMM: 0.5 };
/** Radius of a nose, in sides of a square as large as the head's box. */
const noseShare = 0.1;

/** How a page was drawn. */
export interface PageScale {
  readonly perMM: number;
  /** Width of its lines in millimeters. */
  readonly penMM: number;
}

/** Scores a page by labels and zones in its pixels. */
export function scorePage(
  page: Page,
  labels: Labels,
  zones: SubjectZones | undefined,
  { perMM, penMM }: PageScale,
): PageScore {
  const heads = headsOf(labels);
  const areas = whiteAreas(page);
  const hasLine = ([x, y, half]: Disc) =>
    hasInk(page, x, y, Math.max(lineReach.minMM * perMM, lineReach.share * half));
  return {
    eyes: add(
      tally(eyesOf(heads), (eye) => hasEye(page, eye, penMM * perMM)),
      tally(shutEyesOf(heads), hasLine),
    ),
    mouths: tally(mouthsOf(heads), hasLine),
    ...(zones && { closed: closedShare(areas, zones), background: backgroundShare(page, zones) }),
    crumbs: heads.reduce((sum, head) => sum + crumbsIn(areas, head, perMM), 0),
  };
}

/** White areas of a page: the area of each pixel, -1 for ink, and the size of each area in pixels. */
interface WhiteAreas {
  readonly width: number;
  readonly ofPixel: Int32Array;
  readonly sizes: Float64Array;
}

function whiteAreas({ width, height, data }: Page): WhiteAreas {
  const inked = new Int32Array(data.length);
  for (let i = 0; i < data.length; i++) if (data[i]! < ink) inked[i] = 1;
  const { data: ofPixel, count, colors } = connect(inked, width, height);
  const sizes = new Float64Array(count);
  for (let i = 0; i < ofPixel.length; i++) {
    if (colors[ofPixel[i]!] === 0) sizes[ofPixel[i]!]!++;
    else ofPixel[i] = -1;
  }
  return { width, ofPixel, sizes };
}

function closedShare({ ofPixel, sizes }: WhiteAreas, { core, outside }: SubjectZones): number {
  const isOpen = new Uint8Array(sizes.length);
  for (let i = 0; i < ofPixel.length; i++) if (outside[i] && ofPixel[i]! >= 0) isOpen[ofPixel[i]!] = 1;
  let [white, leaked] = [0, 0];
  for (let i = 0; i < ofPixel.length; i++) {
    if (!core[i] || ofPixel[i]! < 0) continue;
    white++;
    leaked += isOpen[ofPixel[i]!]!;
  }
  return white > 0 ? 1 - leaked / white : 1;
}

function backgroundShare({ data }: Page, { outside }: SubjectZones): number {
  const inked = [0, 0];
  const pixels = [0, 0];
  for (let i = 0; i < data.length; i++) {
    const zone = outside[i]!;
    pixels[zone]!++;
    if (data[i]! < ink) inked[zone]!++;
  }
  const [inside, behind] = inked.map((count, zone) => count / Math.max(1, pixels[zone]!));
  return behind! / Math.max(Number.MIN_VALUE, inside! + behind!);
}

/** Counts small white areas in a head's box that touch no eye, nose or mouth. */
function crumbsIn(
  { width, ofPixel, sizes }: WhiteAreas,
  { box, eyes, shutEyes = [], nose, mouth }: LabeledHead,
  perMM: number,
): number {
  const [left, top, right, bottom] = box.map(Math.round) as unknown as LabeledHead["box"];
  const side = Math.sqrt((right - left) * (bottom - top));
  const parts = [
    ...[...eyes, ...shutEyes].map(([x, y, half]) => [x, y, half * aroundEye]),
    ...(nose ? [[...nose, noseShare * side]] : []),
    ...(mouth ? [mouth] : []),
  ];
  const small = new Map<number, boolean>();
  for (let y = Math.max(0, top); y < bottom; y++)
    for (let x = Math.max(0, left); x < Math.min(width, right); x++) {
      const area = ofPixel[y * width + x] ?? -1;
      const size = area < 0 ? 0 : sizes[area]! / perMM ** 2;
      if (size < crumb.min || size > crumb.max) continue;
      const isOfPart = parts.some(([u, v, reach]) => Math.hypot(x - u!, y - v!) <= reach!);
      small.set(area, (small.get(area) ?? false) || isOfPart);
    }
  return [...small.values()].filter((isOfPart) => !isOfPart).length;
}
