import type { Graphics } from "./graphics.ts";

/** A circle's stretch, in the program's coordinates and degrees. */
export interface ArcSpan {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly from: number;
  readonly to: number;
  readonly isClockwise: boolean;
}

const degree = Math.PI / 180;

/** Adds a stretch of a circle to the path, after a line to its beginning when there is a current point. */
export function addArc(graphics: Graphics, span: ArcSpan): void {
  const { x, y, radius, from } = span;
  const sweep = sweepOf(span) * degree;
  const start = from * degree;
  const [startX, startY] = [x + radius * Math.cos(start), y + radius * Math.sin(start)];
  if (graphics.path.hasPoint) graphics.lineTo(startX, startY);
  else graphics.moveTo(startX, startY);
  // an eighth of a circle as one cubic is off by a millionth of the radius
  const count = Math.ceil(Math.abs(sweep) / (Math.PI / 4) - 1e-9);
  const step = sweep / count;
  const handle = (4 / 3) * Math.tan(step / 4) * radius;
  for (let k = 0; k < count; k++) {
    const [a, b] = [start + k * step, start + (k + 1) * step];
    graphics.curveTo([
      x + radius * Math.cos(a) - handle * Math.sin(a),
      y + radius * Math.sin(a) + handle * Math.cos(a),
      x + radius * Math.cos(b) + handle * Math.sin(b),
      y + radius * Math.sin(b) - handle * Math.cos(b),
      x + radius * Math.cos(b),
      y + radius * Math.sin(b),
    ]);
  }
}

/** Degrees from one angle on to the other, at most a full turn: programs that say 0 to 720 want no more. */
function sweepOf({ from, to, isClockwise }: ArcSpan): number {
  const turn = isClockwise ? from - to : to - from;
  const sweep = turn >= 0 && turn <= 360 ? turn : ((turn % 360) + 360) % 360;
  const whole = turn > 360 && sweep === 0 ? 360 : sweep;
  return isClockwise ? -whole : whole;
}

/** The two points where an arc of `radius` touches the lines from `from` over `corner` to `to`. */
export function addTangentArc(
  graphics: Graphics,
  corner: readonly [number, number],
  to: readonly [number, number],
  radius: number,
): [number, number, number, number] {
  const [fromX, fromY] = graphics.currentPoint();
  const [x, y] = corner;
  const [backX, backY] = unit(fromX - x, fromY - y);
  const [onX, onY] = unit(to[0] - x, to[1] - y);
  const cross = backX * onY - backY * onX;
  const cosine = backX * onX + backY * onY;
  if (Math.abs(cross) < 1e-9) {
    graphics.lineTo(x, y);
    return [x, y, x, y];
  }
  const length = (radius * (1 + cosine)) / Math.abs(cross);
  const [x1, y1] = [x + backX * length, y + backY * length];
  const [x2, y2] = [x + onX * length, y + onY * length];
  const side = cross > 0 ? -1 : 1;
  const [centerX, centerY] = [x1 + side * backY * radius, y1 - side * backX * radius];
  const from = Math.atan2(y1 - centerY, x1 - centerX) / degree;
  const end = Math.atan2(y2 - centerY, x2 - centerX) / degree;
  addArc(graphics, { x: centerX, y: centerY, radius, from, to: end, isClockwise: cross > 0 });
  return [x1, y1, x2, y2];
}

function unit(x: number, y: number): [number, number] {
  const length = Math.hypot(x, y);
  return length === 0 ? [0, 0] : [x / length, y / length];
}
