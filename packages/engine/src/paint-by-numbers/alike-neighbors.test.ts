import { expect, test } from "vitest";
import type { Picture } from "../drawing/picture.ts";
import { alikeNeighbors } from "./alike-neighbors.ts";

const color = (hex: string) => ({ code: hex, hex, areaShare: 0.25, segments: 1 });
const region = (k: number) => ({ color: k, areaMM2: 1, rings: [] });
const between = (right: number, left: number) => ({ right, left, shape: "line" as const, points: [] });

/** Red, a green that looks like it to protans, blue, and a red that nobody tells from the first. */
const palette = ["#a02828", "#285028", "#3050c0", "#a12929"].map(color);
const picture = (...borders: Picture["borders"]) => ({ palette, regions: [0, 1, 2, 3].map(region), borders });

test("warns of red and green side by side, for those who see them alike", () => {
  const beside = picture(between(0, 1), between(1, 2), between(0, -1), between(1, 0));
  expect(alikeNeighbors(beside, "protan")).toEqual([{ colors: [0, 1], borders: 2 }]);
  expect(alikeNeighbors(beside, "tritan")).toEqual([]);
});

test("says nothing of colors that do not meet, nor of those that look alike to everybody", () => {
  expect(alikeNeighbors(picture(between(0, 2), between(1, 2)), "protan")).toEqual([]);
  expect(alikeNeighbors(picture(between(0, 3)), "protan")).toEqual([]);
});
