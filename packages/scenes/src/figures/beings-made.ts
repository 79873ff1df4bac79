import { shift } from "../palette.ts";
import { closedCurve, ellipse, line, type Point, points, polygon, shape, filledCurve } from "../pen.ts";
import { bent, limb } from "./limb.ts";
import type { Maker } from "./maker.ts";
import { asEye, asMouth } from "./features.ts";

const ink = "#2c2226";
const eye = ([x, y]: Point, size: number) =>
  ellipse([x, y], [size, size * 1.1], "#ffffff") +
  asEye(
    ellipse([x + size * 0.1, y + size * 0.1], [size * 0.56, size * 0.64], ink) +
      ellipse([x + size * 0.3, y - size * 0.2], [size * 0.2, size * 0.22], "#ffffff"),
  );
const leg = (x: number, top: number, tone: string, width = 30) =>
  shape(limb(bent([x, top], [x + 2, top * 0.5], [x, -6]), width * 1.25, width), tone) +
  ellipse([x - 3, -6], [width * 0.66, 8], shift(tone, -0.08));

/** A white bird on its wings, with the tips of these in a tone of their own. */
const gull =
  (usual: string, tips: string): Maker =>
  ({ color }) => {
    const tone = color(usual);

    return {
      svg: [
        filledCurve("-6 -62, 40 -116, 110 -132, 140 -120, 90 -92, 36 -48", shift(tone, -0.1)),
        filledCurve("104 -131, 150 -130, 140 -118, 112 -110", tips),
        filledCurve("52 -40, 96 -34, 100 -20, 58 -24", tone),
        filledCurve("-66 -58, -50 -76, -20 -68, 30 -56, 62 -38, 40 -22, -10 -22, -50 -38", tone),
        filledCurve("-30 -58, -60 -120, -120 -150, -146 -142, -100 -100, -14 -36", shift(tone, -0.05)),
        filledCurve("-112 -148, -156 -148, -146 -132, -118 -124", tips),
        shape(polygon(points("-64 -60, -88 -50, -62 -48")), "#f0a83a"),
        asEye(ellipse([-54, -62], [4, 4.5], ink)),
      ].join(""),
      width: 300,
      height: 150,
      head: { at: [-54, -76], width: 34 },
    };
  };

/** Beings that no other hand of ours draws: machines with a face, friendly monsters, dinosaurs. */
export const beingsMade: Readonly<Record<string, Maker>> = {
  robot: ({ color }) => {
    const tone = color("#8fb4c9");
    const dark = shift(tone, -0.2);
    return {
      svg: [
        ...[-26, 26].map(
          (x) =>
            shape(`M${x - 12} -66h24v52h-24Z`, dark) + shape(`M${x - 20} -16h40v16h-40Z`, shift(tone, -0.1)),
        ),
        shape(limb(bent([-52, -138], [-84, -112], [-78, -74]), 17, 15), dark),
        shape(limb(bent([52, -138], [92, -152], [88, -196]), 17, 15), dark),
        ellipse([-78, -70], [13, 13], tone),
        ellipse([88, -200], [13, 13], tone),
        shape("M-52 -158Q-52 -164 -46 -164H46Q52 -164 52 -158V-66Q52 -60 46 -60H-46Q-52 -60 -52 -66Z", tone),
        shape("M-32 -146H32V-104H-32Z", shift(tone, 0.14)),
        ellipse([-16, -125], [9, 9], "#e0503c"),
        ellipse([14, -125], [9, 9], "#f3c53b"),
        line("M-30 -82H30", dark, 6),
        shape("M-10 -176h20v16h-20Z", dark),
        shape(
          "M-58 -254Q-58 -264 -48 -264H48Q58 -264 58 -254V-184Q58 -174 48 -174H-48Q-58 -174 -58 -184Z",
          shift(tone, 0.04),
        ),
        ellipse([-62, -220], [8, 16], dark),
        ellipse([62, -220], [8, 16], dark),
        eye([-24, -226], 17),
        eye([24, -226], 17),
        asMouth(line("M-22 -194Q0 -182 22 -194", ink, 5)),
        line("M0 -264V-286", dark, 6),
        ellipse([0, -292], [10, 10], "#e0503c"),
      ].join(""),
      width: 190,
      height: 304,
      head: { at: [0, -262], width: 100 },
      hand: [88, -204],
      top: { height: 264, half: 30 },
    };
  },
  monster: ({ color, chance }) => {
    const tone = color(chance.pick(["#7fae4a", "#8f6bd0", "#4fa6c0", "#e07f4a"]));
    return {
      svg: [
        ...[-1, 1].map((side) =>
          shape(
            limb(bent([side * 62, -96], [side * 104, -104], [side * 108, -150]), 26, 20),
            shift(tone, -0.06),
          ),
        ),
        ...[-34, 34].map((x) => ellipse([x, -10], [30, 13], shift(tone, -0.1))),
        ...[-1, 1].map((side) =>
          shape(
            closedCurve([
              [side * 34, -196],
              [side * 62, -208],
              [side * 76, -250],
              [side * 48, -228],
            ]),
            "#f3e2b0",
          ),
        ),
        filledCurve(
          "0 -216, 56 -196, 80 -130, 84 -50, 60 -6, 0 -2, -60 -6, -84 -50, -80 -130, -56 -196",
          tone,
        ),
        filledCurve("0 -96, 44 -80, 50 -36, 30 -10, -30 -10, -50 -36, -44 -80", shift(tone, 0.14)),
        eye([-28, -158], 21),
        eye([28, -158], 21),
        shape("M-42 -122Q0 -76 42 -122Q0 -106 -42 -122Z", "#5a2733"),
        shape(polygon(points("-24 -114, -12 -110, -18 -98")), "#ffffff"),
        shape(polygon(points("24 -114, 12 -110, 18 -98")), "#ffffff"),
        ...[
          [-54, -70, 8],
          [58, -84, 9],
          [50, -40, 6],
          [-60, -36, 6],
        ].map(([x = 0, y = 0, size = 0]) => ellipse([x, y], [size, size], shift(tone, -0.1))),
      ].join(""),
      width: 226,
      height: 252,
      head: { at: [0, -204], width: 110 },
      hand: [108, -150],
    };
  },
  triceratops: ({ color }) => {
    const tone = color("#8a9c5a");
    const dark = shift(tone, -0.1);
    const bone = "#f3e6c4";
    return {
      svg: [
        filledCurve("110 -96, 170 -84, 236 -40, 250 -26, 200 -38, 120 -56", tone),
        leg(-34, -70, dark),
        leg(96, -70, dark),
        filledCurve(
          "-80 -110, -30 -150, 50 -156, 110 -128, 136 -84, 110 -50, 20 -40, -60 -48, -92 -76",
          tone,
        ),
        filledCurve("-50 -62, 20 -52, 100 -60, 80 -44, 20 -38, -40 -46", shift(tone, 0.14)),
        leg(-66, -70, shift(tone, -0.02)),
        leg(70, -70, shift(tone, -0.02)),
        filledCurve("-74 -60, -66 -120, -78 -176, -116 -206, -150 -190, -150 -140, -130 -90", "#c9784a"),
        ...[
          [-76, -170],
          [-100, -196],
          [-132, -200],
        ].map(([x = 0, y = 0]) => ellipse([x, y], [11, 11], bone)),
        filledCurve(
          "-92 -84, -100 -140, -150 -160, -200 -126, -228 -84, -216 -66, -170 -60, -120 -60",
          shift(tone, 0.04),
        ),
        filledCurve("-206 -96, -240 -86, -246 -60, -222 -66, -200 -72", "#b9a05a"),
        shape(polygon(points("-138 -150, -172 -226, -160 -154")), bone),
        shape(polygon(points("-112 -146, -128 -222, -132 -150")), bone),
        shape(polygon(points("-214 -108, -240 -138, -224 -96")), bone),
        eye([-158, -112], 12),
        asMouth(line("M-214 -68Q-180 -66 -160 -78", shift(tone, -0.3), 4)),
      ].join(""),
      width: 500,
      height: 230,
      head: { at: [-140, -160], width: 90 },
      top: { height: 150, half: 40 },
    };
  },
  stegosaurus: ({ color }) => {
    const tone = color("#5f9c74");
    const dark = shift(tone, -0.09);
    const plate = "#e08a4a";
    return {
      svg: [
        ...[
          [-110, -122, 30],
          [-66, -154, 42],
          [-12, -172, 52],
          [46, -160, 46],
          [100, -126, 36],
          [150, -92, 24],
        ].map(([x = 0, y = 0, size = 0]) =>
          shape(
            closedCurve([
              [x - size * 0.55, y + size * 0.5],
              [x - size * 0.4, y - size * 0.5],
              [x, y - size],
              [x + size * 0.4, y - size * 0.5],
              [x + size * 0.55, y + size * 0.5],
            ]),
            plate,
          ),
        ),
        shape(polygon(points("214 -72, 236 -112, 230 -66")), "#f3e6c4"),
        shape(polygon(points("236 -66, 266 -94, 250 -56")), "#f3e6c4"),
        leg(-50, -70, dark),
        leg(84, -74, dark, 34),
        filledCurve(
          "-206 -82, -180 -112, -130 -118, -60 -158, 20 -166, 100 -128, 180 -78, 262 -52, 180 -50, 110 -46, 20 -42, -60 -50, -130 -66, -190 -58",
          tone,
        ),
        filledCurve("-110 -66, -20 -56, 90 -58, 70 -44, 10 -40, -60 -48", shift(tone, 0.14)),
        leg(-78, -66, shift(tone, -0.02)),
        leg(56, -74, shift(tone, -0.02), 34),
        eye([-176, -92], 9),
        asMouth(line("M-204 -72Q-186 -66 -168 -74", shift(tone, -0.3), 4)),
      ].join(""),
      width: 480,
      height: 226,
      head: { at: [-176, -112], width: 56 },
      top: { height: 160, half: 40 },
    };
  },
  ghost: ({ color }) => {
    const tone = color("#f2f3fa");
    return {
      svg:
        filledCurve(
          "0 -210, 52 -190, 74 -130, 80 -50, 92 -8, 58 -22, 34 -2, 0 -20, -34 -2, -58 -22, -92 -8, -80 -50, -74 -130, -52 -190",
          tone,
        ) +
        [-1, 1]
          .map((side) =>
            shape(limb(bent([side * 70, -110], [side * 96, -104], [side * 104, -132]), 26, 20), tone),
          )
          .join("") +
        asEye(ellipse([-24, -148], [10, 15], ink)) +
        asEye(ellipse([24, -148], [10, 15], ink)) +
        ellipse([-21, -154], [3.5, 5], "#ffffff") +
        ellipse([27, -154], [3.5, 5], "#ffffff") +
        ellipse([0, -112], [11, 13], "#6a5a74") +
        ellipse([-44, -124], [11, 7], "#f4b6c4", 'opacity="0.8" class="shade"') +
        ellipse([44, -124], [11, 7], "#f4b6c4", 'opacity="0.8" class="shade"'),
      width: 210,
      height: 212,
      head: { at: [0, -200], width: 100 },
      hand: [104, -132],
    };
  },
  fish: ({ color, chance }) => {
    const tone = color(chance.pick(["#f08a2e", "#f0c02f", "#3f9fd0", "#e0607f", "#7f6bd0"]));
    return {
      svg: [
        filledCurve("58 -52, 104 -92, 118 -86, 106 -50, 118 -14, 104 -8", shift(tone, -0.06)),
        filledCurve("-20 -86, 6 -112, 44 -104, 40 -78", shift(tone, -0.08)),
        filledCurve("0 -18, 22 4, 44 -2, 36 -28", shift(tone, -0.08)),
        filledCurve("-84 -50, -50 -86, 0 -94, 48 -74, 72 -52, 48 -28, 0 -10, -50 -18", tone),
        filledCurve("-84 -46, -40 -32, 20 -30, 60 -48, 40 -24, 0 -12, -50 -20", shift(tone, 0.1)),
        shape("M-34 -84Q-16 -52 -34 -18L-22 -14Q-2 -52 -22 -88Z", "#fbf4e2"),
        shape("M16 -90Q34 -52 16 -14L28 -18Q48 -52 28 -84Z", "#fbf4e2"),
        eye([-56, -58], 11),
        asMouth(line("M-82 -42Q-74 -36 -66 -40", shift(tone, -0.3), 3.5)),
      ].join(""),
      width: 206,
      height: 108,
      head: { at: [-46, -84], width: 60 },
    };
  },
  alien: ({ color }) => {
    const tone = color("#86c85a");
    const suit = shift(tone, -0.14);
    return {
      svg: [
        ...[-18, 18].map(
          (x) =>
            shape(limb(bent([x, -64], [x * 1.1, -34], [x * 1.2, -8]), 20, 16), suit) +
            ellipse([x * 1.3, -6], [16, 8], suit),
        ),
        shape(limb(bent([-30, -104], [-62, -86], [-68, -54]), 15, 12), tone),
        shape(limb(bent([30, -104], [66, -122], [70, -160]), 15, 12), tone),
        filledCurve("0 -122, 30 -112, 38 -80, 30 -50, 0 -44, -30 -50, -38 -80, -30 -112", suit),
        line("M-22 -212Q-34 -246 -50 -252M22 -212Q34 -246 50 -252", tone, 5),
        ellipse([-52, -254], [9, 9], "#f3d24a"),
        ellipse([52, -254], [9, 9], "#f3d24a"),
        filledCurve("0 -232, 54 -212, 70 -168, 46 -128, 0 -112, -46 -128, -70 -168, -54 -212", tone),
        ...[-1, 1].map(
          (side) =>
            ellipse([side * 28, -168], [18, 25], ink, `transform="rotate(${side * -18} ${side * 28} -168)"`) +
            ellipse([side * 28 + 5, -178], [5, 7], "#ffffff"),
        ),
        asMouth(line("M-16 -132Q0 -122 16 -132", shift(tone, -0.3), 4.5)),
      ].join(""),
      width: 160,
      height: 262,
      head: { at: [0, -222], width: 120 },
      hand: [70, -164],
    };
  },
  seagull: gull("#fbfaf6", "#4a4d56"),
  dove: gull("#f4f2f0", "#dcd9d8"),
  hummingbird: ({ color }) => {
    const tone = color("#2f9a72");
    return {
      svg: [
        filledCurve("40 -60, 96 -36, 104 -22, 76 -26, 52 -36", shift(tone, -0.1)),
        filledCurve("-10 -84, 30 -170, 70 -186, 74 -150, 40 -84", shift(tone, 0.12)),
        filledCurve("-4 -82, 50 -150, 100 -150, 96 -118, 44 -74", shift(tone, 0.04)),
        filledCurve("-58 -104, -34 -122, -10 -104, 20 -92, 52 -60, 44 -36, 10 -38, -20 -60, -44 -80", tone),
        filledCurve("-46 -88, -24 -80, -4 -66, 16 -44, 4 -40, -22 -58, -42 -76", "#c9433f"),
        line("M-56 -100L-118 -92", "#3a3236", 5),
        asEye(ellipse([-40, -104], [5.5, 6], ink)),
        ellipse([-38, -106], [2, 2.2], "#ffffff"),
      ].join(""),
      width: 236,
      height: 186,
      head: { at: [-36, -120], width: 36 },
    };
  },
};
