/**
 * What the contract names but no route, page or widget serves yet. The one place where that is said:
 * whoever builds a part takes its name out here. Everything else in the contract is served.
 */
export const notYetServed = {
  calls: ["rateCatalogImage"],
  addresses: [],
  widgets: ["coloring-book-wizard", "catalog-heart"],
  downloads: [],
  options: [],
} as const;

export type NotYetServed = typeof notYetServed;

/** Whether something named by the contract is served: `isServed("calls", "getImage")`. */
export function isServed(table: keyof NotYetServed, name: string): boolean {
  const waiting: readonly string[] = notYetServed[table];
  return !waiting.includes(name);
}
