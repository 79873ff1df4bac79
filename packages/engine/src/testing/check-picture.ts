import { edgeOf } from "../graphs/half-edges.ts";
import { codeWidth } from "../drawing/code-width.ts";
import { digits } from "../drawing/digits.ts";
import { type Picture, unitsPerMM } from "../drawing/picture.ts";
import { crossingLines } from "../paths/crossings.ts";
import { flatten } from "../paths/flatten.ts";

/** Outline of a region as chains of points in millimeters. */
function outline(picture: Picture, region: number): number[][] {
  return picture.regions[region]!.rings.map((ring) => {
    const points: number[] = [];
    for (const halfEdge of ring) {
      const flat = flatten(picture.borders[edgeOf(halfEdge)]!, 10).map((v) => v / unitsPerMM);
      for (let i = 0; i < flat.length; i += 2) {
        const at = halfEdge < 0 ? flat.length - 2 - i : i;
        points.push(flat[at]!, flat[at + 1]!);
      }
    }
    return points;
  });
}

function isInside(rings: number[][], x: number, y: number): boolean {
  let inside = false;
  for (const ring of rings) {
    for (let i = 0; i < ring.length; i += 2) {
      const j = (i + 2) % ring.length;
      const [ax, ay, bx, by] = [ring[i]!, ring[i + 1]!, ring[j]!, ring[j + 1]!];
      if (ay > y !== by > y && x < ax + ((bx - ax) * (y - ay)) / (by - ay)) inside = !inside;
    }
  }
  return inside;
}

/**
 * What is wrong with a picture, one sentence each; nothing when it is a valid model: shares and areas add up,
 * rings close, borders are shared and do not cross, every region has a number that lies in it.
 */
export function faultsOf(picture: Picture): string[] {
  const faults: string[] = [];
  const { palette, regions, borders, numbers, widthMM, heightMM } = picture;
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);

  if (Math.abs(sum(palette.map((color) => color.areaShare)) - 1) > 1e-9) faults.push("shares do not add up");
  if (sum(palette.map((color) => color.segments)) !== regions.length) faults.push("segments do not add up");
  if (palette.some((color) => color.segments === 0)) faults.push("a color is not used");
  if (new Set(palette.map((color) => color.hex)).size !== palette.length) faults.push("two colors are equal");
  const area = sum(regions.map((region) => region.areaMM2));
  if (Math.abs(area - widthMM * heightMM) > 0.01 * regions.length + 0.01)
    faults.push(`areas add up to ${area}`);

  const sides = new Set<number>();
  regions.forEach(({ rings }, region) => {
    for (const halfEdge of rings.flat()) {
      const b = edgeOf(halfEdge);
      if (sides.has(halfEdge)) faults.push(`side ${halfEdge} is used twice`);
      sides.add(halfEdge);
      if ((halfEdge < 0 ? borders[b]!.left : borders[b]!.right) !== region)
        faults.push(`side ${halfEdge} is not its own`);
    }
    for (const ring of rings) {
      const end = (halfEdge: number, last: boolean) => {
        const { points } = borders[edgeOf(halfEdge)]!;
        return String(last === halfEdge < 0 ? points.slice(0, 2) : points.slice(-2));
      };
      ring.forEach((halfEdge, i) => {
        if (end(halfEdge, true) !== end(ring[(i + 1) % ring.length]!, false))
          faults.push(`a ring of ${region} is open`);
      });
    }
  });
  borders.forEach(({ left, right }, b) => {
    if (left >= 0 && right >= 0 && regions[left]!.color === regions[right]!.color && left === right) {
      faults.push(`border ${b} has one region on both sides`);
    }
  });

  const crossing = crossingLines(borders, 30, {
    cell: 60,
    width: widthMM * unitsPerMM,
    height: heightMM * unitsPerMM,
  });
  if (crossing.size > 0) faults.push(`${crossing.size} borders cross`);

  const numbered = new Set(numbers.map((number) => number.region));
  if (numbered.size !== regions.length || numbers.length < regions.length)
    faults.push("a region has no number");
  for (const { region, x, y, size, leader } of numbers) {
    const at = leader ?? { x, y };
    if (size <= 0) faults.push(`the number of ${region} has no size`);
    if (!isInside(outline(picture, region), at.x, at.y)) faults.push(`the number of ${region} lies outside`);
  }
  return faults;
}

/** Whether the digits of a number, at the size that fits, lie wholly inside its region, or the one they stand over. */
export function numberFits(picture: Picture, index: number): boolean {
  const { region, x, y, size, leader } = picture.numbers[index]!;
  const { code } = picture.palette[picture.regions[region]!.color]!;
  const halfWidth = (codeWidth(code) * digits.width * size) / 2;
  const halfHeight = (digits.height * size) / 2;
  const rings = outline(picture, leader?.over ?? region);
  const corners = [-1, -0.5, 0, 0.5, 1].flatMap((i) => [-1, 1].map((j) => [i, j] as const));
  return corners.every(([i, j]) => isInside(rings, x + i * halfWidth, y + j * halfHeight));
}
