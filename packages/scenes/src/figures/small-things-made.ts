import { shift } from "../palette.ts";
import { box, ellipse, line, shape, filledPolygon, filledCurve } from "../pen.ts";
import type { Maker } from "./maker.ts";

/** What stands in towns and houses, in our own hand. */
/** Small things by our own hand. */
export const smallThingsMade: Readonly<Record<string, Maker>> = {
  yarn: ({ color }) => {
    const tone = color("#d0577f");
    return {
      svg:
        line("M30 -12C60 2 70 -16 92 -4", tone, 5) +
        ellipse([0, -46], [48, 46], tone) +
        line(
          "M-40 -66Q0 -30 40 -66M-46 -44Q0 -4 46 -40M-26 -84Q-44 -40 -14 -4M8 -92Q-14 -46 18 -2M30 -80Q12 -40 38 -14",
          shift(tone, 0.12),
          5,
        ),
      width: 188,
      height: 94,
    };
  },
  plate: ({ color }) => {
    const tone = color("#f4f1ea");
    return {
      svg:
        ellipse([0, -18], [120, 22], shift(tone, -0.1)) +
        ellipse([0, -23], [120, 22], tone) +
        ellipse([0, -24], [80, 13], shift(tone, -0.06)),
      width: 240,
      height: 44,
      top: { height: 22, half: 80 },
    };
  },
  box: ({ color }) => {
    const tone = color("#c99a62");
    return {
      svg: [
        filledPolygon("-100 -100, -138 -136, -40 -136, 0 -100", shift(tone, -0.05)),
        filledPolygon("100 -100, 138 -136, 40 -136, 0 -100", shift(tone, 0.02)),
        box([-100, -102], [200, 102], tone),
        box([-16, -102], [32, 102], shift(tone, 0.08), 'class="shade"'),
        line("M-72 -24h44M-72 -36h30", shift(tone, -0.18), 5),
      ].join(""),
      width: 240,
      height: 138,
      rim: 98,
      top: { height: 100, half: 60 },
    };
  },
  bottle: ({ color }) => {
    const tone = color("#4f7f5a");
    return {
      svg: [
        shape(
          "M-34 0Q-40 0 -40 -10V-112Q-40 -138 -16 -152V-206H16V-152Q40 -138 40 -112V-10Q40 0 34 0Z",
          tone,
        ),
        box([-20, -212], [40, 26], shift(tone, -0.16), 'rx="5"'),
        box([-40, -92], [80, 54], "#f3ead6"),
        line("M-24 -74H24M-18 -60H18", "#b59a6a", 4),
        line("M-26 -18V-108", shift(tone, 0.16), 7, 'class="shade"'),
      ].join(""),
      width: 84,
      height: 214,
      rim: 120,
    };
  },
  "candy cane": () => ({
    svg:
      line("M14 -6V-96Q14 -126 -10 -126Q-34 -126 -34 -98", "#fbf6f0", 22) +
      line(
        "M8 -14L20 -30M8 -42L20 -58M8 -70L20 -86M10 -100L22 -112M-8 -134L-4 -116M-32 -118L-22 -108",
        "#d8343f",
        11,
      ),
    width: 90,
    height: 140,
  }),
  glass: ({ color }) => {
    const tone = color("#cfe6ee");
    return {
      svg: [
        filledPolygon("-46 -124, 46 -124, 38 0, -38 0", tone),
        filledPolygon("-43 -78, 43 -78, 37 -6, -37 -6", shift(tone, -0.08)),
        ellipse([0, -78], [43, 8], shift(tone, 0.03)),
        ellipse([0, -124], [46, 8], shift(tone, 0.06)),
        line("M-30 -104L-26 -22", "#ffffff", 6, 'class="shade"'),
      ].join(""),
      width: 96,
      height: 132,
      rim: 112,
    };
  },
  acorn: ({ color }) => {
    const tone = color("#b8783c");
    return {
      svg:
        filledCurve("-34 -76, 34 -76, 36 -40, 0 0, -36 -40", tone) +
        shape("M-44 -72Q-40 -112 0 -114Q40 -112 44 -72Q0 -60 -44 -72Z", "#7a5230") +
        line("M0 -112Q4 -124 12 -128", "#6a4626", 8) +
        line("M-18 -58Q-20 -36 -8 -20", shift(tone, 0.14), 6, 'class="shade"'),
      width: 92,
      height: 130,
    };
  },
};
