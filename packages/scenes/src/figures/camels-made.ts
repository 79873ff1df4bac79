import { mix, shift } from "../palette.ts";
import { ellipse, filledCurve, line } from "../pen.ts";
import { coatOf, eyeOf, isAsleep, softly } from "./animal-parts.ts";
import { beast } from "./beast.ts";
import type { Maker } from "./maker.ts";
import { asMouth } from "./features.ts";

const camel: Maker = ({ color, paints, item }) => {
  const tone = color("#d2a264");
  const dark = shift(tone, -0.11);
  const pale = mix(tone, "#fff2dc", 0.6);
  return beast(
    {
      tone,
      legs: [
        [-44, -104],
        [72, -108],
      ],
      width: 27,
      nails: null,
      behind: line("M98 -150Q116 -124 108 -92", dark, 7) + ellipse([108, -86], [8, 14], shift(tone, -0.2)),
      body:
        filledCurve(
          "-36 -176, -20 -226, 2 -238, 22 -216, 36 -184, 44 -206, 62 -216, 78 -200, 84 -172, 20 -150",
          dark,
        ) +
        filledCurve(
          "-166 -226, -140 -232, -134 -196, -112 -154, -80 -158, -30 -182, 30 -180, 82 -174, 102 -140, 92 -104, 54 -92, 0 -90, -52 -92, -84 -104, -124 -120, -156 -164",
          coatOf(paints, tone),
        ) +
        filledCurve("-150 -176, -122 -132, -84 -108, -60 -92, -80 -96, -124 -116, -156 -160", dark),
      head: [
        filledCurve("-148 -250, -140 -278, -128 -276, -128 -248", dark),
        filledCurve(
          "-134 -222, -130 -252, -152 -266, -182 -258, -214 -236, -226 -216, -216 -200, -184 -198, -152 -204",
          tone,
        ),
        filledCurve("-192 -242, -220 -230, -228 -212, -214 -199, -186 -200, -180 -220", pale),
        ellipse([-217, -224], [4, 5], shift(pale, -0.32)),
        asMouth(line("M-224 -208Q-206 -202 -192 -212", shift(pale, -0.4), 3.6)),
        filledCurve("-152 -262, -158 -280, -140 -278, -132 -260", tone),
        softly(paints, [-168, -220], [13, 9], "#f0868a", 0.4),
        eyeOf([-170, -242], 7.5, isAsleep(item)),
        isAsleep(item) ? "" : line("M-180 -252L-187 -259M-171 -254L-175 -262", "#2c2226", 2.6),
      ].join(""),
      neck: [-146, -220],
      reach: { left: 230, right: 116, high: 282 },
      hat: { at: [-160, -264], width: 50 },
      scarf: { at: [-138, -186], width: 44 },
      mouth: [-230, -206],
      back: 200,
    },
    item,
  );
};

const llama: Maker = ({ color, paints, item }) => {
  const tone = color("#f0e2cb");
  const face = mix(tone, "#b08a62", 0.3);
  const dark = shift(tone, -0.08);
  const fill = coatOf(paints, tone);
  return beast(
    {
      tone: face,
      legs: [
        [-44, -70],
        [58, -72],
      ],
      width: 27,
      nails: null,
      behind: filledCurve("76 -150, 106 -160, 118 -136, 104 -112, 82 -118", dark),
      body:
        filledCurve(
          "-72 -146, -48 -164, -22 -154, 4 -166, 32 -156, 58 -166, 82 -148, 98 -124, 92 -100, 98 -78, 72 -62, 50 -70, 26 -56, 0 -68, -26 -56, -50 -68, -76 -60, -90 -84, -84 -108",
          fill,
        ) +
        line(
          "M-20 -120Q-8 -110 4 -120M20 -130Q32 -120 44 -130M30 -94Q42 -84 54 -94M-34 -92Q-22 -82 -10 -92",
          dark,
          4,
          'class="shade"',
        ),
      head: [
        filledCurve(
          "-108 -250, -64 -250, -50 -226, -56 -204, -44 -184, -50 -160, -38 -138, -56 -112, -86 -106, -108 -124, -104 -148, -114 -168, -106 -190, -116 -212, -112 -232",
          fill,
        ),
        filledCurve("-104 -262, -110 -302, -98 -310, -88 -292, -86 -262", face),
        filledCurve("-76 -262, -74 -294, -64 -308, -54 -296, -58 -260", face),
        filledCurve(
          "-82 -270, -54 -258, -46 -230, -60 -206, -86 -198, -112 -206, -122 -230, -112 -258",
          face,
        ),
        filledCurve(
          "-96 -240, -72 -240, -64 -222, -74 -204, -96 -200, -114 -208, -116 -226",
          mix(face, "#ffffff", 0.5),
        ),
        ellipse([-96, -232], [7, 5], "#6a4a3c"),
        asMouth(line("M-96 -227V-220Q-102 -212 -108 -215M-96 -220Q-90 -212 -84 -215", "#6a4a3c", 3)),
        filledCurve("-112 -252, -106 -276, -84 -284, -62 -276, -52 -254, -66 -258, -78 -248, -92 -258", tone),
        eyeOf([-108, -242], 6.6, isAsleep(item)),
        eyeOf([-66, -242], 6.6, isAsleep(item)),
      ].join(""),
      neck: [-80, -130],
      reach: { left: 122, right: 116, high: 310 },
      hat: { at: [-82, -280], width: 56 },
      scarf: { at: [-80, -176], width: 64 },
      mouth: [-94, -208],
      back: 156,
    },
    item,
  );
};

/** Animals with a long neck that carry loads. */
export const camelsMade: Readonly<Record<string, Maker>> = { camel, llama };
