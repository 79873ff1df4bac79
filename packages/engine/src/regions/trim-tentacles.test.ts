import { expect, test } from "vitest";
import { labelsFromLetters, labelsToLetters } from "../testing/letters.ts";
import { connect } from "./connect.ts";
import { trimTentacles } from "./trim-tentacles.ts";

const palette = Float64Array.of(0, 0, 0, 1000, 0, 0);

/** Trims regions drawn as letters; pixels have their regions' colors. */
function trim(rows: string, radius: number): string {
  const labels = labelsFromLetters(rows);
  const l = Int16Array.from(labels.data, (region) => labels.colors[region]! * 1000);
  const zero = new Int16Array(l.length);
  const planes = { width: labels.width, height: labels.height, l, a: zero, b: zero };
  const colors = trimTentacles(labels, planes, { palette, radius }).map((region) => labels.colors[region]!);
  return labelsToLetters(connect(colors, labels.width, labels.height));
}

test("a line one pixel wide goes to its neighbor, the body it hangs on stays", () => {
  const [plain, body, line] = ["AAAAAAAAAAAAA", "AAABBBAAAAAAA", "AAABBBBBBBBAA"];
  const trimmed = "AAABBBBAAAAAA";
  const rows = [plain, plain, plain, body, line, body, plain, plain, plain];
  expect(trim(rows.join(" "), 1)).toBe(rows.join(" ").replace(line, trimmed));
});

for (const radius of [1, 1.4, 1.6, 2, 2.5]) {
  test(`straight borders and the picture's edge stay for a brush of ${radius}`, () => {
    const picture = Array.from({ length: 12 }, () => "AAAAAAAABBBBBBBB").join(" ");
    expect(trim(picture, radius)).toBe(picture);
  });
}
