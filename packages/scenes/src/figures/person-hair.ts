import { shift } from "../palette.ts";
import { closedCurve, ellipse, line, shape } from "../pen.ts";
import type { PersonLook } from "./person-look.ts";

/** The hair behind a head of radius r. */
export function hairBack({ hairStyle, hair }: PersonLook, r: number): string {
  const dark = shift(hair, -0.05);
  if (hairStyle === "long")
    return shape(
      closedCurve([
        [-r * 0.9, -r * 0.9],
        [0, -r * 1.2],
        [r * 0.9, -r * 0.9],
        [r * 1.2, r * 0.3],
        [r * 1.15, r * 1.5],
        [r * 0.5, r * 1.4],
        [-r * 0.5, r * 1.4],
        [-r * 1.15, r * 1.5],
        [-r * 1.2, r * 0.3],
      ]),
      dark,
    );
  if (hairStyle === "tails")
    return [-1, 1]
      .map((side) =>
        shape(
          closedCurve([
            [side * r * 0.85, -r * 0.5],
            [side * r * 1.5, -r * 0.55],
            [side * r * 1.75, r * 0.2],
            [side * r * 1.5, r * 0.95],
            [side * r * 1.2, r * 0.3],
          ]),
          dark,
        ),
      )
      .join("");
  if (hairStyle === "bun") return ellipse([0, -r * 1.15], [r * 0.48, r * 0.44], dark);
  if (hairStyle === "curly")
    return [
      [-0.85, -0.3],
      [-0.75, -0.8],
      [-0.25, -1.1],
      [0.3, -1.1],
      [0.78, -0.8],
      [0.88, -0.3],
      [-0.95, 0.2],
      [0.95, 0.2],
    ]
      .map(([x = 0, y = 0]) => ellipse([x * r, y * r], [r * 0.42, r * 0.42], dark))
      .join("");
  return "";
}

/** The hair over the forehead; whoever is bald has some at the sides. */
export function hairFront({ hairStyle, hair }: PersonLook, r: number): string {
  if (hairStyle === "bald")
    return [-1, 1].map((side) => ellipse([side * r * 0.92, -r * 0.02], [r * 0.2, r * 0.32], hair)).join("");
  const low = hairStyle === "short" ? -0.1 : 0.12;
  const cap = closedCurve([
    [-r * 1.04, r * low],
    [-r * 1.02, -r * 0.6],
    [-r * 0.5, -r * 1.12],
    [r * 0.3, -r * 1.16],
    [r * 0.95, -r * 0.7],
    [r * 1.04, r * low],
    [r * 0.82, -r * 0.3],
    [r * 0.35, -r * 0.55],
    [-r * 0.15, -r * 0.42],
    [-r * 0.72, -r * 0.42],
  ]);
  return (
    shape(cap, hair) +
    line(
      `M${-r * 0.55} ${-r * 0.82}Q${-r * 0.1} ${-r * 1.02} ${r * 0.4} ${-r * 0.86}`,
      shift(hair, 0.12),
      r * 0.1,
    )
  );
}
