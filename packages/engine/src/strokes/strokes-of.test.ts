import { expect, test } from "vitest";
import { strokesOf } from "./strokes-of.ts";
import type { ThinLines } from "./thin-lines.ts";

/** Lines drawn as letters: anything but a point is on. */
function linesFrom(picture: string): ThinLines {
  const rows = picture.trim().split(/\s+/);
  const on = Uint8Array.from(rows.join(""), (letter) => (letter === "." ? 0 : 1));
  const strength = Float32Array.from(on);
  return { width: rows[0]!.length, height: rows.length, on, strength };
}

const wish = { perMM: 1, width: 0.5, smooth: 0 };

test("a straight line has two nodes", () => {
  const [stroke, ...more] = strokesOf(linesFrom("........ .######. ........"), wish);
  expect(more).toEqual([]);
  expect(stroke).toEqual({
    points: [150, 150, 150, 150, 650, 150, 650, 150],
    closed: false,
    widths: [50],
    layer: "lines",
  });
});
