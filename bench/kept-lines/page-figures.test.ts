import { expect, test } from "vitest";
import type { LineLabels } from "./line-labels.ts";
import { pageFigures, scoresOf } from "./page-figures.ts";

/** An upright line to keep on the left; on the right grass, which has none. */
const labels: LineLabels = {
  file: "l01.jpg",
  width: 200,
  height: 200,
  keep: [
    {
      kind: "outline",
      points: [
        [50, 20],
        [50, 180],
      ],
    },
  ],
  drop: [
    {
      cls: "grass",
      points: [
        [100, 0],
        [200, 0],
        [200, 200],
        [100, 200],
      ],
    },
  ],
};
const upright = (x: number, from = 20, to = 180) =>
  [
    [x, from],
    [x, to],
  ] as const;
const figures = (...lines: (readonly (readonly [number, number])[])[]) =>
  pageFigures(labels, lines, () => false);

test("the kept line drawn nearly where it is is all right; half of it is half found", () => {
  expect(scoresOf(figures(upright(51)))).toEqual({ precision: 1, recall: 1, f1: 1 });
  expect(scoresOf(figures(upright(51, 20, 100))).recall).toBeCloseTo(0.5, 1);
});

test("a line in grass is wrong, one where nobody labeled anything is neither, and one across is not along", () => {
  const { kept, wrong, unknown, wrongIn } = figures(upright(150), upright(75));
  expect([kept, wrong, unknown].map((length) => Number(length.toFixed(1)))).toEqual([0, 0.8, 0.8]);
  expect([...wrongIn.keys()]).toEqual(["grass"]);
  const across = figures([
    [20, 100],
    [80, 100],
  ]);
  expect(across.kept).toBe(0);
  expect(across.drawn.outline.found).toBe(0);
});

test("what is left out counts neither way", () => {
  const out = pageFigures(labels, [upright(150)], (x) => x > 100);
  expect(out.wrong).toBe(0);
});
