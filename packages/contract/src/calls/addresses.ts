import type { BookFilePart } from "../books/book-files.ts";
import type { ColoringDownloadKind, ColoringPrintKind } from "../coloring/coloring.ts";
import type { PictureName } from "../images/images.ts";
import { detailFragment, selectionField } from "../images/images.ts";
import type { OutlinesDownloadKind, OutlinesPrintKind } from "../outlines/downloads.ts";
import type { OutlinesPrecision } from "../outlines/outlines.ts";
import type { ColorFormat, DownloadKind, PrintKind } from "../paint-by-numbers/paint-by-numbers.ts";
import type { SharedPictureName } from "../sharing/sharing.ts";

/**
 * Every address that is visited rather than called: pages, downloads, prints and the links that change something.
 * Parts after a colon are filled in by `addresses`; the server registers the same patterns.
 */
export const siteRoutes = {
  home: { path: "/", what: "page" },
  dashboard: { path: "/app/dashboard", what: "page" },
  colorings: { path: "/app/colorings", what: "page" },
  outlinesList: { path: "/app/colorings-svg", what: "page" },
  coloring: { path: "/app/coloring/:id", what: "page" },
  outlines: { path: "/app/coloring-svg/:id", what: "page" },
  downloadColoring: { path: "/app/coloring/:id/download/image/:kind", what: "download" },
  printColoring: { path: "/app/coloring/:id/print/image/:which", what: "print" },
  downloadOutlines: { path: "/app/coloring-svg/:id/download/image/:kind", what: "download" },
  printOutlines: { path: "/app/coloring-svg/:id/print/image/:which", what: "print" },
  changePrecision: { path: "/app/coloring-svg/:id/change/color-precision/:level", what: "change" },
  /** The visitor's coloring books, and one of them. */
  books: { path: "/app/books", what: "page" },
  book: { path: "/app/books/:bookId", what: "page" },
  downloadBook: { path: "/app/books/:bookId/download/:fileId/:part", what: "download" },
  share: { path: "/app/image/:id/share", what: "page" },
  shared: { path: "/app/shared/:link", what: "page" },
  /** Several pictures at once, named in the query. */
  downloadSelection: { path: "/app/images/download", what: "download" },
  printSelection: { path: "/app/images/print", what: "print" },
  sharedPicture: { path: "/app/shared/:link/picture/:which", what: "picture" },
  picture: { path: "/app/image/:id/picture/:which", what: "picture" },
  paintByNumbers: { path: "/app/paint-by-numbers/:id", what: "page" },
  downloadPaintByNumbers: { path: "/app/paint-by-numbers/:id/download/image/:kind", what: "download" },
  printPaintByNumbers: { path: "/app/paint-by-numbers/:id/print/image/:which", what: "print" },
  changeNumberOfColors: { path: "/app/paint-by-numbers/:id/change/number-of-colors/:n", what: "change" },
  downloadColors: { path: "/app/paint-by-numbers/:id/download/colors/:format", what: "download" },
  recipes: { path: "/app/paint-by-numbers/:id/recipes", what: "page" },
  downloadRecipes: { path: "/app/paint-by-numbers/:id/download/recipes", what: "download" },
  mixingChart: { path: "/app/virtual-artist-lab/mixing-chart", what: "page" },
  downloadMixingChart: { path: "/app/virtual-artist-lab/mixing-chart/download", what: "download" },
  gamutCheck: { path: "/app/virtual-artist-lab/gamut-check", what: "page" },
  palette: { path: "/app/virtual-artist-lab/palette/view/:vendorId", what: "page" },
  palettes: { path: "/app/virtual-artist-lab/palettes", what: "page" },
  /** What the link of a visitor's palette leads to. */
  sharedPalette: { path: "/app/shared/palette/:link", what: "page" },
  /** What chats and other sites show of that link. */
  sharedPaletteCard: { path: "/app/shared/palette/:link/card", what: "picture" },
  colorMixer: { path: "/app/virtual-artist-lab/color-mixer", what: "page" },
  mixingGuide: { path: "/app/virtual-artist-lab/how-to-mix-colors", what: "page" },
  signIn: { path: "/app/sign-in", what: "page" },
  signUp: { path: "/app/sign-up", what: "page" },
  forgotPassword: { path: "/app/forgot-password", what: "page" },
  account: { path: "/app/account", what: "page" },
  /** All that an account holds, as one archive. */
  downloadAccount: { path: "/app/account/download", what: "download" },
  api: { path: "/api", what: "page" },
  /** All widgets, with examples and code to copy. */
  widgets: { path: "/widgets", what: "page" },
} as const;

type SiteRoute = keyof typeof siteRoutes;

/** A path with its parts filled in. Throws RangeError for a part that is not given. */
export function fillPath(path: string, parts: Readonly<Record<string, string | number>> = {}): string {
  return path.replace(/:(\w+)/g, (_, part: string) => {
    const value = parts[part];
    if (value === undefined) throw new RangeError(`address ${path}: part ${part} must be given`);
    return encodeURIComponent(value);
  });
}

function fill(name: SiteRoute, parts?: Readonly<Record<string, string | number>>): string {
  return fillPath(siteRoutes[name].path, parts);
}

/** A detail page as it is opened after an upload: at the picture. */
export function atPicture(address: string): string {
  return `${address}#${detailFragment}`;
}

/** Every address as a function of its parts; the answer is a path on our own site. */
export const addresses = {
  home: () => fill("home"),
  dashboard: () => fill("dashboard"),
  colorings: () => fill("colorings"),
  outlinesList: () => fill("outlinesList"),
  coloring: (id: string) => fill("coloring", { id }),
  outlines: (id: string) => fill("outlines", { id }),
  downloadColoring: (id: string, kind: ColoringDownloadKind) => fill("downloadColoring", { id, kind }),
  printColoring: (id: string, which: ColoringPrintKind) => fill("printColoring", { id, which }),
  downloadOutlines: (id: string, kind: OutlinesDownloadKind) => fill("downloadOutlines", { id, kind }),
  printOutlines: (id: string, which: OutlinesPrintKind) => fill("printOutlines", { id, which }),
  /** A link that changes something when it is followed on our own pages; anywhere else it leads to a question. */
  changePrecision: (id: string, level: OutlinesPrecision) => fill("changePrecision", { id, level }),
  books: () => fill("books"),
  book: (bookId: string) => fill("book", { bookId }),
  downloadBook: (bookId: string, fileId: string, part: BookFilePart) =>
    fill("downloadBook", { bookId, fileId, part }),
  /** Where the owner makes and revokes the link. */
  share: (id: string) => fill("share", { id }),
  /** What the link leads to: before and after, for anyone who has it. */
  shared: (link: string) => fill("shared", { link }),
  downloadSelection: (ids: readonly string[]) =>
    `${fill("downloadSelection")}?${selectionField}=${ids.join(",")}`,
  printSelection: (ids: readonly string[]) => `${fill("printSelection")}?${selectionField}=${ids.join(",")}`,
  /** Without a version the picture as it is now, for other sites. */
  sharedPicture: (link: string, which: SharedPictureName, version?: string) =>
    fill("sharedPicture", { link, which }) + (version ? `?v=${encodeURIComponent(version)}` : ""),
  /** A picture shown inside a page. The version changes when the picture does, so caches may keep it for good. */
  picture: (id: string, which: PictureName, version: string | number) =>
    `${fill("picture", { id, which })}?v=${encodeURIComponent(version)}`,
  paintByNumbers: (id: string) => fill("paintByNumbers", { id }),
  downloadPaintByNumbers: (id: string, kind: DownloadKind) => fill("downloadPaintByNumbers", { id, kind }),
  printPaintByNumbers: (id: string, which: PrintKind) => fill("printPaintByNumbers", { id, which }),
  /** A link as `changePrecision`. */
  changeNumberOfColors: (id: string, n: number) => fill("changeNumberOfColors", { id, n }),
  downloadColors: (id: string, format: ColorFormat) => fill("downloadColors", { id, format }),
  /** How to mix every color of a painting. */
  recipes: (id: string) => fill("recipes", { id }),
  downloadRecipes: (id: string) => fill("downloadRecipes", { id }),
  mixingChart: () => fill("mixingChart"),
  downloadMixingChart: () => fill("downloadMixingChart"),
  gamutCheck: () => fill("gamutCheck"),
  palette: (vendorId: string | number) => fill("palette", { vendorId }),
  palettes: () => fill("palettes"),
  sharedPalette: (link: string) => fill("sharedPalette", { link }),
  sharedPaletteCard: (link: string, version: string) =>
    `${fill("sharedPaletteCard", { link })}?v=${encodeURIComponent(version)}`,
  colorMixer: () => fill("colorMixer"),
  mixingGuide: () => fill("mixingGuide"),
  signIn: () => fill("signIn"),
  signUp: () => fill("signUp"),
  forgotPassword: () => fill("forgotPassword"),
  account: () => fill("account"),
  downloadAccount: () => fill("downloadAccount"),
  api: () => fill("api"),
  widgets: () => fill("widgets"),
} satisfies Record<SiteRoute, (...parts: never[]) => string>;
