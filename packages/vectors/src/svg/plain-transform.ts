import { plainLengths } from "./plain-lengths.ts";

const angles: Readonly<Record<string, number>> = { "": 1, deg: 1, grad: 0.9, rad: 180 / Math.PI, turn: 360 };
const oneFunction = /\s*,?\s*([a-z]+)\(([^()]*)\)/giy;

/**
 * A transform of a style sheet as the attribute knows it: numbers without units, no functions for one direction.
 * @returns undefined for what an attribute cannot say: three dimensions, shares of a box
 */
export function plainTransform(value: string): string | undefined {
  const text = value.trim();
  if (text === "" || text === "none") return "";
  const functions: string[] = [];
  oneFunction.lastIndex = 0;
  let end = 0;
  for (let found = oneFunction.exec(text); found !== null; found = oneFunction.exec(text)) {
    end = oneFunction.lastIndex;
    const plain = plainFunction(found[1]!.toLowerCase(), found[2]!.trim().split(/\s*,\s*|\s+/));
    if (plain === undefined) return undefined;
    functions.push(plain);
  }
  return end === text.length ? functions.join(" ") : undefined;
}

function plainFunction(name: string, values: readonly string[]): string | undefined {
  const write = (as: string, numbers: readonly number[]) =>
    numbers.every(Number.isFinite) ? `${as}(${numbers.join(" ")})` : undefined;
  const lengths = values.map((value) => Number(plainLengths(value)));
  const turns = values.map(degrees);
  const [length = Number.NaN] = lengths;
  const [turn = Number.NaN] = turns;
  if (name === "translate" || name === "scale" || name === "matrix") return write(name, lengths);
  if (name === "translatex") return write("translate", [length, 0]);
  if (name === "translatey") return write("translate", [0, length]);
  if (name === "scalex") return write("scale", [length, 1]);
  if (name === "scaley") return write("scale", [1, length]);
  if (name === "rotate") return write("rotate", [turn, ...lengths.slice(1)]);
  if (name === "rotatez") return write("rotate", [turn]);
  if (name === "skewx") return write("skewX", [turn]);
  if (name === "skewy") return write("skewY", [turn]);
  if (name === "skew") {
    const [x, y] = [turn, turns[1] ?? 0].map((angle) => Math.tan((angle * Math.PI) / 180));
    return write("matrix", [1, y!, x!, 1, 0, 0]);
  }
  return undefined;
}

function degrees(value: string): number {
  const found = /^([+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d{1,3})?)([a-z]*)$/i.exec(value);
  return Number(found?.[1]) * (angles[found?.[2]?.toLowerCase() ?? ""] ?? Number.NaN);
}
