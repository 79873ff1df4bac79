import type { Stroke } from "../drawing/line-art.ts";
import { unitsPerMM } from "../drawing/picture.ts";
import { hash } from "./hash.ts";
import type { Arena } from "../kernels/arena.ts";
import type { Kernels } from "../kernels/built.ts";
import { onKernels } from "../kernels/kernels.ts";
import { flowOf, smoothTone, type ToneMap } from "./flow.ts";
import type { AreaMask } from "./solids.ts";

/** What is hatched: a page in millimeters. */
export interface HatchedPage {
  readonly widthMM: number;
  readonly heightMM: number;
  readonly tone: ToneMap;
  /** Lines that hatching stops at: the pixels of the page that they are on. */
  readonly bars: AreaMask;
}

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
/** Streamlines are traced in steps of so many millimeters, and begin on places so far apart; hatch.kernel.ts has the rest. */
const step = 0.5;
const seedGap = 0.55;
/** Tones of the pencil, where it is lightest and darkest, and how many there are in all. */
const lightTone = 178;
const darkTone = 62;
const tones = 7;
/** What decides which strokes stay with less hatching: chance by this share, and by the rest how light it is there. */
const rankByChance = 0.65;
/** This share of strokes is drawn from the other end. */
const backwardShare = 0.25;
/** Widths at the beginning, in the light and what the shade adds, and at the end; in hundredths of a millimeter. */
const widths = { light: 22, byDepth: 14, end: 6 };
/** How far chance moves the tone of a stroke, as a share of all tones. */
const toneByChance = 0.3;
/** Which number of chance is for what. */
const chances = { tone: 6, rank: 7, sense: 8 };
/** Keys of seeds hold the seed below this, and above it its place in the order. */
const maxSeeds = 2 ** 26;
/** Contours bar squares of this side, and laid points are sorted into squares of that one, in millimeters. */
const barCell = 0.45;
const laidCell = 1.5;
/** No page has more hatching than this. */
const maxStrokes = 16_000;

/** Strokes of hatching, each with the least share of all hatching that it is part of: less is always part of more. */
export type Hatching = readonly { readonly stroke: Stroke; readonly rank: number }[];

/**
 * Hatching as a pencil lays it: short strokes along the forms, closer and darker in the shade, crossed where it is
 * deep, thin at their ends (after Jobard & Lefer, "Creating evenly-spaced streamlines of arbitrary density", 1997).
 */
export function allHatching({ widthMM, heightMM, tone, bars }: HatchedPage): Hatching {
  const around = smoothTone(tone, 3);
  const { cos, sin } = flowOf(tone);
  return onKernels((kernels, arena) => {
    const across = Math.ceil(widthMM / barCell) + 1;
    const barred = arena.put(new Uint8Array(across * (Math.ceil(heightMM / barCell) + 1)));
    kernels.setSheet(
      ...([
        widthMM,
        heightMM,
        arena.put(tone.data),
        arena.put(around.data),
        tone.width,
        tone.height,
      ] as const),
      ...([arena.put(cos), arena.put(sin), barred, across] as const),
    );
    kernels.barSquares(arena.put(bars.on), bars.width, bars.height, widthMM / bars.width);
    const laid: Hatching[number][] = [];
    for (const layer of layers)
      for (const own of hatchLayer(
        { kernels, arena },
        { widthMM, heightMM },
        layer,
        maxStrokes - laid.length,
      ))
        laid.push(own);
    return laid;
  });
}

/** The part of a page's hatching that is shown. */
export function shownHatching(all: Hatching, share: number): Stroke[] {
  return all.filter(({ rank }) => rank <= share).map(({ stroke }) => stroke);
}

/** At most `limit` strokes of one layer, on all places that are dark enough. */
function hatchLayer(
  { kernels, arena }: { kernels: Kernels; arena: Arena },
  { widthMM, heightMM }: Pick<HatchedPage, "widthMM" | "heightMM">,
  { across, from, wide, dense, longest }: Layer,
  limit: number,
): Hatching {
  const keys = arena.room(Math.floor(widthMM / seedGap) * Math.floor(heightMM / seedGap) * 8);
  const seeds = arena.read(keys, new Float64Array(kernels.findSeeds(across, from, keys))).sort();
  for (let k = 0; k < seeds.length; k++) seeds[k] = seeds[k]! % maxSeeds;
  const longestWay = Math.ceil(longest / step) + 2;
  const strokes = Math.min(limit, seeds.length);
  const [xs, ys, links] = [8, 8, 4].map((bytes) => arena.room(strokes * longestWay * bytes));
  const squares = Math.ceil(widthMM / laidCell) + 3;
  const cells = squares * (Math.ceil(heightMM / laidCell) + 3);
  const [starts, chosen] = [arena.room((strokes + 1) * 4), arena.room(strokes * 4)];
  const darkness = arena.room(strokes * 8);
  const count = kernels.hatchLayer(
    ...([across, from, wide, dense, longest, arena.put(seeds), seeds.length, limit] as const),
    ...([xs!, ys!, links!, arena.room(cells * 4), squares, cells, arena.room(longestWay * 16)] as const),
    ...([starts, chosen, darkness] as const),
  );
  const start = arena.read(starts, new Int32Array(count + 1));
  const [x, y] = [xs!, ys!].map((at) => arena.read(at, new Float64Array(start[count]!)));
  const dark = arena.read(darkness, new Float64Array(count));
  return Array.from(arena.read(chosen, new Int32Array(count)), (seed, stroke) => {
    const depth = Math.min(1, dark[stroke]! / darkest);
    const rank = rankByChance * hash(seed, chances.rank) + (1 - rankByChance) * (1 - depth);
    const way = { x: x!, y: y!, first: start[stroke]!, last: start[stroke + 1]! - 1 };
    // a hand presses where it begins and lifts the pencil at the end, mostly on the same side
    const isBackward = hash(seed, chances.sense) < backwardShare;
    const drawn = isBackward ? { ...way, first: way.last, last: way.first } : way;
    return { stroke: strokeThrough(drawn, depth, hash(seed, chances.tone)), rank };
  });
}

/** Points of which some are a stroke, from its beginning to its end. */
interface WayOfStroke {
  readonly x: Float64Array;
  readonly y: Float64Array;
  readonly first: number;
  readonly last: number;
}

/** One cubic through the beginning, a third, two thirds and the end of a streamline, thin at its end. */
function strokeThrough({ x, y, first, last }: WayOfStroke, depth: number, chance: number): Stroke {
  const at = (share: number) => {
    const k = first + Math.sign(last - first) * Math.round(Math.abs(last - first) * share);
    return [x[k]!, y[k]!] as const;
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
