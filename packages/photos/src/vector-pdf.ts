import { mmPerPoint, rgbOfHex } from "@tintery/engine/tables";
import { deflateSync } from "node:zlib";
import type { PenStroke } from "@tintery/engine";

/** Something on a page: pens in hundredths of a millimeter, moved and scaled; or outlines of letters in millimeters. */
export type PdfPart =
  | { readonly pens: readonly PenStroke[]; readonly x: number; readonly y: number; readonly scale: number }
  | { readonly letters: string; readonly color: string };

const pointsPerMM = 1 / mmPerPoint;

/**
 * One page of vectors as a PDF, at its true size. Written out here because a page needs nothing of a PDF but paths:
 * no fonts, no pictures. The same page gives the same bytes.
 * @param page its size in millimeters
 */
export function vectorPdf(
  page: { readonly widthMM: number; readonly heightMM: number },
  parts: readonly PdfPart[],
): Uint8Array {
  const width = short(page.widthMM * pointsPerMM);
  const height = short(page.heightMM * pointsPerMM);
  const content = deflateSync(Buffer.from(parts.map((part) => draw(part, page.heightMM)).join(""), "latin1"));
  return assemble([
    [`<< /Type /Catalog /Pages 2 0 R /ViewerPreferences << /PrintScaling /None >> >>`],
    [`<< /Type /Pages /Kids [3 0 R] /Count 1 >>`],
    [`<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Resources << >> /Contents 4 0 R >>`],
    [`<< /Length ${content.length} /Filter /FlateDecode >>\nstream\n`, content, "\nendstream"],
  ]);
}

/** Numbers the objects and writes the table of where each begins. */
function assemble(objects: readonly (readonly (string | Uint8Array)[])[]): Uint8Array {
  const chunks: Uint8Array[] = [];
  let length = 0;
  const write = (chunk: string | Uint8Array) => {
    const bytes = typeof chunk === "string" ? Buffer.from(chunk, "latin1") : chunk;
    chunks.push(bytes);
    length += bytes.length;
  };
  // four bytes above 127 tell every program that this is no text
  write("%PDF-1.4\n%\u00e2\u00e3\u00cf\u00d3\n");
  const starts = objects.map((chunks, index) => {
    const start = length;
    write(`${index + 1} 0 obj\n`);
    for (const chunk of chunks) write(chunk);
    write("\nendobj\n");
    return start;
  });
  const table = length;
  write(`xref\n0 ${objects.length + 1}\n0000000000 65535 f \n`);
  for (const start of starts) write(`${String(start).padStart(10, "0")} 00000 n \n`);
  write(`trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${table}\n%%EOF\n`);
  return Buffer.concat(chunks);
}

/** Units are those of the part, y goes down: PDF's own are points, and y goes up. */
function draw(part: PdfPart, heightMM: number): string {
  const units = "pens" in part ? (part.scale * pointsPerMM) / 100 : pointsPerMM;
  const { x, y } = "pens" in part ? part : { x: 0, y: 0 };
  const place = `${fine(units)} 0 0 ${fine(-units)} ${fine(x * pointsPerMM)} ${fine((heightMM - y) * pointsPerMM)} cm`;
  const inside =
    "pens" in part ? part.pens.map(drawPen).join("") : `${rgb(part.color)} rg\n${letters(part.letters)}f\n`;
  return `q\n${place}\n1 J 1 j\n${inside}Q\n`;
}

function drawPen({ color, width, paths, closed, layer }: PenStroke): string {
  const isFilled = width === 0;
  const look = isFilled ? `${rgb(color)} rg\n` : `${rgb(color)} RG ${short(width)} w\n`;
  const body = paths.map((points) => pathOf(points, closed)).join("");
  return `${look}${body}${isFilled ? (layer === "solids" ? "f*" : "f") : "S"}\n`;
}

/** A start and cubics; those whose handles lie on their ends are straight. */
function pathOf(points: readonly number[], closed: boolean): string {
  let [x, y] = [points[0]!, points[1]!];
  let out = `${short(x)} ${short(y)} m\n`;
  for (let i = 2; i + 5 < points.length; i += 6) {
    const [x1, y1, x2, y2, x3, y3] = points.slice(i, i + 6) as [
      number,
      number,
      number,
      number,
      number,
      number,
    ];
    const isStraight = x1 === x && y1 === y && x2 === x3 && y2 === y3;
    out += isStraight
      ? `${short(x3)} ${short(y3)} l\n`
      : `${points
          .slice(i, i + 6)
          .map(short)
          .join(" ")} c\n`;
    [x, y] = [x3, y3];
  }
  return closed ? `${out}h\n` : out;
}

/** Path data of absolute M, L, Q, C and Z as PDF writes it, which has no quadratic curves. */
function letters(path: string): string {
  let out = "";
  let [x, y] = [0, 0];
  for (const [, command, rest = ""] of path.matchAll(/([MLQCZ])([^MLQCZ]*)/g)) {
    const values = rest
      .trim()
      .split(/[\s,]+/)
      .map(Number);
    if (command === "Z") out += "h\n";
    else if (command === "M" || command === "L")
      out += `${values.map(fine).join(" ")} ${command.toLowerCase()}\n`;
    else if (command === "C") out += `${values.map(fine).join(" ")} c\n`;
    else {
      const [qx, qy, endX, endY] = values as [number, number, number, number];
      const handle = (end: number, middle: number) => end + (2 / 3) * (middle - end);
      const cubic = [handle(x, qx), handle(y, qy), handle(endX, qx), handle(endY, qy), endX, endY];
      out += `${cubic.map(fine).join(" ")} c\n`;
    }
    if (command !== "Z") [x, y] = values.slice(-2) as [number, number];
  }
  return out;
}

function rgb(color: string): string {
  return rgbOfHex(color)
    .map((value) => short(value / 255))
    .join(" ");
}

/** Numbers without exponents, which PDF does not know. */
function fine(value: number): string {
  return value.toFixed(6).replace(/\.?0+$/, "");
}

function short(value: number): string {
  return value.toFixed(3).replace(/\.?0+$/, "");
}
