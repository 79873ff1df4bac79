import { describe, expect, it } from "vitest";
import { sampleScenes } from "./index.ts";

const mostBytes = 400_000;

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

const leftOver = (svg: string) => svg.replace(/<\/?[a-zA-Z]+(?:\s+[\w:-]+="[^"<>&]*")*\s*\/?>/g, "");

describe("sample scenes", () => {
  it("are six with names of their own", () => {
    expect(sampleScenes).toHaveLength(6);
    expect(new Set(sampleScenes.map(({ id }) => id)).size).toBe(6);
    for (const { id, titleKey } of sampleScenes) expect(titleKey).toBe(`scene.${id}`);
  });
});

describe.each(sampleScenes)("scene $id", ({ draw, width, height }) => {
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
    expect(svg.length).toBeLessThan(mostBytes);
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

  it("uses valid colors", () => {
    const paints = [...svg.matchAll(/ (?:fill|stroke|stop-color)="([^"]*)"/g)].map(([, paint]) => paint);
    expect(paints.length).toBeGreaterThan(200);
    for (const paint of new Set(paints)) expect(paint).toMatch(/^(#[0-9a-f]{6}|url\(#p\d+\)|none)$/);
  });
});
