import { mix, shift } from "../palette.ts";
import { ellipse, filledCurve, line, shape } from "../pen.ts";
import { coatOf, eyeOf, isAsleep, softly } from "./animal-parts.ts";
import { beast } from "./beast.ts";
import type { Maker } from "./maker.ts";
import { asMouth } from "./features.ts";

const ivory = "#f6ecd2";

const rhinoceros: Maker = ({ color, paints, item }) => {
  const tone = color("#8c98a3");
  const dark = shift(tone, -0.09);
  return beast(
    {
      tone,
      legs: [
        [-62, -84],
        [92, -88],
      ],
      width: 44,
      nails: mix(tone, "#fdf3e2", 0.6),
      behind: line("M134 -132Q152 -112 146 -84", dark, 7) + ellipse([146, -78], [7, 11], shift(tone, -0.2)),
      body:
        filledCurve(
          "-100 -150, -72 -184, -20 -172, 40 -176, 104 -168, 138 -132, 134 -88, 104 -58, 30 -48, -40 -50, -90 -70, -108 -110",
          coatOf(paints, tone),
        ) + line("M-56 -168Q-30 -120 -48 -66M84 -166Q64 -110 84 -62", dark, 4),
      head: [
        filledCurve("-96 -186, -84 -214, -68 -208, -70 -180", dark),
        filledCurve("-178 -108, -196 -164, -222 -186, -224 -140, -212 -100", ivory),
        filledCurve("-150 -130, -160 -164, -170 -172, -174 -126", ivory),
        filledCurve(
          "-66 -168, -104 -182, -140 -160, -180 -126, -216 -106, -228 -78, -214 -54, -170 -52, -120 -64, -72 -84",
          tone,
        ),
        filledCurve("-126 -168, -136 -204, -118 -216, -100 -196, -100 -170", coatOf(paints, tone)),
        filledCurve("-120 -176, -126 -198, -116 -204, -107 -192, -107 -176", mix(tone, "#e8a3a0", 0.5)),
        ellipse([-214, -84], [6, 8], shift(tone, -0.22)),
        softly(paints, [-150, -90], [24, 16], "#f0a39a", 0.4),
        asMouth(line("M-218 -62Q-196 -58 -172 -72", shift(tone, -0.26), 4)),
        eyeOf([-140, -126], 8, isAsleep(item)),
      ].join(""),
      neck: [-80, -120],
      reach: { left: 226, right: 153, high: 216 },
      hat: { at: [-116, -178], width: 80 },
      mouth: [-222, -66],
      back: 172,
    },
    item,
  );
};

const hippopotamus: Maker = ({ color, paints, item }) => {
  const tone = color("#a08a96");
  const dark = shift(tone, -0.09);
  const muzzle = mix(tone, "#f3c6c0", 0.42);
  const pink = mix(tone, "#e8a3a0", 0.6);
  return beast(
    {
      tone,
      legs: [
        [-48, -70],
        [104, -74],
      ],
      width: 50,
      nails: mix(tone, "#fdf3e2", 0.66),
      behind: line("M142 -120Q160 -112 156 -90", dark, 9),
      body: filledCurve(
        "-92 -150, -50 -178, 30 -184, 110 -166, 148 -122, 142 -70, 104 -38, 20 -28, -60 -34, -100 -66, -108 -110",
        coatOf(paints, tone),
      ),
      head: [
        ...[-138, -76].map((x) => ellipse([x, -196], [15, 17], tone) + ellipse([x, -194], [8, 10], pink)),
        filledCurve(
          "-108 -198, -72 -186, -60 -146, -62 -104, -84 -82, -108 -78, -134 -82, -156 -104, -156 -146, -144 -186",
          tone,
        ),
        filledCurve("-110 -136, -64 -124, -46 -90, -60 -54, -110 -44, -162 -54, -178 -90, -158 -124", muzzle),
        ...[-142, -84].map((x) => ellipse([x, -106], [9, 7], shift(muzzle, -0.24))),
        shape("M-148 -68Q-110 -46 -72 -68L-76 -62Q-110 -40 -144 -62Z", shift(muzzle, -0.3)),
        shape("M-138 -63L-128 -59L-130 -72L-138 -74ZM-82 -63L-92 -59L-90 -72L-82 -74Z", "#fffdf4"),
        ...[-166, -56].map((x) => softly(paints, [x, -98], [18, 14], "#f0868a", 0.35)),
        eyeOf([-132, -152], 8, isAsleep(item)),
        eyeOf([-88, -152], 8, isAsleep(item)),
      ].join(""),
      neck: [-80, -110],
      reach: { left: 180, right: 161, high: 212 },
      hat: { at: [-110, -200], width: 92 },
      mouth: [-110, -58],
      back: 178,
    },
    item,
  );
};

const giraffePatches = [
  "-36 -194, -14 -202, -6 -182, -20 -168, -38 -174",
  "2 -200, 26 -200, 30 -180, 10 -174, 0 -184",
  "36 -196, 58 -190, 62 -170, 42 -168",
  "-30 -158, -10 -160, -4 -140, -22 -134, -36 -142",
  "6 -164, 30 -168, 36 -146, 14 -138",
  "46 -158, 66 -158, 70 -136, 50 -132",
  "-64 -176, -46 -184, -46 -160, -62 -156",
  "-70 -222, -50 -228, -44 -204, -62 -198",
  "-90 -262, -72 -270, -62 -246, -80 -238",
  "-64 -258, -52 -252, -46 -234, -60 -238",
  "-104 -300, -88 -308, -78 -286, -94 -276",
  "-80 -296, -70 -290, -64 -272, -76 -276",
  "-112 -334, -100 -340, -92 -320, -106 -314",
] as const;

const giraffe: Maker = ({ color, paints, item }) => {
  const tone = color("#eec46a");
  const patch = shift(tone, -0.24, 0.01, -18);
  const pale = mix(tone, "#fff7e2", 0.66);
  return beast(
    {
      tone,
      legs: [
        [-42, -128],
        [60, -134],
      ],
      width: 25,
      nails: null,
      behind:
        line("M78 -180Q100 -150 94 -116", tone, 6) +
        filledCurve("88 -118, 100 -118, 106 -92, 94 -80, 86 -94", shift(tone, -0.34)),
      body: [
        filledCurve(
          "-128 -364, -104 -352, -74 -284, -42 -214, -20 -196, -40 -190, -70 -222, -110 -330",
          patch,
        ),
        filledCurve(
          "-132 -356, -110 -352, -88 -306, -56 -236, -26 -206, 20 -208, 62 -198, 82 -172, 78 -136, 46 -118, -10 -116, -52 -122, -78 -152, -84 -198, -112 -276, -142 -338",
          coatOf(paints, tone),
        ),
        ...giraffePatches.map((at) => filledCurve(at, patch)),
      ].join(""),
      head: [
        ...[-142, -120].map(
          (x) =>
            line(`M${x + 2} -376L${x} -404`, shift(tone, -0.05), 8) +
            ellipse([x, -406], [8, 8], shift(tone, -0.34)),
        ),
        filledCurve("-112 -372, -90 -392, -66 -390, -74 -372, -100 -358", tone),
        filledCurve("-104 -371, -90 -383, -76 -383, -82 -374, -98 -364", mix(tone, "#e8a3a0", 0.55)),
        filledCurve(
          "-132 -392, -106 -382, -98 -358, -112 -334, -140 -322, -172 -308, -192 -312, -194 -330, -172 -350, -156 -378",
          tone,
        ),
        filledCurve("-160 -346, -146 -330, -160 -312, -184 -304, -200 -312, -200 -332, -182 -346", pale),
        ellipse([-188, -330], [4, 5], shift(pale, -0.3)),
        asMouth(line("M-194 -316Q-176 -312 -164 -322", shift(pale, -0.38), 3.4)),
        eyeOf([-140, -362], 7.5, isAsleep(item)),
        isAsleep(item) ? "" : line("M-150 -372L-157 -379M-142 -374L-146 -382", "#2c2226", 2.6),
      ].join(""),
      neck: [-124, -350],
      reach: { left: 200, right: 106, high: 414 },
      hat: { at: [-131, -388], width: 50 },
      scarf: { at: [-116, -310], width: 46 },
      mouth: [-198, -312],
      back: 202,
    },
    item,
  );
};

const dinosaur: Maker = ({ color, paints, item, chance }) => {
  const tone = color(chance.pick(["#5fa866", "#5b9fb0", "#8fae4c"]));
  const dark = shift(tone, -0.1);
  const pale = mix(tone, "#fbf3c8", 0.6);
  return beast(
    {
      tone,
      legs: [
        [-52, -92],
        [66, -96],
      ],
      width: 46,
      nails: mix(tone, "#fdf3e2", 0.66),
      behind: "",
      body: [
        filledCurve(
          "-150 -300, -122 -304, -106 -276, -92 -222, -68 -176, -20 -168, 40 -174, 96 -152, 140 -108, 186 -74, 232 -74, 262 -92, 258 -66, 220 -46, 168 -48, 116 -70, 70 -70, 0 -60, -60 -72, -96 -112, -122 -180, -136 -250",
          coatOf(paints, tone),
        ),
        filledCurve(
          "-138 -262, -118 -188, -94 -122, -60 -86, 0 -74, 66 -80, 40 -66, 0 -60, -60 -72, -97 -112, -123 -180",
          pale,
        ),
        ...[
          [-60, -156, 9],
          [-30, -150, 12],
          [4, -156, 10],
          [38, -148, 13],
          [74, -136, 10],
          [106, -116, 9],
          [-86, -194, 8],
        ].map(([x = 0, y = 0, r = 0]) => ellipse([x, y], [r, r * 0.86], dark)),
      ].join(""),
      head: [
        filledCurve(
          "-106 -318, -98 -292, -116 -268, -148 -262, -186 -258, -208 -272, -204 -296, -176 -310, -150 -332, -122 -334",
          tone,
        ),
        ellipse([-196, -288], [4, 5], shift(tone, -0.25)),
        asMouth(line("M-202 -272Q-176 -264 -152 -280", shift(tone, -0.28), 4)),
        softly(paints, [-142, -282], [18, 13], "#f0968a", 0.4),
        eyeOf([-144, -306], 9, isAsleep(item)),
      ].join(""),
      neck: [-124, -290],
      reach: { left: 210, right: 264, high: 336 },
      hat: { at: [-136, -328], width: 62 },
      scarf: { at: [-114, -246], width: 56 },
      mouth: [-208, -270],
      back: 168,
    },
    item,
  );
};

/** Big animals on pillars of legs. */
export const beastsMade: Readonly<Record<string, Maker>> = {
  rhinoceros,
  hippopotamus,
  giraffe,
  dinosaur,
};
