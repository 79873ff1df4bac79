import fc from "fast-check";
import { expect, test } from "vitest";
import { tilePapers } from "./papers.ts";
import { planTiles, type TilePaper, tileMarginMM, tileName, tileOverlapMM } from "./plan-tiles.ts";
import { mmPerInch } from "./units.ts";

const papers = Object.keys(tilePapers) as TilePaper[];
const sides = fc.double({ min: 4 * mmPerInch, max: 49 * mmPerInch, noNaN: true });

test("usual canvases take so many sheets of A4, Letter and A3", () => {
  const sheets = (width: number, height: number) =>
    papers.map(
      (paper) =>
        planTiles({ widthMM: width * mmPerInch, heightMM: height * mmPerInch }, { paper }).tiles.length,
    );
  expect(sheets(24, 30)).toEqual([12, 12, 6]);
  expect(sheets(16, 20)).toEqual([6, 6, 4]);
  expect(sheets(8.3, 11.7)).toEqual([2, 2, 1]);
  expect(sheets(11, 14)).toEqual([2, 4, 1]);
  expect(sheets(5, 7)).toEqual([1, 1, 1]);
  expect(sheets(45, 45)).toEqual([35, 30, 15]);
});

test("tiles cover the picture, stay inside it, overlap their neighbors, and fit their sheets", () => {
  fc.assert(
    fc.property(sides, sides, fc.constantFrom(...papers), (widthMM, heightMM, paper) => {
      const { sheet, tiles, columns, rows, scale } = planTiles({ widthMM, heightMM }, { paper });
      expect(scale).toBe(1);
      expect(tiles).toHaveLength(columns * rows);
      for (const tile of tiles) {
        expect(tile.x).toBeGreaterThanOrEqual(0);
        expect(tile.x + tile.widthMM).toBeLessThanOrEqual(widthMM + 1e-6);
        expect(tile.y + tile.heightMM).toBeLessThanOrEqual(heightMM + 1e-6);
        expect(tile.widthMM).toBeLessThanOrEqual((sheet.widthMM - 2 * tileMarginMM) * 1.001 + 1e-6);
        expect(tile.heightMM).toBeLessThanOrEqual((sheet.heightMM - 2 * tileMarginMM) * 1.001 + 1e-6);
        const right = tiles.find(({ column, row }) => column === tile.column + 1 && row === tile.row);
        if (right) expect(tile.x + tile.widthMM - right.x).toBeCloseTo(tileOverlapMM, 6);
        else expect(tile.x + tile.widthMM).toBeCloseTo(widthMM, 6);
        const below = tiles.find(({ column, row }) => row === tile.row + 1 && column === tile.column);
        if (below) expect(tile.y + tile.heightMM - below.y).toBeCloseTo(tileOverlapMM, 6);
        else expect(tile.y + tile.heightMM).toBeCloseTo(heightMM, 6);
      }
      expect(new Set(tiles.map(tileName)).size).toBe(tiles.length);
    }),
  );
});

test("on one sheet a picture keeps its shape, touches two margins, and is never enlarged", () => {
  fc.assert(
    fc.property(sides, sides, fc.constantFrom(...papers), (widthMM, heightMM, paper) => {
      const { sheet, tiles, scale } = planTiles({ widthMM, heightMM }, { paper, fitOnOne: true });
      expect(tiles).toEqual([{ column: 0, row: 0, x: 0, y: 0, widthMM, heightMM }]);
      const left = sheet.widthMM - 2 * tileMarginMM - widthMM * scale;
      const over = sheet.heightMM - 2 * tileMarginMM - heightMM * scale;
      expect(Math.min(left, over)).toBeGreaterThanOrEqual(-1e-6);
      if (scale < 1) expect(Math.min(left, over)).toBeCloseTo(0, 6);
    }),
  );
});
