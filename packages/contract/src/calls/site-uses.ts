import type { CallName } from "./endpoints.ts";

/**
 * What a call means to a site key: `begin` makes a visitor; `create`, which counts a picture, and `change` want the token of one;
 * `account` wants a token that somebody with an account gave the site.
 */
export type SiteUse = "read" | "begin" | "create" | "change" | "account";

/** Every call that pages of other origins may make. All others are refused, also those that are added later. */
const siteCalls: { readonly [Name in CallName]?: SiteUse } = {
  siteVisitor: "read",
  getImage: "read",
  listImages: "read",
  imageEvents: "read",
  getEdits: "read",
  getPainted: "read",
  listFeedback: "read",
  listPalettes: "read",
  colorDetails: "read",
  unmixColor: "read",
  randomPrompt: "read",
  userData: "read",
  listBooks: "read",
  listCatalog: "read",
  getBook: "read",
  listBookFiles: "read",
  getHeart: "read",
  beginSiteVisitor: "begin",
  createPaintByNumbers: "create",
  createColoring: "create",
  createOutlines: "create",
  deleteImage: "change",
  retryImage: "change",
  editImage: "change",
  keepPainted: "change",
  renameImage: "change",
  sendFeedback: "change",
  rateCatalogImage: "change",
  createBook: "change",
  changeBook: "change",
  deleteBook: "change",
  restoreBook: "change",
  addBookPages: "change",
  changeBookPage: "change",
  removeBookPage: "change",
  restoreBookPage: "change",
  changeAllBookPages: "change",
  makeBookFile: "change",
  printClassPages: "change",
  printClassBooks: "change",
  unsubscribe: "account",
  getSetting: "account",
  updateSetting: "account",
};

/** What a call means to a site key; null for calls that no page of another origin makes. */
export function siteUseOf(name: CallName): SiteUse | null {
  return siteCalls[name] ?? null;
}
