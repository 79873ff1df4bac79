import { readHex } from "@tintery/engine/tables";
import { type Transparency, transparencies } from "../colors/colors.ts";
import { codeFault, paletteLimits, type PalettePaint, readPigments } from "../colors/own-palettes.ts";
import { cleanLine } from "../images/titles.ts";
import { checkCount, type PaletteFile, PaletteFileError, plainPaint } from "./palette-file.ts";

/** Tells spreadsheets that the text is UTF-8. */
const byteOrderMark = "\ufeff";

/** Rows as comma-separated values (RFC 4180), one a line. */
export function csvText(rows: readonly (readonly string[])[]): string {
  return byteOrderMark + rows.map((cells) => `${cells.map(cell).join(",")}\r\n`).join("");
}

/** A cell that no spreadsheet takes for a formula. */
function cell(text: string): string {
  const harmless = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",;\t\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

const columns = ["code", "name", "hex", "transparency", "pigments", "stock"] as const;
type Column = (typeof columns)[number];

/** Other headings that say the same. */
const headings: Readonly<Record<string, Column>> = {
  ...Object.fromEntries(columns.map((column) => [column, column])),
  number: "code",
  no: "code",
  nr: "code",
  color: "hex",
  colour: "hex",
  pigment: "pigments",
};

/** Everything that is known of the paints, as a table for spreadsheets and for `readCsv`. */
export function writeCsv(paints: readonly PalettePaint[]): string {
  const rows = paints.map(({ code, name, hex, transparency, pigments, stock }) => [
    code,
    name,
    hex,
    transparency ?? "",
    pigments.join(" "),
    stock ? "1" : "0",
  ]);
  return csvText([columns, ...rows]);
}

/**
 * Reads a table of paints: a heading with `hex` and any of `code`, `name`, `transparency`, `pigments` and `stock`, in any order; or rows
 * of code, name and color without one. Cells are separated by commas, semicolons or tabs.
 * @throws PaletteFileError
 */
export function readCsv(text: string): PaletteFile {
  const rows = rowsOf(text.replace(byteOrderMark, ""));
  const [first] = rows;
  if (!first) throw new PaletteFileError("empty");
  const named = first.cells.map((name) => headings[name.trim().toLowerCase()]);
  const hasHeading = named.includes("hex");
  const order = hasHeading ? named : orderOf(first.cells);
  if (!order.includes("hex")) throw new PaletteFileError("unknown");
  const paints: PalettePaint[] = [];
  const codes: string[] = [];
  for (const { cells, line } of hasHeading ? rows.slice(1) : rows) {
    const at = (column: Column) => plain(cells[order.indexOf(column)] ?? "");
    const hex = readHex(at("hex"));
    if (!hex) throw new PaletteFileError("damaged", line);
    const code = order.includes("code") ? at("code") : String(paints.length + 1);
    const fault = codeFault(code, codes);
    if (fault) throw new PaletteFileError(fault === "twice" ? "code_twice" : "code_unreadable", line);
    codes.push(code);
    checkCount(
      paints.push({
        ...plainPaint,
        code,
        name: cleanLine(at("name"), paletteLimits.name),
        hex,
        transparency: readTransparency(at("transparency")),
        pigments: readPigments(at("pigments")),
        stock: /^(1|x|yes|true)$/i.test(at("stock")),
      }),
    );
  }
  return { title: "", paints };
}

function readTransparency(text: string): Transparency | null {
  const code = text.toUpperCase();
  return Object.hasOwn(transparencies, code) ? (code as Transparency) : null;
}

/** What stands in which column of a table without headings: the color, before it code and name, or behind it the name. */
function orderOf(cells: readonly string[]): (Column | undefined)[] {
  const color = cells.findIndex((text) => readHex(text.trim()) && text.trim().startsWith("#"));
  if (color < 0) return [];
  const before: readonly Column[] = color === 1 ? ["code"] : ["code", "name"];
  const order: (Column | undefined)[] = cells.map((_, k) => (k < color ? before[k] : undefined));
  order[color] = "hex";
  if (!order.includes("name") && color + 1 < cells.length) order[color + 1] = "name";
  return order;
}

/** A cell without the mark that keeps spreadsheets from taking it for a formula. */
function plain(text: string): string {
  return text.replace(/^'(?=[=+\-@\t\r])/, "").trim();
}

/** Rows with a cell that is not empty, and the lines they begin in. */
function rowsOf(text: string): { cells: string[]; line: number }[] {
  const separator = separatorOf(text);
  const rows: { cells: string[]; line: number }[] = [];
  let cells: string[] = [];
  let current = "";
  let isQuoted = false;
  let line = 1;
  let begun = 1;
  const endRow = () => {
    cells.push(current);
    if (cells.some((content) => content.trim() !== "")) rows.push({ cells, line: begun });
    cells = [];
    current = "";
    begun = line;
  };
  for (let k = 0; k < text.length; k++) {
    const letter = text[k]!;
    if (letter === "\n") line += 1;
    if (isQuoted) {
      if (letter !== '"') current += letter;
      else if (text[k + 1] === '"') {
        current += '"';
        k += 1;
      } else isQuoted = false;
    } else if (letter === '"' && current === "") isQuoted = true;
    else if (letter === separator) {
      cells.push(current);
      current = "";
    } else if (letter === "\n") endRow();
    else if (letter === "\r") {
      if (text[k + 1] !== "\n") endRow();
    } else current += letter;
  }
  // a quote that never ends
  if (isQuoted) throw new PaletteFileError("damaged", begun);
  endRow();
  return rows;
}

/** The first of these that the first line has outside of quotes. */
function separatorOf(text: string): string {
  const [line = ""] = text
    .replace(/"[^"]*"/g, "")
    .trimStart()
    .split(/[\r\n]/, 1);
  return [",", ";", "\t"].find((separator) => line.includes(separator)) ?? ",";
}
