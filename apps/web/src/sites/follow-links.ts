import { imageIdPattern, outlinesPrecisions, siteRoutes } from "@tintery/contract/tables";
import { call } from "../platform/call.ts";
import { askAgain } from "../platform/queries.tsx";
import type { Site } from "../platform/site.ts";
import { partsOf } from "./parts-of.ts";
import { shownPage } from "./shown-page.ts";

/**
 * Keeps links of widgets on the page where our own pages would be of no use: a picture or a book that was made here is shown here, since
 * on our site its visitor is somebody else, and its precision is changed by a call.
 */
export function followLinks(server: string, open: Site["open"]): void {
  document.addEventListener("click", (event) => {
    const [link] = event.composedPath().filter((part) => part instanceof HTMLAnchorElement);
    if (!link?.href.startsWith(`${server}/`)) return;
    const root = link.getRootNode();
    // links of the page itself lead where they lead
    if (!(root instanceof ShadowRoot)) return;
    if (shownPage(link.href)) {
      event.preventDefault();
      open(link.href, root.host);
      return;
    }
    const { id = "", level } = partsOf(siteRoutes.changePrecision.path, link.pathname) ?? {};
    const precision = outlinesPrecisions.find((known) => known === level);
    if (precision === undefined || !imageIdPattern.test(id)) return;
    event.preventDefault();
    void call("editImage", { params: { id }, body: { colorPrecision: precision } })
      // a refusal leaves the picture as it is
      .catch(() => undefined)
      .then(() => askAgain(id));
  });
}
