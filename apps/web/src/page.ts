/** Entry of our own pages: the same widgets as on any host page, and what only we do. */
import { mountWidgets } from "./mount.tsx";
import { closeMenusOutside } from "./pages/close-menus.ts";

closeMenusOutside(document);
void mountWidgets();
