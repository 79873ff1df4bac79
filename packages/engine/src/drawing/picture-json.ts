import { edgeOf } from "../graphs/half-edges.ts";
import { isHex } from "../colors/hex.ts";
import {
  type Border,
  isStrokeWidth,
  type Look,
  type LostDetail,
  type NumberPlace,
  type PaletteColor,
  type Picture,
  type Region,
  type ThinLetter,
  type ThinLine,
} from "./picture.ts";

/**
 * The model as text, for programs of others: JSON in which the points of a line after the first are steps from the point
 * before, which makes the file about half as long.
 */
export function pictureToJson(picture: Picture): string {
  const borders = picture.borders.map(({ right, left, shape, points }) => [
    right,
    left,
    shape === "curve" ? 1 : 0,
    ...stepsOf(points),
  ]);
  const thinLines = picture.thinLines?.map(({ color, width, points }) => [color, width, ...stepsOf(points)]);
  const regions = picture.regions.map(({ color, areaMM2, rings }) => [color, areaMM2, ...rings]);
  const numbers = picture.numbers.map(({ region, x, y, size, leader }) =>
    leader ? [region, x, y, size, leader.x, leader.y, leader.over] : [region, x, y, size],
  );
  const thinLetters = picture.thinLetters?.map(({ color, rings }) => [color, ...rings.map(stepsOf)]);
  return JSON.stringify({ ...picture, regions, borders, numbers, thinLines, thinLetters });
}

function stepsOf(points: readonly number[]): number[] {
  return points.map((v, i) => (i < 2 ? v : v - points[i - 2]!));
}

/** Points from steps, in place. */
function pointsOf(steps: number[]): number[] {
  for (let i = 2; i < steps.length; i++) steps[i] = steps[i]! + steps[i - 2]!;
  return steps;
}

/** Throws a RangeError that says what of a model is not as it must be. */
function expect(isRight: boolean, name: string, rule: string, value: unknown): asserts isRight {
  if (!isRight) throw new RangeError(`${name} must be ${rule}, received ${JSON.stringify(value)}`);
}

function isNumbers(value: unknown, min: number): value is number[] {
  return Array.isArray(value) && value.length >= min && value.every(Number.isFinite);
}

function listOf(file: Record<string, unknown>, name: string): unknown[] {
  const value = file[name];
  expect(Array.isArray(value), `picture.${name}`, "a list", value);
  return value;
}

/**
 * Reads a model written as JSON. Throws a RangeError when it is not a model of this version, or names a color,
 * region or border that it does not have.
 */
export function pictureFromJson(text: string): Picture {
  let file: Record<string, unknown>;
  try {
    file = JSON.parse(text) as Record<string, unknown>;
  } catch {
    throw new RangeError(`picture must be JSON, received ${JSON.stringify(text.slice(0, 40))}`);
  }
  expect(typeof file === "object" && file !== null, "picture", "an object", file);
  expect(file.version === 1, "picture.version", "1", file.version);
  expect(file.product === "paint-by-numbers", "picture.product", "paint-by-numbers", file.product);
  const { widthMM, heightMM } = file;
  expect(typeof widthMM === "number" && widthMM > 0, "picture.widthMM", "above 0", widthMM);
  expect(typeof heightMM === "number" && heightMM > 0, "picture.heightMM", "above 0", heightMM);

  const palette = listOf(file, "palette").map(readColor);
  const borders = listOf(file, "borders").map(readBorder);
  const regions = listOf(file, "regions").map((value) => readRegion(value, palette.length, borders.length));
  const numbers = listOf(file, "numbers").map((value) => readNumber(value, regions.length));
  const read = <T>(name: string, readOne: (value: unknown, colors: number) => T) =>
    file[name] === undefined ? undefined : listOf(file, name).map((value) => readOne(value, palette.length));
  const thinLines = read("thinLines", readThinLine);
  const thinLetters = read("thinLetters", readThinLetter);
  const look = readLook(file.look);
  const lostDetail = readLostDetail(file.lostDetail);
  const parts = { widthMM, heightMM, palette, regions, borders, numbers };
  return {
    version: 1,
    product: "paint-by-numbers",
    ...parts,
    ...(look && { look }),
    ...(thinLines && { thinLines }),
    ...(thinLetters && { thinLetters }),
    ...(lostDetail && { lostDetail }),
  };
}

function readLostDetail(value: unknown): LostDetail | undefined {
  if (value === undefined) return undefined;
  const { share, recommendedCanvas } = (value ?? {}) as Partial<LostDetail>;
  const isLost =
    isNumbers([share], 1) &&
    share! >= 0 &&
    share! <= 1 &&
    (recommendedCanvas === null || typeof recommendedCanvas === "string");
  expect(isLost, "picture.lostDetail", "a share from 0 to 1 and a recommendedCanvas", value);
  return { share: share!, recommendedCanvas: recommendedCanvas! };
}

function readLook(value: unknown): Look | undefined {
  if (value === undefined) return undefined;
  const { strokeWidth, numbersScale } = (value ?? {}) as Partial<Look>;
  const isLook = isNumbers([strokeWidth, numbersScale], 2) && isStrokeWidth(strokeWidth!);
  expect(isLook, "picture.look", "a strokeWidth of 0.2, 1, 2 or 5 and a numbersScale", value);
  return { strokeWidth: strokeWidth!, numbersScale: numbersScale! };
}

function readColor(value: unknown): PaletteColor {
  const { code, hex, areaShare, segments } = (value ?? {}) as Partial<PaletteColor>;
  const isColor =
    typeof code === "string" && typeof hex === "string" && isHex(hex) && isNumbers([areaShare, segments], 2);
  expect(isColor, "picture.palette", "colors with code, hex, areaShare and segments", value);
  return { code, hex, areaShare: areaShare!, segments: segments! };
}

function readBorder(value: unknown): Border {
  expect(isNumbers(value, 7), "picture.borders", "lists of at least seven numbers", value);
  const [right, left, curve, ...steps] = value as [number, number, number, ...number[]];
  const isWhole = curve === 1 ? steps.length % 6 === 2 : steps.length % 2 === 0;
  expect(isWhole, "picture.borders", "whole points", value);
  return { right, left, shape: curve === 1 ? "curve" : "line", points: pointsOf(steps) };
}

function readThinLine(value: unknown, colors: number): ThinLine {
  expect(isNumbers(value, 10), "picture.thinLines", "lists of at least ten numbers", value);
  const [color, width, ...steps] = value as [number, number, ...number[]];
  expect(color >= 0 && color < colors, "picture.thinLines", "in a color of the palette", color);
  expect(steps.length % 6 === 2, "picture.thinLines", "whole points", value);
  return { color, width, points: pointsOf(steps) };
}

function readThinLetter(value: unknown, colors: number): ThinLetter {
  expect(Array.isArray(value) && isNumbers(value.slice(0, 1), 1), "picture.thinLetters", "lists", value);
  const [color, ...rings] = value as [number, ...number[][]];
  expect(color >= 0 && color < colors, "picture.thinLetters", "in a color of the palette", color);
  for (const ring of rings)
    expect(isNumbers(ring, 8) && ring.length % 6 === 2, "picture.thinLetters", "whole points", ring);
  return { color, rings: rings.map(pointsOf) };
}

function readRegion(value: unknown, colors: number, borders: number): Region {
  expect(Array.isArray(value) && isNumbers(value.slice(0, 2), 2), "picture.regions", "lists", value);
  const [color, areaMM2, ...rings] = value as [number, number, ...number[][]];
  expect(color >= 0 && color < colors, "picture.regions", "in a color of the palette", color);
  for (const ring of rings) {
    const isRing = isNumbers(ring, 1) && ring.every((halfEdge) => edgeOf(halfEdge) < borders);
    expect(isRing, "picture.regions", "rings of borders that exist", ring);
  }
  return { color, areaMM2, rings };
}

function readNumber(value: unknown, regions: number): NumberPlace {
  expect(isNumbers(value, 4), "picture.numbers", "lists of four or seven numbers", value);
  const [region, x, y, size, ...leader] = value as [number, number, number, number, ...number[]];
  const over = leader[2] ?? region;
  const isThere = (at: number) => Number.isInteger(at) && at >= 0 && at < regions;
  expect(isThere(region) && isThere(over), "picture.numbers", "in regions that exist", value);
  if (leader.length < 3) return { region, x, y, size };
  return { region, x, y, size, leader: { x: leader[0]!, y: leader[1]!, over } };
}
