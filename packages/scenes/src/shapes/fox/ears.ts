import { oklch } from "../../palette.ts";
import { closedCurve, points, shape } from "../../pen.ts";
import type { Seeded } from "../../seeded.ts";
import { bothSides } from "../eyes.ts";
import { fringe } from "../fur.ts";
import { black, coat, shaded, snowy, sunny } from "./coat.ts";

function ear(chance: Seeded): string {
  const hairs = points("150 470, 180 480, 212 492, 240 505, 270 515, 300 522, 196 440, 228 455, 258 468");
  const inner = points("120 450, 140 420, 156 390, 170 350, 190 320");
  const outer = points("380 480, 388 430, 384 380, 372 320");
  const layer = (line: string, color: string) => shape(closedCurve(points(line)), color);
  return [
    layer("96 470, 150 330, 240 200, 318 128, 372 230, 396 380, 366 540, 250 590", black.soft),
    layer("128 470, 186 335, 300 190, 352 250, 372 400, 346 540, 250 590", coat.deep),
    layer("170 450, 222 320, 310 205, 346 300, 352 420, 310 530", oklch(0.36, 0.06, 30)),
    layer("236 470, 262 350, 316 250, 336 330, 338 430, 300 520", oklch(0.25, 0.035, 30)),
    fringe(chance, hairs, { length: 150, width: 30, colors: snowy, lie: () => -1.15 }),
    fringe(chance, inner, { length: 90, width: 26, colors: sunny, lie: () => -0.9 }),
    fringe(chance, outer, { length: 70, width: 22, colors: shaded, lie: () => -1.9 }),
  ].join("");
}

/** Both ears with their dark backs and the pale hairs inside. */
export const ears = (chance: Seeded): string => bothSides(() => ear(chance));
