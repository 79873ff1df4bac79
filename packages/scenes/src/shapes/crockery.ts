import type { Paintbox } from "../paintbox.ts";
import { type Color, shift } from "../palette.ts";
import { ellipse, group, leaf, line, type Point, placed, shape } from "../pen.ts";

/** Glazed pottery lit from the left: bright, brightest, body, dark, thrown-back light. */
function glaze(paints: Paintbox, color: Color): string {
  return paints.linear(
    [
      [0, shift(color, -0.05)],
      [0.22, shift(color, 0.06)],
      [0.5, shift(color, -0.03)],
      [0.86, shift(color, -0.26)],
      [1, shift(color, -0.18)],
    ],
    [0, 0.1],
    [1, 0.3],
  );
}

/** A painted spray of leaves around the origin, 60 wide. */
const spray = (color: Color): string =>
  [-2, -1, 0, 1, 2].map((i) => shape(leaf([0, 14], [i * 17, -16 + Math.abs(i) * 10], 13), color)).join("") +
  ellipse([0, 16], [6, 6], color);

/** The back rim and the inside of a footed bowl; fruit comes on top of it. Around the middle of the rim, 560 wide. */
export function bowlInside(paints: Paintbox, color: Color): string {
  const hollow = paints.linear([shift(color, -0.3), shift(color, -0.12)], [0, 0], [1, 0.6]);
  return ellipse([0, 0], [282, 62], shift(color, 0.02)) + ellipse([0, 3], [268, 52], hollow);
}

/** The outside of the bowl with a painted border, drawn over the fruit's lower halves. */
export function bowlOutside(paints: Paintbox, color: Color, pattern: Color): string {
  const body =
    "M-282 0C-276 110 -190 196 -96 216L-96 232C-96 248 96 248 96 232L96 216C190 196 276 110 282 0C250 56 110 66 0 66C-110 66 -250 56 -282 0Z";
  const band =
    "M-280 22C-246 78 -110 88 0 88C110 88 246 78 280 22L276 50C236 104 110 114 0 114C-110 114 -236 104 -276 50Z";
  const sprays = [-186, -96, 0, 96, 186].map((x) =>
    group(
      spray(shift(pattern, x > 60 ? -0.08 : 0)),
      placed([x, 158 - Math.abs(x) * 0.16], 0, [0.9 - Math.abs(x) / 600, 1]),
    ),
  );
  return [
    shape(body, glaze(paints, color)),
    shape(band, glaze(paints, pattern)),
    group(sprays, paints.clip(body)),
    line("M-282 0C-250 56 -110 66 0 66C110 66 250 56 282 0", shift(color, 0.04), 9),
    shape("M-96 216Q0 232 96 216L96 224Q0 240 -96 224Z", shift(color, -0.3), 'opacity="0.6"'),
    group(
      ellipse([0, 0], [20, 52], "#ffffff", 'opacity="0.75"'),
      `${placed([-196, 102], -32)} ${paints.blur(5)}`,
    ),
  ].join("");
}

/** A tall jug standing on the origin, about 260 wide and 480 high, its handle to the right. */
export function jug(paints: Paintbox, color: Color): string {
  const body =
    "M-70 -460C-66 -400 -74 -360 -104 -300C-146 -220 -140 -110 -84 -14C-60 6 60 6 84 -14C140 -110 146 -220 104 -300C76 -360 72 -400 78 -450C60 -472 -40 -480 -70 -460Z";
  const handle = "M82 -410C170 -430 196 -350 176 -270C166 -230 140 -206 122 -196";
  return [
    line(handle, shift(color, -0.22), 34),
    line(handle, shift(color, -0.08), 20),
    line("M96 -412C160 -420 180 -350 162 -284", shift(color, 0.06), 7),
    shape(body, glaze(paints, color)),
    ellipse([4, -456], [75, 17], shift(color, -0.32)),
    shape("M-71 -458C-40 -484 50 -478 79 -456C52 -470 -36 -474 -71 -458Z", shift(color, 0.08)),
    shape(
      "M-118 -262C-70 -240 70 -240 118 -262L126 -226C70 -202 -70 -202 -126 -226Z",
      shift(color, -0.14),
      'opacity="0.55"',
    ),
    group(
      ellipse([0, 0], [17, 92], "#ffffff", 'opacity="0.6"'),
      `${placed([-82, -170], 8)} ${paints.blur(6)}`,
    ),
    group(
      ellipse([0, 0], [9, 40], "#ffffff", 'opacity="0.5"'),
      `${placed([-46, -400], 4)} ${paints.blur(4)}`,
    ),
  ].join("");
}

/** Where the middle of the jug's mouth is, seen from its foot. */
export const jugMouth: Point = [4, -456];
