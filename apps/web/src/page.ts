/** Entry of our own pages: the same widgets as on any host page, fetched only where a page has some. */
import { closeMenusOutside } from "./pages/close-menus.ts";

closeMenusOutside(document);
if (document.querySelector("[data-widget]")) {
  void import("./mount.tsx").then(({ mountWidgets }) => mountWidgets());
}
