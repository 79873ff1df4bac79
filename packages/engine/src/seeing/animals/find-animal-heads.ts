import { chanceOf, expMinus } from "../../arithmetic/reproducible.ts";
import { distance } from "../../strokes/smooth-curve.ts";
import { type Frame, placeIn, upright } from "../frame.ts";
import type { Box } from "../seen.ts";
import type { HeadNetworks, SeeingNetwork } from "../seeing-networks.ts";
import { withoutDoubles } from "../without-doubles.ts";
import type { RunNetwork } from "../with-networks.ts";
import { type AnimalView, animalViews, type SurePoint } from "./animal-head.ts";
import { firstLook, gridOf, type HeadLook, secondLook } from "./head-looks.ts";
import { type Peak, peaksOf } from "./peaks.ts";

/** A head as the networks see it, in pixels of the picture. */
export interface FoundHead {
  readonly box: Box;
  /** 0 to 1. */
  readonly confidence: number;
  readonly view: AnimalView;
  /** The left one first. */
  readonly eyes: readonly FoundEye[];
  readonly nose?: SurePoint;
  /** How likely the nose is one of bare skin, and no beak or nostril. */
  readonly pad: number;
  readonly mouth?: SurePoint;
  /** The left one first. */
  readonly ears: readonly SurePoint[];
}

/** The middle of an eye with half its width. */
export interface FoundEye extends SurePoint {
  readonly radius: number;
}

/**
 * Middles of heads that get a closer look: their least chance, and how many, the likeliest first. On photos that may not
 * train (`training/animals`) eyes and noses are the same from .12 to .2, and .3 loses 11 of 148 eyes; false heads are 24, 20 and 13.
 */
const looked = { min: 0.2, count: 4 };
/**
 * Least confidence of a head: the weighted geometric mean of both looks' chances, a quarter of the weight on the first, which mistakes round
 * things most. On 125 photos of fruit, food and vehicles 29 false heads have an eye from .7 on, 35 from .65, 20 from .75; on the 99 that may
 * not train eyes are the same from .6 to .7.
 */
const minHead = 0.7;
/**
 * Least confidence of a head without an eye: eyes are shut or hidden more rarely than a thing looks like a head. On the 125 photos there are
 * none from .85 on; of 103 heads of animals one is lost.
 */
const minEyeless = 0.85;
/**
 * Before that the first network looks once more, at a square so many times as large as the longer side of what it found, where boxes are
 * truer: 102 of 129 eyes instead of 95. What it finds there counts if it is no farther away, as a share of that side; else the chance is
 * this share of what it was.
 */
const again = { around: 2.5, away: 0.75, else: 0.5 };
/**
 * Points count from these chances on; so many of each kind at most. Of what is less likely an eye two thirds are none, and one that is none
 * spoils a page more than one that is missed. The same photos.
 */
const counted = {
  eye: { min: 0.36, count: 2 },
  nose: { min: 0.2, count: 1 },
  mouth: { min: 0.3, count: 1 },
  ear: { min: 0.3, count: 2 },
} as const;
/** The second look is at a square so many times as large as the longer side of a head. */
const around = 1.5;

/**
 * Heads of animals in a picture, the surest first: the network looks at what is around what may be a head, and then at that by itself.
 * @param answers of `firstLook` at the whole picture
 */
export function findAnimalHeads(
  run: RunNetwork,
  { again, second }: HeadNetworks,
  { width, height }: { readonly width: number; readonly height: number },
  answers: Float32Array,
): FoundHead[] {
  const whole = { x: width / 2, y: height / 2, width, height, turn: upright };
  const boxes = boxesIn(whole, answers).map((found) => lookAgain(run, again, found));
  const likely = boxes.filter(({ chance }) => sureness(chance, 1) >= minHead);
  const heads = likely.map(({ box, chance }) => lookCloser(run, second, box, chance));
  const sure = heads.filter(({ confidence, eyes }) => confidence >= (eyes.length > 0 ? minHead : minEyeless));
  return withoutDoubles(
    sure,
    ({ box }) => box,
    ({ confidence }) => confidence,
  );
}

/** Answers of a network: a number of a place by its name. */
class Answers {
  readonly #values: Float32Array;
  readonly #names: readonly string[];
  readonly #look: HeadLook;

  constructor(look: HeadLook, values: Float32Array) {
    this.#look = look;
    this.#values = values;
    this.#names = [...look.points, ...look.read, ...look.means];
  }

  at(name: string, cell: number): number {
    return this.#values[cell * this.#names.length + this.#names.indexOf(name)]!;
  }

  /** Peaks of a point's map. @param min the least chance */
  peaks(name: string, { min, count }: { readonly min: number; readonly count: number }): Peak[] {
    const chances = peaksOf(gridOf(this.#look), (cell) => this.at(name, cell), { count, min: -20 });
    return chances.filter(({ value }) => chanceOf(value) >= min);
  }

  /** The mean over the middle half of the picture. */
  mean(name: string): number {
    const grid = gridOf(this.#look);
    const quarter = grid / 4;
    let sum = 0;
    for (let row = quarter; row < grid - quarter; row++)
      for (let column = quarter; column < grid - quarter; column++) sum += this.at(name, row * grid + column);
    return sum / (4 * quarter * quarter);
  }
}

/** What may be a head, and how likely it is. */
interface MaybeHead {
  readonly box: Box;
  readonly chance: number;
}

const longerSide = ({ width, height }: Box) => Math.max(width, height);
const middleOf = ({ x, y, width, height }: Box) => ({ x: x + width / 2, y: y + height / 2 });

/** A square around the middle of a box, so many times as large as its longer side. */
function squareAround(box: Box, times: number): Frame {
  const side = times * longerSide(box);
  return { ...middleOf(box), width: side, height: side, turn: upright };
}

function lookAgain(run: RunNetwork, network: SeeingNetwork, { box, chance }: MaybeHead): MaybeHead {
  const frame = squareAround(box, again.around);
  const [answers] = run(network, frame) as [Float32Array];
  const found = boxesIn(frame, answers);
  const near = found.find((one) => distance(middleOf(one.box), middleOf(box)) < again.away * longerSide(box));
  return near
    ? { box: near.box, chance: Math.max(near.chance, chance) }
    : { box, chance: again.else * chance };
}

function boxesIn(frame: Frame, values: Float32Array): MaybeHead[] {
  const answers = new Answers(firstLook, values);
  const grid = gridOf(firstLook);
  return answers.peaks("head", looked).map(({ x, y, value, at }) => {
    const [middleX, middleY] = placeIn(frame, x / grid, y / grid);
    const width = frame.width * exp(answers.at("width", at));
    const height = frame.height * exp(answers.at("height", at));
    const box = { x: middleX - width / 2, y: middleY - height / 2, width, height };
    return { box, chance: chanceOf(value) };
  });
}

/** How sure a head is, by the chances of both looks: `minHead`. */
function sureness(first: number, second: number): number {
  return Math.sqrt(Math.sqrt(first * second * second * second));
}

function lookCloser(run: RunNetwork, network: SeeingNetwork, box: Box, chance: number): FoundHead {
  const frame = squareAround(box, around);
  const [values] = run(network, frame) as [Float32Array];
  const answers = new Answers(secondLook, values);
  const grid = gridOf(secondLook);
  const placed = ({ x, y, value }: Peak): SurePoint => {
    const [placeX, placeY] = placeIn(frame, x / grid, y / grid);
    return { x: placeX, y: placeY, confidence: chanceOf(value) };
  };
  const pointsOf = (name: keyof typeof counted) => answers.peaks(name, counted[name]).map(placed);
  const eyes = answers.peaks("eye", counted.eye).map((peak) => ({
    ...placed(peak),
    radius: (exp(answers.at("radius", peak.at)) * frame.width) / secondLook.side,
  }));
  const animal = chanceOf(answers.mean("animal"));
  const [nose] = pointsOf("nose");
  const [mouth] = pointsOf("mouth");
  return {
    box,
    confidence: sureness(chance, animal),
    view: likeliest(animalViews, (view) => answers.mean(view)),
    eyes: fromLeft(eyes),
    pad: chanceOf(answers.mean("pad")),
    ears: fromLeft(pointsOf("ear")),
    ...(nose && { nose }),
    ...(mouth && { mouth }),
  };
}

function fromLeft<Place extends { readonly x: number }>(places: readonly Place[]): Place[] {
  return places.toSorted((p, q) => p.x - q.x);
}

function likeliest<Name>(names: readonly Name[], worthOf: (name: Name) => number): Name {
  return names.reduce((best, name) => (worthOf(name) > worthOf(best) ? name : best));
}

function exp(power: number): number {
  return power > 0 ? 1 / expMinus(power) : expMinus(-power);
}
