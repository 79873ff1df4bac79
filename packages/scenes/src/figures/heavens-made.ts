import { mix, shift } from "../palette.ts";
import { closedCurve, ellipse, group, line, placed, polygon, shape } from "../pen.ts";
import { heapCloud } from "../shapes/clouds.ts";
import { limb } from "./limb.ts";
import type { Maker } from "./maker.ts";

/** What is seen in the sky. */
export const heavensMade: Readonly<Record<string, Maker>> = {
  cloud: ({ paints, chance, color }) => ({
    svg: heapCloud(
      paints,
      chance,
      [
        [0, 0],
        [260, 110],
      ],
      { light: "#ffffff", body: color("#eef1f6"), shade: mix(color("#c3cddb"), "#9fb0c8", 0.3) },
    ),
    width: 260,
    height: 130,
    top: { height: 70, half: 60 },
  }),
  rainbow: () => ({
    svg: ["#e0483c", "#f08a2e", "#f5cf3a", "#5fae4c", "#3f8fd0", "#7f5bb5"]
      .map((tone, i) =>
        shape(
          `M${-300 + i * 22} 0A${300 - i * 22} ${300 - i * 22} 0 0 1 ${300 - i * 22} 0L${278 - i * 22} 0A${278 - i * 22} ${278 - i * 22} 0 0 0 ${-278 + i * 22} 0Z`,
          tone,
        ),
      )
      .join(""),
    width: 600,
    height: 300,
  }),
  fireworks: ({ chance, color, item, index }) => {
    const tone =
      item.colors[index % Math.max(1, item.colors.length)] ??
      color(chance.pick(["#ff6f5f", "#ffd45a", "#7fd0ff", "#c98fff", "#8fe08a"]));
    const burst = Array.from({ length: 16 }, (_, i) => {
      const a = (i / 16) * 6.283;
      const r = i % 2 ? 74 : 100;
      return (
        shape(
          limb(
            [
              [Math.cos(a) * 26, -100 + Math.sin(a) * 26],
              [Math.cos(a) * r, -100 + Math.sin(a) * r],
            ],
            3,
            8,
          ),
          i % 2 ? tone : shift(tone, 0.08),
        ) + ellipse([Math.cos(a) * (r + 8), -100 + Math.sin(a) * (r + 8)], [6, 6], shift(tone, 0.12))
      );
    }).join("");
    const other = shift(tone, 0.06, 0, 110);
    return {
      svg: [
        burst,
        group(burst.replaceAll(tone, other), placed([190, -80], 12, 0.62)),
        group(burst.replaceAll(tone, shift(tone, 0.04, 0, 220)), placed([-170, -110], 6, 0.5)),
      ].join(""),
      width: 480,
      height: 230,
    };
  },
  "northern lights": () => ({
    svg: ["#5fe0a8", "#4fc0c8", "#8f8fe8"]
      .map((tone, i) =>
        shape(
          closedCurve([
            [-400, -40 - i * 60],
            [-200, -120 - i * 50],
            [0, -60 - i * 60],
            [200, -140 - i * 50],
            [400, -70 - i * 60],
            [400, -170 - i * 60],
            [200, -240 - i * 50],
            [0, -170 - i * 60],
            [-200, -230 - i * 50],
            [-400, -150 - i * 60],
          ]),
          tone,
          'opacity="0.45"',
        ),
      )
      .join(""),
    width: 800,
    height: 380,
  }),
  "milky way": ({ chance }) => ({
    svg: Array.from({ length: 90 }, () =>
      ellipse([chance.around(0, 400), -150 + chance.around(0, 110)], [3, 3], "#fdf6dc"),
    ).join(""),
    width: 800,
    height: 300,
  }),
  constellation: () => ({
    svg:
      line("M-150 -30L-60 -110L20 -90L90 -160L170 -120", "#dfe6f5", 2) +
      [
        [-150, -30],
        [-60, -110],
        [20, -90],
        [90, -160],
        [170, -120],
      ]
        .map(([x = 0, y = 0]) => ellipse([x, y], [8, 8], "#fdf3c4"))
        .join(""),
    width: 340,
    height: 170,
  }),
  sun: ({ color }) => ({
    svg:
      Array.from({ length: 12 }, (_, i) => {
        const a = (i / 12) * 6.283;
        return shape(
          polygon([
            [Math.cos(a - 0.16) * 66, -100 + Math.sin(a - 0.16) * 66],
            [Math.cos(a) * 100, -100 + Math.sin(a) * 100],
            [Math.cos(a + 0.16) * 66, -100 + Math.sin(a + 0.16) * 66],
          ]),
          "#f9b93a",
        );
      }).join("") + ellipse([0, -100], [62, 62], color("#fdd64a")),
    width: 200,
    height: 200,
  }),
  lightning: ({ color }) => {
    const tone = color("#fff3b0");
    const bolt = "M30 -300L-34 -176L4 -182L-46 -88L-8 -94L-30 0L44 -124L8 -118L52 -204L14 -196L58 -300Z";
    return {
      svg:
        line("M-20 -190L-74 -140L-66 -108M34 -150L86 -104", tone, 6) +
        line(bolt, shift(tone, -0.05, 0.05), 16, 'opacity="0.4" class="shade"') +
        shape(bolt, tone),
      width: 180,
      height: 306,
    };
  },
  planet: ({ color, chance, paints }) => {
    const tone = color(chance.pick(["#d98a5a", "#6fa6d9", "#c96a6a", "#8fbf7f", "#b08ad0", "#e0c07a"]));
    const ball = paints.radial([
      [0, shift(tone, 0.1)],
      [0.6, tone],
      [1, shift(tone, -0.16)],
    ]);
    const bandAt = (y: number, high: number, dark: number) => {
      const half = (level: number) => Math.sqrt(Math.max(0, 80 * 80 - level * level));
      const [a, b] = [half(y), half(y + high)];
      return shape(
        `M${-a} ${y - 80}Q0 ${y - 66} ${a} ${y - 80}L${b} ${y + high - 80}Q0 ${y + high - 62} ${-b} ${y + high - 80}Z`,
        shift(tone, dark),
        'opacity="0.6" class="shade"',
      );
    };
    return {
      svg:
        ellipse([0, -80], [80, 80], ball) +
        bandAt(-46, 16, 0.1) +
        bandAt(-14, 22, -0.08) +
        bandAt(30, 14, 0.08) +
        ellipse([24, -58], [13, 8], shift(tone, -0.12), 'class="shade"'),
      width: 160,
      height: 160,
      top: { height: 156, half: 20 },
    };
  },
  moon: ({ color }) => ({
    svg:
      ellipse([0, -80], [80, 80], color("#f7efd2")) +
      ellipse([-24, -104], [16, 14], "#e3d8b4") +
      ellipse([30, -66], [22, 19], "#e3d8b4") +
      ellipse([-14, -44], [12, 10], "#e3d8b4"),
    width: 160,
    height: 160,
    top: { height: 156, half: 20 },
  }),
  "crescent moon": ({ color }) => ({
    svg: shape("M30 -158A80 80 0 1 0 70 -30A66 66 0 1 1 30 -158Z", color("#f9e9ae")),
    width: 150,
    height: 160,
    top: { height: 24, half: 20 },
  }),
};
