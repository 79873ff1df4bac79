import { type Color, shift } from "../palette.ts";
import { closedCurve, ellipse, line, type Point, polygon, shape } from "../pen.ts";
import { hoodOf } from "./person-hood.ts";
import type { HatKind, HoodEars } from "./person-look.ts";

/** What is on a head of radius r, whose middle is the origin. */
export function hatOf(
  { kind, color, ears }: { kind: HatKind; color: Color; ears?: HoodEars },
  r: number,
): string {
  if (kind === "hood") return hoodOf(color, ears ?? "round", r);
  const dark = shift(color, -0.1);
  const at = (list: readonly (readonly [number, number])[]) => list.map(([x, y]): Point => [x * r, y * r]);
  if (kind === "crown")
    return (
      shape(
        polygon(
          at([
            [-0.75, -0.7],
            [-0.85, -1.55],
            [-0.4, -1.15],
            [0, -1.7],
            [0.4, -1.15],
            [0.85, -1.55],
            [0.75, -0.7],
          ]),
        ),
        color,
      ) + ellipse([0, -r * 0.95], [r * 0.12, r * 0.14], "#d23b55")
    );
  if (kind === "point" || kind === "santa") {
    const tip =
      kind === "santa"
        ? at([
            [-1, -0.5],
            [-0.55, -1.5],
            [0.5, -1.7],
            [1.25, -0.9],
            [0.9, -1.05],
            [0.95, -0.5],
          ])
        : at([
            [-0.85, -0.6],
            [-0.35, -1.6],
            [0.15, -2.5],
            [0.4, -1.6],
            [0.85, -0.6],
          ]);
    const rim =
      kind === "santa"
        ? ellipse([0, -r * 0.58], [r * 1.08, r * 0.22], "#f6f3ee") +
          ellipse([r * 1.25, -r * 0.85], [r * 0.25, r * 0.25], "#f6f3ee")
        : ellipse([0, -r * 0.62], [r * 1.5, r * 0.26], dark);
    return shape(closedCurve(tip), color) + rim;
  }
  if (kind === "brim")
    return (
      shape(
        closedCurve(
          at([
            [-0.8, -0.6],
            [-0.7, -1.35],
            [0, -1.5],
            [0.7, -1.35],
            [0.8, -0.6],
          ]),
        ),
        color,
      ) + ellipse([0, -r * 0.62], [r * 1.6, r * 0.27], dark)
    );
  if (kind === "cook")
    return (
      shape(
        closedCurve(
          at([
            [-0.7, -0.6],
            [-0.8, -1.1],
            [-1.05, -1.5],
            [-0.6, -1.9],
            [0, -2],
            [0.6, -1.9],
            [1.05, -1.5],
            [0.8, -1.1],
            [0.7, -0.6],
          ]),
        ),
        color,
      ) +
      shape(
        polygon(
          at([
            [-0.75, -0.95],
            [0.75, -0.95],
            [0.72, -0.55],
            [-0.72, -0.55],
          ]),
        ),
        dark,
      )
    );
  if (kind === "helmet")
    return (
      shape(
        closedCurve(
          at([
            [-1.08, -0.1],
            [-1, -0.8],
            [0, -1.25],
            [1, -0.8],
            [1.08, -0.1],
            [0.9, -0.45],
            [0, -0.6],
            [-0.9, -0.45],
          ]),
        ),
        color,
      ) +
      shape(
        closedCurve(
          at([
            [-0.1, -1.1],
            [0.2, -1.7],
            [0.7, -1.6],
            [0.4, -1.2],
          ]),
        ),
        "#c9403f",
      )
    );
  if (kind === "hard")
    return (
      shape(
        closedCurve(
          at([
            [-1.02, -0.38],
            [-0.95, -0.95],
            [0, -1.4],
            [0.95, -0.95],
            [1.02, -0.38],
            [0, -0.5],
          ]),
        ),
        color,
      ) +
      line(`M${-r * 0.16} ${-r * 1.3}V${-r * 0.58}M${r * 0.16} ${-r * 1.3}V${-r * 0.58}`, dark, r * 0.09) +
      ellipse([0, -r * 0.44], [r * 1.16, r * 0.15], dark)
    );
  if (kind === "horned")
    return (
      [-1, 1]
        .map((side) =>
          shape(
            closedCurve(
              at([
                [side * 0.8, -0.95],
                [side * 1.35, -1.05],
                [side * 1.6, -1.75],
                [side * 1.15, -1.3],
                [side * 0.72, -1.2],
              ]),
            ),
            "#f1e6cc",
          ),
        )
        .join("") +
      shape(
        closedCurve(
          at([
            [-1.02, -0.3],
            [-0.92, -0.95],
            [0, -1.36],
            [0.92, -0.95],
            [1.02, -0.3],
            [0, -0.46],
          ]),
        ),
        color,
      ) +
      line(`M${-r} ${-r * 0.38}Q0 ${-r * 0.6} ${r} ${-r * 0.38}`, "#b98a3c", r * 0.2) +
      line(`M0 ${-r * 1.3}V${-r * 0.5}`, "#b98a3c", r * 0.16)
    );
  if (kind === "square")
    return (
      shape(
        polygon(
          at([
            [-0.86, -0.5],
            [0.86, -0.5],
            [0.8, -1],
            [-0.8, -1],
          ]),
        ),
        dark,
      ) +
      shape(
        polygon(
          at([
            [-1.5, -1.02],
            [0, -1.42],
            [1.5, -1.02],
            [0, -0.66],
          ]),
        ),
        color,
      ) +
      line(`M0 ${-r * 1.04}L${r * 1.08} ${-r * 0.94}V${-r * 0.4}`, "#e0b24a", r * 0.08)
    );
  if (kind === "visor")
    return (
      ellipse([0, -r * 0.05], [r * 1.42, r * 1.42], color, 'opacity="0.35"') +
      line(`M${-r * 0.8} ${-r * 0.8}Q${-r * 0.4} ${-r * 1.2} ${r * 0.1} ${-r * 1.2}`, "#ffffff", r * 0.12)
    );
  if (kind === "halo")
    return line(
      `M${-r * 0.7} ${-r * 1.45}Q0 ${-r * 1.7} ${r * 0.7} ${-r * 1.45}Q0 ${-r * 1.2} ${-r * 0.7} ${-r * 1.45}Z`,
      color,
      r * 0.14,
    );
  if (kind === "veil" || kind === "bandana")
    return shape(
      closedCurve(
        at([
          [-1.02, -0.2],
          [-0.9, -0.85],
          [0, -1.15],
          [0.9, -0.85],
          [1.02, -0.2],
          [0.6, -0.62],
          [-0.6, -0.62],
        ]),
      ),
      color,
    );
  if (kind === "band")
    return shape(
      polygon(
        at([
          [-1, -0.62],
          [1, -0.62],
          [1, -0.36],
          [-1, -0.36],
        ]),
      ),
      color,
    );
  return (
    shape(
      closedCurve(
        at([
          [-1, -0.4],
          [-0.9, -1],
          [0, -1.25],
          [0.9, -1],
          [1, -0.4],
          [0, -0.52],
        ]),
      ),
      color,
    ) + ellipse([-r * 0.35, -r * 0.42], [r * 0.95, r * 0.16], dark)
  );
}
