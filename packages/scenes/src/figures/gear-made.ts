import { shift } from "../palette.ts";
import { box, closedCurve, ellipse, group, line, placed, type Point, polygon, shape } from "../pen.ts";
import { hatOf } from "./person-hat.ts";
import { poly, wood } from "./building-parts.ts";
import type { Maker } from "./maker.ts";

/** A wheel with spokes. */
const wheel = (x: number, r: number, tone = "#3a3e47"): string =>
  ellipse([x, -r], [r, r], tone) +
  ellipse([x, -r], [r * 0.8, r * 0.8], "#c3c9d0") +
  line(
    [0, 1, 2, 3]
      .map((i) => {
        const [dx, dy] = [Math.cos((i * Math.PI) / 4) * r * 0.76, Math.sin((i * Math.PI) / 4) * r * 0.76];
        return `M${x - dx} ${-r - dy}L${x + dx} ${-r + dy}`;
      })
      .join(""),
    "#7d848e",
    r * 0.06,
  ) +
  ellipse([x, -r], [r * 0.16, r * 0.16], tone);

/** Clothes that nobody wears lie folded. */
const folded =
  (usual: string): Maker =>
  ({ color }) => ({
    svg:
      box([-46, -20], [92, 20], shift(color(usual), -0.08), 'rx="9"') +
      box([-42, -38], [84, 20], color(usual), 'rx="9"') +
      line("M-30 -28H26", shift(color(usual), 0.12), 4),
    width: 96,
    height: 40,
  });

/** What carries people, what they jump on, play at and hang their clothes on. */
export const gearMade: Readonly<Record<string, Maker>> = {
  wheelchair: ({ color }) => {
    const seat = color("#3f66a0");
    return {
      svg: [
        line("M-50 -168H-64M50 -168H64M-50 -168V-60M50 -168V-60", "#7d848e", 7),
        box([-48, -160], [96, 74], seat, 'rx="8"'),
        box([-54, -76], [108, 18], shift(seat, 0.06), 'rx="6"'),
        line("M-58 -104H-46M58 -104H46", "#3a3e47", 11),
        line("M-40 -58L-44 -12M40 -58L44 -12", "#7d848e", 6),
        box([-54, -14], [36, 8], "#3a3e47", 'rx="3"'),
        box([18, -14], [36, 8], "#3a3e47", 'rx="3"'),
        // the large wheels are seen from the front, at both sides
        ...[-70, 70].map(
          (x) => ellipse([x, -48], [13, 48], "#3a3e47") + ellipse([x, -48], [7, 40], "#c3c9d0"),
        ),
        ...[-42, 42].map((x) => ellipse([x, -8], [7, 9], "#3a3e47")),
      ].join(""),
      width: 166,
      height: 170,
      top: { height: 74, half: 20 },
    };
  },
  stroller: ({ color }) => {
    const tone = color("#d6607f");
    return {
      svg: [
        line("M62 -96L116 -150H134", "#5a606b", 8),
        line("M-50 -30L56 -96M50 -30L-56 -96", "#7d848e", 6),
        ellipse([-8, -112], [26, 25], "#f3c9a4"),
        shape("M-34 -116Q-30 -142 -6 -141Q18 -140 18 -116Q-6 -132 -34 -116Z", "#f4e3a8"),
        ellipse([-16, -110], [3.4, 4.4], "#33262a"),
        ellipse([2, -110], [3.4, 4.4], "#33262a"),
        line("M-14 -100Q-7 -94 0 -100", "#a8403f", 3),
        shape("M-92 -100H70Q66 -46 20 -42H-44Q-86 -46 -92 -100Z", tone),
        shape("M-92 -100H70L68 -86H-91Z", shift(tone, 0.08)),
        shape("M8 -100Q4 -166 42 -176Q86 -172 78 -100Z", shift(tone, -0.06)),
        line("M24 -102Q28 -150 44 -172M50 -102Q56 -140 50 -172", shift(tone, -0.14), 3),
        wheel(-56, 27),
        wheel(56, 27),
      ].join(""),
      width: 236,
      height: 176,
    };
  },
  trampoline: ({ color }) => {
    const pad = color("#3f7fc4");
    return {
      svg: [
        ...[-128, -56, 56, 128].map((x) => line(`M${x} -58V${Math.abs(x) > 100 ? -14 : 0}`, "#6b727d", 9)),
        ellipse([0, -66], [160, 34], shift(pad, -0.1)),
        ellipse([0, -72], [160, 34], pad),
        ellipse([0, -72], [132, 26], "#2f333c"),
        ellipse([0, -70], [120, 21], "#3c414c"),
      ].join(""),
      width: 320,
      height: 106,
      top: { height: 70, half: 84 },
    };
  },
  clothesline: ({ chance }) => {
    const tones = ["#d6473f", "#3f7fc4", "#f0b429", "#3f9c6b", "#f4f1ea", "#e06a93"];
    const at = (x: number) => -208 + 18 * (1 - (x / 170) ** 2);
    const hang = [-128, -76, -14, 52, 112].map((x, i) => {
      const tone = tones[(i + (chance.chance(0.5) ? 3 : 0)) % tones.length] ?? "#f4f1ea";
      const y = at(x);
      const cloth =
        i % 3 === 0
          ? `M${x - 22} ${y}H${x + 22}L${x + 36} ${y + 22}L${x + 24} ${y + 30}L${x + 20} ${y + 24}V${y + 70}H${x - 20}V${y + 24}L${x - 24} ${y + 30}L${x - 36} ${y + 22}Z`
          : i % 3 === 1
            ? `M${x - 18} ${y}H${x + 18}L${x + 20} ${y + 84}H${x + 4}L${x} ${y + 30}L${x - 4} ${y + 84}H${x - 20}Z`
            : `M${x - 30} ${y}H${x + 30}V${y + 62}Q${x} ${y + 70} ${x - 30} ${y + 62}Z`;
      return shape(cloth, tone) + line(`M${x - 14} ${y - 5}V${y + 7}M${x + 14} ${y - 5}V${y + 7}`, wood, 5);
    });
    return {
      svg: [
        line("M-176 0V-220M176 0V-220", wood, 12),
        line("M-196 -206H-156M156 -206H196", wood, 9),
        line(`M-176 -208Q0 -172 176 -208`, "#e9e4d8", 4),
        ...hang,
      ].join(""),
      width: 396,
      height: 224,
    };
  },
  "chess board": () => {
    const piece = (x: number, y: number, tone: string, tall: number) =>
      shape(
        closedCurve([
          [x - 9, y],
          [x - 4, y - tall * 0.5],
          [x + 4, y - tall * 0.5],
          [x + 9, y],
        ]),
        tone,
      ) + ellipse([x, y - tall * 0.66], [6.5, 6.5], tone);
    const tiles = Array.from({ length: 4 }, (_, row) =>
      Array.from({ length: 6 }, (_, column) => {
        const [top, low] = [-132 + row * 9, -123 + row * 9];
        const edge = (y: number, c: number) => (c - 3) * (22 + (y + 132) * 0.14);
        return (row + column) % 2 === 0
          ? poly(
              `${edge(top, column)} ${top}, ${edge(top, column + 1)} ${top}, ${edge(low, column + 1)} ${low}, ${edge(low, column)} ${low}`,
              "#6b4a30",
            )
          : "";
      }).join(""),
    );
    return {
      svg: [
        box([-14, -92], [28, 84], shift(wood, -0.1)),
        shape("M-52 0Q-20 -20 0 -20Q20 -20 52 0Z", shift(wood, -0.12)),
        shape("M-96 -92L-84 -136H84L96 -92V-80H-96Z", wood),
        poly("-66 -132, 66 -132, 84 -96, -84 -96", "#f1e2bf"),
        ...tiles,
        ...[-46, -14, 20, 50].map((x) => piece(x, -122, "#3a3136", 30)),
        ...[-58, -24, 14, 56].map((x) => piece(x, -98, "#faf3e2", 34)),
      ].join(""),
      width: 200,
      height: 156,
    };
  },
  // on a stick where somebody holds it
  marshmallow: ({ item }) =>
    item.relation?.kind === "hold"
      ? {
          svg: group(
            line("M0 0V-128", "#7a5638", 6) +
              box([-17, -162], [34, 42], "#fbf6ea", 'rx="11"') +
              box([-17, -162], [34, 16], "#e3b982", 'rx="8"'),
            placed([0, 0], 28),
          ),
          width: 110,
          height: 150,
        }
      : {
          svg: [-36, 0, 36]
            .map(
              (x) =>
                box([x - 17, -30], [34, 30], "#f3ece0", 'rx="10"') +
                box([x - 17, -30], [34, 20], "#fdf9f0", 'rx="10"'),
            )
            .join(""),
          width: 110,
          height: 44,
        },
  "soccer ball": () => {
    const patch = (x: number, y: number, r: number, turn: number) =>
      shape(
        polygon(
          [0, 1, 2, 3, 4].map((i): Point => {
            const angle = turn + (i * 2 * Math.PI) / 5;
            return [x + Math.cos(angle) * r, y + Math.sin(angle) * r];
          }),
        ),
        "#2f333c",
      );
    return {
      svg: [
        ellipse([0, -50], [50, 50], "#f7f6f2"),
        line("M0 -66L0 -92M15 -55L40 -62M9 -37L26 -16M-9 -37L-26 -16M-15 -55L-40 -62", "#8a919c", 3),
        patch(0, -50, 17, -Math.PI / 2),
        patch(0, -93, 10, Math.PI / 2),
        patch(42, -62, 10, Math.PI * 0.9),
        patch(27, -13, 10, -Math.PI * 0.7),
        patch(-27, -13, 10, -Math.PI * 0.3),
        patch(-42, -62, 10, Math.PI * 0.1),
      ].join(""),
      width: 102,
      height: 100,
    };
  },
  smartphone: ({ color }) => ({
    svg:
      box([-24, -92], [48, 92], color("#2f333c"), 'rx="9"') +
      box([-19, -84], [38, 72], "#8fc4e8", 'rx="3"') +
      ellipse([0, -6], [4, 4], "#8a919c"),
    width: 50,
    height: 94,
  }),
  "jump rope": ({ color }) => ({
    svg:
      line("M-45 -122Q-92 -70 -66 -18Q-30 8 0 8Q30 8 66 -18Q92 -70 45 -122", color("#d6473f"), 4) +
      line("M-44 -130L-47 -116M44 -130L47 -116", "#f0b429", 8),
    width: 150,
    height: 163,
  }),
  snowball: () => ({
    svg: ellipse([0, -30], [30, 30], "#f6f9fc") + ellipse([-9, -38], [10, 8], "#ffffff"),
    width: 62,
    height: 62,
  }),
  "game controller": ({ color }) => {
    const tone = color("#3f4654");
    return {
      svg: [
        shape(
          closedCurve([
            [-62, -8],
            [-70, -44],
            [-44, -70],
            [44, -70],
            [70, -44],
            [62, -8],
            [36, -28],
            [-36, -28],
          ]),
          tone,
        ),
        line("M-40 -58V-38M-50 -48H-30", "#e9ecef", 7),
        ellipse([34, -56], [6, 6], "#d6473f"),
        ellipse([46, -46], [6, 6], "#3f9c6b"),
        ellipse([34, -38], [6, 6], "#f0b429"),
      ].join(""),
      width: 142,
      height: 74,
    };
  },
  hose: () => ({
    svg: [
      line("M0 -60Q-70 -40 -60 0Q-40 26 10 6", "#c9a23a", 11),
      line("M-4 -62L34 -76", "#8a919c", 14),
      ...[0, 1, 2, 3, 4].map((i) =>
        line(
          `M36 -77Q${96 + i * 8} ${-120 + i * 14} ${170 + i * 4} ${-70 + i * 24}`,
          i % 2 ? "#8fd0ea" : "#bfe6f5",
          6,
        ),
      ),
    ].join(""),
    width: 260,
    height: 120,
  }),
  tray: () => ({
    svg: [
      ...[-36, 0, 36].map(
        (x, i) =>
          shape(`M${x - 13} -56H${x + 13}L${x + 10} -8H${x - 10}Z`, "#e6f2f8") +
          shape(
            `M${x - 12} -40H${x + 12}L${x + 10} -8H${x - 10}Z`,
            ["#e88a3c", "#d6476a", "#8fc45a"][i] ?? "",
          ),
      ),
      shape("M-72 -12H72L58 0H-58Z", "#b9c1c9"),
      ellipse([0, -12], [72, 6], "#d6dce2"),
    ].join(""),
    width: 146,
    height: 60,
  }),
  toothbrush: ({ color }) => ({
    svg: group(
      line("M0 0V-96", color("#3f8fd0"), 11) + box([-16, -112], [17, 32], "#f6f9fc", 'rx="3"'),
      placed([0, 0], -34),
    ),
    width: 90,
    height: 104,
  }),
  microphone: () => ({
    svg:
      line("M0 0L0 -62", "#2f333c", 17) +
      ellipse([0, -76], [20, 22], "#8a919c") +
      ellipse([-5, -82], [7, 7], "#b9c1c9"),
    width: 44,
    height: 98,
  }),
  cauldron: () => ({
    svg: [
      line("M-52 -14L-66 0M52 -14L66 0", "#2b2d34", 12),
      shape("M-84 -112Q-112 -10 -40 -6H40Q112 -10 84 -112Z", "#33363f"),
      ellipse([0, -112], [92, 22], "#4a4e59"),
      ellipse([0, -113], [76, 15], "#79c255"),
      ...[-40, -8, 30].map((x, i) => ellipse([x, -118 - i * 9], [13 - i * 2, 12 - i * 2], "#a5dd7f")),
      ellipse([-54, -60], [9, 26], "#4a4e59", 'class="shade"'),
    ].join(""),
    width: 190,
    height: 150,
    rim: 104,
  }),
  cane: ({ color }) => ({
    svg: line("M0 0V-116Q0 -140 22 -140Q42 -140 42 -120", color("#8a5a34"), 10),
    width: 64,
    height: 146,
  }),
  grill: () => ({
    svg: [
      line("M-44 -60L-62 0M44 -60L62 0M0 -58V-6", "#5a606b", 8),
      shape("M-78 -110H78Q70 -52 0 -52Q-70 -52 -78 -110Z", "#3a3e47"),
      shape("M-74 -104Q0 -92 74 -104L72 -96Q0 -84 -72 -96Z", "#e8702e"),
      box([-82, -116], [164, 10], "#8a919c", 'rx="4"'),
      ...[-50, -16, 18].map((x) => box([x, -130], [30, 15], "#a2502f", 'rx="7"')),
      line("M-30 -140Q-40 -160 -26 -176M20 -140Q8 -160 24 -182", "#d6dce2", 5, 'class="shade"'),
    ].join(""),
    width: 170,
    height: 150,
  }),
  seesaw: ({ color }) => ({
    svg: [
      poly("-34 0, 0 -62, 34 0", "#6b727d"),
      box([-176, -74], [352, 17], color("#d6473f"), 'rx="7"'),
      line("M-120 -76V-104M120 -76V-104", "#f0b429", 9),
      line("M-134 -106H-106M106 -106H134", "#f0b429", 9),
    ].join(""),
    width: 360,
    height: 110,
    top: { height: 72, half: 150 },
  }),
  throne: ({ color }) => {
    const gold = color("#d9a93a");
    return {
      svg: [
        shape(
          "M-58 -60L-62 -206Q-40 -186 -30 -214Q-14 -192 0 -232Q14 -192 30 -214Q40 -186 62 -206L58 -60Z",
          gold,
        ),
        box([-42, -178], [84, 112], "#a8323f", 'rx="12"'),
        ellipse([0, -198], [9, 10], "#d23b55"),
        box([-66, -84], [132, 26], "#b83a48", 'rx="9"'),
        box([-70, -60], [140, 20], gold),
        line("M-64 -118V-44M64 -118V-44", shift(gold, -0.06), 15),
        line("M-60 -42V-4M60 -42V-4", shift(gold, -0.1), 15),
      ].join(""),
      width: 150,
      height: 232,
      top: { height: 80, half: 26 },
    };
  },
  "roast turkey": () => ({
    svg: [
      ellipse([0, -10], [112, 16], "#e9ecef"),
      ellipse([0, -14], [96, 11], "#cfd6dc"),
      ...[-78, -54, 56, 80].map((x) => ellipse([x, -20], [20, 10], "#6fa04c")),
      shape(
        closedCurve([
          [-76, -16],
          [-70, -62],
          [-20, -96],
          [38, -88],
          [74, -50],
          [70, -16],
        ]),
        "#b8712f",
      ),
      shape(
        closedCurve([
          [20, -20],
          [36, -64],
          [76, -62],
          [92, -34],
          [62, -14],
        ]),
        "#a2602a",
      ),
      line("M84 -44L112 -66", "#f3e6cc", 10),
      ellipse([114, -70], [9, 8], "#f3e6cc"),
      line("M-50 -66Q-24 -86 6 -84", "#d9944a", 8),
    ].join(""),
    width: 228,
    height: 98,
  }),
  helmet: ({ color }) => ({
    svg: group(hatOf({ kind: "hard", color: color("#d6473f") }, 50), placed([0, 34])),
    fits: 100,
    width: 116,
    height: 44,
  }),
  pajamas: folded("#8fb4e0"),
  apron: folded("#f1ece0"),
  cape: folded("#d0343c"),
  swimsuit: folded("#e0567f"),
  uniform: folded("#2f4a7d"),
};
