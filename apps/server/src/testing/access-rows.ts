import type { CallName, ImageKind, RouteName } from "@tintery/contract";

/** What a caller says besides the address. */
interface Said {
  /** Parts of the path that are not the thing itself. */
  parts?: Readonly<Record<string, string>>;
  query?: string;
  body?: object;
}

/** What belongs to one account, whoever else asks for it. */
export const ownThings = ["key", "passkey", "webhook", "order", "site key", "connection"] as const;
export type OwnThing = (typeof ownThings)[number];

/**
 * Who gets what at one address, as HTTP statuses. What is not said here is said once for all: a stranger's thing, a deleted one
 * and one that never was are answered alike, with 404.
 */
export type AccessRow = Said &
  (
    | {
        about: "image";
        kind: ImageKind;
        /** For its owner. */
        own: number;
        /** For everybody. */
        sample: number;
        /** The state that the image must be in; ready unless said. */
        state?: "failed";
        /** The image is named in the query. */
        inQuery?: true;
      }
    | { about: "palette"; own: number; guest: number }
    /** Its page has the same id; `restores`: what brings a deleted one back. */
    | { about: "book"; own: number; restores?: true }
    | { about: "session"; own: number; guest: number }
    /** What an account has besides: `named` is what its id is called in the address. */
    | { about: OwnThing; named: string; own: number; guest: number; inQuery?: true }
    /** Whoever has the link is let in, whoever has a revoked one is not. */
    | { about: "image link"; open: number }
    | { about: "palette link"; open: number }
    /** For those who run the service; to all others there is nothing. */
    | { about: "admin"; admin: number }
    /** Nothing but whether somebody is signed in decides. */
    | { about: "account"; guest: number; signedIn: number }
    | { about: "nobody's"; everybody: number }
  );

const password = "correct horse battery";
const ready = (kind: ImageKind, own: number, sample: number) =>
  ({ about: "image", kind, own, sample }) as const;
const everybody = (status: number) => ({ about: "nobody's", everybody: status }) as const;
const account = (guest: number, signedIn: number) => ({ about: "account", guest, signedIn }) as const;
const own = (about: OwnThing, named: string, status: number, guest = 401) =>
  ({ about, named, own: status, guest }) as const;
const admin = (status: number) => ({ about: "admin", admin: status }) as const;
const reason = "A test.";
/** In a body: the id of what is asked about. */
export const theThing = "T".repeat(22);
/** Of the webhook that is asked about. */
export const theDelivery = "THE-DELIVERY";
const painting = "paint-by-numbers";
export const onePaint = [
  { code: "1", name: "Red", hex: "#ff0000", transparency: null, pigments: [], stock: true },
];
/** Every call of the contract. */
export const callAccess: Readonly<Record<CallName, AccessRow>> = {
  getImage: ready(painting, 200, 200),
  listImages: everybody(200),
  imageEvents: ready(painting, 200, 200),
  deleteImage: ready(painting, 200, 403),
  retryImage: { ...ready("coloring", 200, 403), state: "failed", body: {} },
  editImage: { ...ready("coloring", 200, 403), body: { reduceGrayscale: 60 } },
  getEdits: ready(painting, 200, 403),
  getPainted: ready(painting, 200, 403),
  keepPainted: { ...ready(painting, 200, 403), body: { places: [], saved: 1 } },
  renameImage: { ...ready(painting, 200, 403), body: { name: "Another" } },
  getShareLink: ready(painting, 200, 403),
  shareImage: ready(painting, 200, 403),
  revokeShareLink: ready(painting, 200, 403),
  createPaintByNumbers: everybody(400),
  createColoring: { ...everybody(400), parts: { version: "v1" } },
  createOutlines: everybody(400),
  getHeart: everybody(404),
  // nothing without the token of a page
  listCatalog: everybody(200),
  rateCatalogImage: { ...everybody(403), body: { imageId: "A".repeat(22) } },
  listFeedback: { ...ready(painting, 200, 200), query: "type=coloring" },
  sendFeedback: {
    ...ready(painting, 200, 200),
    body: { type: "coloring", rating: 5, feedbackText: "" },
  },
  listPalettes: everybody(200),
  listOwnPalettes: everybody(200),
  addPalette: { ...everybody(200), body: { title: "Mine", paints: onePaint } },
  updatePalette: {
    about: "palette",
    own: 200,
    guest: 404,
    body: { title: "Changed", paints: onePaint, basedOn: 0 },
  },
  deletePalette: { about: "palette", own: 200, guest: 404 },
  sharePalette: { about: "palette", own: 200, guest: 404 },
  revokePaletteLink: { about: "palette", own: 200, guest: 404 },
  getSharedPalette: { about: "palette link", open: 200 },
  listBooks: everybody(200),
  createBook: { ...everybody(200), body: { title: "Mine", settings: { cover: "pattern" } } },
  getBook: { about: "book", own: 200 },
  changeBook: { about: "book", own: 200, body: { title: "Changed" } },
  deleteBook: { about: "book", own: 200 },
  restoreBook: { about: "book", own: 200, restores: true },
  addBookPages: { about: "book", own: 200, body: { imageIds: [theThing] } },
  changeBookPage: { about: "book", own: 200, body: { caption: "Changed" } },
  removeBookPage: { about: "book", own: 200 },
  restoreBookPage: { about: "book", own: 200 },
  changeAllBookPages: { about: "book", own: 200, body: { reduceGrayscale: 60, pageIds: [] } },
  makeBookFile: { about: "book", own: 200, body: { kind: "home", paper: "a4", sides: "single" } },
  listBookFiles: { about: "book", own: 200 },
  printClassPages: { ...ready("coloring", 200, 200), body: { names: ["Anna"], paper: "a4" } },
  printClassBooks: {
    about: "book",
    own: 200,
    body: { names: ["Anna"], paper: "a4", sides: "single" },
  },
  colorDetails: { ...everybody(200), query: "hex=aa3322" },
  unmixColor: { ...everybody(200), query: "hex=aa3322" },
  randomPrompt: everybody(200),
  listPasskeys: account(401, 200),
  passkeyOptions: { ...account(401, 200), body: { password } },
  addPasskey: { ...account(401, 400), body: { name: "Phone", response: { id: "none" } } },
  removePasskey: own("passkey", "passkeyId", 200),
  passkeySignInOptions: everybody(200),
  passkeySignIn: { ...everybody(400), body: { response: { id: "none" } } },
  listWebhooks: account(401, 200),
  createWebhook: {
    ...account(401, 200),
    body: { url: "https://hooks.example.org/tintery", events: ["image.ready"] },
  },
  changeWebhook: { ...own("webhook", "webhookId", 200), body: { active: false } },
  deleteWebhook: own("webhook", "webhookId", 200),
  testWebhook: own("webhook", "webhookId", 200),
  listDeliveries: own("webhook", "webhookId", 200),
  redeliver: { ...own("webhook", "webhookId", 200), parts: { deliveryId: theDelivery } },
  openInvitation: { ...everybody(403), body: {} },
  adminChangeLimits: {
    ...admin(404),
    parts: { userId: "nobody" },
    body: { keptMegabytes: 5, maxUnfinished: null, reason },
  },
  adminInvite: { ...admin(200), body: { email: null, reason } },
  adminListInvitations: admin(200),
  adminRevokeInvitation: { ...admin(404), parts: { invitationId: "none" }, body: { reason } },
  adminListUsers: admin(200),
  adminGetUser: { ...admin(404), parts: { userId: "nobody" } },
  adminGrantCredits: {
    ...admin(404),
    parts: { userId: "nobody" },
    body: { credits: 5, reason, key: "k".repeat(22) },
  },
  adminChangeRole: { ...admin(404), parts: { userId: "nobody" }, body: { admin: true, reason } },
  adminChangeBlock: { ...admin(404), parts: { userId: "nobody" }, body: { blocked: true, reason } },
  adminQueue: admin(200),
  adminListFailed: admin(200),
  adminRetryImage: { ...admin(404), parts: { imageId: "nobodys" }, body: { reason } },
  adminListFeedback: admin(200),
  adminStorage: admin(200),
  adminListLog: admin(200),
  signUp: { ...everybody(200), body: { email: "matrix@example.org", password } },
  confirmAddress: { ...everybody(410), body: { token: "none", password } },
  signIn: { ...everybody(401), body: { email: "nobody@example.org", password } },
  signOut: account(200, 200),
  forgotPassword: { ...everybody(200), body: { email: "nobody@example.org" } },
  resetPassword: { ...everybody(410), body: { token: "none", password } },
  changePassword: { ...account(401, 200), body: { password, newPassword: "another horse entirely" } },
  changeEmail: { ...account(401, 200), body: { email: "matrix-new@example.org", password } },
  listSessions: account(401, 200),
  endSession: { about: "session", own: 200, guest: 401 },
  endSessions: { ...account(401, 200), body: { which: "all" } },
  listApiKeys: account(401, 200),
  createApiKey: { ...account(401, 200), body: { name: "Mine", scopes: ["read"] } },
  revokeApiKey: own("key", "keyId", 200),
  siteVisitor: everybody(403),
  beginSiteVisitor: everybody(403),
  listSiteKeys: account(401, 200),
  createSiteKey: { ...account(401, 200), body: { name: "Mine", origins: ["https://shop.example"] } },
  revokeSiteKey: own("site key", "siteKeyId", 200),
  listConnectedSites: account(401, 200),
  connectSite: {
    ...account(401, 403),
    body: { key: "tintery_site_none", origin: "https://shop.example" },
  },
  disconnectSite: own("connection", "connectionId", 200),
  deleteAccount: { ...account(401, 200), body: { password } },
  userData: everybody(200),
  unsubscribe: { ...own("order", "orderid", 200), inQuery: true },
  getSetting: { ...account(401, 200), query: "attribute=user-settings-notify-by-email" },
  updateSetting: {
    ...account(401, 200),
    body: { attribute: "user-settings-notify-by-email", value: false },
  },
};

/** Every address of the contract. */
export const addressAccess: Readonly<Record<RouteName, AccessRow>> = {
  home: everybody(200),
  dashboard: everybody(200),
  colorings: everybody(200),
  outlinesList: everybody(200),
  books: everybody(200),
  book: { about: "book", own: 200 },
  downloadBook: { about: "book", own: 200, parts: { part: "pages" } },
  coloring: ready("coloring", 200, 200),
  outlines: ready("outlines", 200, 200),
  paintByNumbers: ready(painting, 200, 200),
  downloadColoring: { ...ready("coloring", 200, 200), parts: { kind: "origin" } },
  printColoring: { ...ready("coloring", 200, 200), parts: { which: "coloring" } },
  downloadOutlines: { ...ready("outlines", 200, 200), parts: { kind: "origin" } },
  printOutlines: { ...ready("outlines", 200, 200), parts: { which: "outlines" } },
  changePrecision: { ...ready("outlines", 303, 403), parts: { level: "low" } },
  share: ready(painting, 200, 403),
  shared: { about: "image link", open: 200 },
  sharedPicture: { about: "image link", open: 200, parts: { which: "before" } },
  downloadSelection: { ...ready(painting, 200, 200), inQuery: true },
  printSelection: { ...ready(painting, 200, 200), inQuery: true },
  picture: { ...ready(painting, 200, 200), parts: { which: "thumbnail" } },
  downloadPaintByNumbers: { ...ready(painting, 200, 200), parts: { kind: "source" } },
  printPaintByNumbers: { ...ready(painting, 200, 200), parts: { which: "pbn" } },
  changeNumberOfColors: { ...ready(painting, 303, 403), parts: { n: "12" } },
  downloadColors: { ...ready(painting, 200, 200), parts: { format: "csv" } },
  recipes: ready(painting, 200, 200),
  downloadRecipes: ready(painting, 200, 200),
  downloadKidsSheet: ready(painting, 200, 200),
  changeAge: { ...ready(painting, 303, 403), parts: { age: "5-7" } },
  mixingChart: everybody(200),
  downloadMixingChart: everybody(200),
  palette: { ...everybody(200), parts: { vendorId: "1" } },
  palettes: everybody(200),
  sharedPalette: { about: "palette link", open: 200 },
  sharedPaletteCard: { about: "palette link", open: 200 },
  colorMixer: everybody(200),
  mixingGuide: everybody(200),
  privacy: everybody(200),
  gamutCheck: everybody(200),
  signIn: account(200, 303),
  signUp: account(200, 303),
  forgotPassword: everybody(200),
  newPassword: everybody(200),
  confirmAddress: everybody(200),
  account: account(303, 200),
  downloadAccount: account(303, 200),
  plans: everybody(200),
  // orders come from forms of ours
  order: { ...account(403, 403), parts: { plan: "basic" } },
  signInWith: { ...account(404, 404), parts: { provider: "google" } },
  billingPortal: account(403, 403),
  testCheckout: own("order", "orderId", 200, 404),
  // orders are paid from forms of ours
  testCheckoutStep: { ...own("order", "orderId", 403, 404), parts: { step: "pay", payments: "0" } },
  paymentVerification: account(303, 200),
  connect: everybody(404),
  letters: everybody(404),
  paymentSuccess: account(303, 303),
  catalog: everybody(200),
  catalogPicture: { ...everybody(404), parts: { slug: "none" } },
  catalogCard: { ...everybody(404), parts: { slug: "none" } },
  homeIn: { ...everybody(200), parts: { language: "de" } },
  catalogIn: { ...everybody(200), parts: { language: "de" } },
  catalogPictureIn: { ...everybody(404), parts: { language: "de", slug: "none" } },
  sitemap: everybody(200),
  robots: everybody(200),
  admin: admin(200),
  api: everybody(200),
  widgets: everybody(200),
  openapi: everybody(200),
};
