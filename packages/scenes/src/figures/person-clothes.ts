import { lightnessOf, shift } from "../palette.ts";
import { closedCurve, curve, ellipse, line, type Point, polygon, shape } from "../pen.ts";
import type { PersonLook } from "./person-look.ts";

/** Where the trunk of somebody upright is: neck, hip and hem, its length, half of the shoulders and how wide the hem is beside these. */
interface Trunk {
  readonly neck: Point;
  readonly hip: Point;
  readonly hem: number;
  readonly torso: number;
  readonly shoulder: number;
  readonly flare: number;
}

/** How wide the hem of what somebody wears is, in halves of the shoulders, and how far down the legs it falls, 0 to 1. */
export function skirtOf(
  { coat, cut, dress }: PersonLook,
  sitting: boolean,
  onSeat: boolean,
): { readonly flare: number; readonly falls: number } {
  const onLap = 0.1;
  if (coat) return { flare: 1.3, falls: sitting ? onLap : 0.36 };
  if (!dress) return { flare: 0.92, falls: 0 };
  if (cut === "tutu") return { flare: 1, falls: sitting ? onLap : 0.04 };
  if (onSeat) return { flare: 1.5, falls: 0.26 };
  if (sitting) return { flare: 2.1, falls: onLap };
  return cut === "gown" ? { flare: 2.5, falls: 0.94 } : { flare: 1.75, falls: 0.48 };
}

/** Half of a trunk's width at a height: shoulders, chest, waist, hem. */
function halfAt({ neck, hip, hem, torso, shoulder, flare }: Trunk, y: number): number {
  const [chest, waist] = [neck[1] + torso * 0.3, hip[1] - torso * 0.28];
  const between = (from: number, to: number, a: number, b: number) =>
    a + ((b - a) * (y - from)) / (to - from);
  const share =
    y < chest
      ? between(neck[1], chest, 0.82, 0.98)
      : y < waist
        ? between(chest, waist, 0.98, 0.87)
        : between(waist, hem, 0.87, flare);
  return shoulder * share * 0.95;
}

/** Stripes around a trunk, bent as the cloth is. */
function stripes(trunk: Trunk, color: string): string[] {
  const { neck, hem, torso } = trunk;
  const step = torso * 0.19;
  const count = Math.floor((hem - neck[1] - step * 0.5) / step);
  return Array.from({ length: Math.max(0, count) }, (_, i) => {
    const y = neck[1] + step * (i + 0.9);
    const half = halfAt(trunk, y);
    return line(
      curve([
        [neck[0] - half, y],
        [neck[0], y + step * 0.16],
        [neck[0] + half, y],
      ]),
      color,
      step * 0.42,
    );
  });
}

/** Spots on a trunk, in rows that alternate. */
function spots(trunk: Trunk, color: string): string[] {
  const { neck, hem, torso } = trunk;
  const step = torso * 0.2;
  const rows = Math.floor((hem - neck[1] - step * 0.6) / step);
  return Array.from({ length: Math.max(0, rows) }, (_, row) => {
    const y = neck[1] + step * (row + 0.9);
    const half = halfAt(trunk, y) - step * 0.3;
    const count = Math.max(1, Math.floor((2 * half) / step) + (row % 2));
    return Array.from({ length: count }, (_, i) =>
      ellipse([neck[0] - half + (2 * half * (i + 0.5)) / count, y], [step * 0.22, step * 0.22], color),
    ).join("");
  });
}

/** Breastbone and ribs, and the hip below. */
function bones({ neck, hip, torso, shoulder }: Trunk, color: string): string[] {
  const wide = torso * 0.085;
  const ribs = [0.2, 0.36, 0.52].map((share, i) => {
    const y = neck[1] + torso * share;
    const half = shoulder * (0.72 - i * 0.1);
    return line(
      curve([
        [neck[0] - half, y + torso * 0.06],
        [neck[0], y],
        [neck[0] + half, y + torso * 0.06],
      ]),
      color,
      wide,
    );
  });
  return [
    line(`M${neck[0]} ${neck[1] + 4}L${hip[0]} ${hip[1] - torso * 0.1}`, color, wide),
    ...ribs,
    shape(
      closedCurve([
        [hip[0] - shoulder * 0.6, hip[1] - torso * 0.14],
        [hip[0], hip[1] - torso * 0.08],
        [hip[0] + shoulder * 0.6, hip[1] - torso * 0.14],
        [hip[0] + shoulder * 0.3, hip[1] + 3],
        [hip[0] - shoulder * 0.3, hip[1] + 3],
      ]),
      color,
    ),
  ];
}

/** The white front of a shirt in a suit, and the tie on it. */
function shirtAndTie({ neck, torso, shoulder }: Trunk, tie: string): string[] {
  const [x, y] = neck;
  return [
    shape(
      polygon([
        [x - shoulder * 0.36, y],
        [x + shoulder * 0.36, y],
        [x, y + torso * 0.62],
      ]),
      "#fbf9f4",
    ),
    shape(
      polygon([
        [x - shoulder * 0.26, y + 2],
        [x, y + torso * 0.1],
        [x - shoulder * 0.26, y + torso * 0.17],
      ]) +
        polygon([
          [x + shoulder * 0.26, y + 2],
          [x, y + torso * 0.1],
          [x + shoulder * 0.26, y + torso * 0.17],
        ]),
      tie,
    ),
  ];
}

/** What is seen on the trunk of somebody: the pattern of the cloth, a shirt and its tie, or bones. */
export function onTrunk(look: PersonLook, trunk: Trunk): string[] {
  if (look.bones) return bones(trunk, look.skin);
  if (look.tie && !look.coat) return shirtAndTie(trunk, look.tie);
  if (!look.pattern || look.coat || look.armor) return [];
  const color = shift(look.top, lightnessOf(look.top) > middle ? -0.32 : 0.3);
  return look.pattern === "striped" ? stripes(trunk, color) : spots(trunk, color);
}

/** What is worn over shirt and trousers: a vest with bright stripes, a belt. */
export function overTrunk({ vest, belt }: PersonLook, { neck, hip, torso, shoulder }: Trunk): string[] {
  const [x, y] = neck;
  const side = (way: 1 | -1) =>
    shape(
      closedCurve([
        [x + way * shoulder * 0.3, y + 1],
        [x + way * shoulder * 0.8, y + 3],
        [x + way * shoulder * 0.96, y + torso * 0.34],
        [x + way * shoulder * 0.84, hip[1] - torso * 0.12],
        [x + way * shoulder * 0.08, hip[1] - torso * 0.1],
        [x + way * shoulder * 0.12, y + torso * 0.4],
      ]),
      vest ?? "",
    );
  const stripe = (share: number) =>
    line(
      `M${x - shoulder * 0.86} ${y + torso * share}H${x - shoulder * 0.14}M${x + shoulder * 0.14} ${y + torso * share}H${x + shoulder * 0.86}`,
      "#f7ef9a",
      torso * 0.085,
    );
  const waist = hip[1] - torso * 0.16;
  return [
    vest ? side(-1) + side(1) + stripe(0.5) + stripe(0.72) : "",
    belt
      ? line(
          `M${x - shoulder * 0.84} ${waist}Q${x} ${waist + 4} ${x + shoulder * 0.84} ${waist}`,
          belt,
          torso * 0.13,
        )
      : "",
  ];
}

/** Lighter cloth has a darker pattern, other cloth a lighter one. */
const middle = 0.6;

/** A ring of tulle around the hip, in three layers. */
export function tutu([x, y]: Point, shoulder: number, color: string): string {
  return [2.9, 2.5, 2]
    .map((wide, i) =>
      ellipse(
        [x, y + 3 - i * 3],
        [shoulder * wide, shoulder * (0.62 - i * 0.1)],
        shift(color, 0.06 - i * 0.04),
      ),
    )
    .join("");
}
