import { expect, test } from "vitest";
import { linesFrom } from "../testing/thin-lines.ts";
import { meetLines } from "./meet-lines.ts";

/** Letters: `s` a solid, `#` a line, `b` both. */
function meet(picture: string): string[] {
  const { width, height } = linesFrom(picture);
  const letters = picture.trim().split(/\s+/).join("");
  const maskOf = (marks: string) => Uint8Array.from(letters, (letter) => (marks.includes(letter) ? 1 : 0));
  const mask = { width, height, on: maskOf("sb") };
  const { solid, lines } = meetLines(mask, maskOf("#b"), { perMM: 4, pen: 0.5, speck: 0 });
  return Array.from({ length: height }, (_, y) =>
    Array.from({ length: width }, (_, x) => {
      const i = y * width + x;
      return ".s#b"[(solid[i] ? 1 : 0) + (lines[i] ? 2 : 0)];
    }).join(""),
  );
}

test("the sliver between a solid and a line is filled, the white beyond the line is not", () => {
  const met = meet(`
    sss..#..........
    sss..#..........
    sss..#..........
    sss..#..........
    sss..#..........
    sss..#..........`);
  for (const row of met) expect(row.slice(0, 5)).toBe("sssss");
  for (const row of met) expect(row.slice(8)).toBe("........");
});

test("white between a solid and a line that is wide enough for a pen stays", () => {
  const met = meet(`
    sss..........#..
    sss..........#..
    sss..........#..
    sss..........#..
    sss..........#..
    sss..........#..`);
  for (const row of met) expect(row).toBe("sss..........#..");
});

test("lines inside a solid go, and it reaches as far as those on its boundary", () => {
  const met = meet(`
    bbbbbbbbb
    sssssssss
    sssssssss
    ssssbssss
    sssssssss
    sssssssss
    ssssssss.`);
  expect(met[3]).toBe("sssssssss");
  const boundary = meet(`
    .........
    .........
    .........
    .........
    .........
    .........
    .........
    .........
    bbbbbbbbb
    sssssssss
    sssssssss`);
  // as far as the pen would have drawn
  expect(boundary.slice(6, 9)).toEqual([".........", "sssssssss", "sssssssss"]);
});

test("without solids lines are what they were", () => {
  expect(meet("..#..")).toEqual(["..#.."]);
});

test("a white speck that a solid and a line enclose is filled, a larger one is not", () => {
  const size = { width: 20, height: 20 };
  const on = new Uint8Array(400);
  for (let i = 0; i < 400; i++) {
    const [x, y] = [i % 20, Math.floor(i / 20)];
    const isHole = x >= 7 && x < 13 && y >= 7 && y < 13;
    if (x >= 4 && x < 16 && y >= 4 && y < 16 && !isHole) on[i] = 1;
  }
  const filled = (speck: number) =>
    meetLines({ ...size, on }, new Uint8Array(400), { perMM: 1, pen: 0.5, speck }).solid[10 * 20 + 10];
  expect(filled(37)).toBe(1);
  expect(filled(36)).toBe(0);
});
