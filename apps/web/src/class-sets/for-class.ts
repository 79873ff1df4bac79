import { isElsewhere } from "../platform/site.ts";

const name = "class";

/** The same page, opened by somebody who wants something for a class. */
export const forClass = (address: string, fragment = ""): string => `${address}?${name}${fragment}`;

/** Whether this page of ours was opened for a class: what is made on it is printed for one then. */
export const isForClass = (): boolean => !isElsewhere() && new URLSearchParams(location.search).has(name);

/** The same, and takes it out of the address, so that a page that is loaded again does not ask again. */
export function takeClass(): boolean {
  const found = isForClass();
  if (found) {
    const address = new URL(location.href);
    address.searchParams.delete(name);
    history.replaceState(history.state, "", address);
  }
  return found;
}
