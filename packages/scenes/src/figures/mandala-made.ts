import { mix, shift } from "../palette.ts";
import { ellipse, group, leaf, line, placed, shape } from "../pen.ts";
import type { Maker } from "./maker.ts";

/** The usual colors, from the rim to the heart. */
const usual = ["#3f6fb8", "#7c5fc4", "#3f9fb0", "#e0708f", "#f0b84a", "#7fb86a"] as const;
/** How many times its pattern comes around, on pictures of different seeds. */
const folds = [12, 16] as const;
const radius = 470;

/** Rings of petals around a heart, each ring the same all around. */
export const mandala: Maker = ({ chance, item }) => {
  const count = chance.pick(folds);
  const own = item.colors;
  const tone = (i: number) => {
    const asked = own[i % Math.max(1, own.length)];
    return asked
      ? shift(asked, Math.floor(i / own.length) % 2 ? 0.12 : 0)
      : (usual[i % usual.length] ?? usual[0]);
  };
  const around = (draw: (i: number) => string, half = false) =>
    Array.from({ length: count }, (_, i) =>
      group(draw(i), placed([0, 0], ((i + (half ? 0.5 : 0)) * 360) / count)),
    );
  const petal = (from: number, to: number, width: number, fill: string) =>
    shape(leaf([0, -from], [0, -to], width, 0.56), fill) +
    shape(
      leaf([0, -from - (to - from) * 0.12], [0, -to + (to - from) * 0.2], width * 0.56, 0.56),
      shift(fill, 0.13),
    ) +
    line(`M0 ${-from - (to - from) * 0.2}V${-to + (to - from) * 0.36}`, shift(fill, -0.1), 3);
  const ring = (at: number, fill: string, light = "#fbf7ef") =>
    ellipse([0, 0], [at, at], fill) + ellipse([0, 0], [at - 9, at - 9], light);
  const step = 12 / count;
  const paper = "#fdfaf3";
  const parts = [
    ...around(() => petal(330, radius, 124 * step, tone(0)), true),
    ...around(() => petal(320, radius - 34, 120 * step, tone(1))),
    ...around(() => ellipse([0, -radius + 12], [9, 9], tone(4))),
    ring(340, tone(2), mix(tone(2), paper, 0.72)),
    ...around(
      () =>
        shape(
          `M-46 -300Q0 -392 46 -300Q0 -262 -46 -300Z`.replace(/46/g, String(Math.round(60 * step))),
          tone(3),
        ) + ellipse([0, -312], [11, 13], paper),
    ),
    ...around(() => ellipse([0, -322], [8, 8], tone(0)), true),
    ring(262, tone(1), mix(tone(1), paper, 0.78)),
    ...around(() => petal(128, 254, 78 * step, tone(5)), true),
    ...around(() => petal(120, 236, 74 * step, tone(4))),
    ring(140, tone(0), mix(tone(0), paper, 0.8)),
    ...around(() => ellipse([0, -116], [13 * step, 13], tone(3))),
    ...around(() => petal(18, 96, 30 * step, tone(2)), true),
    ellipse([0, 0], [30, 30], tone(4)),
    ellipse([0, 0], [16, 16], shift(tone(4), 0.12)),
  ];
  return { svg: group(parts, placed([0, -radius])), width: radius * 2, height: radius * 2 };
};
