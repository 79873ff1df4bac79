import { mmPerPoint, papers } from "@tintery/engine/tables";
import { PostScriptError } from "./postscript-error.ts";
import { Budget, postScriptLimits } from "./budget.ts";
import type { PostScriptLimits } from "./budget.ts";
import { epsParts } from "./dos-header.ts";
import { readComments } from "./dsc.ts";
import { Graphics } from "./drawing/graphics.ts";
import { isEmptyBox } from "./drawing/matrix.ts";
import type { Box } from "./drawing/matrix.ts";
import { frameOf, SvgPage, unitsPerPoint } from "./drawing/svg-page.ts";
import type { SubstituteFiles } from "./fonts/substitute-fonts.ts";
import { FileFrame } from "./frames.ts";
import { addIllustratorOperators } from "./illustrator.ts";
import { Machine } from "./machine.ts";
import type { PostScriptNote } from "./machine.ts";
import { PsFile } from "./objects.ts";
import { installOperators } from "./operators/install.ts";
import { PsQuit, PsStop } from "./ps-error.ts";
import { MemorySource } from "./streams/byte-source.ts";

/** The first page of a PostScript program as a drawing. */
export interface PostScriptDrawing {
  /** Only paths, groups, clips, gradients and pictures within; every number finite. */
  readonly svg: string;
  readonly widthPt: number;
  readonly heightPt: number;
  readonly notes: readonly PostScriptNote[];
}

/** What a caller may set. */
export interface PostScriptOptions {
  readonly limits?: Partial<PostScriptLimits>;
  /** Open fonts that stand for fonts that the file does not bring; without them such text is left out. */
  readonly fonts?: SubstituteFiles;
}

/** A sheet of A4 for programs that say nothing of their page. */
const { widthMM, heightMM } = papers.a4;
const usualPage: Box = [0, 0, Math.round(widthMM / mmPerPoint), Math.round(heightMM / mmPerPoint)];

/**
 * Draws the first page of a PostScript program (EPS, older Illustrator files): bytes in, SVG out. There is no operator
 * that reaches anything but the program itself. The same bytes give the same SVG everywhere.
 * @param bytes the file, with or without the header of DOS programs
 * @throws PostScriptError `damaged`, `too_complex`, `empty_picture`, `postscript_unreadable`
 */
export function postscriptToSvg(bytes: Uint8Array, options: PostScriptOptions = {}): PostScriptDrawing {
  try {
    return draw(epsParts(bytes).program, options);
  } catch (error) {
    // the stack of this very program, on data nested beyond what anybody writes
    if (error instanceof RangeError) throw new PostScriptError("too_complex", "nesting");
    throw error;
  }
}

function draw(program: Uint8Array, options: PostScriptOptions): PostScriptDrawing {
  const limits = { ...postScriptLimits, ...options.limits };
  const comments = readComments(program);
  const points = comments.box ?? usualPage;
  if (
    Math.max(points[2] - points[0], points[3] - points[1]) > limits.side ||
    points.some((side) => Math.abs(side) > 1e6)
  )
    throw new PostScriptError("too_complex", "page size");
  const page = new SvgPage(new Budget(limits), frameOf(points), comments.box === null);
  const machine = new Machine(page.budget, new Graphics(page));
  installOperators(machine, options.fonts ?? {});
  if (comments.isBareIllustrator) addIllustratorOperators(machine);
  runProgram(machine, program);
  if (comments.pages > 1) machine.notes.add("first_page_only");
  return finish(machine, comments.box);
}

/** Runs to the end of the first page; an error after something was painted leaves that. */
function runProgram(machine: Machine, program: Uint8Array): void {
  const source = new MemorySource(program);
  try {
    machine.push(new FileFrame(new PsFile(source, true)));
    machine.run(0);
  } catch (error) {
    if (error instanceof PsQuit) return;
    if (!(error instanceof PsStop)) throw error;
    if (machine.graphics.page.isBlank) throw new PostScriptError("postscript_unreadable", error.message);
    machine.notes.add("parts_left_out");
  }
}

function finish(machine: Machine, said: Box | null): PostScriptDrawing {
  const { page } = machine.graphics;
  if (page.isBlank || isEmptyBox(page.paintedBox)) throw new PostScriptError("empty_picture");
  const box = said === null ? page.paintedBox : page.frame.box;
  const widthPt = (box[2] - box[0]) / unitsPerPoint;
  const heightPt = (box[3] - box[1]) / unitsPerPoint;
  if (!(widthPt > 0 && heightPt > 0) || Math.max(widthPt, heightPt) > page.budget.limits.side)
    throw new PostScriptError("too_complex", "page size");
  return { svg: page.toSvg(box), widthPt, heightPt, notes: [...machine.notes] };
}
