import { DisjointSets } from "../graphs/disjoint-sets.ts";
import { stepsPerUnit } from "../colors/oklab.ts";
import type { Planes } from "../raster/planes.ts";
import { blur } from "./blur.ts";
import { type Field, type Size, shrinkField, upsampleField } from "./grid.ts";
import { componentsOf } from "./components.ts";

/** Letters that belong together: a word or a line of words. */
export interface Lettering {
  /** 1 in the letters; of the picture's size. */
  readonly pixels: readonly Int32Array[];
  /** How high its letters are, and how thick their strokes, in pixels. */
  readonly height: number;
  readonly stroke: number;
}

/** Heights of letters that are looked for, in pixels. */
export interface LetterSizes {
  readonly min: number;
  readonly max: number;
}

/** Letters are so much lighter or darker than what is around them, in OKLab steps of lightness. */
const contrast = 11 * stepsPerUnit;
/** What is written to be read stands out by so much: tufts of fur and trees in mist do not. */
const clear = 26 * stepsPerUnit;
/** What is around a letter is the mean with this sigma, as a share of the greatest height; on a picture so many times smaller. */
const surroundings = 0.16;
const factor = 4;
/** Strokes are no thicker than this share of a letter's height, and no thinner. */
const thickest = 0.36;
const thinnest = 0.05;
/** Strokes are as thick all along a letter: the thickest place is this much thicker than the mean, usually
 * less; of a triangle twice and more. */
const maxSwelling = 2.3;
const usualSwelling = 1.85;
/** Letters are of one color: this is how much their lightness varies at most, as a standard deviation. */
const maxVariation = 17 * stepsPerUnit;
/** Feet of letters stand on a line: so far from it at most, as a share of their height, half of them nearer; the line's slope. */
const maxUnevenness = 0.11;
const steepest = 0.4;
/** Greatest width of a letter, in heights. */
const widest = 1.7;
/** They fill this share of their boxes; only slim ones, such as I, fill more. */
const minFill = 0.16;
const maxFill = 0.82;
const slim = 0.33;
/** A wider bar is slim too if it fills so much of its box: the gap between panes, a slat. No letter does. */
const bar = { wide: 0.5, fill: 0.7 };
/**
 * A component beside letters of a row is one of them if it keeps to limits so many times as wide: a worn letter, one that
 * touches a nail.
 */
const likely = 1.5;
/**
 * Letters of a line: heights, strokes and lightness differ by no more, their middles are this near in height, the gap this
 * wide.
 */
const alike = { height: 1.7, stroke: 1.9, light: 14 * stepsPerUnit, level: 0.45, gap: 1.1, overlap: 0.3 };
/**
 * The same shape so often, as a share of a row, is no word but windows, slats or a fence. Shapes are the same if each cell of a
 * grid of so many to the side has as much of both, but for this share on the average, and sides differ by less than this share.
 */
const pattern = { share: 0.75, cells: 6, differ: 0.12, sides: 0.15 };
/** How many letters a word has at least, and how many of them must not be slim as I and l are. */
const minLetters = 4;
const minWideLetters = 3;

interface Letter {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  readonly stroke: number;
  readonly swelling: number;
  readonly light: number;
  readonly isSlim: boolean;
  /** Whether it is a letter by itself; others are where a row of such goes on. */
  readonly isSure: boolean;
  readonly pixels: Int32Array;
}

/**
 * Finds lettering: components that are lighter, or darker, than their surroundings, with strokes of one thickness, in rows of
 * alike ones side by side.
 */
export function findLetters(planes: Planes, { min, max }: LetterSizes): Lettering[] {
  const { width, height } = planes;
  const light = new Float32Array(planes.l);
  const around = meansOf({ width, height, data: light }, surroundings * max);
  const out: Lettering[] = [];
  for (const sign of [1, -1]) {
    const on = standingOut(light, around.data, sign);
    const letters: Letter[] = [];
    const { count, start, pixels } = componentsOf(on, planes);
    for (let p = 0; p < count; p++) {
      const count = start[p + 1]! - start[p]!;
      if (count < min || count > max * max) continue;
      const letter = letterOf(pixels.subarray(start[p]!, start[p + 1]!), on, light, {
        width,
        height,
        min,
        max,
      });
      if (letter) letters.push(letter);
    }
    out.push(...rowsOf(letters, width));
  }
  return out;
}

/** 1 where it is so much lighter (1) or darker (-1) than around. */
function standingOut(light: Float32Array, around: Float32Array, sign: number): Uint8Array {
  const on = new Uint8Array(light.length);
  for (let i = 0; i < on.length; i++) if (sign * (light[i]! - around[i]!) > contrast) on[i] = 1;
  return on;
}

function meansOf(field: Field, sigma: number): Field {
  const calm = blur(shrinkField(field, factor), Math.max(0.5, sigma / factor));
  return upsampleField(calm, field.width, field.height);
}

function letterOf(
  pixels: Int32Array,
  on: Uint8Array,
  light: Float32Array,
  { width, height, min, max }: Size & LetterSizes,
): Letter | undefined {
  let [left, right, top, bottom] = [width, 0, height, 0];
  for (const i of pixels) {
    const x = i % width;
    const y = Math.floor(i / width);
    if (x < left) left = x;
    if (x > right) right = x;
    if (y < top) top = y;
    if (y > bottom) bottom = y;
  }
  const [w, h] = [right - left + 1, bottom - top + 1];
  if (
    h < min ||
    h > max ||
    w > likely * widest * h ||
    left === 0 ||
    top === 0 ||
    right === width - 1 ||
    bottom === height - 1
  )
    return undefined;
  const fill = pixels.length / (w * h);
  const isSlim = w < slim * h || (w < bar.wide * h && fill >= bar.fill);
  if (fill < minFill / likely) return undefined;
  // a stroke's area is half its outline times its thickness
  let [sides, sum, squares] = [0, 0, 0];
  for (const i of pixels) {
    sum += light[i]!;
    squares += light[i]! * light[i]!;
    sides += 4 - on[i - 1]! - on[i + 1]! - on[i - width]! - on[i + width]!;
  }
  const stroke = (2 * pixels.length) / sides;
  if (stroke > likely * thickest * h || stroke < Math.max(1, thinnest * h)) return undefined;
  const mean = sum / pixels.length;
  const varying = squares / pixels.length - mean * mean;
  if (varying > (likely * maxVariation) ** 2) return undefined;
  const stands = Math.abs(mean - paperIn({ left, right, top, bottom }, on, light, width));
  if (stands < clear / likely) return undefined;
  const swelling = thickestPlace(pixels, { left, top, w, h }, width) / stroke;
  if (swelling > likely * maxSwelling) return undefined;
  const isSure =
    w <= widest * h &&
    fill >= minFill &&
    (fill <= maxFill || isSlim) &&
    stroke <= thickest * h &&
    varying <= maxVariation * maxVariation &&
    stands >= clear &&
    swelling <= maxSwelling;
  return { left, right, top, bottom, stroke, swelling, light: mean, isSlim, isSure, pixels: pixels.slice() };
}

/** How light it is in a box and close around it, beside what is on. */
function paperIn(
  box: Pick<Letter, "left" | "right" | "top" | "bottom">,
  on: Uint8Array,
  light: Float32Array,
  width: number,
): number {
  const height = on.length / width;
  let [sum, count] = [0, 0];
  for (let y = Math.max(0, box.top - 2); y <= Math.min(height - 1, box.bottom + 2); y++) {
    for (let x = Math.max(0, box.left - 2); x <= Math.min(width - 1, box.right + 2); x++) {
      const i = y * width + x;
      if (on[i]) continue;
      sum += light[i]!;
      count++;
    }
  }
  return sum / Math.max(1, count);
}

/** The diameter of the largest disc in a component, by chamfer distances of 3 and 4 thirds of a pixel (Borgefors 1986). */
function thickestPlace(
  pixels: Int32Array,
  { left, top, w, h }: { left: number; top: number; w: number; h: number },
  width: number,
): number {
  const wide = w + 2;
  const far = new Int32Array(wide * (h + 2));
  for (const i of pixels) far[(Math.floor(i / width) - top + 1) * wide + (i % width) - left + 1] = 1 << 20;
  const pass = (at: number, step: number) => {
    if (far[at] === 0) return;
    far[at] = Math.min(
      far[at]!,
      far[at - step]! + 3,
      far[at - step * wide]! + 3,
      far[at - step * (wide + 1)]! + 4,
      far[at - step * (wide - 1)]! + 4,
    );
  };
  for (let at = wide + 1; at < far.length - wide - 1; at++) pass(at, 1);
  let max = 0;
  for (let at = far.length - wide - 2; at > wide; at--) {
    pass(at, -1);
    max = Math.max(max, far[at]!);
  }
  return (2 * max) / 3 - 1;
}

/** Whether letters stand on one line: most of their feet are near the line that is nearest to all. */
function isEven(letters: readonly Letter[], high: number): boolean {
  let [x, y, xx, xy] = [0, 0, 0, 0];
  const count = letters.length;
  for (const { left, right, bottom } of letters) {
    x += (left + right) / 2 / count;
    y += bottom / count;
  }
  for (const { left, right, bottom } of letters) {
    const dx = (left + right) / 2 - x;
    xx += dx * dx;
    xy += dx * (bottom - y);
  }
  const slope = xx > 0 ? xy / xx : 0;
  const off = letters.map(({ left, right, bottom }) =>
    Math.abs(bottom - y - slope * ((left + right) / 2 - x)),
  );
  return Math.abs(slope) <= steepest && middleOf(off) <= maxUnevenness * high;
}

/** Whether most components of a row have one shape. */
function isPattern(letters: readonly Letter[], width: number): boolean {
  const shapes = letters.map((letter) => cellsOf(letter, width));
  const isSame = (p: number, q: number) => {
    const [own, other] = [sidesIn(letters[p]!), sidesIn(letters[q]!)];
    if (own.some((side, k) => Math.abs(side - other[k]!) > 1 + pattern.sides * side)) return false;
    const apart = shapes[p]!.reduce((sum, share, k) => sum + Math.abs(share - shapes[q]![k]!), 0);
    return apart <= pattern.differ * shapes[p]!.length;
  };
  const count = letters.map((_, p) => letters.filter((_, q) => isSame(p, q)).length);
  return Math.max(...count) >= pattern.share * letters.length;
}

const sidesIn = ({ left, right, top, bottom }: Letter) => [right - left + 1, bottom - top + 1];

/** The share of ink in each cell of a grid over a letter's box. */
function cellsOf(letter: Letter, width: number): Float64Array {
  const [w, h] = sidesIn(letter) as [number, number];
  const { cells } = pattern;
  const out = new Float64Array(cells * cells);
  for (const i of letter.pixels) {
    const column = Math.floor((((i % width) - letter.left) * cells) / w);
    const row = Math.floor(((Math.floor(i / width) - letter.top) * cells) / h);
    out[row * cells + column]! += (cells * cells) / (w * h);
  }
  return out;
}

/** Rows of letters that stand side by side and are alike, from pairs of them. */
function rowsOf(found: readonly Letter[], width: number): Lettering[] {
  // from left to right: neighbors are near in the list
  const letters = [...found].sort((p, q) => p.left - q.left || p.top - q.top);
  const rows = new DisjointSets(letters.length);
  for (let p = 0; p < letters.length; p++) {
    const own = letters[p]!;
    const last = own.right + alike.gap * alike.height * (own.bottom - own.top + 1);
    for (let q = p + 1; q < letters.length && letters[q]!.left <= last; q++) {
      const other = letters[q]!;
      if ((own.isSure || other.isSure) && areNeighbors(own, other)) rows.join(p, q);
    }
  }
  const groups = new Map<number, Letter[]>();
  letters.forEach((letter, k) => {
    const root = rows.find(k);
    const own = groups.get(root);
    if (own) own.push(letter);
    else groups.set(root, [letter]);
  });
  const isRow = (own: readonly Letter[]) =>
    own.length >= minLetters &&
    own.filter(({ isSlim }) => !isSlim).length >= minWideLetters &&
    middleOf(own.map(({ swelling }) => swelling)) <= usualSwelling &&
    isEven(own, middleOf(own.map(({ top, bottom }) => bottom - top + 1))) &&
    !isPattern(own, width);
  return [...groups.values()]
    .filter((own) => isRow(own.filter(({ isSure }) => isSure)))
    .map((own) => ({
      pixels: own.map(({ pixels }) => pixels),
      height: middleOf(own.map(({ top, bottom }) => bottom - top + 1)),
      stroke: middleOf(own.map(({ stroke }) => stroke)),
    }));
}

function areNeighbors(p: Letter, q: Letter): boolean {
  const [high, other] = [p.bottom - p.top + 1, q.bottom - q.top + 1];
  const tallest = Math.max(high, other);
  if (tallest > alike.height * Math.min(high, other)) return false;
  if (Math.max(p.stroke, q.stroke) > alike.stroke * Math.min(p.stroke, q.stroke)) return false;
  if (Math.abs(p.light - q.light) > alike.light) return false;
  const gap = Math.max(p.left, q.left) - Math.min(p.right, q.right);
  const level = Math.abs(p.top + p.bottom - q.top - q.bottom) / 2;
  return gap > -alike.overlap * tallest && gap < alike.gap * tallest && level < alike.level * tallest;
}

function middleOf(values: readonly number[]): number {
  return [...values].sort((p, q) => p - q)[values.length >> 1]!;
}
