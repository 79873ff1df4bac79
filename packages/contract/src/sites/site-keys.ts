/**
 * Site keys: with one, our widgets work on pages of other origins. A key is public, since it stands in the page; what it is worth
 * is decided by the origins it is bound to. Plain tables, no zod.
 */
import { keyLimits } from "../accounts/api-keys.ts";
import { imageKindNames } from "../images/image-kinds.ts";

/** Every site key begins so: nobody takes it for an API key, which is a secret. */
export const siteKeyPrefix = "tintery_site_";

export const siteKeyLimits = {
  /** Keys of one account. */
  keys: keyLimits.keys,
  /** Characters of a key's name. */
  name: 60,
  /** Origins of one key. */
  origins: 10,
  /** Pictures that all visitors of a key ask for in a day (UTC). */
  picturesPerDay: { min: 1, max: 5000, default: 200 },
  /** Pictures that one visitor asks for in a day (UTC), whatever the key may. */
  picturesPerVisitor: 50,
  /** New visitors of a key in a day (UTC), for each picture that it may ask for: books and hearts begin some, too. */
  visitorsPerPicture: 10,
} as const;

/** What a widget on another origin sends with its calls: the page's key, and the token of its visitor. */
export const siteHeaders = { key: "x-tintery-site-key", visitor: "x-tintery-visitor" } as const;

/** Days after which a visitor's token ends: a guest's counts from its last use, an account's from the consent. */
export const siteVisitorDays = { guest: 90, account: 30 } as const;

/** Hours for which the address of a picture, a download or a print may be opened from a page of another origin. */
export const sitePassHours = 6;

/** Where such an address holds what lets it in; what follows is the address as it is without it. */
export const sitePassPath = "/app/pass/";

/** The event that an element sends when a picture was made, or a book opened there; a page that prevents it shows that itself. */
export const madeEvent = "tintery-picture";

/** What such an event is about, as `detail.kind` says. */
export const madeKinds = [...imageKindNames, "book"] as const;
export type MadeKind = (typeof madeKinds)[number];

/** The fields of the address of the window in which somebody lets a site act for their account. */
export const connectFields = { key: "key", origin: "origin" } as const;

/** What that window tells the page that opened it. */
export interface ConnectMessage {
  type: "tintery-connected";
  token: string;
}
export const connectedType: ConnectMessage["type"] = "tintery-connected";

/** Names that a browser gives its own machine: there, pages are tried out without https. */
const ownMachine = ["localhost", "127.0.0.1", "[::1]"];

/**
 * An origin as browsers send it: `https://example.org` or `http://localhost:8080`. A path behind it is left out.
 * @returns null for what is no origin of web pages, and for http outside of one's own machine
 */
export function readOrigin(text: string): string | null {
  const trimmed = text.trim();
  const full =
    /^[a-z][a-z0-9+.-]*:/i.test(trimmed) && !/^[^/]*:\d+/.test(trimmed) ? trimmed : `https://${trimmed}`;
  if (!URL.canParse(full)) return null;
  const { protocol, hostname, origin, username } = new URL(full);
  if (username !== "" || hostname === "" || hostname.includes("*")) return null;
  if (protocol === "https:") return origin;
  return protocol === "http:" && ownMachine.includes(hostname) ? origin : null;
}
