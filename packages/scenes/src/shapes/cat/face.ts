import type { Paintbox } from "../../paintbox.ts";
import { mix, oklch } from "../../palette.ts";
import { ellipse, group, line, placed, points, shape, symmetric } from "../../pen.ts";
import { bothSides, eye } from "../eyes.ts";
import { coat, pinkSkin, white } from "./coat.ts";

const look = { iris: oklch(0.77, 0.16, 118), rim: oklch(0.22, 0.02, 50), pupil: 0.8 };

function eyes(paints: Paintbox): string {
  return bothSides((side) =>
    [
      ellipse([80, -484], [58, 44], white.body, `opacity="0.5" ${paints.blur(9)}`),
      group(eye(paints, look, [-13 * side, -13]), placed([84, -488], -10, [0.82, 0.98])),
    ].join(""),
  );
}

function mouth(paints: Paintbox): string {
  const pad = paints.radial(
    [
      [0, white.light],
      [0.65, white.body],
      [1, white.shade],
    ],
    [0.5, 0.35],
    0.62,
  );
  const lip = "M0 -402C0 -386 4 -378 14 -372C30 -364 46 -368 54 -378";
  return [
    ellipse([0, -362], [42, 28], white.body),
    bothSides(() => ellipse([37, -394], [48, 38], pad)),
    shape("M-24 -432C-10 -440 10 -440 24 -432C20 -416 8 -406 0 -402C-8 -406 -20 -416 -24 -432Z", pinkSkin),
    shape("M-16 -432C-6 -436 6 -436 14 -431C6 -426 -8 -426 -16 -432Z", oklch(0.83, 0.06, 25)),
    bothSides(() => line(lip, look.rim, 11)),
  ].join("");
}

function whiskers(): string {
  const roots = points("36 -398, 52 -392, 44 -382, 62 -402");
  const hairs = "M50 -394Q130 -410 230 -392M54 -386Q130 -386 222 -352M50 -402Q120 -436 216 -440";
  return bothSides(() =>
    [
      ...roots.map((root) => ellipse(root, [3.4, 3.4], coat.deep)),
      line(hairs, white.light, 3, 'opacity="0.9"'),
    ].join(""),
  );
}

/** Nose bridge, eyes, muzzle and whiskers. */
export function face(paints: Paintbox): string {
  const bridge = symmetric(points("0 -520, 24 -470, 30 -430, 0 -404"));
  return [
    shape(bridge, mix(coat.light, white.body, 0.3), paints.blur(6)),
    eyes(paints),
    mouth(paints),
    whiskers(),
  ].join("");
}
