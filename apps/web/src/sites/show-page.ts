import { madeEvent, type MadeKind, widgetAttributes } from "@tintery/contract/tables";
import { type ShownPage, shownPage } from "./shown-page.ts";

/** The widget that shows a picture of each kind, or a book. */
const widgetOf: Record<MadeKind, (id: string) => Record<string, string>> = {
  coloring: (imageId) => widgetAttributes("coloring-compare", { imageId }),
  outlines: (imageId) => widgetAttributes("coloring-svg-compare", { imageId }),
  "paint-by-numbers": (imageId) => widgetAttributes("paint-by-numbers-result", { imageId }),
  book: (bookId) => widgetAttributes("coloring-book-wizard", { bookId }),
};

/** The id of the element in which pictures and books are shown, unless the page names one of its own. */
const resultPlace = "tintery-result";

/**
 * Shows a picture or a book on the page: the element sends an event first, which its page may prevent to do something else. Then
 * it stands in the element that `data-result` names, or below the widget that it came from.
 * @param mount mounts the widgets below an element
 */
export function pageShower(mount: (root: ParentNode) => Promise<void>) {
  const show = ({ kind, id }: ShownPage, host: Element | null) => {
    for (const dialog of host?.shadowRoot?.querySelectorAll("dialog[open]") ?? [])
      dialog.dispatchEvent(new Event("cancel", { cancelable: true }));
    const detail = { kind, id };
    const event = new CustomEvent(madeEvent, { detail, bubbles: true, cancelable: true });
    if (!(host ?? document).dispatchEvent(event)) return;
    const place = placeOf(host);
    const element = document.createElement("div");
    const attributes = widgetOf[kind](id);
    for (const name of ["data-email", "data-language"]) {
      const given = host?.getAttribute(name);
      if (given) attributes[name] = given;
    }
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    place.replaceChildren(element);
    void mount(place).then(() => {
      place.scrollIntoView({ block: "start" });
      // those who do not see that the page has moved are told by where they are now
      place.focus({ preventScroll: true });
    });
  };
  return (page: string, host: Element | null) => {
    const shown = shownPage(page);
    if (shown) show(shown, host);
  };
}

function placeOf(host: Element | null): HTMLElement {
  const named = host?.getAttribute("data-result");
  const wanted = named ? document.querySelector<HTMLElement>(named) : null;
  const place = wanted ?? document.getElementById(resultPlace) ?? document.createElement("div");
  if (!place.isConnected) {
    place.id = resultPlace;
    place.style.marginBlock = "24px";
    if (host) host.after(place);
    else document.body.append(place);
  }
  place.tabIndex = -1;
  return place;
}
