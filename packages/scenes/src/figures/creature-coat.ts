import { lightnessOf, mix, shift } from "../palette.ts";
import { closedCurve, ellipse, line, type Point, polygon, shape } from "../pen.ts";
import type { CreatureLook } from "./creature-look.ts";
import { limb } from "./limb.ts";

/** A tail that begins at a point; `up` turns it over, one with a tuft hangs unless it is `lifted`. */
export function tailOf(look: CreatureLook, [x, y]: Point, up: number, lifted = true): string {
  const [length] = look.body;
  const at = (list: readonly Point[]) =>
    list.map(([dx, dy]): Point => [x + dx * length, y + dy * length * up]);
  if (look.tail === "stub")
    return ellipse(
      [x + 4, y],
      [length * 0.1, length * 0.1],
      look.wool ? look.pale : look.muzzle === "rabbit" ? "#fbf8f2" : look.coat,
    );
  if (look.tail === "curl")
    return line(
      `M${x - 3} ${y}C${x + 12} ${y + 2} ${x + 20} ${y - 16} ${x + 8} ${y - 20}C${x - 2} ${y - 20} ${x + 2} ${y - 6} ${x + 14} ${y - 10}Q${x + 22} ${y - 12} ${x + 24} ${y - 20}`,
      shift(look.coat, -0.05),
      6,
    );
  if (look.tail === "paddle")
    return shape(
      closedCurve(
        at([
          [-0.06, 0.1],
          [0.16, 0.1],
          [0.44, 0],
          [0.62, 0.06],
          [0.6, 0.24],
          [0.4, 0.34],
          [0.1, 0.34],
        ]),
      ),
      look.dark,
    );
  if (look.tail === "thin")
    return shape(
      limb(
        at([
          [-0.06, 0.06],
          [0.26, 0.2],
          [0.56, 0.12],
          [0.8, -0.1],
          [1, 0.02],
        ]),
        length * 0.09,
        length * 0.04,
      ),
      "#e3a3a4",
    );
  if (look.tail === "plume")
    return (
      shape(
        closedCurve(
          at([
            [-0.06, 0.1],
            [0.2, 0.12],
            [0.5, -0.1],
            [0.62, -0.5],
            [0.52, -0.92],
            [0.62, -1.2],
            [0.86, -1.28],
            [0.62, -1.52],
            [0.26, -1.44],
            [0.1, -1.1],
            [0.18, -0.7],
            [0.14, -0.34],
          ]),
        ),
        look.coat,
      ) +
      shape(
        closedCurve(
          at([
            [0.24, -0.06],
            [0.42, -0.28],
            [0.46, -0.56],
            [0.36, -0.94],
            [0.44, -1.26],
            [0.28, -1.2],
            [0.24, -0.92],
            [0.32, -0.6],
            [0.28, -0.28],
          ]),
        ),
        mix(look.coat, look.pale, lightnessOf(look.coat) < 0.4 ? 0.95 : 0.45),
      )
    );
  if (look.tail === "arrow") {
    const [root, , , , end] = at([
      [-0.06, 0.06],
      [0.3, 0.26],
      [0.62, 0.2],
      [0.8, -0.1],
      [0.78, -0.42],
    ]);
    const way = at([
      [-0.06, 0.06],
      [0.3, 0.26],
      [0.62, 0.2],
      [0.8, -0.1],
      [0.78, -0.42],
    ]);
    const [ex, ey] = end ?? root ?? [x, y];
    return (
      shape(
        polygon([
          [ex - length * 0.15, ey + length * 0.02],
          [ex + length * 0.02, ey - length * 0.26],
          [ex + length * 0.15, ey + length * 0.04],
        ]),
        look.wings ?? look.dark,
      ) + shape(limb(way, length * 0.34, length * 0.07), look.coat)
    );
  }
  if (look.tail === "bushy")
    return (
      shape(
        closedCurve(
          at([
            [0, 0],
            [0.22, 0.02],
            [0.5, -0.12],
            [0.66, -0.42],
            [0.6, -0.62],
            [0.38, -0.42],
            [0.18, -0.28],
            [-0.02, -0.12],
          ]),
        ),
        look.coat,
      ) +
      shape(
        closedCurve(
          at([
            [0.6, -0.25],
            [0.66, -0.42],
            [0.6, -0.62],
            [0.46, -0.48],
          ]),
        ),
        look.ringed ?? look.pale,
      ) +
      (look.ringed
        ? [
            [0.17, 0, 0.1, -0.21, 0.17, -0.27, 0.26, 0],
            [0.35, -0.04, 0.27, -0.35, 0.35, -0.4, 0.44, -0.09],
          ]
            .map((list) =>
              shape(
                polygon(at([0, 2, 4, 6].map((i): Point => [list[i] ?? 0, list[i + 1] ?? 0]))),
                look.ringed ?? look.dark,
              ),
            )
            .join("")
        : "")
    );
  if (look.tail === "hair")
    return shape(
      closedCurve(
        at([
          [-0.04, -0.04],
          [0.14, -0.08],
          [0.3, 0.1],
          [0.34, 0.5],
          [0.16, 0.56],
          [0.1, 0.2],
        ]),
      ),
      look.mane ?? look.dark,
    );
  const thick = length * 0.11;
  const way =
    look.tail === "up"
      ? at([
          [0, 0],
          [0.14, -0.16],
          [0.2, -0.36],
          [0.12, -0.46],
        ])
      : look.tail === "tuft" && !lifted
        ? at([
            [-0.04, -0.02],
            [0.1, 0],
            [0.15, 0.18],
            [0.13, 0.36],
            [0.17, 0.48],
          ])
        : at([
            [0, 0.02],
            [0.24, -0.04],
            [0.36, -0.3],
            [0.3, -0.56],
            [0.38, -0.7],
          ]);
  const tip = way.at(-1) ?? [x, y];
  return (
    shape(limb(way, thick, thick * 0.8), look.coat) +
    (look.tail === "tuft" ? ellipse(tip, [thick * 0.95, thick * 1.15], look.mane ?? look.dark) : "")
  );
}

/** Patches, stripes and spots of a trunk around a point. */
export function marks(look: CreatureLook, [cx, cy]: Point): string {
  const [length, height] = look.body;
  const at = (x: number, y: number): Point => [cx + x * length, cy + y * height];
  const parts: string[] = [];
  if (look.patches)
    for (const [x, y, rx, ry] of [
      [-0.2, -0.12, 0.16, 0.3],
      [0.18, 0.02, 0.2, 0.34],
      [0.38, -0.2, 0.09, 0.2],
    ] as const)
      parts.push(ellipse(at(x, y), [rx * length, ry * height], look.patches));
  if (look.stripes)
    for (const x of [-0.22, -0.04, 0.14, 0.32])
      parts.push(
        shape(polygon([at(x - 0.05, -0.47), at(x + 0.05, -0.47), at(x + 0.015, 0.12)]), look.stripes),
      );
  if (look.bands)
    for (const x of [-0.4, -0.28, -0.16, -0.04, 0.08, 0.2, 0.32, 0.43]) {
      const top = Math.abs(x) > 0.36 ? -0.38 : -0.46;
      parts.push(
        shape(
          closedCurve([
            at(x - 0.03, top),
            at(x + 0.03, top),
            at(x + 0.045, -0.05),
            at(x + 0.01, 0.34 - Math.abs(x) * 0.2),
            at(x, -0.05),
          ]),
          look.bands,
        ),
      );
    }
  if (look.rosettes)
    for (const [x, y] of [
      [-0.4, -0.18],
      [-0.27, -0.32],
      [-0.28, 0.04],
      [-0.14, -0.16],
      [-0.03, -0.34],
      [-0.02, 0.06],
      [0.1, -0.14],
      [0.21, -0.32],
      [0.22, 0.06],
      [0.33, -0.14],
      [0.42, 0.08],
      [0.44, -0.24],
    ] as const)
      parts.push(
        ellipse(at(x, y), [length * 0.046, length * 0.04], look.rosettes),
        ellipse(at(x, y), [length * 0.022, length * 0.018], shift(look.coat, -0.12), 'class="shade"'),
      );
  if (look.spots)
    for (const [x, y] of [
      [-0.28, -0.2],
      [-0.1, 0.1],
      [0.05, -0.24],
      [0.2, 0.08],
      [0.34, -0.16],
      [-0.3, 0.14],
    ] as const)
      parts.push(ellipse(at(x, y), [length * 0.045, length * 0.04], look.spots));
  return parts.join("");
}
