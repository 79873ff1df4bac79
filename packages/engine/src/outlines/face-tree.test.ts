import { expect, test } from "vitest";
import { formCount, signOnPaper } from "../testing/outlines-of.ts";
import { faceTree } from "./face-tree.ts";

test("a face lies in the one whose hole it fills, alone or beside others", () => {
  expect([...faceTree(signOnPaper()).parent]).toEqual([-1, 0, 0]);
  expect([...faceTree(formCount()).parent]).toEqual([-1, 0, 0, 0, 1, 0]);
});

test("faces beside each other are one cluster", () => {
  const [paper, square, disc] = faceTree(signOnPaper()).cluster;
  expect(square).toBe(disc);
  expect(square).not.toBe(paper);
  expect(new Set(faceTree(formCount()).cluster).size).toBe(6);
});

test("seams are borders between faces that lie side by side, not those of holes", () => {
  expect([...faceTree(signOnPaper()).isSeam]).toEqual([0, 0, 1, 0]);
  expect([...faceTree(formCount()).isSeam]).toEqual([0, 0, 0, 0, 0, 0]);
});

test("a hole is cut where something transparent lies in it at any depth, and its painted border is a seam", () => {
  const { colors, faces, ...forms } = formCount();
  // the dot in the disc is transparent
  const picture = {
    ...forms,
    colors: [...colors, { hex: null, areaShare: 0, faces: 1 }],
    faces: faces.map((face, f) => (f === 4 ? { ...face, color: 4 } : face)),
  };
  const { cutHoles, isSeam } = faceTree(picture);
  expect(cutHoles[1]).toEqual([1]);
  expect(cutHoles[0]).toEqual([1]);
  expect([...isSeam]).toEqual([0, 1, 0, 0, 0, 0]);
});
