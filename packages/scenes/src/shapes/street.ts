import type { Paintbox } from "../paintbox.ts";
import { type Color, shift } from "../palette.ts";
import { box, ellipse, line, type Point, polygon, shape } from "../pen.ts";

/** An open parasol of six striped panels over a table with two chairs, standing on `foot`. */
export function parasol([x, y]: Point, width: number, colors: readonly [Color, Color]): string {
  const [top, rim] = [y - width * 1.05, y - width * 0.68];
  const panel = (i: number): string => {
    const edge = (at: number) => x + (at / 3 - 1) * width * 0.5;
    const bow = (at: number) => rim + 8 * (1 - Math.abs(at / 3 - 1));
    const tone = shift(colors[i % 2] ?? colors[0], 0.06 - i * 0.03);
    return shape(
      `M${x} ${top.toFixed(1)}L${edge(i).toFixed(1)} ${bow(i).toFixed(1)}Q${edge(i + 0.5).toFixed(1)} ${(rim + 2).toFixed(1)} ${edge(i + 1).toFixed(1)} ${bow(i + 1).toFixed(1)}Z`,
      tone,
    );
  };
  const chair = (side: number) =>
    line(
      `M${x + side * width * 0.34} ${y - 46}V${y - 4}M${x + side * width * 0.34} ${y - 24}H${x + side * width * 0.2}V${y - 4}`,
      "#6a4a36",
      5,
    );
  return [
    box([x - 3, top], [6, y - top], "#8a6a50"),
    chair(-1),
    chair(1),
    box([x - width * 0.17, y - 38], [width * 0.34, 7], "#e9dcc6"),
    line(`M${x - 10} ${y - 2}L${x} ${y - 32}L${x + 10} ${y - 2}`, "#8a6a50", 4),
    ...[0, 1, 2, 3, 4, 5].map(panel),
    ellipse([x, top - 3], [4, 5], "#d8b25c"),
  ].join("");
}

/** A street lantern standing on `foot`. */
export function lantern(paints: Paintbox, [x, y]: Point, height: number): string {
  const iron = "#2f3b46";
  const pane = paints.linear(["#fff3c9", "#e8c67c"]);
  return [
    box([x - 4, y - height], [8, height], iron),
    box([x - 9, y - 22], [18, 22], iron),
    shape(
      polygon([
        [x - 16, y - height - 44],
        [x + 16, y - height - 44],
        [x + 10, y - height],
        [x - 10, y - height],
      ]),
      pane,
    ),
    shape(
      polygon([
        [x - 20, y - height - 44],
        [x, y - height - 64],
        [x + 20, y - height - 44],
      ]),
      iron,
    ),
    box([x - 13, y - height - 4], [26, 7], iron),
    box([x - 1.5, y - height - 44], [3, 42], iron),
  ].join("");
}
