import { widgetsOnForeignPage } from "./elsewhere.tsx";
import type { languageOf, mountWidgets } from "./mount.tsx";
import { beginElsewhere, siteNow } from "./platform/site.ts";
import { followLinks } from "./sites/follow-links.ts";
import { watchPolicy } from "./sites/policy.ts";
import { pageShower } from "./sites/show-page.ts";
import { siteOf } from "./sites/site-of.ts";

/** What mounts widgets: handed over, since a part that fetched it as well would divide it into more files for all pages. */
export interface Mounter {
  mountWidgets: typeof mountWidgets;
  languageOf: typeof languageOf;
}

let isWatching = false;

/** Mounts the widgets of a page of another origin than `server`, with the site key that the page names first. */
export async function mountElsewhere(server: string, root: ParentNode, by: Mounter): Promise<void> {
  if (!isWatching) watchPolicy(server);
  isWatching = true;
  const key = document.querySelector<HTMLElement>("[data-site-key]")?.dataset.siteKey?.trim() || null;
  if (key !== null && siteNow() === null) {
    const open = pageShower((place) => mountElsewhere(server, place, by));
    beginElsewhere(siteOf({ origin: server, key, language: by.languageOf(document.body) }, open));
    followLinks(server, open);
  }
  await by.mountWidgets(root, widgetsOnForeignPage({ server, key }));
}
