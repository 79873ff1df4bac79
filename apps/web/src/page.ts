/** Entry of our own pages: the same widgets as on any host page, fetched only where a page has some. */
import { closeMenusOutside } from "./pages/close-menus.ts";
import { onFirstSign } from "./photo-first/on-first-sign.ts";

closeMenusOutside(document);
onFirstSign(() => void import("./photo-first/page-photos.ts").then((part) => part.beginWithPhotos()));
if (document.querySelector("[data-copy]"))
  void import("./pages/copy-code.ts").then((part) => part.copyCode(document));
if (document.querySelector("[data-widget]")) {
  void import("./mount.tsx").then(({ mountWidgets }) => mountWidgets());
}
