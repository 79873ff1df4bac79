import { expect, test } from "vitest";
import { commandsIn, measureSvg } from "./measure-svg.ts";

const white = (width: number, height: number) => ({
  width,
  height,
  data: new Uint8ClampedArray(width * height * 4).fill(255),
});
const page = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="20" height="10" viewBox="0 0 20 10">${inside}</svg>`;

test("commands count, whatever letters are left out", () => {
  expect(commandsIn("M0 0h4v4H0z")).toBe(3);
  expect(commandsIn("M0 0 1 1 2 2")).toBe(2);
  expect(commandsIn("m0 0c1 1 2 2 3 3 1 1 2 2 3 3s1-1.5.5 2")).toBe(3);
});

test("a white page on white is no different, and shows through nowhere", async () => {
  const measures = await measureSvg(page(`<rect width="20" height="10" fill="#fff"/>`), white(20, 10));
  expect(measures).toMatchObject({ difference: 0, seams: 0, holes: 0, shapes: 1, nodes: 4 });
  expect(measures.similarity).toBeCloseTo(1);
});

test("pixels through which the page shows are counted", async () => {
  // a column is missing, and beside it half a column
  const svg = page(`<path fill="#fff" d="M0 0h10v10h-10zM11.5 0h8.5v10h-8.500z"/>`);
  expect(await measureSvg(svg, white(20, 10))).toMatchObject({ seams: 20, holes: 10 });
});
