import { siteNow } from "./site.ts";

/** Goes to one of our pages; on a page of another origin, what it is about is shown there instead, for the widget on `host`. */
export function openPage(page: string, host: Element | null): void {
  const site = siteNow();
  if (site) site.open(page, host);
  else location.assign(page);
}
