import type { Border, Picture } from "@tintery/engine";
import { paintByNumbersImage } from "./image-views.ts";

const cellMM = 50;
const perMM = 100;

/**
 * A painting of square regions in the colors of `paintByNumbersImage`: each row names the places of its colors in the palette.
 * Neighbors may have one color here.
 */
export function gridPicture(rows: readonly (readonly number[])[]): Picture {
  const columns = rows[0]!.length;
  const cell = (row: number, column: number) =>
    row < 0 || column < 0 || row >= rows.length || column >= columns ? -1 : row * columns + column;
  const side = cellMM * perMM;
  const borders: Border[] = [];
  const line = (right: number, left: number, from: [number, number], to: [number, number]) =>
    borders.push({ right, left, shape: "line", points: [...from, ...to].map((v) => v * side) }) - 1;
  const across = Array.from({ length: rows.length + 1 }, (_, y) =>
    Array.from({ length: columns }, (_, x) => line(cell(y, x), cell(y - 1, x), [x, y], [x + 1, y])),
  );
  const down = rows.map((_, y) =>
    Array.from({ length: columns + 1 }, (_, x) => line(cell(y, x - 1), cell(y, x), [x, y], [x, y + 1])),
  );
  const colors = rows.flat();
  const { colors: palette } = paintByNumbersImage().options;
  return {
    version: 1,
    product: "paint-by-numbers",
    widthMM: columns * cellMM,
    heightMM: rows.length * cellMM,
    palette: palette.map(({ code, hex }, k) => {
      const segments = colors.filter((color) => color === k).length;
      return { code, hex, areaShare: segments / colors.length, segments };
    }),
    regions: colors.map((color, index) => {
      const [y, x] = [Math.floor(index / columns), index % columns] as const;
      const ring = [across[y]![x]!, down[y]![x + 1]!, ~across[y + 1]![x]!, ~down[y]![x]!];
      return { color, areaMM2: cellMM ** 2, rings: [ring] };
    }),
    borders,
    numbers: colors.map((_, region) => ({
      region,
      x: ((region % columns) + 0.5) * cellMM,
      y: (Math.floor(region / columns) + 0.5) * cellMM,
      size: 5,
    })),
  };
}
