import type { Paintbox } from "../paintbox.ts";
import { mix, oklch } from "../palette.ts";
import { closedCurve, ellipse, group, line, type Point, placed, ribbon, shape, points } from "../pen.ts";
import type { Seeded } from "../seeded.ts";
import { bothSides, eye } from "./eyes.ts";
import { fringe, fur, outward } from "./fur.ts";

/*
 * A tabby cat sitting upright and looking at the viewer: its paws stand at y = 0, the ears end at y = -700, the middle
 * of the face is x = 0. Sides are drawn for the right and mirrored.
 */

const coat = { deep: oklch(0.4, 0.022, 60), body: oklch(0.59, 0.028, 65), light: oklch(0.75, 0.03, 72) };
const stripe = oklch(0.3, 0.022, 50);
const white = { shade: oklch(0.76, 0.025, 70), body: oklch(0.91, 0.018, 80), light: oklch(0.98, 0.01, 90) };
const pinkSkin = oklch(0.72, 0.085, 20);

const strokeOf = (points: readonly Point[], width: number): string =>
  shape(
    ribbon(points, (t) => width * Math.sin(Math.PI * Math.min(0.96, 0.12 + t * 0.86)) + 1),
    stripe,
    'opacity="0.8"',
  );

function tail(paints: Paintbox): string {
  const path: Point[] = points("190 -40, 262 -18, 322 -26, 374 -12, 404 28, 400 76, 372 104");
  const fill = paints.linear([
    [0, coat.body],
    [1, coat.deep],
  ]);
  const bands = [1, 2, 3, 4, 5].map((i) => {
    const [x, y] = path[i] ?? [0, 0];
    return strokeOf(
      [
        [x - 14, y - 34],
        [x + 2, y],
        [x - 6, y + 34],
      ],
      24,
    );
  });
  const outline = ribbon(path, (t) => 74 - t * 16);
  return group([shape(outline, fill), ...bands, ellipse([374, 102], [30, 34], stripe)], paints.clip(outline));
}

function body(paints: Paintbox, chance: Seeded): string {
  const outline: Point[] = points(
    "0 -480, 110 -440, 158 -340, 196 -230, 236 -120, 240 -30, 200 4, 0 6, -200 4, -240 -30, -236 -120, -196 -230, -158 -340, -110 -440",
  );
  const round = paints.linear(
    [
      [0, coat.light],
      [0.35, coat.body],
      [1, coat.deep],
    ],
    [0, 0.2],
    [1, 0.4],
  );
  const flank = (): string =>
    [
      points("140 -380, 176 -350, 190 -300"),
      points("128 -300, 178 -280, 212 -226"),
      points("140 -216, 192 -196, 230 -140"),
      points("164 -136, 206 -116, 238 -64"),
    ]
      .map((points) => strokeOf(points, 30))
      .join("");
  const down = ([x]: Point) => Math.PI / 2 - x / 500;
  return [
    shape(closedCurve(outline), round),
    group(
      [
        fur(chance, {
          center: [-150, -250],
          radii: [90, 150],
          count: 80,
          length: 64,
          colors: [coat.body, coat.light],
          lie: down,
        }),
        fur(chance, {
          center: [150, -210],
          radii: [90, 210],
          count: 80,
          length: 64,
          colors: [coat.deep, coat.body],
          lie: down,
        }),
        bothSides(0, flank),
      ],
      paints.clip(closedCurve(outline)),
    ),
    shape(
      closedCurve(points("0 -440, 92 -400, 104 -300, 70 -190, 0 -150, -70 -190, -104 -300, -92 -400")),
      white.body,
    ),
    fur(chance, {
      center: [0, -310],
      radii: [88, 130],
      count: 90,
      length: 70,
      colors: [white.shade, white.light],
      lie: down,
      width: 0.24,
    }),
  ].join("");
}

function legs(paints: Paintbox, chance: Seeded): string {
  const leg = paints.linear([
    [0, coat.body],
    [0.55, mix(coat.body, coat.light, 0.5)],
    [0.75, white.body],
    [1, white.shade],
  ]);
  const haunch = paints.radial(
    [
      [0, coat.light],
      [0.6, coat.body],
      [1, coat.deep],
    ],
    [0.45, 0.3],
    0.7,
  );
  return [
    bothSides(0, () =>
      [
        shape(closedCurve(points("150 -190, 214 -170, 262 -90, 256 -10, 190 8, 130 0, 120 -100")), haunch),
        fur(chance, {
          center: [196, -90],
          radii: [52, 70],
          count: 40,
          length: 52,
          colors: [coat.body, coat.light],
          lie: outward([150, -260]),
        }),
        strokeOf(points("166 -160, 214 -132, 244 -80"), 22),
        strokeOf(points("158 -110, 204 -88, 232 -44"), 20),
        ellipse([196, -8], [64, 28], white.body),
        shape(
          "M176 -2v16M206 -2v16",
          "none",
          `stroke="${white.shade}" stroke-width="6" stroke-linecap="round"`,
        ),
      ].join(""),
    ),
    bothSides(0, () =>
      [
        shape(closedCurve(points("6 -240, 70 -246, 92 -140, 88 -30, 92 2, 50 16, 8 6, 12 -100")), leg),
        strokeOf(points("20 -190, 54 -178, 90 -186"), 18),
        strokeOf(points("16 -148, 52 -136, 90 -146"), 16),
        ellipse([50, -6], [50, 26], white.light),
        shape("M36 0v18M64 0v18", "none", `stroke="${white.shade}" stroke-width="6" stroke-linecap="round"`),
      ].join(""),
    ),
    line("M0 -190C4 -120 -4 -60 0 0", coat.deep, 7, 'opacity="0.7"'),
  ].join("");
}

function ear(chance: Seeded): string {
  return [
    shape("M52 -612C92 -672 130 -716 148 -722C164 -690 172 -620 164 -548Z", coat.body),
    shape("M52 -612C92 -672 130 -716 148 -722C150 -700 120 -640 96 -594Z", coat.light, 'opacity="0.6"'),
    shape("M82 -606C104 -650 130 -686 142 -694C152 -660 156 -610 150 -562Z", pinkSkin),
    shape("M104 -602C118 -634 134 -662 142 -672C148 -640 148 -606 144 -574Z", oklch(0.55, 0.08, 20)),
    fringe(chance, points("84 -596, 98 -588, 112 -580, 124 -572, 136 -562"), {
      length: 74,
      width: 16,
      colors: [white.shade, white.light],
      lie: () => -1.05,
    }),
  ].join("");
}

function marks(): string {
  const side = (): string =>
    [
      strokeOf(points("16 -556, 26 -600, 44 -632"), 17),
      strokeOf(points("46 -566, 64 -594, 86 -612"), 15),
      strokeOf(points("108 -512, 140 -520, 178 -508"), 15),
      strokeOf(points("104 -452, 144 -444, 184 -458"), 17),
      strokeOf(points("98 -418, 136 -402, 170 -410"), 15),
    ].join("");
  return bothSides(0, side) + strokeOf(points("0 -560, 0 -600, 0 -640"), 15);
}

function head(paints: Paintbox, chance: Seeded): string {
  const half: Point[] = points("0 -636, 86 -626, 150 -574, 182 -500, 188 -440, 156 -380, 96 -344");
  const outline = closedCurve([
    ...half,
    [0, -330],
    ...half
      .slice(1)
      .reverse()
      .map(([x, y]): Point => [-x, y]),
  ]);
  const round = paints.radial(
    [
      [0, coat.light],
      [0.5, coat.body],
      [1, coat.deep],
    ],
    [0.4, 0.32],
    0.72,
  );
  return [
    group(ellipse([0, -372], [150, 62], coat.deep, 'opacity="0.55"'), paints.blur(14)),
    bothSides(0, () => ear(chance)),
    bothSides(0, () =>
      fringe(chance, points("166 -430, 160 -405, 148 -385, 130 -368, 108 -354"), {
        length: 64,
        width: 26,
        colors: [coat.body, coat.light],
        lie: outward([0, -520]),
      }),
    ),
    shape(outline, round),
    fur(chance, {
      center: [0, -590],
      radii: [120, 46],
      count: 70,
      length: 40,
      colors: [coat.body, coat.light],
      lie: outward([0, -420]),
    }),
    bothSides(0, () =>
      fur(chance, {
        center: [140, -440],
        radii: [42, 56],
        count: 36,
        length: 44,
        colors: [coat.body, coat.light],
        lie: outward([0, -500]),
      }),
    ),
    marks(),
    bothSides(0, () =>
      fringe(chance, points("60 -352, 90 -356, 116 -372, 40 -344, 20 -338"), {
        length: 54,
        width: 26,
        colors: [white.shade, white.light],
        lie: outward([0, -480]),
      }),
    ),
  ].join("");
}

function face(paints: Paintbox): string {
  const look = { iris: oklch(0.77, 0.16, 118), rim: oklch(0.22, 0.02, 50), pupil: 0.8 };
  const pad = paints.radial(
    [
      [0, white.light],
      [0.65, white.body],
      [1, white.shade],
    ],
    [0.5, 0.35],
    0.62,
  );
  return [
    shape(
      closedCurve(points("0 -520, 24 -470, 30 -430, 0 -404, -30 -430, -24 -470")),
      mix(coat.light, white.body, 0.3),
      paints.blur(6),
    ),
    bothSides(0, (side) =>
      [
        ellipse([80, -484], [58, 44], white.body, `opacity="0.5" ${paints.blur(9)}`),
        group(eye(paints, look, [-13 * side, -13]), placed([84, -488], -10, [0.82, 0.98])),
      ].join(""),
    ),
    ellipse([0, -362], [42, 28], white.body),
    bothSides(0, () => ellipse([37, -394], [48, 38], pad)),
    shape("M-24 -432C-10 -440 10 -440 24 -432C20 -416 8 -406 0 -402C-8 -406 -20 -416 -24 -432Z", pinkSkin),
    shape("M-16 -432C-6 -436 6 -436 14 -431C6 -426 -8 -426 -16 -432Z", oklch(0.83, 0.06, 25)),
    line(
      "M0 -402C0 -386 -4 -378 -14 -372C-30 -364 -46 -368 -54 -378M0 -402C0 -386 4 -378 14 -372C30 -364 46 -368 54 -378",
      oklch(0.35, 0.04, 30),
      10,
    ),
    bothSides(0, () =>
      points("36 -398, 52 -392, 44 -382, 62 -402")
        .map(([x = 0, y = 0]) => ellipse([x, y], [3.4, 3.4], coat.deep))
        .join(""),
    ),
    bothSides(0, () =>
      line(
        "M50 -394Q130 -410 230 -392M54 -386Q130 -386 222 -352M50 -402Q120 -436 216 -440",
        white.light,
        3,
        'opacity="0.9"',
      ),
    ),
  ].join("");
}

/** The fur of the chest that falls over the tops of the front legs. */
function bib(chance: Seeded): string {
  const down = ([x]: Point) => Math.PI / 2 + x / 300;
  return [
    bothSides(0, () =>
      fur(chance, {
        center: [84, -236],
        radii: [34, 34],
        count: 34,
        length: 62,
        colors: [coat.body, coat.light],
        lie: () => 1.5,
      }),
    ),
    fur(chance, {
      center: [0, -280],
      radii: [74, 76],
      count: 80,
      length: 78,
      colors: [white.shade, white.light],
      lie: down,
      width: 0.26,
    }),
  ].join("");
}

/** The whole animal, back to front. */
export function cat(paints: Paintbox, chance: Seeded): string {
  return [
    tail(paints),
    body(paints, chance),
    legs(paints, chance),
    bib(chance),
    head(paints, chance),
    face(paints),
  ].join("");
}
