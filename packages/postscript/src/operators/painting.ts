import { rgbOf } from "../colors/device-colors.ts";
import { numbersIn } from "../colors/ps-function.ts";
import { invert, isEmptyBox, mapBox, multiply } from "../drawing/matrix.ts";
import type { Box, Matrix } from "../drawing/matrix.ts";
import type { Path } from "../drawing/path.ts";
import { outlineOfStroke } from "../drawing/stroke-outline.ts";
import { unitsPerPoint } from "../drawing/svg-page.ts";
import type { Machine, OperatorTable } from "../machine.ts";
import { PsDict, PsOpaque } from "../objects.ts";
import { PsError } from "../ps-error.ts";
import { matrixFrom } from "./matrices.ts";
import { boxesFrom, boxesPath } from "./paths.ts";
import { paintBackground, paintShading } from "./shadings.ts";

const maxTiles = 20_000;

/** Fills a path of device units with the current color or pattern. */
export function fillPath(machine: Machine, path: Path, isEvenOdd: boolean): void {
  const { graphics } = machine;
  const { color } = graphics.state;
  if (color.space.kind !== "pattern") graphics.fill(path, isEvenOdd);
  else if (color.pattern !== null && path.box() !== null)
    graphics.isolate(() => {
      graphics.clipTo(path, isEvenOdd);
      paintPattern(machine, color.pattern!);
    });
}

/** Strokes the current path. */
export function strokePath(machine: Machine): void {
  const { graphics } = machine;
  if (graphics.state.color.space.kind !== "pattern") graphics.stroke(graphics.state.path);
  else fillPath(machine, outlineOfStroke(graphics), false);
}

const matrixOf = (pattern: PsDict): Matrix => {
  const made = pattern.get("Implementation");
  if (!(made instanceof PsOpaque)) throw new PsError("typecheck", "pattern");
  return made.value as Matrix;
};

/** Paints a pattern over everything that the clip lets through. */
function paintPattern(machine: Machine, pattern: PsDict): void {
  const { graphics } = machine;
  const matrix = matrixOf(pattern);
  if (pattern.get("PatternType") !== 2) {
    paintTiles(machine, pattern, matrix);
    return;
  }
  const shading = pattern.get("Shading");
  if (!(shading instanceof PsDict)) throw new PsError("typecheck", "pattern");
  graphics.state.matrix = matrix;
  paintBackground(machine, shading);
  paintShading(machine, shading);
}

function paintTiles(machine: Machine, pattern: PsDict, matrix: Matrix): void {
  const { graphics } = machine;
  const [x0, y0, x1, y1] = numbersIn(pattern, "BBox") ?? [];
  const [xStep, yStep] = [Math.abs(Number(pattern.get("XStep"))), Math.abs(Number(pattern.get("YStep")))];
  const inverse = invert(matrix);
  if (
    x0 === undefined ||
    y0 === undefined ||
    x1 === undefined ||
    y1 === undefined ||
    !(xStep > 0) ||
    !(yStep > 0)
  )
    throw new PsError("rangecheck", "pattern");
  const { page, state } = graphics;
  const visible = page.visibleBox(state.clip.box, state.clip);
  if (inverse === null || isEmptyBox(visible)) return;
  const [left, bottom, right, top] = mapBox(inverse, visible);
  const columns = [Math.ceil((left - x1) / xStep), Math.floor((right - x0) / xStep)] as const;
  const rows = [Math.ceil((bottom - y1) / yStep), Math.floor((top - y0) / yStep)] as const;
  const count = (columns[1] - columns[0] + 1) * (rows[1] - rows[0] + 1);
  if (!(count > 0)) return;
  if (count > maxTiles) {
    machine.notes.add("parts_left_out");
    return;
  }
  const tile = page.capture(() => drawTile(machine, pattern, matrix, [x0, y0, x1, y1]));
  machine.budget.allocate(count * (tile.length + 40));
  let svg = "";
  for (let row = rows[0]; row <= rows[1]; row++)
    for (let column = columns[0]; column <= columns[1]; column++) {
      const [x, y] = [column * xStep, row * yStep];
      const [dx, dy] = [matrix[0] * x + matrix[2] * y, matrix[1] * x + matrix[3] * y];
      svg += `<g transform="translate(${page.round(dx / unitsPerPoint)} ${page.round(-dy / unitsPerPoint)})">${tile}</g>`;
    }
  page.paint(svg, state.clip, visible);
}

/** Draws one tile where the pattern's own coordinates put it. */
function drawTile(machine: Machine, pattern: PsDict, matrix: Matrix, bounds: Box): void {
  const { graphics } = machine;
  const { color } = graphics.state;
  graphics.isolate(() => {
    graphics.reset();
    graphics.state.matrix = matrix;
    const [left, bottom, right, top] = bounds;
    graphics.state.clip = graphics.unclipped;
    graphics.clipTo(boxesPath(machine, [[left, bottom, right - left, top - bottom]]), false);
    graphics.widestClip = graphics.state.clip;
    if (pattern.get("PaintType") === 2) {
      const base = color.space.base;
      const rgb = base === undefined ? color.rgb : rgbOf(base, color.components);
      graphics.state.color = { ...graphics.state.color, rgb };
    }
    const { operands } = machine;
    const { count } = operands;
    const depth = machine.dicts.stack.length;
    operands.push(pattern);
    machine.call(pattern.get("PaintProc") ?? null);
    operands.count = Math.min(count, operands.count);
    machine.dicts.stack.length = Math.min(depth, machine.dicts.stack.length);
  });
}

/** `dict matrix makepattern`. */
function makePattern(machine: Machine): void {
  const matrix = matrixFrom(machine.operands.pop());
  const pattern = machine.makeDict(16);
  for (const [key, value] of machine.operands.popDict().entries) machine.define(pattern, key, value);
  const made = new PsOpaque("patterntype", multiply(matrix, machine.graphics.state.matrix));
  machine.define(pattern, "Implementation", made);
  machine.operands.push(pattern);
}

/** `form execform`: draws a procedure under its own matrix and clip. */
function executeForm(machine: Machine): void {
  const { operands, graphics } = machine;
  const form = operands.popDict();
  const own = matrixFrom(form.get("Matrix"));
  const [left, bottom, right, top] = numbersIn(form, "BBox") ?? [];
  graphics.isolate(() => {
    graphics.state.matrix = multiply(own, graphics.state.matrix);
    if (top !== undefined)
      graphics.clipTo(boxesPath(machine, [[left!, bottom!, right! - left!, top - bottom!]]), false);
    graphics.newPath();
    operands.push(form);
    machine.call(form.get("PaintProc") ?? null);
  });
}

const fill = (isEvenOdd: boolean) => (machine: Machine) => {
  fillPath(machine, machine.graphics.state.path, isEvenOdd);
  machine.graphics.newPath();
};

/** Painting paths, patterns, shadings and forms. */
export const paintingOperators: OperatorTable = {
  fill: fill(false),
  eofill: fill(true),
  stroke(machine) {
    strokePath(machine);
    machine.graphics.newPath();
  },
  rectfill: (machine) => fillPath(machine, boxesPath(machine, boxesFrom(machine)), false),
  rectstroke(machine) {
    const { graphics } = machine;
    graphics.isolate(() => {
      const path = boxesPath(machine, boxesFrom(machine));
      graphics.state.path = path;
      strokePath(machine);
    });
  },
  makepattern: makePattern,
  execform: executeForm,
  shfill: (machine) => paintShading(machine, machine.operands.popDict()),
  erasepage() {},
};
