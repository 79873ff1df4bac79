import type { Stroke } from "../drawing/line-art.ts";
import { unitsPerMM } from "../drawing/picture.ts";
import { hash } from "./hash.ts";
import { type HatchedPage, Sheet } from "./hatch-sheet.ts";
import { LaidPoints } from "./laid-points.ts";

/** How one layer of hatching covers a page. Darkness is 0 white to 1 black; lengths are millimeters. */
interface Layer {
  readonly across: boolean;
  /** Places lighter than this stay white. */
  readonly from: number;
  /** Distance of strokes where hatching begins and where it is darkest. */
  readonly wide: number;
  readonly dense: number;
  readonly longest: number;
}

const layers: readonly Layer[] = [
  { across: false, from: 0.07, wide: 1.4, dense: 0.55, longest: 15 },
  { across: true, from: 0.3, wide: 1.5, dense: 0.7, longest: 9 },
];
/** Darkness from which on strokes are densest and blackest. */
const darkest = 0.7;
/** Streamlines are traced in steps of so many millimeters, and begin on places so far apart. */
const step = 0.5;
const seedGap = 0.55;
/** Shorter strokes are dust. */
const shortest = 2;
/** A stroke ends where another is nearer than this share of the wanted distance. */
const closest = 0.6;
/** Tones of the pencil, where it is lightest and darkest, and how many there are in all. */
const lightTone = 178;
const darkTone = 62;
const tones = 7;
/** A stroke is at least this share of the layer's longest: a hand varies. */
const shortestShare = 0.45;
/** What decides which strokes stay with less hatching: chance by this share, and by the rest how light it is there. */
const rankByChance = 0.65;
/** This share of strokes is drawn from the other end. */
const backwardShare = 0.25;
/**
 * Darkness that hatching begins and goes on with, as shares of the layer's: a stroke begins where its surroundings are nearly as
 * dark, and runs on a little into the light.
 */
const aroundShare = 0.75;
const onwardShare = 0.8;
/** Cosine of the sharpest turn of the forms, about 32 degrees, that a stroke follows; and how much of its own way it keeps. */
const minAlong = 0.85;
const inertia = 0.6;
/** Widths at the beginning, in the light and what the shade adds, and at the end; in hundredths of a millimeter. */
const widths = { light: 22, byDepth: 14, end: 6 };
/** How far chance moves the tone of a stroke, as a share of all tones. */
const toneByChance = 0.3;
/** Which number of chance is for what. */
const chances = { order: 1, orderAcross: 2, x: 3, y: 4, length: 5, tone: 6, rank: 7, sense: 8 };
/** Seeds fit below this, and above it a key's place in the order: together they are whole numbers below 2^53. */
const maxSeeds = 2 ** 26;
const orders = 2 ** 24;
/** No page has more hatching than this. */
const maxStrokes = 16_000;

/** Strokes of hatching, each with the least share of all hatching that it is part of: less is always part of more. */
export type Hatching = readonly { readonly stroke: Stroke; readonly rank: number }[];

/**
 * Hatching as a pencil lays it: short strokes along the forms, closer and darker in the shade, crossed where it is
 * deep, thin at their ends (after Jobard & Lefer, "Creating evenly-spaced streamlines of arbitrary density", 1997).
 */
export function allHatching(page: HatchedPage): Hatching {
  const sheet = new Sheet(page);
  const laid: Hatching[number][] = [];
  for (const layer of layers) hatchLayer(sheet, layer, laid);
  return laid;
}

/** The part of a page's hatching that is shown. */
export function shownHatching(all: Hatching, share: number): Stroke[] {
  return all.filter(({ rank }) => rank <= share).map(({ stroke }) => stroke);
}

/** Puts strokes of one layer on all places that are dark enough. */
function hatchLayer(sheet: Sheet, layer: Layer, out: Hatching[number][]): void {
  const laid = new LaidPoints(sheet.widthMM, sheet.heightMM);
  const across = Math.floor(sheet.widthMM / seedGap);
  for (const seed of seedsOf(sheet, layer)) {
    if (out.length >= maxStrokes) return;
    const x = seedX(seed, across);
    const y = seedY(seed, across);
    const darkness = sheet.darknessAt(x, y);
    if (laid.isNear(x, y, gapFor(layer, darkness))) continue;
    const length = layer.longest * (shortestShare + (1 - shortestShare) * hash(seed, chances.length));
    const before = trace(sheet, laid, layer, { x, y, sense: -1, length: length / 2 });
    const after = trace(sheet, laid, layer, { x, y, sense: 1, length: length / 2 });
    const count = before.length / 2 + 1 + after.length / 2;
    if (count * step < shortest) continue;
    const points = [...backwards(before), x, y, ...after];
    for (let k = 0; k < points.length; k += 2) laid.add(points[k]!, points[k + 1]!);
    const depth = Math.min(1, darkness / darkest);
    const rank = rankByChance * hash(seed, chances.rank) + (1 - rankByChance) * (1 - depth);
    // a hand presses where it begins and lifts the pencil at the end, mostly on the same side
    const drawn = hash(seed, chances.sense) < backwardShare ? backwards(points) : points;
    out.push({ stroke: strokeThrough(drawn, depth, hash(seed, chances.tone)), rank });
  }
}

/** Points as x, y in turn, the last first. */
function backwards(points: readonly number[]): number[] {
  const out: number[] = [];
  for (let k = points.length - 2; k >= 0; k -= 2) out.push(points[k]!, points[k + 1]!);
  return out;
}

/** Where a seed lies: somewhere in its small square, of which `across` are side by side. */
const seedX = (seed: number, across: number) => ((seed % across) + hash(seed, chances.x)) * seedGap;
const seedY = (seed: number, across: number) => (Math.floor(seed / across) + hash(seed, chances.y)) * seedGap;

/** Where strokes may begin, one in each small square that is dark enough, in an order without a pattern. */
function seedsOf(sheet: Sheet, layer: Layer): Float64Array {
  const across = Math.floor(sheet.widthMM / seedGap);
  const down = Math.floor(sheet.heightMM / seedGap);
  // a number without a pattern, and behind it the seed that it belongs to
  const keys: number[] = [];
  for (let seed = 0; seed < across * down; seed++) {
    const x = seedX(seed, across);
    const y = seedY(seed, across);
    if (sheet.darknessAt(x, y) < layer.from) continue;
    if (sheet.darknessAround(x, y) < layer.from * aroundShare || sheet.isBarred(x, y)) continue;
    const order = hash(seed, layer.across ? chances.orderAcross : chances.order);
    keys.push(Math.floor(order * orders) * maxSeeds + seed);
  }
  const seeds = Float64Array.from(keys).sort();
  for (let k = 0; k < seeds.length; k++) seeds[k] = seeds[k]! % maxSeeds;
  return seeds;
}

/** Distance of strokes in a layer at a darkness. */
function gapFor({ from, wide, dense }: Layer, darkness: number): number {
  const share = (darkness - from) / (darkest - from);
  return wide + (dense - wide) * Math.sqrt(share <= 0 ? 0 : share < 1 ? share : 1);
}

/** Points as x, y in turn that a stroke goes on over from where it began. */
function trace(
  sheet: Sheet,
  laid: LaidPoints,
  layer: Layer,
  from: { readonly x: number; readonly y: number; readonly sense: 1 | -1; readonly length: number },
): number[] {
  const out: number[] = [];
  let { x, y } = from;
  const { across } = layer;
  let pixel = sheet.pixelAt(x, y);
  let lastX = sheet.directionX(pixel, across) * from.sense;
  let lastY = sheet.directionY(pixel, across) * from.sense;
  for (let length = step; length <= from.length; length += step) {
    let dx = sheet.directionX(pixel, across);
    let dy = sheet.directionY(pixel, across);
    const same = dx * lastX + dy * lastY;
    // a hand turns gently; where forms turn sharply the stroke ends
    if (Math.abs(same) < minAlong) break;
    if (same < 0) {
      dx = -dx;
      dy = -dy;
    }
    dx = inertia * lastX + (1 - inertia) * dx;
    dy = inertia * lastY + (1 - inertia) * dy;
    const size = Math.sqrt(dx * dx + dy * dy);
    lastX = dx / size;
    lastY = dy / size;
    x += lastX * step;
    y += lastY * step;
    if (!sheet.isInside(x, y) || sheet.isBarred(x, y)) break;
    const darkness = sheet.darknessAt(x, y);
    if (darkness < layer.from * onwardShare || laid.isNear(x, y, closest * gapFor(layer, darkness))) break;
    out.push(x, y);
    pixel = sheet.pixelAt(x, y);
  }
  return out;
}

/** One cubic through the beginning, a third, two thirds and the end of a streamline, thin at its end. */
function strokeThrough(points: readonly number[], depth: number, chance: number): Stroke {
  const last = points.length / 2 - 1;
  const at = (share: number) => {
    const k = 2 * Math.round(last * share);
    return [points[k]!, points[k + 1]!] as const;
  };
  const p = at(0);
  const q = at(1 / 3);
  const r = at(2 / 3);
  const s = at(1);
  const ends: number[] = [];
  for (const axis of [0, 1] as const) {
    // the cubic that is at q after a third and at r after two thirds
    const a = p[axis];
    const b = q[axis];
    const c = r[axis];
    const d = s[axis];
    ends.push((-5 * a + 18 * b - 9 * c + 2 * d) / 6, (2 * a - 9 * b + 18 * c - 5 * d) / 6);
  }
  const [x1, x2, y1, y2] = ends as [number, number, number, number];
  const points100 = [p[0], p[1], x1, y1, x2, y2, s[0], s[1]].map((value) => Math.round(value * unitsPerMM));
  const moved = Math.max(0, Math.min(1, depth + toneByChance * (chance - 0.5)));
  const level = Math.round(moved * (tones - 1));
  const tone = Math.round(lightTone + ((darkTone - lightTone) * level) / (tones - 1));
  return {
    points: points100,
    closed: false,
    widths: [Math.round(widths.light + widths.byDepth * depth), widths.end],
    layer: "shading",
    tone,
  };
}
