import type { Box } from "./drawing/matrix.ts";
import { textOf } from "./objects.ts";

/** What a program's structuring comments say about it. */
export interface DocumentComments {
  /** The page in points: left, bottom, right, top; null when nothing usable is said. */
  readonly box: Box | null;
  readonly pages: number;
  /** Made by Illustrator, in the dialect of its own files, without the procedures that define it. */
  readonly isBareIllustrator: boolean;
}

const headLength = 64_000;
const tailLength = 64_000;
const number = "([-+]?\\d{0,12}\\.?\\d{0,12})";
const boxPattern = (name: string) =>
  new RegExp(`^%%${name}:[ \\t]*${number}[ \\t]+${number}[ \\t]+${number}[ \\t]+${number}`, "m");

/**
 * Reads the comments at a program's beginning and, where they point there, at its end. The finer box goes first; one
 * without area counts as none.
 */
export function readComments(program: Uint8Array): DocumentComments {
  const head = textOf(program.subarray(0, headLength)).replace(/\r\n?/g, "\n");
  const tail = textOf(program.subarray(Math.max(0, program.length - tailLength))).replace(/\r\n?/g, "\n");
  const box =
    boxIn(head, "HiResBoundingBox") ??
    boxIn(tail, "HiResBoundingBox") ??
    boxIn(head, "BoundingBox") ??
    boxIn(tail, "BoundingBox");
  const isIllustrator = /^%%Creator:[^\n]{0,40}Illustrator/m.test(head) || /^%AI\d_/m.test(head);
  const hasProcedures = /^%%Begin(?:ProcSet|Resource): (?:procset )?Adobe_Illustrator/m.test(head);
  const said = /^%%Pages:[ \t]*(\d{1,6})/m.exec(head) ?? /^%%Pages:[ \t]*(\d{1,6})/m.exec(tail);
  return {
    box,
    pages: said === null ? 1 : Number(said[1]),
    isBareIllustrator: isIllustrator && !hasProcedures,
  };
}

function boxIn(text: string, name: string): Box | null {
  const found = boxPattern(name).exec(text);
  if (found === null) return null;
  const [left, bottom, right, top] = found.slice(1).map(Number) as [number, number, number, number];
  return right > left && top > bottom ? [left, bottom, right, top] : null;
}
