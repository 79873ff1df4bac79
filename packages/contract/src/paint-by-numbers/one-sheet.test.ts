import { expect, test } from "vitest";
import { isWide, roomOnSheet, scaleToFit } from "../images/on-sheet.ts";
import { fitsOneSheet, keepsItsUse } from "./one-sheet.ts";

const forPaper = { canvasSize: "none", canvasMM: { width: 277, height: 190 } };
const fromShop = { canvasSize: "24x30", canvasMM: { width: 762, height: 609.6 } };

test("a sheet turns with its picture, and nothing is enlarged", () => {
  const wide = { widthMM: 277, heightMM: 100 };
  const tall = { widthMM: 100, heightMM: 277 };
  expect([isWide(wide), isWide(tall)]).toEqual([true, false]);
  expect(roomOnSheet(wide, "a4")).toEqual({ widthMM: 277, heightMM: 190 });
  expect(roomOnSheet(tall, "a4")).toEqual({ widthMM: 190, heightMM: 277 });
  expect(scaleToFit(tall, roomOnSheet(tall, "a4"))).toBe(1);
  expect(scaleToFit({ widthMM: 50, heightMM: 50 }, { widthMM: 190, heightMM: 277 })).toBe(1);
  expect(scaleToFit(wide, { widthMM: 277, heightMM: 50 })).toBe(0.5);
});

test("a painting for one paper fits the other, a little smaller, and a canvas from a shop fits neither", () => {
  expect([fitsOneSheet(forPaper, "a4"), fitsOneSheet(forPaper, "letter")]).toEqual([true, true]);
  expect([fitsOneSheet(fromShop, "a4"), fitsOneSheet(fromShop, "letter")]).toEqual([false, false]);
  expect(fitsOneSheet({ ...forPaper, canvasMM: null }, "a4")).toBe(false);
});

test("a canvas that is named after a paper is made for it, but too large for a smaller one", () => {
  const a3 = { canvasSize: "11.7x16.5", canvasMM: { width: 400, height: 277 } };
  expect([keepsItsUse(a3, 0.9), keepsItsUse(a3, 0.89)]).toEqual([true, false]);
  expect(fitsOneSheet(a3, "a4")).toBe(false);
});

test("what lies under beads or stitches, or on a canvas of its own size, is printed at its true size or not at all", () => {
  const cells = { ...forPaper, cellSize: "midi" };
  expect([fitsOneSheet(cells, "a4"), fitsOneSheet(cells, "letter")]).toEqual([true, false]);
  const own = { canvasSize: "10.5x7", canvasMM: { width: 266.7, height: 177.8 } };
  expect([fitsOneSheet(own, "a4"), fitsOneSheet(own, "letter")]).toEqual([true, false]);
});
