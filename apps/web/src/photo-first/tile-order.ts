import { withoutLanguage } from "@tintery/contract/tables";
import { addresses } from "../platform/addresses.ts";
import type { Product } from "./draft-names.ts";

/** Where each product's pictures are; paintings are made on the home page. */
const lists: Readonly<Record<Product, string>> = {
  "paint-by-numbers": addresses.home(),
  coloring: addresses.colorings(),
  outlines: addresses.outlinesList(),
};

/** What the page at a path is about, and so what is asked for there, comes in front; the rest stays in its order. */
export function wantedFirst<Tile extends { product: Product }>(tiles: readonly Tile[], path: string): Tile[] {
  const place = withoutLanguage(path);
  const isWanted = ({ product }: Tile) => place === lists[product];
  return [...tiles.filter(isWanted), ...tiles.filter((tile) => !isWanted(tile))];
}
