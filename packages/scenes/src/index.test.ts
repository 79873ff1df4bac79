import { describe, expect, it } from "vitest";
import { drawnScenes } from "./index.ts";

const maxBytes = 400_000;

/** The names of all tags in their order, or the first place where opening and closing do not match. */
function tagTrouble(svg: string): string | null {
  const open: string[] = [];
  for (const [tag, slash, name = "", closed] of svg.matchAll(
    /<(\/?)([a-zA-Z]+)(?:\s+[\w:-]+="[^"<>&]*")*\s*(\/?)>/g,
  )) {
    if (slash) {
      if (open.pop() !== name) return tag;
    } else if (!closed) open.push(name);
  }
  return open[0] ?? null;
}

type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

function times([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix {
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f];
}

/** The matrix of a transform attribute made of translate, rotate around the origin and scale. */
function matrixOf(transform: string): Matrix {
  let matrix: Matrix = [1, 0, 0, 1, 0, 0];
  for (const [, name, values = ""] of transform.matchAll(/(\w+)\(([^)]*)\)/g)) {
    const [x = 0, y = x] = values.split(" ").map(Number);
    const [cos, sin] = [Math.cos((x * Math.PI) / 180), Math.sin((x * Math.PI) / 180)];
    if (name === "translate") matrix = times(matrix, [1, 0, 0, 1, x, y]);
    if (name === "rotate") matrix = times(matrix, [cos, sin, -sin, cos, 0, 0]);
    if (name === "scale") matrix = times(matrix, [x, 0, 0, y, 0, 0]);
  }
  return matrix;
}

/** Where paths begin and ellipses have their middle, in pixels of the picture. */
function places(svg: string): [number, number][] {
  const found: [number, number][] = [];
  const stack: Matrix[] = [[1, 0, 0, 1, 0, 0]];
  for (const [tag, close] of svg.slice(svg.indexOf("</defs>")).matchAll(/<(\/?)[a-z]+[^>]*>/g)) {
    const above = stack.at(-1) ?? [1, 0, 0, 1, 0, 0];
    if (tag.startsWith("<g")) stack.push(times(above, matrixOf(/transform="([^"]*)"/.exec(tag)?.[1] ?? "")));
    if (close && tag === "</g>") stack.pop();
    const start = /d="M(\S+) ([-\d.]+)/.exec(tag) ?? /cx="(\S+)" cy="(\S+)"/.exec(tag);
    if (!start) continue;
    const [, , , , x, y] = times(above, [1, 0, 0, 1, Number(start[1]), Number(start[2])]);
    found.push([x, y]);
  }
  return found;
}

const leftOver = (svg: string) => svg.replace(/<\/?[a-zA-Z]+(?:\s+[\w:-]+="[^"<>&]*")*\s*\/?>/g, "");

describe("sample scenes", () => {
  it("are six with names of their own", () => {
    expect(drawnScenes).toHaveLength(6);
    expect(new Set(drawnScenes.map(({ id }) => id)).size).toBe(6);
  });
});

describe.each(drawnScenes)("scene $id", ({ draw, width, height }) => {
  const svg = draw();

  it("is the same every time", () => {
    expect(draw()).toBe(svg);
  });

  it("is well-formed, of one root and small", () => {
    expect(
      svg.startsWith(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" `),
    ).toBe(true);
    expect(tagTrouble(svg)).toBeNull();
    expect(leftOver(svg)).toBe("");
    expect(svg.length).toBeLessThan(maxBytes);
  });

  it("has only numbers that are numbers", () => {
    expect(svg).not.toMatch(/NaN|undefined|Infinity|null|\de[-+]\d/);
  });

  it("refers only to its own parts, each named once", () => {
    const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const used = [...svg.matchAll(/(?:url\(|href=")#([^")]+)/g)].map(([, id]) => id);
    for (const id of used) expect(ids).toContain(id);
    expect(svg.replace('xmlns="http://www.w3.org/2000/svg"', "")).not.toMatch(
      /:\/\/|data:|<script|<text|<image/,
    );
    expect(svg).not.toMatch(/href="[^#]/);
  });

  it("draws in its frame, apart from what bleeds over the edge", () => {
    const drawn = places(svg);
    const inside = drawn.filter(([x, y]) => x >= 0 && x <= width && y >= 0 && y <= height);
    expect(inside.length / drawn.length).toBeGreaterThan(0.75);
    for (const [x, y] of drawn) {
      expect(Math.abs(x - width / 2), `x of ${x},${y}`).toBeLessThan(width * 0.75);
      expect(Math.abs(y - height / 2), `y of ${x},${y}`).toBeLessThan(height * 0.75);
    }
  });

  it("uses valid colors", () => {
    const paints = [...svg.matchAll(/ (?:fill|stroke|stop-color)="([^"]*)"/g)].map(([, paint]) => paint);
    expect(paints.length).toBeGreaterThan(200);
    for (const paint of new Set(paints)) expect(paint).toMatch(/^(#[0-9a-f]{6}|url\(#p\d+\)|none)$/);
  });
});
