import { flatten } from "./flatten.ts";
import type { Graphics } from "./graphics.ts";
import { invert, mapX, mapY } from "./matrix.ts";
import { Path, Segment } from "./path.ts";

/**
 * The current path's stroke as a path to be filled or clipped with (`strokepath`): a box for each straight bit and a
 * disk at each corner, all running the same way, so that overlaps fill. Corners and ends come out round or butt.
 */
export function outlineOfStroke(graphics: Graphics): Path {
  const { state, budget } = graphics;
  const inverse = invert(state.matrix) ?? invert(graphics.initialMatrix)!;
  const user = flatten(state.path, budget).mapped(inverse);
  const outline = new Path(budget);
  const pen = { outline, radius: Math.max(state.lineWidth / 2, 1e-3), isRound: state.lineCap === 1 };
  let at = 0;
  let [startX, startY, x, y] = [0, 0, 0, 0];
  let isFirst = true;
  for (const kind of user.kinds) {
    const [toX, toY] = kind === Segment.close ? [startX, startY] : [user.points[at]!, user.points[at + 1]!];
    if (kind !== Segment.close) at += 2;
    if (kind === Segment.move) {
      [startX, startY] = [toX, toY];
      isFirst = true;
    } else {
      if (!isFirst || pen.isRound) addDisk(pen, x, y);
      addBar(pen, [x, y, toX, toY]);
      if (kind === Segment.close || pen.isRound) addDisk(pen, toX, toY);
      isFirst = false;
    }
    [x, y] = [toX, toY];
    budget.step(4);
  }
  return outline.mapped(state.matrix);
}

interface Pen {
  readonly outline: Path;
  readonly radius: number;
  readonly isRound: boolean;
}

function addBar({ outline, radius }: Pen, [x1, y1, x2, y2]: readonly [number, number, number, number]): void {
  const length = Math.hypot(x2 - x1, y2 - y1);
  if (length === 0) return;
  const [dx, dy] = [((x2 - x1) / length) * radius, ((y2 - y1) / length) * radius];
  outline.move(x1 + dy, y1 - dx);
  outline.line(x2 + dy, y2 - dx);
  outline.line(x2 - dy, y2 + dx);
  outline.line(x1 - dy, y1 + dx);
  outline.close();
}

function addDisk({ outline, radius }: Pen, x: number, y: number): void {
  const unit = [1, 0, 0, 1, x, y] as const;
  for (let k = 0; k < 12; k++) {
    const angle = (k / 12) * 2 * Math.PI;
    const [px, py] = [radius * Math.cos(angle), radius * Math.sin(angle)];
    if (k === 0) outline.move(mapX(unit, px, py), mapY(unit, px, py));
    else outline.line(mapX(unit, px, py), mapY(unit, px, py));
  }
  outline.close();
}
