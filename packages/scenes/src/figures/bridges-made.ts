import { shift } from "../palette.ts";
import { box, line, shape } from "../pen.ts";
import { poly } from "./building-parts.ts";
import type { Maker } from "./maker.ts";

/** A wall of arches from `-half` to `half`, its deck `high` above the ground. */
function arcade(half: number, high: number, arches: number, pier: number): string {
  const step = (2 * half - pier) / arches;
  const spring = high * 0.5;
  const crown = high - 22;
  const bows = Array.from({ length: arches }, (_, i) => {
    const right = half - pier - i * step;
    const left = right - step + pier;
    const middle = (left + right) / 2;
    return `H${right}V${-spring}Q${right} ${-crown} ${middle} ${-crown}Q${left} ${-crown} ${left} ${-spring}V0`;
  });
  return `M${-half} 0V${-high}H${half}V0${bows.join("")}H${-half}Z`;
}

/** What leads over water and valleys. */
export const bridgesMade: Readonly<Record<string, Maker>> = {
  bridge: ({ color }) => ({
    svg:
      shape("M-180 0V-30Q0 -110 180 -30V0H130Q0 -84 -130 0Z", color("#b0a18c")) +
      line("M-180 -42Q0 -122 180 -42", shift(color("#b0a18c"), -0.12), 9),
    width: 360,
    height: 96,
    top: { height: 72, half: 100 },
  }),
  viaduct: ({ color }) => {
    const stone = color("#b3a48d");
    return {
      svg:
        shape(arcade(300, 130, 5, 26), stone) +
        box([-306, -138], [612, 14], shift(stone, 0.06)) +
        box([-306, -124], [612, 6], shift(stone, -0.12)),
      width: 612,
      height: 138,
      top: { height: 138, half: 240 },
    };
  },
  "golden gate bridge": ({ color }) => {
    const red = color("#c8503a");
    const tower = (x: number) =>
      box([x - 13, -196], [8, 196], red) +
      box([x + 5, -196], [8, 196], red) +
      [-184, -140, -96].map((y) => box([x - 13, y], [26, 9], red)).join("");
    const hangers = Array.from({ length: 27 }, (_, i) => {
      const x = -312 + i * 24;
      const t = Math.abs(x) <= 150 ? x / 150 : (Math.abs(x) - 330) / 180;
      return `M${x} ${(-66 - 124 * t * t).toFixed(0)}V-60`;
    });
    return {
      svg: [
        line(hangers.join(""), shift(red, 0.05), 2.4),
        line("M-330 -62Q-230 -74 -150 -192Q0 60 150 -192Q230 -74 330 -62", red, 6),
        tower(-150),
        tower(150),
        box([-336, -64], [672, 14], red),
        box([-336, -50], [672, 6], shift(red, -0.1)),
        box([-176, -10], [52, 12], "#8f8a80"),
        box([124, -10], [52, 12], "#8f8a80"),
      ].join(""),
      width: 672,
      height: 198,
      top: { height: 64, half: 240 },
    };
  },
  "covered bridge": ({ color }) => {
    const red = color("#b4483c");
    return {
      svg: [
        shape("M-206 0L-190 -50H-128L-108 0ZM206 0L190 -50H128L108 0Z", "#9d968b"),
        box([-180, -58], [360, 16], "#6d4a34"),
        box([-170, -128], [340, 72], red),
        ...Array.from({ length: 15 }, (_, i) => line(`M${-148 + i * 22} -126V-58`, shift(red, -0.07), 2)),
        ...[-112, -38, 36, 110].map((x) => box([x - 17, -112], [34, 22], "#4a3a34")),
        poly("-194 -124, -172 -182, 172 -182, 194 -124", "#6f5f58"),
        line("M-186 -142H186M-179 -162H179", "#5c4e48", 3),
      ].join(""),
      width: 412,
      height: 182,
      top: { height: 50, half: 120 },
    };
  },
  // it leads from the viewer out into the water
  pier: () => {
    const plank = "#b08858";
    const post = (x: number, y: number, long: number, thick: number) =>
      box([x - thick / 2, y - long * 0.5], [thick, long], "#6d4a34", `rx="${thick / 3}"`);
    return {
      svg: [
        post(-46, -148, 40, 9),
        post(46, -148, 40, 9),
        post(-84, -74, 52, 12),
        post(84, -74, 52, 12),
        poly("-116 0, 116 0, 50 -150, -50 -150", plank),
        line(
          "M-107 -22H107M-98 -44H98M-89 -64H89M-80 -82H80M-73 -99H73M-66 -114H66M-60 -128H60M-55 -140H55",
          shift(plank, -0.12),
          3,
        ),
        poly("-116 0, 116 0, 116 14, -116 14", shift(plank, -0.16)),
      ].join(""),
      width: 236,
      height: 168,
      top: { height: 58, half: 66 },
    };
  },
};
