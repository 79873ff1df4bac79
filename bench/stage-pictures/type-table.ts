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
  const all = types.map((type) => namedSettings(coloringOptions.types[type]));
  const names = new Set(all.flatMap((settings) => settings.map(([name]) => name)));
  const cellsOf = (name: string) =>
    all.map((settings) => textOf(settings.find(([own]) => own === name)?.[1]));
  const rows = [
    ["", ...types.map((type) => `\`${type}\``)],
    ["---", ...types.map(() => "---")],
    ...[...names].map((name) => [`\`${name}\``, ...cellsOf(name)]),
  ];
  return rows.map((cells) => `| ${cells.join(" | ")} |\n`).join("");
}

/** The settings of all groups, `length` of `lines` as `lines.length`. */
function namedSettings(
  settings: (typeof coloringOptions.types)[ColoringType],
): [name: string, value: unknown][] {
  return Object.entries(settings).flatMap(([group, own]): [string, unknown][] =>
    typeof own === "string"
      ? [[group, own]]
      : Object.entries(own).map(([name, value]) => [`${group}.${name}`, value]),
  );
}

/** A range as "0.2–0.6", settings of their own as "full 0.4, half 0.6". */
function textOf(value: unknown): string {
  if (value === undefined) return "";
  if (value === true) return "yes";
  if (Array.isArray(value)) return value.join("–");
  if (typeof value === "object" && value !== null)
    return Object.entries(value)
      .map(([name, own]) => `${name} ${textOf(own)}`)
      .join(", ");
  return String(value);
}
