import { codeWidth } from "../drawing/code-width.ts";
import { comfortableNumber, digits } from "../drawing/digits.ts";
import type { NumberPlace, Picture } from "../drawing/picture.ts";
import { mmPerPoint } from "../drawing/units.ts";

/** What rounding to hundredths of a millimeter may take. */
const rounded = 0.02;

/** What is measured of the numbers that stand outside their regions; lengths in millimeters. */
export interface Leaders {
  readonly count: number;
  /** Of all regions, but for those that alone have their color: that has to stand somewhere. */
  readonly share: number;
  /** From the middle of the number to the end of its line. */
  readonly longest: number;
  /** Pairs of lines that cross each other. */
  readonly crossings: number;
  /** Lines that run through a number that is not theirs. */
  readonly through: number;
  /** Numbers outside nearer than 3 mm, middle to middle, to another one. */
  readonly near: number;
}

type Led = NumberPlace & Required<Pick<NumberPlace, "leader">>;

/** Measures the numbers outside their regions without any code of the engine that places them. */
export function leadersOf({ numbers, palette, regions }: Picture): Leaders {
  const led = numbers.filter((number): number is Led => number.leader !== undefined);
  const lengths = led.map(({ x, y, leader }) => Math.hypot(x - leader.x, y - leader.y));
  const foreign = (own: NumberPlace, is: (other: NumberPlace) => boolean) =>
    numbers.some((other) => other !== own && is(other));
  return {
    count: led.length,
    share: led.filter(({ region }) => palette[regions[region]!.color]!.segments > 1).length / regions.length,
    longest: Math.max(0, ...lengths),
    crossings: led.flatMap((own, i) => led.slice(i + 1).filter((other) => doCross(own, other))).length,
    through: led.filter((own) =>
      foreign(own, (other) =>
        runsThrough(own, other, codeWidth(palette[regions[other.region]!.color]!.code)),
      ),
    ).length,
    near: led.filter((own) =>
      foreign(own, (other) => Math.hypot(own.x - other.x, own.y - other.y) < 3 - rounded),
    ).length,
  };
}

function doCross(p: Led, q: Led): boolean {
  const turn = (from: Led, to: { x: number; y: number }) =>
    (from.leader.x - from.x) * (to.y - from.y) - (from.leader.y - from.y) * (to.x - from.x);
  return turn(p, q) * turn(p, q.leader) < 0 && turn(q, p) * turn(q, p.leader) < 0;
}

/** Whether a point of the line, a tenth of a millimeter from the next, lies in the number's box. */
function runsThrough({ x, y, leader }: Led, other: NumberPlace, length: number): boolean {
  const size = Math.min(other.size, comfortableNumber * mmPerPoint);
  const [halfWidth, halfHeight] = [(length * digits.width * size) / 2, (digits.height * size) / 2];
  const steps = Math.ceil(Math.hypot(leader.x - x, leader.y - y) * 10);
  return Array.from({ length: steps + 1 }, (_, step) => step / steps).some(
    (share) =>
      Math.abs(x + share * (leader.x - x) - other.x) < halfWidth - rounded &&
      Math.abs(y + share * (leader.y - y) - other.y) < halfHeight - rounded,
  );
}
