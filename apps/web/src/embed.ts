/** Entry of /widgets.js, the one script a host page includes. */
import { mountWidgets } from "./mount.tsx";

void mountWidgets();
