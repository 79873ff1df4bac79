import { peekMarkup } from "./svg/read-markup.ts";

/** What a file is, by its content alone. */
export interface VectorFileHeader {
  type: "svg" | "svgz" | "pdf" | "eps";
}

/** How far into a file the mark of a PDF may stand: what readers of PDF have always put up with. */
const pdfMarkWithin = 1024;
/** Where a driver leaves the language of commands to the printer. */
const printerMark = "\u001b%-12345X";
const dosEpsMark = [0xc5, 0xd0, 0xd3, 0xc6];
const gzipMark = [0x1f, 0x8b];
/** What begins like one of these is no drawing, whatever else may stand in it. */
const otherMarks = [
  [0x89, 0x50, 0x4e, 0x47],
  [0xff, 0xd8, 0xff],
  [...Buffer.from("GIF8")],
  [...Buffer.from("PK")],
];

/**
 * Tells by the first bytes whether a file is a drawing we read, whatever its name says. Cheap and without native code;
 * a file that passes may still turn out to be damaged.
 * @param head the file's first kilobytes, or all of it
 * @returns null for anything else, photos included
 */
export function inspectVectorFile(head: Uint8Array): VectorFileHeader | null {
  const begins = (mark: readonly number[]) => mark.every((byte, index) => head[index] === byte);
  if (otherMarks.some(begins)) return null;
  if (begins(dosEpsMark)) return { type: "eps" };
  const zipped = begins(gzipMark);
  const markup = peekMarkup(head);
  if (markup !== undefined && beginsSvg(markup, zipped)) return { type: zipped ? "svgz" : "svg" };
  if (zipped) return null;
  const start = Buffer.from(head.subarray(0, pdfMarkWithin)).toString("latin1");
  // a byte order mark, line ends, or the end-of-job mark of old printer drivers may come first
  const opening = start.replace("\xef\xbb\xbf", "").replaceAll("\u0004", " ").trimStart();
  if (opening.startsWith("%!PS")) return { type: "eps" };
  // commands that a driver writes for the printer stand before what it prints
  const isForPrinter = opening.startsWith(printerMark) || opening.startsWith("@PJL");
  if (isForPrinter && opening.includes("\n%!PS")) return { type: "eps" };
  return start.includes("%PDF-") ? { type: "pdf" } : null;
}

/**
 * Whether XML text comes to a root called svg, past declaration, comments and DOCTYPE. Text that ends before its root
 * begins is taken for one when it says it is XML, or is the little that is looked at of a zipped file: reading all of it
 * will tell.
 */
function beginsSvg(text: string, isLittle: boolean): boolean {
  let at = skipSpace(text, 0);
  const isXml = text.startsWith("<?xml", at);
  for (;;) {
    at = skipSpace(text, at);
    if (at >= text.length) return isXml;
    if (!text.startsWith("<", at)) return false;
    const end = endOfPrologPart(text, at);
    if (end === undefined) return /^<(?:[A-Za-z_][\w.-]{0,40}:)?svg[\s/>]/.test(text.slice(at, at + 60));
    if (end < 0) return isXml || isLittle || text.startsWith("<!DOCTYPE svg", at);
    at = end;
  }
}

function skipSpace(text: string, from: number): number {
  let at = from;
  while (at < text.length && text.charCodeAt(at) <= 32) at += 1;
  return at;
}

/** Where a comment, instruction or DOCTYPE that starts at `at` ends; -1 beyond the text, undefined when it is none. */
function endOfPrologPart(text: string, at: number): number | undefined {
  const after = (mark: string, from: number) => {
    const found = text.indexOf(mark, from);
    return found < 0 ? -1 : found + mark.length;
  };
  if (text.startsWith("<!--", at)) return after("-->", at + 4);
  if (text.startsWith("<?", at)) return after("?>", at + 2);
  if (!/^<!doctype\s/i.test(text.slice(at, at + 10))) return undefined;
  const close = after(">", at);
  const bracket = text.indexOf("[", at);
  if (bracket < 0 || (close > 0 && bracket > close)) return close;
  const inner = /\]\s*>/g;
  inner.lastIndex = bracket;
  return inner.exec(text) ? inner.lastIndex : -1;
}
