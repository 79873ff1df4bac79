import { expect, test } from "vitest";
import { reachEdges } from "./reach-edges.ts";

const size = { width: 30, height: 20 };

/** Lines as a mask: from x to x on a row. */
function row(y: number, from: number, to: number): Uint8Array {
  const on = new Uint8Array(size.width * size.height);
  on.fill(1, y * size.width + from, y * size.width + to + 1);
  return on;
}

test("a line that stops short of the edge runs up to it", () => {
  expect(reachEdges(row(10, 3, 26), size, 4)).toEqual(row(10, 0, 29));
});

test("ends further away stay", () => {
  const line = row(10, 8, 20);
  expect(reachEdges(line, size, 4)).toEqual(line);
});

test("a line along the edge does not turn to it", () => {
  const line = row(2, 8, 20);
  expect(reachEdges(line, size, 4)).toEqual(line);
});
