import { expect, test } from "vitest";
import type { LineArt, Stroke } from "../drawing/line-art.ts";
import { defaultColoringStyle, drawColoring, penStrokes } from "./draw.ts";

const straight = (x0: number, y0: number, x1: number, y1: number) => [x0, y0, x0, y0, x1, y1, x1, y1];
const stroke = (own: Partial<Stroke>): Stroke => ({
  points: straight(100, 100, 1100, 150),
  closed: false,
  widths: [60],
  layer: "lines",
  ...own,
});
const page = (strokes: Stroke[], rings: number[][] = []): LineArt => ({
  version: 1,
  product: "coloring",
  widthMM: 190,
  heightMM: 277,
  strokes,
  solids: rings.length > 0 ? [{ rings }] : [],
});

test("lines are strokes in millimeters whose common width stands on their layer", () => {
  const svg = drawColoring(
    page([
      stroke({}),
      stroke({ points: [0, 0, 100, 0, 200, 100, 200, 200] }),
      stroke({ widths: [35], points: straight(5, 5, 50, 5) }),
    ]),
    defaultColoringStyle,
  );
  expect(svg).toBe(
    [
      `<svg xmlns="http://www.w3.org/2000/svg" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" width="190mm" height="277mm" viewBox="0 0 190 277">`,
      `<rect width="190" height="277" fill="#ffffff"/>`,
      `<g id="lines" inkscape:groupmode="layer" inkscape:label="Lines" fill="none" stroke="#000000" stroke-width=".6" stroke-linecap="round" stroke-linejoin="round">`,
      `<path d="M1 1l10 .5"/>`,
      `<path d="M0 0c1 0 2 1 2 2"/>`,
      `<path stroke-width=".35" d="M.05.05H.5"/>`,
      `</g>`,
      `</svg>`,
    ].join("\n"),
  );
});

test("shading lies below solids, and solids below lines", () => {
  const ring = [...straight(0, 0, 100, 0), ...straight(100, 0, 0, 100).slice(2)];
  const svg = drawColoring(page([stroke({}), stroke({ layer: "shading", tone: 128 })], [ring]), {
    ...defaultColoringStyle,
    color: "#000080",
  });
  expect([...svg.matchAll(/<g id="(\w+)"/g)].map(([, id]) => id)).toEqual(["shading", "solids", "lines"]);
  expect(svg).toContain(`stroke="#8080c0"`);
});

test("the style scales every line, also those of changing width, and makes them light for tracing", () => {
  const art = page([stroke({}), stroke({ widths: [20, 80] })]);
  const [constant, tapered] = penStrokes(art, { color: "#112233", widthScale: 2, tracing: true });
  expect(constant).toMatchObject({ width: 120, color: "#c4c4c4", closed: false });
  expect(tapered).toMatchObject({ width: 0, closed: true });
  const ys = tapered!.paths[0]!.filter((_, i) => i % 6 === 1);
  expect(Math.max(...ys) - 150).toBeCloseTo(80, -1);
});

test("a color that is none is refused", () => {
  const style = { ...defaultColoringStyle, color: `red"/><script>` };
  expect(() => drawColoring(page([stroke({})]), style)).toThrow("style.color must be #rrggbb");
});

test("a width that is none is refused", () => {
  for (const widthScale of [Number.NaN, Number.POSITIVE_INFINITY, 0, 4]) {
    const style = { ...defaultColoringStyle, widthScale };
    expect(() => drawColoring(page([stroke({})]), style)).toThrow("style.widthScale must be from 0.5 to 3");
  }
});
