import type { Paintbox } from "../paintbox.ts";
import { type Color, mix, shift } from "../palette.ts";
import { away, ellipse, group, leaf, line, type Point, polygon, shape } from "../pen.ts";
import type { Seeded } from "../seeded.ts";

/** A boulder: a dark body, a lit upper face and a few planes between. */
export function boulder(chance: Seeded, [x, y]: Point, [width, height]: Point, color: Color): string {
  const rim = Array.from({ length: 9 }, (_, i): Point => {
    const angle = Math.PI + (i / 8) * Math.PI;
    const reach = chance.between(0.86, 1.06);
    return [x + Math.cos(angle) * width * 0.5 * reach, y + Math.sin(angle) * height * reach];
  });
  const heart: Point = [x + width * chance.between(0.0, 0.14), y - height * chance.between(0.3, 0.45)];
  const planes = rim.slice(0, -1).map((from, i) => {
    const to = rim[i + 1] ?? from;
    const facing = 1 - i / (rim.length - 2);
    const tone = shift(
      color,
      -0.12 + 0.3 * facing ** 1.3 * Math.sin(Math.PI * Math.min(1, (i + 1.6) / 6)) + chance.around(0, 0.025),
    );
    return shape(polygon([from, to, heart]), tone, `stroke="${tone}" stroke-width="1.5"`);
  });
  const front = shape(
    polygon([
      rim[0] ?? heart,
      heart,
      rim.at(-1) ?? heart,
      [x + width * 0.3, y + height * 0.1],
      [x - width * 0.35, y + height * 0.1],
    ]),
    shift(color, -0.13),
  );
  return group([front, ...planes], 'class="tuft"');
}

/** A tuft of grass growing from `foot`: blades fanned out, from dark behind to light in front. */
export function grassTuft(
  chance: Seeded,
  foot: Point,
  height: number,
  colors: readonly [dark: Color, light: Color],
): string {
  const blades = Array.from({ length: 12 }, (_, i) => {
    const start: Point = [foot[0] + chance.around(0, height * 0.3), foot[1]];
    const tip = away(start, -Math.PI / 2 + chance.around(0, 0.6), height * chance.between(0.55, 1.05));
    return shape(
      leaf(start, tip, height * 0.085, 0.35),
      mix(colors[0], colors[1], (i / 12) * chance.between(0.6, 1)),
    );
  });
  return group(blades, 'class="tuft"');
}

/** A canoe seen from the side, drawn around its middle at the waterline, 300 wide. */
export function canoe(paints: Paintbox, hull: Color): string {
  const side =
    "M-150 -34C-132 -4 -110 14 -70 17L72 17C112 14 134 -4 150 -36C120 -20 80 -14 0 -14C-80 -14 -122 -18 -150 -34Z";
  const inside =
    "M-150 -34C-122 -18 -80 -14 0 -14C80 -14 120 -20 150 -36C120 -27 70 -24 0 -24C-70 -24 -118 -25 -150 -34Z";
  const paint = paints.linear([
    [0, shift(hull, 0.13)],
    [0.45, hull],
    [1, shift(hull, -0.16)],
  ]);
  const seat = (x: number) =>
    shape(
      polygon([
        [x, -19],
        [x + 34, -19],
        [x + 36, -25],
        [x + 2, -25],
      ]),
      "#c79a63",
    );
  return [
    shape(inside, "#5b3a29"),
    seat(-80),
    seat(48),
    shape(side, paint),
    line("M-148 -33C-120 -17 -80 -12 0 -12C80 -12 120 -18 148 -34", "#e8c48a", 5),
  ].join("");
}

/** A lupine: a spike of small blossoms on a stem, darker towards its tip, standing on `foot`. */
export function lupine(chance: Seeded, [x, y]: Point, height: number, color: Color): string {
  const rows = Array.from({ length: 9 }, (_, row) => {
    const up = row / 8;
    const reach = height * 0.085 * (1 - up * 0.7) * (row === 0 ? 0.75 : 1);
    const at = y - height * (0.34 + up * 0.62);
    return [-1, 0.1, 1].map((side) =>
      ellipse(
        [x + side * reach, at + Math.abs(side) * height * 0.02],
        [reach * 0.75, height * 0.05],
        shift(color, (side < 0 ? 0.1 : -0.05) + (row % 2) * 0.07 - up * 0.08 + chance.around(0, 0.03)),
      ),
    );
  });
  const leaves = [-0.9, -0.4, 0.3, 0.8].map((turn) =>
    shape(
      leaf([x, y], away([x, y - height * 0.06], turn - Math.PI / 2, height * 0.36), height * 0.08),
      "#5f8a4e",
    ),
  );
  return [line(`M${x} ${y}V${y - height * 0.5}`, "#4c7444", 6), ...leaves, ...rows.flat()].join("");
}
