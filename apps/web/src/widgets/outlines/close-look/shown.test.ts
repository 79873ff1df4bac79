import { expect, it } from "vitest";
import { addressOf, lineWidthAt, shownAtFirst, styleOf } from "./shown.ts";

const id = "0123456789abcdefghijkl";

it("draws borders finer the closer somebody comes", () => {
  expect([1, 5, 20, 50, 1000].map(lineWidthAt)).toEqual([0.25, 0.25, 0.1, 0.04, 0.01]);
});

it("leaves center lines as wide as they were drawn", () => {
  expect(styleOf({ fill: false, lines: "centers", nodes: true }, 0.1)).toEqual({
    fill: "none",
    lines: "centers",
    nodes: true,
  });
});

it("asks the server for exactly the style that is shown", () => {
  const style = styleOf({ ...shownAtFirst, lines: "borders", nodes: true }, 0.04);
  expect(addressOf(id, style)).toBe(
    `/app/coloring-svg/${id}/download/image/custom?download-format=svg&download-fill=display&download-lines=borders&download-nodes=yes&download-line-width=0.04`,
  );
});
