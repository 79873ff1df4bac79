import { identity, invert, matrixOf, mapX, mapY, multiply } from "../drawing/matrix.ts";
import type { Matrix } from "../drawing/matrix.ts";
import type { Machine, OperatorTable } from "../machine.ts";
import { PsArray } from "../objects.ts";
import type { PsObject } from "../objects.ts";
import { PsError } from "../ps-error.ts";
import { putAll } from "./copy-contents.ts";

/** An array of six numbers as a matrix. @throws PsError typecheck, rangecheck */
export function matrixFrom(object: PsObject | undefined): Matrix {
  if (!(object instanceof PsArray)) throw new PsError("typecheck", "matrix");
  const values = object.toList();
  if (values.length !== 6) throw new PsError("rangecheck", "matrix");
  if (!values.every((value) => typeof value === "number")) throw new PsError("typecheck", "matrix");
  return matrixOf(values);
}

/** Writes a matrix into the array on top of the stack, and leaves it there. */
function answer(machine: Machine, matrix: Matrix): void {
  const { operands } = machine;
  const target = operands.popArray();
  if (target.length !== 6) throw new PsError("rangecheck", "matrix");
  if (!matrix.every(Number.isFinite)) throw new PsError("undefinedresult", "matrix");
  putAll(machine, target, 0, matrix);
  operands.push(target);
}

function setMatrix({ graphics }: Machine, matrix: Matrix): void {
  if (!matrix.every((value) => Math.abs(value) < 1e30)) throw new PsError("undefinedresult", "matrix");
  graphics.state.matrix = matrix;
}

/** `translate`, `scale` and `rotate`: change the current matrix, or write into one that is given. */
const change =
  (count: number, make: (numbers: readonly number[]) => Matrix) =>
  (machine: Machine): void => {
    const { operands, graphics } = machine;
    const target = operands.peek();
    if (target instanceof PsArray) {
      operands.pop();
      const made = make(operands.popNumbers(count));
      operands.push(target);
      answer(machine, made);
    } else setMatrix(machine, multiply(make(operands.popNumbers(count)), graphics.state.matrix));
  };

const rotation = (angle: number): Matrix => {
  const radians = (angle % 360) * (Math.PI / 180);
  const isQuarter = angle % 90 === 0;
  const sine = isQuarter ? Math.round(Math.sin(radians)) : Math.sin(radians);
  const cosine = isQuarter ? Math.round(Math.cos(radians)) : Math.cos(radians);
  return [cosine, sine, -sine, cosine, 0, 0];
};

/** Maps a point or a distance, forth or back, by the current matrix or one that is given. */
const map =
  (isBack: boolean, isDistance: boolean) =>
  ({ operands, graphics }: Machine): void => {
    const given = operands.peek() instanceof PsArray ? matrixFrom(operands.pop()) : graphics.state.matrix;
    const [x, y] = operands.popNumbers(2) as [number, number];
    const whole = isBack ? invert(given) : given;
    if (whole === null) throw new PsError("undefinedresult", "matrix");
    const m: Matrix = isDistance ? [whole[0], whole[1], whole[2], whole[3], 0, 0] : whole;
    operands.push(mapX(m, x, y));
    operands.push(mapY(m, x, y));
  };

/** Coordinate systems. */
export const matrixOperators: OperatorTable = {
  matrix: (machine) => machine.operands.push(machine.makeArray([...identity])),
  identmatrix: (machine) => answer(machine, identity),
  currentmatrix: (machine) => answer(machine, machine.graphics.state.matrix),
  defaultmatrix: (machine) => answer(machine, machine.graphics.initialMatrix),
  setmatrix: (machine) => setMatrix(machine, matrixFrom(machine.operands.pop())),
  initmatrix: ({ graphics }) => {
    graphics.state.matrix = graphics.initialMatrix;
  },
  concat: (machine) =>
    setMatrix(machine, multiply(matrixFrom(machine.operands.pop()), machine.graphics.state.matrix)),
  translate: change(2, ([x, y]) => [1, 0, 0, 1, x!, y!]),
  scale: change(2, ([x, y]) => [x!, 0, 0, y!, 0, 0]),
  rotate: change(1, ([angle]) => rotation(angle!)),
  concatmatrix(machine) {
    const target = machine.operands.pop();
    const second = matrixFrom(machine.operands.pop());
    const first = matrixFrom(machine.operands.pop());
    machine.operands.push(target);
    answer(machine, multiply(first, second));
  },
  invertmatrix(machine) {
    const target = machine.operands.pop();
    const inverse = invert(matrixFrom(machine.operands.pop()));
    if (inverse === null) throw new PsError("undefinedresult", "matrix");
    machine.operands.push(target);
    answer(machine, inverse);
  },
  transform: map(false, false),
  dtransform: map(false, true),
  itransform: map(true, false),
  idtransform: map(true, true),
};
