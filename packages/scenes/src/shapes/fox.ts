import type { Paintbox } from "../paintbox.ts";
import { mix, oklch, shift } from "../palette.ts";
import { closedCurve, ellipse, group, line, type Point, placed, polygon, shape, points } from "../pen.ts";
import type { Seeded } from "../seeded.ts";
import { bothSides, eye } from "./eyes.ts";
import { fringe, fur, outward } from "./fur.ts";

/*
 * A fox looking at the viewer. The middle of the face is x = 0; the tips of the ears are at y = 150, the chin at
 * y = 1060, the chest runs on to y = 1500. Sides are drawn for the right and mirrored.
 */

const coat = { deep: oklch(0.46, 0.13, 42), body: oklch(0.63, 0.165, 49), light: oklch(0.77, 0.145, 62) };
const white = { shade: oklch(0.77, 0.03, 60), body: oklch(0.92, 0.022, 75), light: oklch(0.985, 0.01, 85) };
const black = { deep: oklch(0.2, 0.02, 40), soft: oklch(0.34, 0.035, 40) };
const nose: Point = [0, 905];

function ear(chance: Seeded): string {
  const outer: Point[] = points("96 470, 150 330, 240 200, 318 128, 372 230, 396 380, 366 540, 250 590");
  const inner: Point[] = points("170 450, 222 320, 310 205, 346 300, 352 420, 310 530");
  const tips = points("150 470, 180 480, 212 492, 240 505, 270 515, 300 522, 196 440, 228 455, 258 468");
  return [
    shape(closedCurve(outer), black.soft),
    shape(closedCurve(points("128 470, 186 335, 300 190, 352 250, 372 400, 346 540, 250 590")), coat.deep),
    shape(closedCurve(inner), oklch(0.36, 0.06, 30)),
    shape(
      closedCurve(points("236 470, 262 350, 316 250, 336 330, 338 430, 300 520")),
      oklch(0.25, 0.035, 30),
    ),
    fringe(chance, tips, { length: 150, width: 30, colors: [white.shade, white.light], lie: () => -1.15 }),
    fringe(chance, points("120 450, 140 420, 156 390, 170 350, 190 320"), {
      length: 90,
      width: 26,
      colors: [coat.body, coat.light],
      lie: () => -0.9,
    }),
    fringe(chance, points("380 480, 388 430, 384 380, 372 320"), {
      length: 70,
      width: 22,
      colors: [coat.deep, coat.body],
      lie: () => -1.9,
    }),
  ].join("");
}

function body(paints: Paintbox, chance: Seeded): string {
  const bulk = paints.linear([
    [0, coat.body],
    [0.6, mix(coat.body, coat.deep, 0.55)],
    [1, coat.deep],
  ]);
  const down = ([x]: Point) => Math.PI / 2 - x / 900;
  const flank = (center: Point): string =>
    fur(chance, {
      center,
      radii: [200, 330],
      count: 130,
      length: 90,
      colors: [coat.deep, mix(coat.body, coat.light, 0.3)],
      lie: down,
    });
  const bib: Point[] = points(
    "-260 930, -300 1120, -210 1330, -110 1540, 110 1540, 210 1330, 300 1120, 260 930",
  );
  return [
    shape(
      closedCurve(points("-300 880, -440 1120, -500 1330, -520 1600, 520 1600, 500 1330, 440 1120, 300 880")),
      bulk,
    ),
    flank([-360, 1270]),
    flank([360, 1270]),
    shape(
      closedCurve(bib),
      paints.linear([
        [0, white.shade],
        [0.4, white.body],
        [1, white.shade],
      ]),
    ),
    bothSides(0, () =>
      fringe(
        chance,
        points(
          "262 960, 278 1010, 290 1060, 296 1110, 288 1160, 270 1210, 250 1260, 226 1310, 200 1360, 170 1410",
        ),
        { length: 120, width: 34, colors: [white.shade, white.body], lie: () => 1.05 },
      ),
    ),
    fur(chance, {
      center: [0, 1220],
      radii: [270, 300],
      count: 150,
      length: 120,
      colors: [white.shade, white.light],
      lie: down,
      width: 0.22,
    }),
  ].join("");
}

function skull(paints: Paintbox, chance: Seeded): string {
  const half: Point[] = points(
    "0 405, 110 415, 230 470, 318 580, 372 690, 440 800, 400 862, 330 930, 230 985, 120 1030",
  );
  const outline: Point[] = [
    ...half,
    [0, 1066],
    ...half
      .slice(1)
      .reverse()
      .map(([x, y]): Point => [-x, y]),
  ];
  const round = paints.radial(
    [
      [0, coat.light],
      [0.45, coat.body],
      [1, coat.deep],
    ],
    [0.42, 0.28],
    0.75,
  );
  const cheek = (): string =>
    fringe(
      chance,
      points("330 640, 360 690, 390 745, 412 790, 400 840, 370 880, 330 915, 290 950, 240 975"),
      {
        length: 120,
        width: 46,
        colors: [coat.body, coat.light],
        lie: outward([0, 640]),
      },
    );
  const crest = (): string =>
    fringe(
      chance,
      points("0 425, 36 424, 70 428, 104 438, 138 450, 172 466, 206 486, 238 510, 266 538, 290 570, 312 604"),
      { length: 84, width: 30, colors: [coat.body, coat.light], lie: outward([0, 820]) },
    );
  return [
    bothSides(0, () => cheek() + crest()),
    shape(closedCurve(outline), round),
    group(
      [
        bothSides(0, () =>
          ellipse([250, 560], [70, 130], coat.deep, 'opacity="0.55" transform="rotate(-24 250 560)"'),
        ),
        ellipse([0, 500], [110, 90], coat.light, 'opacity="0.8"'),
      ],
      paints.blur(20),
    ),
    fur(chance, {
      center: [0, 560],
      radii: [250, 140],
      count: 190,
      length: 66,
      colors: [mix(coat.body, coat.deep, 0.2), mix(coat.body, coat.light, 0.85)],
      lie: outward([0, 900]),
    }),
    bothSides(0, () =>
      fur(chance, {
        center: [300, 740],
        radii: [90, 100],
        count: 60,
        length: 74,
        colors: [coat.body, mix(coat.body, coat.light, 0.8)],
        lie: outward([0, 600]),
      }),
    ),
  ].join("");
}

function whiteCheeks(chance: Seeded): string {
  const patch: Point[] = points(
    "60 850, 110 800, 190 770, 290 790, 420 812, 392 866, 325 932, 230 985, 120 1030, 0 1062, 0 900",
  );
  const edge: Point[] = points(
    "300 800, 340 820, 380 830, 392 850, 372 876, 345 905, 315 930, 280 955, 240 978, 222 986, 200 996, 176 1006, 150 1014, 126 1024, 100 1034, 76 1042, 50 1048, 26 1052, 4 1054",
  );
  return [
    shape(closedCurve(patch), white.body),
    fringe(chance, edge, {
      length: 84,
      width: 40,
      colors: [white.body, white.light],
      lie: outward([0, 700]),
    }),
    fur(chance, {
      center: [230, 880],
      radii: [120, 76],
      count: 70,
      length: 66,
      colors: [white.shade, white.light],
      lie: outward([20, 760]),
    }),
    fringe(chance, points("130 800, 170 786, 215 780, 255 788, 290 796"), {
      length: 60,
      width: 24,
      colors: [coat.body, coat.light],
      lie: () => 1.1,
    }),
  ].join("");
}

function muzzle(paints: Paintbox, chance: Seeded): string {
  const pad = paints.radial(
    [
      [0, white.light],
      [0.6, white.body],
      [1, white.shade],
    ],
    [0.5, 0.35],
    0.6,
  );
  const down = outward([0, 400]);
  return [
    ellipse([0, 1000], [86, 64], white.shade),
    bothSides(0, () => ellipse([70, 940], [92, 78], pad)),
    shape(closedCurve(points("0 700, 66 740, 84 810, 66 884, 0 906, -66 884, -84 810, -66 740")), coat.body),
    group(
      [
        bothSides(0, () =>
          shape(
            closedCurve(points("58 640, 84 720, 96 800, 78 890, 60 880, 62 790, 52 720")),
            coat.deep,
            'opacity="0.8"',
          ),
        ),
        shape(
          closedCurve(points("0 560, 44 640, 46 760, 40 870, 0 890, -40 870, -46 760, -44 640")),
          coat.light,
          'opacity="0.9"',
        ),
      ],
      paints.blur(12),
    ),
    fur(chance, {
      center: [0, 730],
      radii: [56, 130],
      count: 60,
      length: 46,
      colors: [mix(coat.body, coat.light, 0.3), shift(coat.light, 0.04)],
      lie: (at) => down(at) + Math.PI,
    }),
    line(
      "M0 950C-2 985 -4 990 -22 1003C-56 1022 -92 1016 -122 990M0 950C2 985 4 990 22 1003C56 1022 92 1016 122 990",
      black.deep,
      8,
    ),
    bothSides(0, () =>
      points("62 938, 92 950, 78 968, 110 930, 124 958")
        .map(([x = 0, y = 0]) => ellipse([x, y], [5, 5], black.soft))
        .join(""),
    ),
    bothSides(0, () =>
      line(
        "M84 945Q220 930 380 975M92 962Q220 980 350 1050M100 934Q230 900 390 900",
        white.light,
        4,
        'opacity="0.85"',
      ),
    ),
  ].join("");
}

function noseTip(paints: Paintbox): string {
  const leather = paints.linear([
    [0, oklch(0.38, 0.025, 30)],
    [0.45, black.deep],
    [1, oklch(0.14, 0.01, 30)],
  ]);
  return [
    shape(
      "M-66 872C-46 850 46 850 66 872C78 894 54 920 26 936C12 952 -12 952 -26 936C-54 920 -78 894 -66 872Z",
      leather,
    ),
    bothSides(0, () => shape("M22 912C30 896 48 894 54 902C50 916 36 924 22 912Z", "#050404")),
    group(ellipse([0, 0], [34, 9], "#b9b3b8", 'opacity="0.85"'), `${placed([-8, 872])} ${paints.blur(3)}`),
    line(`M${nose[0]} 925V955`, black.deep, 7),
  ].join("");
}

function eyes(paints: Paintbox, chance: Seeded): string {
  const look = { iris: oklch(0.73, 0.155, 76), rim: black.deep, pupil: 0.72 };
  return bothSides(0, (side) =>
    [
      shape(
        closedCurve(points("70 735, 110 668, 190 632, 262 660, 226 720, 150 760")),
        coat.deep,
        `opacity="0.7" ${paints.blur(8)}`,
      ),
      shape("M92 724C80 770 74 800 62 846C84 820 100 786 122 750Z", black.soft, 'opacity="0.8"'),
      group(eye(paints, look, [-13 * side, -14]), placed([160, 695], -14, 1.08)),
      fringe(chance, points("110 650, 140 632, 172 622, 206 622, 234 634"), {
        length: 52,
        width: 26,
        colors: [coat.light, shift(coat.light, 0.1)],
        lie: outward([40, 860]),
      }),
    ].join(""),
  );
}

/** The whole animal, back to front. */
export function fox(paints: Paintbox, chance: Seeded): string {
  return [
    body(paints, chance),
    bothSides(0, () => ear(chance)),
    group(
      shape(
        polygon(points("-330 900, 330 900, 230 1150, 0 1200, -230 1150")),
        oklch(0.4, 0.06, 40),
        'opacity="0.55"',
      ),
      paints.blur(24),
    ),
    skull(paints, chance),
    bothSides(0, () => whiteCheeks(chance)),
    muzzle(paints, chance),
    eyes(paints, chance),
    noseTip(paints),
  ].join("");
}
