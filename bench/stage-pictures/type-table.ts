import { type ColoringType, coloringOptions } from "@tintery/engine";

const begin = "<!-- types: made by npm run stage-pictures -->";
const end = "<!-- /types -->";

/** A document with the numbers of all types between its two marks. */
export function withTypeTable(document: string): string {
  const [from, to] = [document.indexOf(begin), document.indexOf(end)];
  if (from < 0 || to < from) throw new RangeError(`document must hold ${begin} and ${end}`);
  return `${document.slice(0, from)}${begin}\n${typeTable()}${document.slice(to)}`;
}

/** A row for each number, a column for each type. */
function typeTable(): string {
  const types = Object.keys(coloringOptions.types) as ColoringType[];
  const meanings = types.map((type) => Object.entries(coloringOptions.types[type]));
  const names = new Set(meanings.flatMap((meaning) => meaning.map(([name]) => name)));
  const cellsOf = (name: string) =>
    meanings.map((meaning) => textOf(meaning.find(([own]) => own === name)?.[1]));
  const rows = [
    ["", ...types.map((type) => `\`${type}\``)],
    ["---", ...types.map(() => "---")],
    ...[...names].sort().map((name) => [`\`${name}\``, ...cellsOf(name)]),
  ];
  return rows.map((cells) => `| ${cells.join(" | ")} |\n`).join("");
}

/** `[[1, 0.4], [0.5, 0.6]]` as "1: 0.4, 0.5: 0.6", a range as "0.2–0.6". */
function textOf(value: unknown): string {
  if (value === undefined) return "";
  if (value === true) return "yes";
  if (Array.isArray(value))
    return Array.isArray(value[0]) ? value.map((pair) => pair.join(": ")).join(", ") : value.join("–");
  if (typeof value === "object" && value !== null)
    return Object.entries(value)
      .map(([name, own]) => `${name} ${own}`)
      .join(", ");
  return String(value);
}
