import { creature } from "./creature.ts";
import { creatureLook } from "./creature-looks.ts";
import { shift } from "../palette.ts";
import { group, placed, box, closedCurve, line, shape, ellipse } from "../pen.ts";
import { fishingBoat, rowBoat } from "../shapes/boats.ts";
import { poly, windowAt } from "./building-parts.ts";
import type { Maker } from "./maker.ts";

/** What sails, flies or rolls. */
export const craftMade: Readonly<Record<string, Maker>> = {
  sailboat: ({ paints, color }) => ({
    svg:
      line("M0 -40V-260", "#8a6244", 7) +
      shape("M8 -250C70 -190 100 -120 104 -62L8 -56Z", color("#f7f3ea")) +
      shape("M-8 -236C-50 -170 -78 -110 -84 -60L-8 -56Z", "#e8613c") +
      rowBoat(paints, "#2f6fa8", "#f2e8d5"),
    width: 260,
    height: 262,
    rim: 40,
  }),
  boat: ({ paints, color, item }) =>
    item.size > 1.2
      ? { svg: fishingBoat(paints, color("#3f7f8f"), "#f4ecdc"), width: 360, height: 330, rim: 70 }
      : { svg: rowBoat(paints, color("#c9503c"), "#f2e8d5"), width: 262, height: 66, rim: 44 },
  raft: () => ({
    svg:
      [-60, -30, 0, 30, 60]
        .map((x) => box([x * 1.6 - 24, -22], [48, 24], x % 60 ? "#b08858" : "#9c7648", 'rx="10"'))
        .join("") +
      line("M0 -20V-160", "#7a5a40", 6) +
      poly("4 -154, 80 -90, 4 -50", "#f2ead9"),
    width: 250,
    height: 160,
    top: { height: 22, half: 90 },
  }),
  "pirate ship": ({ color }) => ({
    svg:
      [-70, 20, 96]
        .map(
          (x, i) =>
            line(`M${x} -60V${-250 + i * 16}`, "#6d4a34", 7) +
            shape(
              closedCurve([
                [x - 46, -200 + i * 10],
                [x, -208 + i * 10],
                [x + 46, -200 + i * 10],
                [x + 54, -120],
                [x, -108],
                [x - 54, -120],
              ]),
              i === 1 ? color("#f0e8d6") : shift(color("#f0e8d6"), -0.04),
            ),
        )
        .join("") +
      poly("20 -250, 60 -238, 20 -224", "#2f2a30") +
      shape(
        "M-170 -100L-130 -96L-126 -66C-40 -56 90 -56 150 -74L182 -84C172 -40 150 0 120 16L-110 16C-146 -6 -166 -60 -170 -100Z",
        "#8a5434",
      ) +
      line("M-152 -44C-60 -26 90 -26 166 -48", "#d9a53a", 6) +
      [-90, -40, 10, 60, 110].map((x) => box([x - 9, -34], [18, 16], "#3a2a26")).join(""),
    width: 350,
    height: 254,
    rim: 66,
  }),
  "hot air balloon": ({ color, item }) => {
    const a = color("#e0503c");
    const b = item.colors[1] ?? "#f3c245";
    return {
      svg:
        line("M-34 -74L-20 -40M34 -74L20 -40", "#6d4a34", 3) +
        box([-24, -42], [48, 40], "#a9774a", 'rx="6"') +
        shape("M-34 -76C-130 -140 -130 -320 0 -320C130 -320 130 -140 34 -76Z", a) +
        shape("M-20 -76C-74 -140 -70 -316 0 -320C70 -316 74 -140 20 -76Z", b) +
        shape("M-8 -76C-26 -140 -24 -318 0 -320C24 -318 26 -140 8 -76Z", a),
      width: 200,
      height: 322,
      rim: 30,
    };
  },
  airship: ({ color }) => ({
    svg:
      shape(
        closedCurve([
          [-160, -90],
          [-80, -140],
          [40, -146],
          [150, -96],
          [40, -46],
          [-80, -50],
        ]),
        color("#c9ced6"),
      ) +
      poly("120 -100, 176 -150, 176 -44", "#8f98a4") +
      box([-50, -48], [90, 26], "#7a5a40", 'rx="8"'),
    width: 340,
    height: 146,
  }),
  carriage: ({ color }) => ({
    svg:
      shape(
        closedCurve([
          [-90, -60],
          [-70, -130],
          [0, -150],
          [70, -130],
          [90, -60],
          [0, -40],
        ]),
        color("#d68fb5"),
      ) +
      windowAt(-24, -124, 48, 44) +
      [-70, 70]
        .map((x) =>
          line(
            `M${x - 34} -34a34 34 0 1 0 68 0a34 34 0 1 0 -68 0M${x - 34} -34h68M${x} -68v68`,
            "#e0b23c",
            6,
          ),
        )
        .join(""),
    width: 220,
    height: 152,
  }),
  wagon: ({ color }) => {
    const wood = color("#a8744c");
    const wheel = (x: number) =>
      ellipse([x, -36], [38, 36], shift(wood, -0.22)) +
      ellipse([x, -36], [29, 27], shift(wood, 0.04)) +
      line(
        [0, 45, 90, 135]
          .map((turn) => {
            const [a, b] = [Math.cos((turn * Math.PI) / 180) * 29, Math.sin((turn * Math.PI) / 180) * 27];
            return `M${x - a} ${-36 - b}L${x + a} ${-36 + b}`;
          })
          .join(""),
        shift(wood, -0.22),
        6,
      ) +
      ellipse([x, -36], [8, 8], shift(wood, -0.28));
    return {
      svg: [
        line("M-140 -66L-196 -40", shift(wood, -0.16), 9),
        shape("M-146 -134H150L136 -58H-132Z", wood),
        line("M-142 -110H146M-137 -84H141", shift(wood, -0.1), 4),
        ...[-100, 0, 100].map((x) => line(`M${x} -146V-58`, shift(wood, -0.14), 9)),
        box([-152, -142], [308, 12], shift(wood, 0.07)),
        box([-120, -60], [240, 12], shift(wood, -0.18)),
        wheel(-84),
        wheel(88),
      ].join(""),
      width: 392,
      height: 146,
      rim: 130,
      top: { height: 134, half: 100 },
    };
  },
  "sports car": ({ color }) => {
    const tone = color("#d0343c");
    const wheel = (x: number) =>
      ellipse([x, -28], [30, 28], "#2f2d34") +
      ellipse([x, -28], [17, 16], "#b9bec6") +
      ellipse([x, -28], [6, 6], "#5a5f68");
    return {
      svg: [
        shape("M-66 -72Q-30 -112 26 -112Q74 -110 104 -72Z", shift(tone, -0.06)),
        shape("M-52 -74Q-24 -103 14 -104V-74ZM24 -104Q66 -102 88 -74H24Z", "#bfe0ee"),
        shape("M-182 -34Q-184 -60 -146 -68Q-90 -82 -40 -80H100Q150 -78 172 -66Q184 -52 180 -26H-176Z", tone),
        shape("M-182 -34H182L180 -22H-176Z", shift(tone, -0.16)),
        line("M-150 -58Q-60 -66 160 -56", shift(tone, 0.14), 5, 'class="shade"'),
        line("M14 -74V-30M-58 -72Q-66 -50 -58 -32", shift(tone, -0.12), 3),
        ellipse([-166, -56], [13, 8], "#fbe9a4"),
        box([168, -60], [12, 14], "#f2b0a0"),
        shape("M128 -78L176 -92V-84L140 -74Z", shift(tone, -0.1)),
        wheel(-108),
        wheel(106),
      ].join(""),
      width: 370,
      height: 114,
      top: { height: 110, half: 40 },
    };
  },
  "rocking horse": ({ color, item, chance }) => {
    const wood = "#b0703f";
    const figure = creature(
      {
        ...creatureLook({ ...item, drawable: "pony", colors: [] }, 0, chance),
        coat: color("#d9a05a"),
        mane: "#8a5230",
      },
      null,
    );
    return {
      ...figure,
      svg:
        line("M-112 -22Q0 34 112 -22", wood, 15) +
        line("M-64 -4V-30M64 -4V-30", shift(wood, -0.08), 12) +
        group(figure.svg, placed([0, -12])) +
        shape("M-30 -104Q6 -92 40 -104L46 -66Q6 -54 -34 -66Z", "#c8434f"),
      height: figure.height + 12,
      width: Math.max(250, figure.width),
    };
  },
  shipwreck: () => {
    const hull = "#7a5a44";
    const beam = (x: number) => line(`M${x} -16L${x - 10} -84`, shift(hull, -0.12), 7);
    return {
      svg: group(
        [
          line("M-60 -80L-84 -262M40 -76L30 -210", shift(hull, -0.04), 12),
          line("M-120 -206L-36 -216", shift(hull, -0.04), 8),
          shape("M-112 -200L-46 -208Q-40 -160 -52 -130L-70 -150L-84 -120L-104 -140Z", "#c9c2a8"),
          shape(
            "M-200 -120L-166 -112L-160 -84C-60 -70 90 -70 160 -92L196 -104C190 -40 160 10 120 24L-120 24C-166 0 -190 -60 -200 -120Z",
            hull,
          ),
          shape("M-30 -40L20 -52L50 -14L10 12L-34 -2Z", "#3f312c"),
          ...[-130, -84, 84, 126].map(beam),
          line("M-180 -60C-60 -40 90 -40 176 -64M-156 -18C-60 -4 90 -4 156 -20", shift(hull, -0.09), 5),
          ...[-120, 110].map((x) => ellipse([x, -44], [13, 13], "#3f312c")),
          line("M-100 24Q-112 -20 -96 -50M70 24Q84 -10 66 -40", "#4f9a6a", 9),
        ],
        placed([0, -34], -13),
      ),
      width: 420,
      height: 300,
    };
  },
  gondola: ({ color }) => {
    const hull = color("#2f2d36");
    return {
      svg: [
        shape(
          "M-186 -104Q-166 -36 -120 -20H120Q170 -34 190 -92Q152 -48 100 -48H-104Q-158 -52 -186 -104Z",
          shift(hull, 0.06),
        ),
        shape(
          "M-190 -112L-172 -108Q-156 -44 -104 -40H104Q156 -46 184 -98L196 -94Q174 0 110 0H-110Q-174 0 -190 -112Z",
          hull,
        ),
        line("M-166 -66Q-146 -34 -104 -30H106Q150 -36 172 -66", "#d9a84a", 4),
        line("M-190 -112h-14M-188 -100h-14M-185 -88h-12", "#d9d4c8", 5),
        shape("M-40 -44Q-38 -70 -16 -70H34Q50 -70 50 -44Z", "#b0343c"),
        shape("M-40 -44Q-38 -56 -30 -56H50V-44Z", "#c9525a"),
      ].join(""),
      width: 400,
      height: 114,
      rim: 46,
      top: { height: 44, half: 110 },
    };
  },
  surfboard: ({ color, isCarrying, item }) =>
    isCarrying || item.relation?.kind === "on"
      ? {
          svg:
            shape(
              "M-112 -13Q-60 -3 0 -3Q60 -3 112 -20Q70 6 0 6Q-70 6 -112 -13Z",
              shift(color("#f0a43c"), -0.1),
            ) +
            shape("M-112 -15Q-60 -24 0 -22Q60 -22 112 -22Q70 2 0 2Q-70 2 -112 -15Z", color("#f0a43c")) +
            line("M-92 -12Q0 -14 92 -15", "#f9f4e6", 4),
          width: 226,
          height: 24,
          top: { height: 14, half: 60 },
        }
      : {
          svg:
            shape(
              closedCurve([
                [0, -220],
                [30, -140],
                [28, -40],
                [0, 0],
                [-28, -40],
                [-30, -140],
              ]),
              color("#f0a43c"),
            ) + line("M0 -206V-14", "#f9f4e6", 5),
          width: 62,
          height: 220,
        },
};
