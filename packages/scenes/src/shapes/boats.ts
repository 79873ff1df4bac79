import type { Paintbox } from "../paintbox.ts";
import { type Color, shift } from "../palette.ts";
import { box, ellipse, line, type Point, polygon, shape, points } from "../pen.ts";

const timber = "#a97b4f";

function hullPaint(paints: Paintbox, hull: Color): string {
  return paints.linear([shift(hull, 0.09), hull, shift(hull, -0.16)]);
}

/** A row boat drawn around its middle at the waterline, about 250 wide, its bow to the right. */
export function rowBoat(paints: Paintbox, hull: Color, trim: Color): string {
  const bench = (x: number, y: number) =>
    shape(
      polygon([
        [x, y],
        [x + 46, y - 3],
        [x + 50, y + 7],
        [x + 3, y + 9],
      ]),
      "#d3a76d",
    );
  return [
    shape("M-118 -44C-60 -58 60 -64 132 -62C80 -40 -40 -30 -112 -32Z", "#6b4630"),
    bench(-74, -49),
    bench(0, -53),
    shape(
      "M-120 -44C-60 -32 60 -38 134 -64C122 -26 98 6 84 14L-92 14C-108 4 -118 -22 -120 -44Z",
      hullPaint(paints, hull),
    ),
    line("M-117 -27C-60 -16 60 -20 124 -42", shift(hull, -0.1), 4),
    line("M-120 -44C-60 -32 60 -38 134 -64", trim, 7),
    shape("M-101 4C-40 8 40 8 92 2L84 14L-92 14Z", trim),
  ].join("");
}

/** A fishing boat with a wheel house and a mast, around its middle at the waterline, about 360 wide, bow to the right. */
export function fishingBoat(paints: Paintbox, hull: Color, cabin: Color): string {
  const wall = paints.linear(
    [
      [0, shift(cabin, 0.03)],
      [0.6, cabin],
      [1, shift(cabin, -0.1)],
    ],
    [0, 0],
    [1, 0.2],
  );
  const pane = (x: number) =>
    box([x, -148], [26, 30], "#42617f", 'rx="4"') + shape(`M${x + 3} -145h11l-10 19Z`, "#9cc3d6");
  return [
    line("M40 -90L40 -330", timber, 8),
    line("M40 -300L-140 -120M40 -320L168 -96", "#6d5a4c", 2.5),
    line("M40 -130L-118 -178", timber, 6),
    shape("M36 -300L36 -262L84 -280Z", "#c8463a"),
    box([-92, -170], [124, 104], wall),
    shape(polygon(points("-104 -178, 46 -182, 40 -164, -98 -164")), "#b5493c"),
    pane(-80),
    pane(-44),
    pane(-8),
    box([-82, -110], [34, 46], shift(cabin, -0.14)),
    shape(
      "M-164 -72C-80 -60 60 -62 184 -98C176 -50 150 -6 132 16L-140 16C-156 -6 -164 -40 -164 -72Z",
      hullPaint(paints, hull),
    ),
    line("M-162 -50C-80 -38 60 -40 176 -74", shift(hull, 0.2), 5),
    line("M-164 -72C-80 -60 60 -62 184 -98", "#f2e8d5", 9),
    shape("M-150 -4C-60 4 60 2 142 -4L132 16L-140 16Z", "#8f3a33"),
    ...[-90, -20, 50].map(
      (x) => ellipse([x, -26], [15, 19], "#2d3340") + ellipse([x - 2, -28], [6, 8], "#6b7383"),
    ),
  ].join("");
}

/** A mooring post standing in the water at `foot`. */
export function post(paints: Paintbox, [x, y]: Point, height: number): string {
  const wood = paints.linear(
    [
      [0, "#a38063"],
      [0.4, "#7d5f49"],
      [1, "#4c3a31"],
    ],
    [0, 0],
    [1, 0],
  );
  return box([x - 13, y - height], [26, height], wood) + ellipse([x, y - height], [13, 5], "#bb9a78");
}
