import { expect, test } from "vitest";
import { labelsFromLetters, toLetters } from "../testing/letters.ts";
import { roundRegions } from "./round-regions.ts";

/** Colors A, B, C as lightnesses 0, 1000, 2000. */
const palette = Float64Array.of(0, 0, 0, 1000, 0, 0, 2000, 0, 0);

/** Cuts necks of regions drawn as letters; pixels have their regions' colors. */
function cut(...rows: string[]): string {
  const labels = labelsFromLetters(rows.join(" "));
  const l = Int16Array.from(labels.data, (region) => labels.colors[region]! * 1000);
  const zero = new Int16Array(l.length);
  const planes = { width: labels.width, height: labels.height, l, a: zero, b: zero };
  // without a sweep nothing is rounded
  const { data, colors } = roundRegions(labels, planes, { sigma: 1, fidelity: 0, sweeps: 0, palette });
  return toLetters(
    data.map((region) => colors[region]!),
    labels.width,
  );
}

test("a neck two pixels wide is cut, the bodies on both sides stay", () => {
  const [plain, body, neck] = ["AAAAAAAAAAAAAAAAA", "AAABBBBAAABBBBAAA", "AAABBBBBBBBBBBAAA"];
  const rows = [plain, plain, plain, body, body, neck, neck, body, body, plain, plain, plain];
  expect(cut(...rows)).toBe(rows.join(" ").replaceAll(neck, body));
});

test("a thin part goes to the side whose color is nearer", () => {
  expect(cut("AAABCCC", "AAABCCC", "AAABCCC")).toBe("AAAACCC AAAACCC AAAACCC");
  const rows = ["AAACBBB", "AAACBBB", "AAACBBB"];
  expect(cut(...rows)).toBe("AAABBBB AAABBBB AAABBBB");
});

test("wide regions stay, at the picture's edge too", () => {
  const rows = ["AAABBB", "AAABBB", "AAABBB"];
  expect(cut(...rows)).toBe(rows.join(" "));
});
