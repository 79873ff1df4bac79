import type { Paintbox } from "../../paintbox.ts";
import { mix } from "../../palette.ts";
import { closedCurve, ellipse, line, points, shape } from "../../pen.ts";
import type { Seeded } from "../../seeded.ts";
import { bothSides } from "../eyes.ts";
import { fur, outward } from "../fur.ts";
import { coat, stripe, sunny, white } from "./coat.ts";

const toes = (data: string): string => line(data, white.shade, 6);

function hindLeg(paints: Paintbox, chance: Seeded): string {
  const round = paints.radial(
    [
      [0, coat.light],
      [0.6, coat.body],
      [1, coat.deep],
    ],
    [0.45, 0.3],
    0.7,
  );
  const lie = outward([150, -260]);
  return [
    shape(closedCurve(points("150 -190, 214 -170, 262 -90, 256 -10, 190 8, 130 0, 120 -100")), round),
    fur(chance, { at: [192, -112], reach: [50, 46], count: 40, length: 52, colors: sunny, lie }),
    stripe(points("166 -160, 214 -132, 244 -80"), 22),
    stripe(points("158 -110, 204 -88, 232 -44"), 20),
    ellipse([196, -8], [64, 28], white.body),
    toes("M176 -2v16M206 -2v16"),
  ].join("");
}

function frontLeg(paints: Paintbox): string {
  const sock = paints.linear([
    [0, coat.body],
    [0.55, mix(coat.body, coat.light, 0.5)],
    [0.75, white.body],
    [1, white.shade],
  ]);
  return [
    shape(closedCurve(points("6 -240, 70 -246, 92 -140, 88 -30, 92 2, 50 16, 8 6, 12 -100")), sock),
    stripe(points("20 -190, 54 -178, 90 -186"), 18),
    stripe(points("16 -148, 52 -136, 90 -146"), 16),
    ellipse([50, -6], [50, 26], white.light),
    toes("M36 0v18M64 0v18"),
  ].join("");
}

/** Haunches and front legs with their white paws. */
export function legs(paints: Paintbox, chance: Seeded): string {
  return [
    bothSides(() => hindLeg(paints, chance)),
    bothSides(() => frontLeg(paints)),
    line("M0 -190C4 -120 -4 -60 0 0", coat.deep, 7, 'opacity="0.7"'),
  ].join("");
}
