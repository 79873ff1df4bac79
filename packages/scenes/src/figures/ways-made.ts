import { shift } from "../palette.ts";
import { box, closedCurve, ellipse, line, shape } from "../pen.ts";
import { lantern } from "../shapes/street.ts";
import { poly, wood } from "./building-parts.ts";
import type { Maker } from "./maker.ts";

/** What people walk over, through, along, or rest on outdoors. */
export const waysMade: Readonly<Record<string, Maker>> = {
  fence: ({ color }) => ({
    svg:
      box([-150, -62], [300, 11], shift(color("#f2ead9"), -0.08)) +
      box([-150, -30], [300, 11], shift(color("#f2ead9"), -0.08)) +
      Array.from({ length: 9 }, (_, i) =>
        poly(
          `${-146 + i * 36} 0, ${-146 + i * 36} -78, ${-134 + i * 36} -92, ${-122 + i * 36} -78, ${-122 + i * 36} 0`,
          color("#f2ead9"),
        ),
      ).join(""),
    width: 300,
    height: 92,
    top: { height: 88, half: 120 },
  }),
  gate: () => ({
    svg:
      box([-90, -140], [20, 140], "#9a938a") +
      box([70, -140], [20, 140], "#9a938a") +
      ellipse([-80, -144], [14, 12], "#b5aea4") +
      ellipse([80, -144], [14, 12], "#b5aea4") +
      line(
        "M-70 -20H70M-70 -90Q0 -140 70 -90M-46 0V-102M-22 0V-114M0 0V-118M22 0V-114M46 0V-102",
        "#4a4f58",
        6,
      ),
    width: 190,
    height: 156,
  }),
  wall: ({ color }) => ({
    svg:
      box([-150, -100], [300, 100], color("#b56a50")) +
      [0, 1, 2, 3]
        .map((r) =>
          line(
            `M-150 ${-r * 25 - 25}H150` +
              [0, 1, 2, 3, 4, 5].map((i) => `M${-140 + i * 54 + (r % 2) * 26} ${-r * 25}v-25`).join(""),
            "#e0c4ae",
            2.5,
          ),
        )
        .join(""),
    width: 300,
    height: 100,
    top: { height: 100, half: 130 },
  }),
  stairs: () => ({
    svg: [0, 1, 2, 3, 4]
      .map((i) => box([-100 + i * 36, -28 * (i + 1)], [200 - i * 36, 28], i % 2 ? "#b9b0a4" : "#c9c0b4"))
      .join(""),
    width: 200,
    height: 140,
    top: { height: 140, half: 24 },
  }),
  bench: ({ color }) => ({
    svg:
      line("M-84 0V-46M84 0V-46M-84 -46V-104M84 -46V-104", "#4a4f58", 8) +
      [-100, -78].map((y) => box([-104, y], [208, 15], color(wood))).join("") +
      box([-110, -52], [220, 16], shift(color(wood), 0.06)),
    width: 220,
    height: 106,
    top: { height: 50, half: 80 },
  }),
  "street lamp": ({ paints }) => ({ svg: lantern(paints, [0, 0], 260), width: 60, height: 262 }),
  signpost: () => ({
    svg:
      box([-6, -150], [12, 150], "#7a5a40") +
      poly("-64 -140, 50 -140, 74 -120, 50 -100, -64 -100", wood) +
      poly("64 -88, -50 -88, -74 -70, -50 -52, 64 -52", shift(wood, 0.06)),
    width: 150,
    height: 152,
  }),
  playground: () => ({
    svg:
      line("M-140 0L-96 -150M-52 0L-96 -150M-96 -150H60M60 -150L20 0M60 -150L104 0", "#d6473f", 9) +
      line("M-40 -150V-52M-10 -150V-52", "#59616d", 3) +
      box([-48, -54], [46, 9], "#f0b429") +
      poly("60 -110, 84 -110, 170 -4, 140 -4", "#3f8fc4"),
    width: 310,
    height: 156,
  }),
  swing: () => ({
    svg:
      line("M-100 0L-70 -180M-40 0L-70 -180M100 0L70 -180M40 0L70 -180M-74 -180H74", "#8a5a38", 10) +
      line("M-22 -180V-56M22 -180V-56", "#59616d", 3) +
      box([-32, -58], [64, 10], "#d6473f"),
    width: 210,
    height: 186,
    top: { height: 58, half: 6 },
  }),
  slide: () => ({
    svg:
      line("M-84 0V-150M-50 0V-150M-84 -30h34M-84 -60h34M-84 -90h34M-84 -120h34", "#59616d", 7) +
      shape(
        closedCurve([
          [-90, -156],
          [-40, -158],
          [40, -60],
          [120, -18],
          [118, -4],
          [30, -30],
          [-50, -136],
          [-90, -142],
        ]),
        "#f0b429",
      ),
    width: 220,
    height: 158,
  }),
  hammock: ({ color, item }) => ({
    svg:
      // where no trees hold it it has a stand of its own
      (item.relation?.kind === "between"
        ? ""
        : line("M-170 0L-168 -156M170 0L168 -156M-196 0H-140M140 0H196", "#8a5a38", 11)) +
      line("M-170 -150L-120 -80M170 -150L120 -80", "#8a7a5a", 4) +
      shape("M-126 -84Q0 0 126 -84Q0 -40 -126 -84Z", color("#e8903c")),
    width: 340,
    height: 150,
    top: { height: 46, half: 50 },
  }),
};
