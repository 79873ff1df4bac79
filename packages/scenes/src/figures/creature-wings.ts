import { shift } from "../palette.ts";
import { leaf, line, type Point, polygon, shape } from "../pen.ts";
import type { CreatureLook } from "./creature-look.ts";
import { limb } from "./limb.ts";

/** A wing of feathers, from its shoulder at [0, 0] up and to the right. */
function feathered(tone: string, size: number): string {
  const quill = (turn: number, length: number, wide: number, dark: number) =>
    shape(
      leaf([0, 0], [Math.sin(turn) * length * size, -Math.cos(turn) * length * size], wide * size, 0.66),
      shift(tone, dark),
    );
  return [
    ...[0, 1, 2, 3, 4, 5].map((i) => quill(1.42 - i * 0.22, 0.82 + i * 0.09, 0.24, -0.09 + (i % 2) * 0.03)),
    ...[0, 1, 2, 3, 4].map((i) => quill(1.3 - i * 0.24, 0.58 + i * 0.06, 0.22, -0.03 - (i % 2) * 0.03)),
    ...[0, 1, 2].map((i) => quill(1.1 - i * 0.3, 0.4 + i * 0.05, 0.22, 0)),
  ].join("");
}

/** A wing of skin between four fingers, from its shoulder at [0, 0] up and to the right. */
export function wingOf(look: CreatureLook, size: number): string {
  const tone = look.wings ?? look.dark;
  if (look.feathers) return feathered(tone, size);
  const at = (x: number, y: number): Point => [x * size, y * size];
  const tips = [at(0.24, -1.1), at(0.86, -0.92), at(1.14, -0.46), at(0.98, -0.02)];
  const between = [at(0.62, -0.78), at(0.82, -0.46), at(0.8, -0.12)];
  const edge = tips.map(([x, y], i) => `${x} ${y}${between[i] ? `Q${between[i].join(" ")} ` : ""}`).join("");
  return (
    shape(`M0 0L${edge}Q${at(0.5, 0.16).join(" ")} 0 0Z`, tone) +
    tips
      .slice(1)
      .map(([x, y]) => line(`M${at(0.2, -0.9).join(" ")}L${x} ${y}`, shift(tone, -0.12), size * 0.035))
      .join("") +
    shape(limb([at(0, 0), at(0.14, -0.6), at(0.24, -1.12)], size * 0.16, size * 0.06), look.coat)
  );
}

/** The plates along a back, by points on it. */
export const platesOf = (look: CreatureLook, back: readonly Point[], size: number): string =>
  back
    .map(([x, y]) =>
      shape(
        polygon([
          [x - size * 0.6, y + size * 0.3],
          [x + size * 0.14, y - size],
          [x + size * 0.66, y + size * 0.3],
        ]),
        look.wings ?? look.dark,
      ),
    )
    .join("");
