import { addresses } from "../calls/addresses.ts";
import { lateAddresses, routes } from "../calls/routes.ts";

/** Pages that somebody may have wanted before they were asked to sign in, by the word that stands for each in an address. */
const wantedPages = { plans: lateAddresses.plans, account: addresses.account } as const;
type WantedWord = keyof typeof wantedPages;
/** One of them, or any page of ours by its path, query and fragment. */
export type WantedPage = WantedWord | `/${string}`;

/** The field of a query that holds the word or the path. */
export const wantedField = "then";

/** How long a wish holds, in minutes: as long as the link of the letter that an account is confirmed with. */
export const wishMinutes = 60;

/** The address of a form around accounts that remembers what its visitor wanted, if anything. */
export function withWish(address: string, wanted: string | null): string {
  return wanted === null ? address : `${address}?${wantedField}=${encodeURIComponent(wanted)}`;
}

/** The page that an address asks for; null for other sites, for what is no page, and for links that change something. */
export function readWantedPage(said: unknown): WantedPage | null {
  if (typeof said !== "string") return null;
  return isWord(said) ? said : readOwnPage(said);
}

/** Stands for our origin, whichever that is. */
const ownOrigin = "https://own.invalid";

/** As browsers read it: backslashes are slashes, tabs and line breaks nothing. */
function readOwnPage(said: string): `/${string}` | null {
  if (!said.startsWith("/") || !URL.canParse(said, ownOrigin)) return null;
  const { origin, pathname, search, hash } = new URL(said, ownOrigin);
  if (origin !== ownOrigin) return null;
  const isPage = Object.values(routes).some(
    ({ path, what }) => what === "page" && patternOf(path).test(pathname),
  );
  return isPage ? `/${pathname.slice(1)}${search}${hash}` : null;
}

const patternOf = (path: string) => new RegExp(`^${path.replaceAll(/:\w+/g, "[\\w-]+")}$`);

/** Where somebody is led who got in: to what they wanted, else to what they have made. */
export function addressAfterSignIn(wanted: WantedPage | null): string {
  if (wanted === null) return addresses.dashboard();
  return isWord(wanted) ? wantedPages[wanted]() : wanted;
}

const isWord = (wanted: string): wanted is WantedWord => Object.hasOwn(wantedPages, wanted);
