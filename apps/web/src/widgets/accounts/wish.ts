import {
  addressAfterSignIn,
  readWantedPage,
  type WantedPage,
  wantedField,
  wishMinutes,
} from "@tintery/contract/tables";
import { lateAddresses } from "../../platform/late-addresses.ts";
import { remember, remembered } from "../../platform/storage.ts";

/**
 * What a guest wanted before they were asked for an account. The link of a letter opens in a tab of its own,
 * so the browser keeps it rather than the address.
 */
const name = "wanted-page";

interface Wish {
  page: WantedPage;
  /** Milliseconds since 1970. */
  until: number;
}

/** Keeps what the address of this page says was wanted; an address that says nothing changes nothing. */
export function keepWish(): void {
  const page = readWantedPage(new URLSearchParams(location.search).get(wantedField));
  if (page) remember(name, { page, until: Date.now() + wishMinutes * 60_000 } satisfies Wish);
}

/** What is wanted now, or null. */
export function currentWish(): WantedPage | null {
  const kept = remembered(name);
  if (typeof kept !== "object" || kept === null) return null;
  const { page, until } = kept as Partial<Wish>;
  if (typeof until !== "number" || until < Date.now()) return null;
  return readWantedPage(page);
}

/** Leads somebody who got in to what they wanted, once. */
export function enter(): void {
  // the window that asks whether a site may act for an account goes on in its place
  if (location.pathname === lateAddresses.connect()) {
    location.reload();
    return;
  }
  const wish = currentWish();
  remember(name, null);
  location.assign(addressAfterSignIn(wish));
}
