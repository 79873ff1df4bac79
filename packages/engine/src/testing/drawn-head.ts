import { circle } from "../edges/circle.ts";
import type { AnimalEye, AnimalHead, Ring } from "../seeing/animals/animal-head.ts";

/** A head of an animal as somebody might have seen it from the front, in pixels; all of its lengths are shares of its height. */
export interface HeadWish {
  readonly x: number;
  readonly y: number;
  readonly height: number;
  readonly isDark?: boolean;
}

function ringAround(x: number, y: number, radius: number): Ring {
  return circle.map(([cos, sin]) => ({ x: x + radius * cos, y: y + radius * sin }));
}

/** An open eye with a round pupil of half its size. */
export function drawnEye(x: number, y: number, radius: number): AnimalEye {
  return {
    ...{ x, y, radius, confidence: 0.9 },
    rim: ringAround(x, y, radius),
    pupil: ringAround(x, y, radius / 2),
  };
}

/** A head with two eyes a third of its height apart, a nose below them, and a mouth below that. */
export function drawnHead({ x, y, height, isDark = false }: HeadWish): AnimalHead {
  const at = (across: number, down: number) => ({ x: x + across * height, y: y + down * height });
  const nose = at(0, 0.15);
  return {
    box: { ...at(-0.5, -0.5), width: height, height },
    ...{ confidence: 0.8, view: "front" },
    eyes: [at(-0.17, -0.08), at(0.17, -0.08)].map((eye) => drawnEye(eye.x, eye.y, 0.06 * height)),
    nose: { ...nose, confidence: 0.8, isDark, outline: ringAround(nose.x, nose.y, 0.07 * height) },
    mouth: {
      ...at(0, 0.27),
      confidence: 0.7,
      sides: [
        [at(0, 0.27), at(-0.12, 0.3)],
        [at(0, 0.27), at(0.12, 0.3)],
      ],
    },
    ears: [at(-0.35, -0.45), at(0.35, -0.45)].map((ear) => ({ ...ear, confidence: 0.6 })),
  };
}
