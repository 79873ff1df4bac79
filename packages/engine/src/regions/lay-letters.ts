import { nearestColor, squaredDistance } from "../colors/cluster.ts";
import { stepsPerUnit } from "../colors/oklab.ts";
import { connect } from "./connect.ts";
import type { ColoredLabels } from "./labels.ts";
import { fromBorderPixel, maxLed } from "./make-paintable.ts";
import { findSeats, measureRoom, type RegionRoom } from "./number-room.ts";
import { regionAreas } from "./region-areas.ts";

/**
 * Regions are behind a word when such a share of them is in its box, and alike when so many OKLab steps are between them. By
 * eye.
 */
const mostlyBehind = 0.3;
const alike = 14 * stepsPerUnit;

/** The letters of a word, which stay together. */
export interface LaidWord {
  /** Pixels of each letter. */
  readonly letters: readonly Int32Array[];
  /** 1 where it is and close around it, of the picture's size. */
  readonly area: Uint8Array;
  /** In OKLab steps. */
  readonly color: Float64Array;
}

/** What letters need; lengths and areas in pixels. */
export interface LetterFloor {
  /** Least radius of the largest circle inside a letter, or inside what a letter encloses. */
  readonly radius: number;
  readonly minArea: number;
  /** Half the height of a number inside, and the radius that a region needs for it to stand there. */
  readonly room: number;
  readonly open: number;
  /** Digits of the code of every palette color. */
  readonly lengths: ArrayLike<number>;
  /** Share of all regions that may be those of words with their numbers outside. */
  readonly ledShare: number;
}

/** A word among regions. */
export interface SeatedWord {
  /** Its place in the list of words. */
  readonly word: number;
  /** A pixel of every region of it, deep inside. */
  readonly seats: readonly number[];
}

/** Regions, and the words among them. */
export interface Lettered {
  readonly labels: ColoredLabels;
  readonly words: readonly SeatedWord[];
}

/**
 * Lays words on regions, each whole or not at all: every letter is a region of one color, and what it encloses is one too, or
 * joins it where that is too small. A word is left out where a letter of it is too thin for a brush, where its color could not be
 * told from what is behind it, and where too many of its numbers would have to stand outside.
 */
export function layLetters(
  labels: ColoredLabels,
  words: readonly LaidWord[],
  palette: Float64Array,
  floor: LetterFloor,
): Lettered {
  let now: ColoredLabels = labels;
  let left = maxLed(floor.ledShare, labels.count);
  const laid: SeatedWord[] = [];
  for (const [word, own] of words.entries()) {
    const next = layWord(now, own, palette, floor);
    if (!next || next.led > left) continue;
    now = next.labels;
    left -= next.led;
    laid.push({ word, seats: next.seats });
  }
  return { labels: now, words: laid };
}

function layWord(
  before: ColoredLabels,
  { letters, area, color }: LaidWord,
  palette: Float64Array,
  floor: LetterFloor,
): { labels: ColoredLabels; seats: number[]; led: number } | undefined {
  const { width, height } = before;
  const paint = nearestColor(color, 0, palette);
  const ground = uniformGround(before, area, palette);
  const isSame = (i: number) => [i, i - 1, i + 1, i - width, i + width].some((at) => ground[at] === paint);
  if (letters.some((letter) => letter.some(isSame))) return undefined;
  const colors = ground.slice();
  for (const letter of letters) for (const i of letter) colors[i] = paint;
  const needs = { lengths: floor.lengths, max: floor.room };
  const depths = [floor.radius, floor.open].map(fromBorderPixel);
  const isSmall = ({ area: pixels, isDeep }: RegionRoom, region: number) =>
    isDeep[0]![region] === 0 || pixels[region]! < floor.minArea;

  // what no brush could paint: what letters enclose is filled, crumbs of theirs go
  const cut = connect(colors, width, height);
  const rough = measureRoom(cut, needs, depths);
  const small = new Set([...regionsIn(cut, area)].filter((region) => isSmall(rough, region)));
  if (letters.some((letter) => letter.every((i) => small.has(cut.data[i]!)))) return undefined;
  for (let i = 0; i < colors.length; i++)
    if (small.has(cut.data[i]!)) colors[i] = colors[i] === paint ? ground[i]! : paint;
  const labels = small.size > 0 ? connect(colors, width, height) : cut;

  const { room, isDeep } = small.size > 0 ? measureRoom(labels, needs, depths) : rough;
  const seats = findSeats(labels, needs);
  // what goes on around the word is none of its regions
  const outside = regionsIn(
    labels,
    area.map((is) => 1 - is),
  );
  const own = [...regionsIn(labels, area)].filter((region) => !outside.has(region));
  const led = own.filter((region) => room[region]! < floor.room || isDeep[1]![region] === 0).length;
  return { labels, seats: own.map((region) => seats[region]!), led };
}

/**
 * The color of every pixel, where regions that are mostly behind a word have the color that most of the latter has, if theirs is
 * not much different: letters would cut them into pieces.
 */
function uniformGround(labels: ColoredLabels, area: Uint8Array, palette: Float64Array): Int32Array {
  const { width, count, data, colors } = labels;
  const behind = new Int32Array(count);
  const all = regionAreas(labels);
  const box = boxOn(area, width);
  for (let y = box.top; y <= box.bottom; y++)
    for (let i = y * width + box.left; i <= y * width + box.right; i++)
      behind[data[i]!] = behind[data[i]!]! + 1;
  const max = new Float64Array(palette.length / 3);
  behind.forEach((pixels, region) => {
    max[colors[region]!] = max[colors[region]!]! + pixels;
  });
  const usual = max.indexOf(Math.max(...max));
  const uniform = colors.map((color, region) => {
    const isBehind = behind[region]! >= mostlyBehind * all[region]!;
    return isBehind && squaredDistance(palette, color, palette, usual) <= alike * alike ? usual : color;
  });
  return data.map((region) => uniform[region]!);
}

/** The box of all that is on in a mask. */
function boxOn(on: Uint8Array, width: number) {
  const box = { left: width, right: 0, top: Math.floor(on.indexOf(1) / width), bottom: 0 };
  for (let i = on.indexOf(1); i >= 0; i = on.indexOf(1, i + 1)) {
    box.left = Math.min(box.left, i % width);
    box.right = Math.max(box.right, i % width);
    box.bottom = Math.floor(i / width);
  }
  return box;
}

/** The regions of pixels that are on. */
function regionsIn({ data }: ColoredLabels, on: Uint8Array): Set<number> {
  const found = new Set<number>();
  for (let i = on.indexOf(1); i >= 0; i = on.indexOf(1, i + 1)) found.add(data[i]!);
  return found;
}
