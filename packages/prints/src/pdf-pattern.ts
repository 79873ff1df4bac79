import { type FillPattern, patternInk, patternOf, patternSide, patternSideMM } from "@tintery/engine/draw";
import type { Pdf } from "./pdf-document.ts";
import { contentStart } from "./pdf-group.ts";

type Matrix = readonly [number, number, number, number, number, number];

/** What PDFKit keeps of a page and of an object of the file, as far as patterns need it; its types leave both out. */
interface PdfObject {
  write(data: string): void;
  end(): void;
}
interface Inside {
  readonly _ctm: Matrix;
  readonly page: { readonly patterns: Record<string, PdfObject> };
  ref(data: object): PdfObject;
  addContent(operators: string): void;
}

/** A circle of four arcs: how far the handles of each lie from its ends, in radii (the usual approximation). */
const roundness = 0.5523;

/**
 * Fills the current path with the pattern of a color as a tiling pattern (ISO 32000-1, 8.7.3), by the even-odd rule.
 * @param mmPerUnit of the page's unit of the moment, so that patterns are as large on every page
 */
export function fillWithPattern(pdf: Pdf, { color, ink }: FillPattern, mmPerUnit: number): void {
  const inside = pdf as unknown as Inside;
  const { path, scale } = patternOf(color);
  const perUnit = (patternSideMM * scale) / patternSide / mmPerUnit;
  const name = `Pattern${color}-${ink.slice(1)}-${Math.round(1e6 / mmPerUnit)}`;
  const matrix = times(inside._ctm, contentStart(pdf));
  const tile = inside.ref({
    Type: "Pattern",
    PatternType: 1,
    PaintType: 1,
    TilingType: 1,
    BBox: [0, 0, patternSide, patternSide],
    XStep: patternSide,
    YStep: patternSide,
    Matrix: times([perUnit, 0, 0, perUnit, 0, 0], matrix),
    Resources: {},
  });
  const rgb = [1, 3, 5].map((k) => (Number.parseInt(ink.slice(k, k + 2), 16) / 255).toFixed(3)).join(" ");
  tile.write(`${rgb} RG ${(patternInk.width / scale).toFixed(3)} w 1 J\n${operatorsOf(path)}\nS`);
  tile.end();
  inside.page.patterns[name] = tile;
  inside.addContent(`/Pattern cs /${name} scn f*`);
}

/** The path data of our patterns, which know few commands, as operators of PDF. */
function operatorsOf(path: string): string {
  let [x, y] = [0, 0];
  const parts = path.match(/[A-Za-z]|-?\d+(\.\d+)?/g) ?? [];
  const operators: string[] = [];
  let command = "";
  const next = () => Number(parts.shift());
  while (parts.length > 0) {
    if (/[A-Za-z]/.test(parts[0]!)) command = parts.shift()!;
    if (command === "Z") operators.push("h");
    else if (command === "a") {
      // half a circle, from its left to its right end or back
      const radius = next();
      parts.splice(0, 4);
      const side = next() > 0 ? 1 : -1;
      next();
      const [middle, k] = [x + side * radius, radius * roundness];
      const up = y + side * radius;
      operators.push(`${x} ${y + side * k} ${middle - side * k} ${up} ${middle} ${up} c`);
      x = middle + side * radius;
      operators.push(`${middle + side * k} ${up} ${x} ${y + side * k} ${x} ${y} c`);
    } else {
      if (command === "M" || command === "L") [x, y] = [next(), next()];
      else if (command === "h") x += next();
      else y += next();
      operators.push(`${x} ${y} ${command === "M" ? "m" : "l"}`);
    }
  }
  return operators.join(" ");
}

/** What one matrix does, and then the other. */
function times([a, b, c, d, e, f]: Matrix, [A, B, C, D, E, F]: Matrix): Matrix {
  return [a * A + b * C, a * B + b * D, c * A + d * C, c * B + d * D, e * A + f * C + E, e * B + f * D + F];
}
