import { shift } from "../palette.ts";
import { box, closedCurve, ellipse, group, line, placed, shape } from "../pen.ts";
import { boulder } from "../shapes/shore.ts";
import { doorAt, planks, poly, windowAt, wood } from "./building-parts.ts";
import type { Maker } from "./maker.ts";

/** What is built and stands out in a landscape: towers, barns, mills. */
export const towersMade: Readonly<Record<string, Maker>> = {
  barn: ({ color }) => ({
    svg:
      planks(-110, -110, 220, 110, color("#b5412f"), 20) +
      poly("-126 -106, -84 -176, 0 -206, 84 -176, 126 -106", "#6d4440") +
      poly("-108 -110, -74 -168, 0 -194, 74 -168, 108 -110", color("#b5412f")) +
      box([-44, -84], [88, 84], "#f2ece0") +
      box([-38, -78], [76, 78], shift(color("#b5412f"), -0.08)) +
      line("M-38 -78L38 0M38 -78L-38 0M0 -78V0", "#f2ece0", 5) +
      box([-18, -158], [36, 30], "#f2ece0") +
      box([-13, -153], [26, 21], "#5a3a34"),
    width: 256,
    height: 206,
    top: { height: 180, half: 50 },
  }),
  greenhouse: () => ({
    svg:
      poly("-100 0, -100 -90, 0 -150, 100 -90, 100 0", "#cfe8e6") +
      [-60, -20, 20, 60].map((x) => ellipse([x, -26], [20, 26], x % 40 ? "#5f9e50" : "#74b45c")).join("") +
      line(
        "M-100 0V-90L0 -150L100 -90V0ZM-50 0V-120M0 0V-150M50 0V-120M-100 -90H100M-100 -45H100",
        "#f7f7f2",
        5,
      ),
    width: 210,
    height: 152,
  }),
  tower: ({ color }) => ({
    svg:
      poly("-44 0, -38 -220, 38 -220, 44 0", color("#c9b79c")) +
      poly("-54 -216, 0 -300, 54 -216", "#9c4a3a") +
      ellipse([0, -176], [20, 20], "#fbf6e6") +
      line("M0 -176V-190M0 -176L9 -170", "#3a2a26", 3) +
      doorAt(0, 34, 58, "#6d4a34") +
      box([-9, -130], [18, 30], "#6f93ad"),
    width: 112,
    height: 300,
  }),
  lighthouse: ({ chance, color, isNight }) => ({
    svg:
      (isNight
        ? shape("M-14 -258L-620 -372V-206Z", "#fff2b8", 'opacity="0.3" class="shade"') +
          shape("M14 -258L620 -340V-186Z", "#fff2b8", 'opacity="0.3" class="shade"')
        : "") +
      boulder(chance, [0, 14], [190, 46], "#8f8884") +
      poly("-46 0, -26 -226, 26 -226, 46 0", "#f6f2ea") +
      [
        [-42, -46, -38, -92, 38, -92, 42, -46],
        [-34.5, -130, -30.5, -176, 30.5, -176, 34.5, -130],
      ]
        .map((q) =>
          poly(`${q[0]} ${q[1]}, ${q[2]} ${q[3]}, ${q[4]} ${q[5]}, ${q[6]} ${q[7]}`, color("#d2463a")),
        )
        .join("") +
      box([-36, -238], [72, 14], "#59616d") +
      box([-20, -276], [40, 38], "#fbe9a4") +
      line("M-20 -276V-238M0 -276V-238M20 -276V-238", "#59616d", 4) +
      poly("-28 -274, 0 -308, 28 -274", color("#d2463a")) +
      doorAt(0, 30, 48, "#7a4a38") +
      box([-7, -122], [14, 22], "#6f93ad"),
    width: 150,
    height: 308,
    top: { height: 238, half: 20 },
  }),
  windmill: ({ color }) => ({
    svg:
      poly("-56 0, -34 -170, 34 -170, 56 0", color("#efe4cf")) +
      shape(
        closedCurve([
          [-40, -166],
          [-26, -206],
          [0, -218],
          [26, -206],
          [40, -166],
        ]),
        "#9c4a3a",
      ) +
      doorAt(0, 34, 56, "#7a4a34") +
      windowAt(-12, -126, 24, 26) +
      [18, 108, 198, 288]
        .map((a) =>
          group(
            box([-3, -140], [6, 140], "#6d4a34") +
              box([3, -134], [30, 100], "#f4ecd9") +
              line("M3 -110h30M3 -85h30M3 -60h30M18 -134v100", "#a9774a", 2.5),
            placed([0, -182], a),
          ),
        )
        .join("") +
      ellipse([0, -182], [9, 9], "#59402f"),
    width: 240,
    height: 320,
  }),
  pyramid: ({ color }) => ({
    svg:
      poly("-160 0, 20 -190, 60 0", shift(color("#e0bd78"), 0.05)) +
      poly("20 -190, 170 0, 60 0", shift(color("#e0bd78"), -0.13)),
    width: 330,
    height: 190,
  }),
  well: () => ({
    svg:
      box([-46, -150], [8, 110], wood) +
      box([38, -150], [8, 110], wood) +
      poly("-66 -142, 0 -186, 66 -142", "#a8483a") +
      line("M0 -140V-80", "#8a7a5a", 3) +
      box([-10, -84], [20, 20], "#8a6244") +
      shape(
        closedCurve([
          [-56, -58],
          [0, -62],
          [56, -58],
          [52, 0],
          [0, 4],
          [-52, 0],
        ]),
        "#a09a92",
      ) +
      ellipse([0, -58], [54, 12], "#5f6a72"),
    width: 132,
    height: 186,
  }),
  haystack: () => ({
    svg:
      shape(
        closedCurve([
          [-90, 0],
          [-84, -60],
          [-40, -110],
          [0, -122],
          [40, -110],
          [84, -60],
          [90, 0],
        ]),
        "#e0b54f",
      ) + line("M-60 -20L-40 -60M-20 -16L-10 -70M24 -20L30 -72M60 -14L56 -54M0 -90L6 -110", "#b98a2c", 4),
    width: 184,
    height: 124,
    top: { height: 116, half: 24 },
  }),
  beehive: () => ({
    svg:
      [0, 1, 2, 3, 4]
        .map((i) =>
          shape(
            closedCurve([
              [-60 + i * 9, -i * 26 - 2],
              [0, -i * 26 + 4],
              [60 - i * 9, -i * 26 - 2],
              [60 - i * 9, -i * 26 - 26],
              [0, -i * 26 - 30],
              [-60 + i * 9, -i * 26 - 26],
            ]),
            i % 2 ? "#e3b34a" : "#d9a23c",
          ),
        )
        .join("") + ellipse([0, -22], [13, 13], "#4a3424"),
    width: 124,
    height: 142,
  }),
  ruin: () => ({
    svg:
      [-90, -20, 60]
        .map(
          (x, i) =>
            box([x - 15, -150 + i * 30], [30, 150 - i * 30], "#d0c6b4") +
            box([x - 22, -154 + i * 30], [44, 14], "#e0d7c6"),
        )
        .join("") + box([-130, -16], [260, 16], "#bdb2a0"),
    width: 260,
    height: 166,
  }),
};
