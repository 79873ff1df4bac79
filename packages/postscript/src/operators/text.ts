import { decodeText } from "../fonts/decode-text.ts";
import type { ShownCharacter } from "../fonts/decode-text.ts";
import { fontProgramOf, glyphName } from "../fonts/font-program.ts";
import type { Glyph } from "../fonts/glyph.ts";
import { mapX, mapY, multiply } from "../drawing/matrix.ts";
import type { Matrix } from "../drawing/matrix.ts";
import { Path, Segment } from "../drawing/path.ts";
import type { Machine, OperatorTable } from "../machine.ts";
import { keyOf, PsArray, PsDict, PsString } from "../objects.ts";
import type { PsObject } from "../objects.ts";
import { PsError } from "../ps-error.ts";
import { fillPath } from "./painting.ts";

/** How a string is shown. */
interface Showing {
  /** `path`: outlines join the current path; `width`: nothing is painted. */
  readonly mode: "paint" | "path" | "width";
  /** Added after every character, in the program's coordinates. */
  readonly spacing?: readonly [number, number];
  /** Added after characters of one code. */
  readonly extra?: { readonly code: number; readonly by: readonly [number, number] };
  /** Takes the place of a character's own width. */
  readonly advance?: (index: number) => readonly [number, number];
  /** Runs between characters (`kshow`). */
  readonly between?: (before: number, after: number) => void;
}

/** Where letters are collected before they are painted together. */
interface Line {
  readonly outlines: Path;
  x: number;
  y: number;
}

function fontOf({ graphics }: Machine): PsDict {
  const { font } = graphics.state;
  if (font === null) throw new PsError("invalidfont");
  return font;
}

/** Shows bytes at the current point and moves it on. */
function show(machine: Machine, bytes: Uint8Array, showing: Showing): [number, number] {
  const { graphics, budget } = machine;
  const [startX, startY] = showing.mode === "width" ? [0, 0] : graphics.currentPoint();
  const line: Line = { outlines: new Path(budget), x: startX, y: startY };
  let index = 0;
  let before: ShownCharacter | null = null;
  for (const shown of decodeText(machine, fontOf(machine), bytes)) {
    if (before !== null && showing.between !== undefined) {
      paintLine(machine, line, showing.mode);
      graphics.moveTo(line.x, line.y);
      showing.between(before.code, shown.code);
      [line.x, line.y] = graphics.currentPoint();
    }
    const [width, height] = showCharacter(machine, shown, line, showing.mode);
    const [dx, dy] = showing.advance?.(index) ?? [width, height];
    line.x += dx + (showing.spacing?.[0] ?? 0);
    line.y += dy + (showing.spacing?.[1] ?? 0);
    if (showing.extra?.code === shown.wholeCode) {
      line.x += showing.extra.by[0];
      line.y += showing.extra.by[1];
    }
    before = shown;
    index++;
  }
  paintLine(machine, line, showing.mode);
  if (showing.mode !== "width") graphics.moveTo(line.x, line.y);
  return [line.x - startX, line.y - startY];
}

function paintLine(machine: Machine, line: Line, mode: Showing["mode"]): void {
  const { outlines } = line;
  if (outlines.isEmpty) return;
  if (mode === "path") machine.graphics.path.append(outlines);
  else if (mode === "paint") fillPath(machine, outlines.copy(), false);
  outlines.kinds.length = 0;
  outlines.points.length = 0;
}

/** Draws one character and tells its width in the program's coordinates. */
function showCharacter(
  machine: Machine,
  shown: ShownCharacter,
  line: Line,
  mode: Showing["mode"],
): readonly [number, number] {
  const { matrix, font } = shown;
  const { state } = machine.graphics;
  const place = multiply(matrix, multiply([1, 0, 0, 1, line.x, line.y], state.matrix));
  if (font.get("FontType") === 3) return showByProcedure(machine, shown, place, mode);
  const glyph = fontProgramOf(machine, font).glyph(shown.name);
  machine.budget.step(8 + 2 * glyph.kinds.length);
  if (mode !== "width") {
    if (font.get("PaintType") === 2) strokeGlyph(machine, glyph, place, font);
    else addGlyph(line.outlines, glyph, place);
  }
  const width = widthFromMetrics(font, shown.name) ?? glyph.width;
  return [width * matrix[0], width * matrix[1]];
}

/** A width that the font dictionary gives in place of that of the outline. */
function widthFromMetrics(font: PsDict, name: string): number | null {
  const metrics = font.get("Metrics");
  const given = metrics instanceof PsDict ? metrics.get(name) : undefined;
  if (typeof given === "number") return given;
  if (!(given instanceof PsArray)) return null;
  const width = given.at(given.length === 4 ? 2 : 1);
  return typeof width === "number" ? width : null;
}

function addGlyph(outlines: Path, { kinds, points }: Glyph, m: Matrix): void {
  let at = 0;
  const x = (k: number) => mapX(m, points[at + k]!, points[at + k + 1]!);
  const y = (k: number) => mapY(m, points[at + k]!, points[at + k + 1]!);
  for (const kind of kinds) {
    if (kind === Segment.move) outlines.move(x(0), y(0));
    else if (kind === Segment.line) outlines.line(x(0), y(0));
    else if (kind === Segment.curve) outlines.curve(x(0), y(0), x(2), y(2), x(4), y(4));
    else outlines.close();
    at += kind === Segment.curve ? 6 : kind === Segment.close ? 0 : 2;
  }
}

function strokeGlyph(machine: Machine, glyph: Glyph, place: Matrix, font: PsDict): void {
  const { graphics, budget } = machine;
  const outline = new Path(budget);
  addGlyph(outline, glyph, place);
  graphics.isolate(() => {
    graphics.state.matrix = place;
    graphics.state.lineWidth = Number(font.get("StrokeWidth") ?? 0);
    graphics.stroke(outline);
  });
}

/** Widths that `setcachedevice` and `setcharwidth` tell while a procedure draws a character. */
const toldWidths = new WeakMap<Machine, [number, number]>();

/** A character of a Type 3 font. */
function showByProcedure(
  machine: Machine,
  shown: ShownCharacter,
  place: Matrix,
  mode: Showing["mode"],
): readonly [number, number] {
  const { graphics, operands } = machine;
  const { font, code, matrix } = shown;
  const root = (font.get("TinteryRoot") ?? font) as PsDict;
  toldWidths.set(machine, [0, 0]);
  const draw = () =>
    graphics.isolate(() => {
      graphics.state.matrix = place;
      graphics.newPath();
      const { count } = operands;
      const byName = font.get("BuildGlyph");
      operands.push(root);
      operands.push(byName === undefined ? code : machine.names.literal(glyphName(font, code)));
      machine.call(byName ?? font.get("BuildChar") ?? null);
      operands.count = Math.min(count, operands.count);
    });
  if (mode === "paint") draw();
  else graphics.page.capture(draw);
  const [width, height] = toldWidths.get(machine) ?? [0, 0];
  return [width * matrix[0] + height * matrix[2], width * matrix[1] + height * matrix[3]];
}

/** The numbers of `xshow` and its like, for each character one or two. */
const numbersFrom = (object: PsObject): readonly number[] => {
  if (object instanceof PsArray) return object.toList().map(Number);
  if (object instanceof PsString) return [...object.bytes.subarray(4)];
  throw new PsError("typecheck");
};

const placed =
  (pick: (numbers: readonly number[], index: number) => readonly [number, number]) =>
  (machine: Machine): void => {
    const numbers = numbersFrom(machine.operands.pop());
    const { bytes } = machine.operands.popString();
    show(machine, bytes, { mode: "paint", advance: (index) => pick(numbers, index) });
  };

/** `code/name glyphshow`: as a font of one character. */
function showGlyph(machine: Machine): void {
  const key = keyOf(machine.operands.pop());
  const font = fontOf(machine);
  const line: Line = { outlines: new Path(machine.budget), x: 0, y: 0 };
  [line.x, line.y] = machine.graphics.currentPoint();
  const encoding = machine.makeArray([machine.names.literal(String(key))]);
  const own = machine.makeDict(1);
  for (const [name, value] of font.entries) own.entries.set(name, value);
  own.entries.set("Encoding", encoding);
  if (font.get("FontType") === 0) throw new PsError("invalidfont");
  const [shown] = decodeText(machine, own, Uint8Array.of(0));
  const named = { ...shown!, name: String(key) };
  const [dx, dy] = showCharacter(machine, named, line, "paint");
  paintLine(machine, line, "paint");
  machine.graphics.moveTo(line.x + dx, line.y + dy);
}

function characterShow(machine: Machine): void {
  const { bytes } = machine.operands.popString();
  const body = machine.operands.popProcedure();
  for (const shown of decodeText(machine, fontOf(machine), bytes)) {
    const line: Line = { outlines: new Path(machine.budget), x: 0, y: 0 };
    const [dx, dy] = showCharacter(machine, shown, line, "width");
    for (const value of [shown.code, dx, dy]) machine.operands.push(value);
    machine.call(body);
  }
}

/** Showing text. */
export const textOperators: OperatorTable = {
  show: (machine) => void show(machine, machine.operands.popString().bytes, { mode: "paint" }),
  ashow(machine) {
    const { bytes } = machine.operands.popString();
    const spacing = machine.operands.popNumbers(2) as [number, number];
    show(machine, bytes, { mode: "paint", spacing });
  },
  widthshow(machine) {
    const { bytes } = machine.operands.popString();
    const [x, y, code] = machine.operands.popNumbers(3) as [number, number, number];
    show(machine, bytes, { mode: "paint", extra: { code, by: [x, y] } });
  },
  awidthshow(machine) {
    const { bytes } = machine.operands.popString();
    const [x, y, code, ax, ay] = machine.operands.popNumbers(5) as [number, number, number, number, number];
    show(machine, bytes, { mode: "paint", spacing: [ax, ay], extra: { code, by: [x, y] } });
  },
  kshow(machine) {
    const { bytes } = machine.operands.popString();
    const body = machine.operands.popProcedure();
    const between = (before: number, after: number) => {
      machine.operands.push(before);
      machine.operands.push(after);
      machine.call(body);
    };
    show(machine, bytes, { mode: "paint", between });
  },
  xshow: placed((numbers, k) => [numbers[k] ?? 0, 0]),
  yshow: placed((numbers, k) => [0, numbers[k] ?? 0]),
  xyshow: placed((numbers, k) => [numbers[2 * k] ?? 0, numbers[2 * k + 1] ?? 0]),
  glyphshow: showGlyph,
  cshow: characterShow,
  stringwidth(machine) {
    for (const value of show(machine, machine.operands.popString().bytes, { mode: "width" }))
      machine.operands.push(value);
  },
  charpath(machine) {
    machine.operands.popBoolean();
    show(machine, machine.operands.popString().bytes, { mode: "path" });
  },
  setcharwidth(machine) {
    toldWidths.set(machine, machine.operands.popNumbers(2) as [number, number]);
  },
  setcachedevice(machine) {
    const [width, height] = machine.operands.popNumbers(6) as [number, number];
    toldWidths.set(machine, [width, height]);
  },
  setcachedevice2(machine) {
    const [width, height] = machine.operands.popNumbers(10) as [number, number];
    toldWidths.set(machine, [width, height]);
  },
};
