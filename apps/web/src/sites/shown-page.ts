import { imageIdPattern, type MadeKind, siteRoutes } from "@tintery/contract/tables";
import { partsOf } from "./parts-of.ts";

/** A page of ours that is about one picture, or one book. */
export interface ShownPage {
  kind: MadeKind;
  id: string;
}

const pages = {
  coloring: siteRoutes.coloring.path,
  outlines: siteRoutes.outlines.path,
  "paint-by-numbers": siteRoutes.paintByNumbers.path,
  book: siteRoutes.book.path,
} satisfies Record<MadeKind, string>;

/** What page of ours an address is, if it is about one picture or one book. */
export function shownPage(address: string): ShownPage | null {
  const { pathname } = new URL(address);
  for (const [kind, path] of Object.entries(pages)) {
    const [id = ""] = Object.values(partsOf(path, pathname) ?? {});
    if (imageIdPattern.test(id)) return { kind: kind as MadeKind, id };
  }
  return null;
}
