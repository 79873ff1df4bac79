import { mix, shift } from "../palette.ts";
import { ellipse, filledCurve, line, type Point, ribbon, shape } from "../pen.ts";
import { coatOf, eyeOf, isAsleep, isLively, isLying, softly } from "./animal-parts.ts";
import { beast } from "./beast.ts";
import type { Maker } from "./maker.ts";

const ivory = "#f6ecd2";

/** The ways of a trunk: hanging, to the ground, high in the air. */
const trunks = {
  hangs: [
    [-150, -164],
    [-172, -128],
    [-176, -86],
    [-172, -48],
    [-190, -28],
    [-208, -38],
  ],
  /** Of calves, and of whoever lies. */
  short: [
    [-148, -164],
    [-168, -140],
    [-174, -112],
    [-192, -94],
    [-212, -106],
  ],
  drinks: [
    [-150, -164],
    [-174, -122],
    [-184, -76],
    [-190, -36],
    [-196, -6],
  ],
  trumpets: [
    [-148, -168],
    [-188, -150],
    [-214, -178],
    [-216, -222],
    [-200, -258],
    [-218, -276],
  ],
} as const satisfies Record<string, readonly Point[]>;

/** What comes out of a trunk that sprays: jets that fall to all sides, and drops. */
const spray =
  [
    "M-218 -282C-222 -326 -190 -346 -160 -330C-140 -320 -134 -296 -132 -280",
    "M-220 -282C-226 -330 -212 -352 -196 -352C-176 -350 -166 -330 -162 -306",
    "M-222 -282C-232 -318 -256 -326 -272 -308C-280 -296 -282 -280 -282 -268",
    "M-221 -282C-230 -330 -242 -340 -254 -334",
  ]
    .map((way, i) => line(way, i % 2 === 0 ? "#e4f4fc" : "#c4e4f5", 9))
    .join("") +
  (
    [
      [-132, -262, 8],
      [-162, -288, 7],
      [-282, -250, 8],
      [-262, -322, 7],
      [-236, -300, 6],
      [-186, -316, 6],
      [-148, -300, 5],
    ] as const
  )
    .map(([x, y, size]) => ellipse([x, y], [size, size * 1.25], "#d4ecf8"))
    .join("");

const elephantLike =
  (usual: string, isWoolly: boolean): Maker =>
  ({ color, paints, item, isBusy }) => {
    const tone = color(usual);
    const dark = shift(tone, -0.09);
    const sprays = item.pose === "spray";
    const lies = isLying(item);
    const way =
      sprays || isLively(item) || (isBusy && !lies)
        ? trunks.trumpets
        : item.young || lies
          ? trunks.short
          : item.pose === "eat"
            ? trunks.drinks
            : trunks.hangs;
    const rings = [0.34, 0.5, 0.66, 0.8]
      .map((share) => {
        const [x, y] = way[Math.round(share * (way.length - 1))] ?? [0, 0];
        return line(`M${x - 11} ${y + 2}Q${x} ${y + 7} ${x + 11} ${y}`, dark, 2.6, 'class="shade"');
      })
      .join("");
    const pink = mix(tone, "#e8a3a0", 0.5);
    const earOf = (fill: string) =>
      filledCurve(
        "-92 -222, -62 -238, -22 -226, -8 -186, -18 -142, -42 -112, -66 -116, -84 -144, -96 -180",
        fill,
      );
    const head = [
      shape(
        ribbon(way, (share) => 46 - 27 * share),
        coatOf(paints, tone),
      ),
      rings,
      filledCurve(
        "-86 -226, -120 -238, -152 -220, -168 -186, -166 -150, -142 -126, -106 -124, -76 -150",
        tone,
      ),
      softly(paints, [-140, -150], [26, 20], "#f0a39a", 0.4),
      item.young
        ? ""
        : filledCurve(
            isWoolly
              ? "-128 -134, -148 -96, -190 -78, -226 -98, -232 -112, -216 -110, -186 -100, -168 -112, -152 -140"
              : "-134 -138, -150 -116, -180 -104, -206 -112, -204 -117, -182 -118, -166 -128, -154 -146",
            ivory,
          ),
      isWoolly
        ? filledCurve(
            "-92 -222, -104 -252, -130 -262, -154 -244, -164 -214, -146 -226, -132 -214, -118 -230, -104 -214",
            dark,
          )
        : "",
      isWoolly
        ? filledCurve("-92 -200, -70 -210, -50 -192, -50 -158, -66 -136, -84 -150, -92 -174", dark)
        : earOf(coatOf(paints, shift(tone, -0.05))) +
          filledCurve(
            "-84 -208, -60 -222, -30 -212, -20 -184, -28 -148, -46 -126, -64 -132, -78 -156, -86 -182",
            pink,
          ),
      eyeOf([-128, -182], 8, isAsleep(item)),
      isAsleep(item) ? "" : line("M-140 -200Q-130 -206 -118 -200", dark, 4),
      sprays ? spray : "",
    ].join("");
    const wool =
      isWoolly && !lies
        ? filledCurve(
            "-90 -120, -80 -70, -66 -92, -50 -56, -34 -84, -14 -50, 4 -80, 26 -50, 44 -80, 68 -48, 84 -82, 106 -52, 124 -110, 60 -130, -20 -130",
            dark,
          )
        : "";
    return beast(
      {
        tone,
        legs: [
          [-44, -104],
          [98, -110],
        ],
        width: 50,
        nails: mix(tone, "#fdf3e2", 0.68),
        behind:
          line("M136 -160Q160 -140 156 -100", dark, 8) +
          filledCurve("150 -104, 162 -104, 170 -78, 158 -66, 148 -80", shift(tone, -0.2)),
        body:
          filledCurve(
            "-96 -170, -70 -216, -10 -222, 50 -216, 110 -204, 140 -164, 138 -112, 112 -82, 50 -70, -20 -70, -70 -84, -92 -124",
            coatOf(paints, tone),
          ) + wool,
        head,
        neck: [-90, -160],
        reach: {
          left: sprays ? 288 : 232,
          right: 170,
          high: way === trunks.trumpets ? (sprays ? 356 : 286) : isWoolly ? 264 : 240,
        },
        hat: { at: [-122, -230], width: 84 },
        mouth: way.at(-1) ?? [-208, -38],
        back: 216,
      },
      item,
    );
  };

/** Animals with a trunk. */
export const elephantsMade: Readonly<Record<string, Maker>> = {
  elephant: elephantLike("#9aa3ae", false),
  mammoth: elephantLike("#8a6448", true),
};
