import { connect } from "../regions/connect.ts";
import type { ColoredLabels } from "../regions/labels.ts";

/** Colors drawn as letters, one row a line: `A` is color 0. */
export function colorsFromLetters(rows: string): { width: number; height: number; colors: Int32Array } {
  const lines = rows.trim().split(/\s+/);
  const colors = Int32Array.from(lines.join(""), (letter) => letter.charCodeAt(0) - 65);
  return { width: lines[0]!.length, height: lines.length, colors };
}

/** Regions of colors drawn as letters. */
export function labelsFromLetters(rows: string): ColoredLabels {
  const { width, height, colors } = colorsFromLetters(rows);
  return connect(colors, width, height);
}

/** Colors as letters, rows parted by spaces. */
export function toLetters(colors: ArrayLike<number>, width: number): string {
  const letters = Array.from(colors, (color) => String.fromCharCode(65 + color)).join("");
  return (letters.match(new RegExp(`.{${width}}`, "g")) ?? []).join(" ");
}

/** The colors of regions as letters. */
export function labelsToLetters({ width, data, colors }: ColoredLabels): string {
  return toLetters(
    data.map((region) => colors[region]!),
    width,
  );
}
