import { addArc, addTangentArc } from "../drawing/arcs.ts";
import { flatten, reversed } from "../drawing/flatten.ts";
import { invert, isEmptyBox, mapBox, sharedBox } from "../drawing/matrix.ts";
import { Path, pointsOf } from "../drawing/path.ts";
import { outlineOfStroke } from "../drawing/stroke-outline.ts";
import type { Machine, OperatorTable } from "../machine.ts";
import { PsError } from "../ps-error.ts";

const circle =
  (isClockwise: boolean) =>
  ({ operands, graphics }: Machine): void => {
    const [x, y, radius, from, to] = operands.popNumbers(5) as [number, number, number, number, number];
    addArc(graphics, { x, y, radius, from, to, isClockwise });
  };

function tangentArc({ operands, graphics }: Machine): [number, number, number, number] {
  const [x1, y1, x2, y2, radius] = operands.popNumbers(5) as [number, number, number, number, number];
  return addTangentArc(graphics, [x1, y1], [x2, y2], radius);
}

/** Boxes of the program's coordinates, as `boxesFrom` takes them, as one path of the device. */
export function boxesPath({ graphics, budget }: Machine, boxes: readonly (readonly number[])[]): Path {
  const kept = graphics.snapshot();
  graphics.state.path = new Path(budget);
  graphics.state.isPathShared = false;
  for (const [x, y, width, height] of boxes as readonly [number, number, number, number][]) {
    graphics.moveTo(x, y);
    graphics.lineTo(x + width, y);
    graphics.lineTo(x + width, y + height);
    graphics.lineTo(x, y + height);
    graphics.path.close();
  }
  const { path } = graphics;
  graphics.state = kept;
  return path;
}

/** What may be painted on, within the page, as a path: its innermost shape stands for a chain of them. */
function clipPath({ graphics, budget }: Machine): Path {
  const { clip } = graphics.state;
  if (clip.path !== null) return clip.path.copy();
  const path = new Path(budget);
  const box = sharedBox(clip.box, graphics.page.frame.box);
  if (isEmptyBox(box)) return path;
  path.move(box[0], box[1]);
  path.line(box[2], box[1]);
  path.line(box[2], box[3]);
  path.line(box[0], box[3]);
  path.close();
  return path;
}

function pathBox({ operands, graphics }: Machine): void {
  const box = graphics.state.path.box();
  const inverse = invert(graphics.state.matrix);
  if (box === null) throw new PsError("nocurrentpoint");
  if (inverse === null) throw new PsError("undefinedresult");
  for (const value of mapBox(inverse, box)) operands.push(value);
}

/** `move line curve close pathforall`: runs one of four procedures for each segment. */
function forAll(machine: Machine): void {
  const { operands, graphics } = machine;
  const bodies = [operands.pop(), operands.pop(), operands.pop(), operands.pop()].reverse();
  const { kinds, points } = graphics.state.path.copy();
  let at = 0;
  for (const kind of kinds) {
    const count = pointsOf[kind as 0 | 1 | 2 | 3] * 2;
    for (let k = 0; k < count; k += 2)
      for (const value of graphics.toUser(points[at + k]!, points[at + k + 1]!, graphics.state.matrix))
        operands.push(value);
    at += count;
    machine.call(bodies[kind]!);
  }
}

const replacePath = ({ graphics }: Machine, path: Path): void => {
  graphics.state.path = path;
  graphics.state.isPathShared = false;
};

/** Relative operators begin at the current point. */
function relative({ operands, graphics }: Machine, count: number): number[] {
  const [x, y] = graphics.currentPoint();
  return operands.popNumbers(count).map((value, k) => value + (k % 2 === 0 ? x : y));
}

/** Making paths and asking about them. */
export const pathOperators: OperatorTable = {
  newpath: ({ graphics }) => graphics.newPath(),
  currentpoint({ operands, graphics }) {
    for (const value of graphics.currentPoint()) operands.push(value);
  },
  moveto({ operands, graphics }) {
    const y = operands.popNumber();
    graphics.moveTo(operands.popNumber(), y);
  },
  lineto({ operands, graphics }) {
    const y = operands.popNumber();
    graphics.lineTo(operands.popNumber(), y);
  },
  curveto: ({ operands, graphics }) => graphics.curveTo(operands.popNumbers(6)),
  rmoveto(machine) {
    const [x, y] = relative(machine, 2) as [number, number];
    machine.graphics.moveTo(x, y);
  },
  rlineto(machine) {
    const [x, y] = relative(machine, 2) as [number, number];
    machine.graphics.lineTo(x, y);
  },
  rcurveto: (machine) => machine.graphics.curveTo(relative(machine, 6)),
  closepath: ({ graphics }) => graphics.path.close(),
  arc: circle(false),
  arcn: circle(true),
  arct: (machine) => void tangentArc(machine),
  arcto(machine) {
    for (const value of tangentArc(machine)) machine.operands.push(value);
  },
  flattenpath: (machine) => replacePath(machine, flatten(machine.graphics.state.path, machine.budget)),
  reversepath: (machine) => replacePath(machine, reversed(machine.graphics.state.path, machine.budget)),
  strokepath: (machine) => replacePath(machine, outlineOfStroke(machine.graphics)),
  clippath: (machine) => replacePath(machine, clipPath(machine)),
  pathbbox: pathBox,
  pathforall: forAll,
  setbbox: ({ operands }) => void operands.popNumbers(4),
  clip: ({ graphics }) => graphics.clipTo(graphics.state.path, false),
  eoclip: ({ graphics }) => graphics.clipTo(graphics.state.path, true),
  clipsave({ graphics: { state } }) {
    if (state.keptClips.length >= 1000) throw new PsError("limitcheck", "clipsave");
    state.keptClips = [...state.keptClips, state.clip];
  },
  cliprestore({ graphics: { state } }) {
    state.clip = state.keptClips.at(-1) ?? state.clip;
    state.keptClips = state.keptClips.slice(0, -1);
  },
  initclip: ({ graphics }) => graphics.openClip(),
  rectclip(machine) {
    const { graphics } = machine;
    graphics.clipTo(boxesPath(machine, boxesFrom(machine)), false);
    graphics.newPath();
  },
};

/** What `rectfill` and its like take: four numbers, or an array of fours. */
export function boxesFrom({ operands }: Machine): number[][] {
  if (typeof operands.peek() === "number") return [operands.popNumbers(4)];
  const values = operands.popArray().toList();
  const boxes: number[][] = [];
  for (let k = 0; k + 3 < values.length; k += 4) {
    const box = values.slice(k, k + 4);
    if (!box.every((value) => typeof value === "number")) throw new PsError("typecheck");
    boxes.push(box as number[]);
  }
  return boxes;
}
