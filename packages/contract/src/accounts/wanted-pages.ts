import { addresses } from "../calls/addresses.ts";
import { lateAddresses } from "../calls/routes.ts";

/** Pages that somebody may have wanted before they were asked to sign in, by the word that stands for each in an address. */
const wantedPages = { plans: lateAddresses.plans, account: addresses.account } as const;
export type WantedPage = keyof typeof wantedPages;

/** The field of a query that holds the word. */
export const wantedField = "then";

/** How long a wish holds, in minutes: as long as the link of the letter that an account is confirmed with. */
export const wishMinutes = 60;

/** The address of a form around accounts that remembers what its visitor wanted, if anything. */
export function withWish(address: string, wanted: WantedPage | null): string {
  return wanted === null ? address : `${address}?${wantedField}=${wanted}`;
}

/** The page that a word stands for; null for whatever is not in the table. */
export function readWantedPage(word: unknown): WantedPage | null {
  return typeof word === "string" && Object.hasOwn(wantedPages, word) ? (word as WantedPage) : null;
}

/** Where somebody is led who got in: to what they wanted, else to what they have made. */
export function addressAfterSignIn(wanted: WantedPage | null): string {
  return wanted === null ? addresses.dashboard() : wantedPages[wanted]();
}
