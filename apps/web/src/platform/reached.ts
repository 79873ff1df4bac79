import { onSite } from "./site.ts";

type Addresses = Readonly<Record<string, (...parts: never[]) => string>>;

/** The same addresses as they are reached from the page that a widget stands on, which may be of another origin. */
export function reached<Table extends Addresses>(table: Table): Table {
  const entries = Object.entries(table);
  return Object.fromEntries(
    entries.map(([name, address]) => [name, (...parts: never[]) => onSite(address(...parts))]),
  ) as Table;
}
