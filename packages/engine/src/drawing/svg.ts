import { type Border, unitsPerMM } from "./picture.ts";

type Path = Pick<Border, "shape" | "points">;

/** What follows the whole millimeters, for each hundredth. */
const hundredths = Array.from({ length: unitsPerMM }, (_, value) => String(value / unitsPerMM).slice(1));

/** A coordinate in hundredths of a millimeter as millimeters; put together, which costs less than a division's digits. */
function mm(value: number): string {
  if (!(value >= 0 && Number.isInteger(value))) return String(value / unitsPerMM);
  const whole = Math.floor(value / unitsPerMM);
  return whole + hundredths[value - whole * unitsPerMM]!;
}

function from(points: readonly number[], i: number): string {
  return `${mm(points[i]!)} ${mm(points[i + 1]!)}`;
}

/** Path commands along a border from its current end, forwards or backwards; the pen stands at its beginning. */
function along({ shape, points }: Path, backwards: boolean): string {
  const last = points.length - 2;
  let out = "";
  if (shape === "line") {
    for (let i = 2; i <= last; i += 2) out += `L${from(points, backwards ? last - i : i)}`;
    return out;
  }
  for (let i = 0; i < last; i += 6) {
    const at = backwards ? last - i : i;
    const step = backwards ? -2 : 2;
    out += `C${from(points, at + step)} ${from(points, at + 2 * step)} ${from(points, at + 3 * step)}`;
  }
  return out;
}

/** Path data of one border. */
export function borderPath(border: Path): string {
  return `M${from(border.points, 0)}${along(border, false)}`;
}

/** Path data of closed rings of borders, `~b` for border b walked backwards. */
export function ringsPath(rings: readonly (readonly number[])[], borders: readonly Border[]): string {
  let out = "";
  for (const ring of rings) {
    ring.forEach((walk, i) => {
      const backwards = walk < 0;
      const border = borders[backwards ? ~walk : walk]!;
      if (i === 0) out += `M${from(border.points, backwards ? border.points.length - 2 : 0)}`;
      out += along(border, backwards);
    });
    out += "Z";
  }
  return out;
}
