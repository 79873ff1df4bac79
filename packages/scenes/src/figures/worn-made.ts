import { shift } from "../palette.ts";
import { closedCurve, ellipse, line, type Point, polygon, shape } from "../pen.ts";
import type { Maker } from "./maker.ts";

/** Half the width of the head that hats are drawn for; their brim lies on y = 0. */
const r = 50;

const fits = 2 * r;
const at = (list: readonly (readonly [number, number])[]) => list.map(([x, y]): Point => [x * r, y * r]);

/** What is worn on the head or at the neck, in the size of a head 100 wide. */
export const wornMade: Readonly<Record<string, Maker>> = {
  hat: ({ color }) => {
    const tone = color("#3f7fc4");
    return {
      svg:
        shape(
          closedCurve(
            at([
              [-0.98, 0.04],
              [-0.9, -0.6],
              [0, -0.98],
              [0.9, -0.6],
              [0.98, 0.04],
              [0, -0.06],
            ]),
          ),
          tone,
        ) +
        line(
          `M${-r * 0.94} ${-r * 0.02}Q0 ${-r * 0.16} ${r * 0.94} ${-r * 0.02}`,
          shift(tone, -0.1),
          r * 0.16,
        ) +
        ellipse([0, -r * 0.98], [r * 0.17, r * 0.17], shift(tone, 0.14)),
      fits,
      width: 2 * r,
      height: r * 1.1,
    };
  },
  "space helmet": ({ color }) => {
    const rim = color("#e6eaf0");
    return {
      svg: [
        ellipse([0, r * 0.74], [r * 1.5, r * 1.42], "#cfe6f6", 'opacity="0.34"'),
        `<ellipse cx="0" cy="${r * 0.74}" rx="${r * 1.5}" ry="${r * 1.42}" fill="none" stroke="${rim}" stroke-width="${r * 0.16}"/>`,
        line(
          `M${-r * 1.04} ${r * 0.1}Q${-r * 0.8} ${-r * 0.36} ${-r * 0.3} ${-r * 0.48}`,
          "#ffffff",
          r * 0.14,
        ),
        line(`M${-r * 1.02} ${r * 1.96}Q0 ${r * 2.34} ${r * 1.02} ${r * 1.96}`, shift(rim, -0.1), r * 0.3),
        ellipse([r * 1.44, r * 0.8], [r * 0.16, r * 0.34], shift(rim, -0.1)),
        ellipse([-r * 1.44, r * 0.8], [r * 0.16, r * 0.34], shift(rim, -0.1)),
      ].join(""),
      fits,
      width: 3 * r,
      height: r * 0.8,
    };
  },
  "pirate hat": ({ color }) => {
    const tone = color("#2f2d34");
    return {
      svg:
        shape(
          closedCurve(
            at([
              [-1.3, -0.16],
              [-1.02, -0.7],
              [-0.5, -0.86],
              [0, -1.24],
              [0.5, -0.86],
              [1.02, -0.7],
              [1.3, -0.16],
              [0.7, 0.06],
              [0, -0.04],
              [-0.7, 0.06],
            ]),
          ),
          tone,
        ) +
        line(`M${-r * 1.24} ${-r * 0.18}Q0 ${-r * 0.02} ${r * 1.24} ${-r * 0.18}`, "#e8c25a", r * 0.08) +
        line(
          `M${-r * 0.26} ${-r * 0.22}L${r * 0.26} ${-r * 0.52}M${-r * 0.26} ${-r * 0.52}L${r * 0.26} ${-r * 0.22}`,
          "#f4f1ea",
          r * 0.07,
        ) +
        ellipse([0, -r * 0.56], [r * 0.2, r * 0.19], "#f4f1ea"),
      fits,
      width: 2.6 * r,
      height: r * 1.25,
    };
  },
  "flower crown": ({ color }) => {
    const blossom = (share: number) => {
      const [x, y] = [share * r * 0.92, -r * (0.16 + 0.3 * (1 - share * share))];
      const tone = color(Math.round(share * 2) % 2 === 0 ? "#ef8fb3" : "#f6d36a");
      return (
        [0, 1, 2, 3, 4]
          .map((i) => {
            const angle = (i / 5) * 2 * Math.PI;
            return ellipse(
              [x + Math.cos(angle) * r * 0.15, y + Math.sin(angle) * r * 0.15],
              [r * 0.13, r * 0.13],
              tone,
            );
          })
          .join("") + ellipse([x, y], [r * 0.1, r * 0.1], "#fbf3dc")
      );
    };
    return {
      svg:
        line(`M${-r * 0.94} ${-r * 0.12}Q0 ${-r * 0.82} ${r * 0.94} ${-r * 0.12}`, "#5a9a52", r * 0.16) +
        [-1, -0.5, 0, 0.5, 1].map(blossom).join(""),
      fits,
      width: 2 * r,
      height: r * 0.7,
    };
  },
  "chef hat": ({ color }) => {
    const tone = color("#fbf9f4");
    return {
      svg:
        [
          [-0.5, -0.98],
          [0.5, -0.98],
          [0, -1.2],
        ]
          .map(([x = 0, y = 0]) =>
            ellipse([x * r, y * r], [r * 0.5, r * 0.42], shift(tone, x === 0 ? 0 : -0.03)),
          )
          .join("") +
        shape(
          polygon(
            at([
              [-0.7, 0.04],
              [-0.76, -0.86],
              [0.76, -0.86],
              [0.7, 0.04],
            ]),
          ),
          tone,
        ) +
        line(`M${-r * 0.7} ${-r * 0.3}H${r * 0.7}`, shift(tone, -0.08), r * 0.05),
      fits,
      width: 2 * r,
      height: r * 1.62,
    };
  },
  "party hat": ({ color }) => {
    const tone = color("#e0609a");
    return {
      svg:
        shape(
          polygon(
            at([
              [-0.66, 0.04],
              [0.04, -1.75],
              [0.66, 0.04],
            ]),
          ),
          tone,
        ) +
        [
          [-0.32, -0.3],
          [0.2, -0.24],
          [0.02, -0.86],
          [-0.02, -0.5],
        ]
          .map(([x = 0, y = 0], i) =>
            ellipse([x * r, y * r], [r * 0.12, r * 0.12], i % 2 ? "#fbe26a" : "#7fd0e6"),
          )
          .join("") +
        ellipse([r * 0.04, -r * 1.78], [r * 0.22, r * 0.22], "#fbe26a"),
      fits,
      width: r * 1.8,
      height: r * 2,
    };
  },
  "top hat": ({ color }) => {
    const tone = color("#34303a");
    return {
      svg:
        shape(
          polygon(
            at([
              [-0.72, -0.06],
              [-0.78, -1.36],
              [0.78, -1.36],
              [0.72, -0.06],
            ]),
          ),
          tone,
        ) +
        shape(
          polygon(
            at([
              [-0.73, -0.12],
              [-0.75, -0.42],
              [0.75, -0.42],
              [0.73, -0.12],
            ]),
          ),
          "#b5343c",
        ) +
        ellipse([0, -r * 0.04], [r * 1.24, r * 0.17], shift(tone, 0.05)),
      fits,
      width: 2.5 * r,
      height: r * 1.4,
    };
  },
  "cowboy hat": ({ color }) => {
    const tone = color("#9a6236");
    return {
      svg:
        shape(
          closedCurve(
            at([
              [-0.74, 0],
              [-0.7, -0.86],
              [-0.34, -1.02],
              [0, -0.86],
              [0.34, -1.02],
              [0.7, -0.86],
              [0.74, 0],
            ]),
          ),
          tone,
        ) +
        shape(
          closedCurve(
            at([
              [-1.6, -0.34],
              [-0.8, -0.02],
              [0, 0.04],
              [0.8, -0.02],
              [1.6, -0.34],
              [0.9, 0.2],
              [0, 0.26],
              [-0.9, 0.2],
            ]),
          ),
          shift(tone, -0.05),
        ) +
        line(`M${-r * 0.73} ${-r * 0.2}Q0 ${-r * 0.08} ${r * 0.73} ${-r * 0.2}`, shift(tone, -0.2), r * 0.12),
      fits,
      width: 3.2 * r,
      height: r * 1.1,
    };
  },
  "straw hat": ({ color }) => {
    const tone = color("#e6c473");
    return {
      svg:
        ellipse([0, 0], [r * 1.5, r * 0.28], shift(tone, -0.05)) +
        shape(
          closedCurve(
            at([
              [-0.78, 0],
              [-0.66, -0.66],
              [0, -0.82],
              [0.66, -0.66],
              [0.78, 0],
              [0, 0.08],
            ]),
          ),
          tone,
        ) +
        line(`M${-r * 0.77} ${-r * 0.12}Q0 ${r * 0.02} ${r * 0.77} ${-r * 0.12}`, "#c9475a", r * 0.17),
      fits,
      width: 3 * r,
      height: r * 0.9,
    };
  },
  "santa hat": () => ({
    svg:
      shape(
        closedCurve(
          at([
            [-0.92, 0],
            [-0.5, -0.98],
            [0.4, -1.2],
            [1.16, -0.4],
            [0.82, -0.5],
            [0.92, 0],
          ]),
        ),
        "#cf2f33",
      ) +
      ellipse([0, 0], [r * 1.04, r * 0.23], "#f6f3ee") +
      ellipse([r * 1.18, -r * 0.36], [r * 0.25, r * 0.25], "#f6f3ee"),
    fits,
    width: r * 2.3,
    height: r * 1.3,
  }),
  crown: ({ color }) => ({
    svg:
      shape(
        polygon(
          at([
            [-0.72, 0.04],
            [-0.86, -0.82],
            [-0.4, -0.42],
            [0, -0.98],
            [0.4, -0.42],
            [0.86, -0.82],
            [0.72, 0.04],
          ]),
        ),
        color("#f3c53b"),
      ) +
      [-0.42, 0, 0.42]
        .map((x) => ellipse([x * r, -r * 0.18], [r * 0.11, r * 0.12], x === 0 ? "#d23b55" : "#3f8fd0"))
        .join(""),
    fits,
    width: r * 1.8,
    height: r,
  }),
  collar: ({ color }) => {
    const tone = color("#d0343c");
    return {
      svg:
        line(`M${-r * 0.72} ${-r * 0.42}Q0 ${-r * 0.02} ${r * 0.72} ${-r * 0.42}`, tone, r * 0.22) +
        ellipse([0, -r * 0.02], [r * 0.15, r * 0.15], "#f3c53b"),
      fits,
      width: r * 1.6,
      height: r * 0.5,
    };
  },
  scarf: ({ color }) => {
    const tone = color("#d0473c");
    return {
      svg:
        shape(
          polygon(
            at([
              [0.18, -0.3],
              [0.56, -0.36],
              [0.76, 0.72],
              [0.34, 0.8],
            ]),
          ),
          shift(tone, -0.06),
        ) +
        line(`M${r * 0.3} ${r * 0.52}L${r * 0.74} ${r * 0.44}`, shift(tone, 0.16), r * 0.1) +
        line(`M${-r * 0.76} ${-r * 0.5}Q0 ${r * 0.02} ${r * 0.76} ${-r * 0.5}`, tone, r * 0.42),
      fits,
      width: r * 1.8,
      height: r * 0.8,
    };
  },
};
