import { useLateAtOnce } from "../../platform/use-late.ts";
import { LateRoom } from "../../ui/late-room.tsx";
import type { WidgetModule } from "../../widget-module.ts";
import styles from "./my-books.css?inline";

const load = () => import("./own-books.tsx").then((file) => file.OwnBooks);

/** The visitor's coloring books. Fetched after the page, with its words. */
function MyBooks() {
  const { Late, failed } = useLateAtOnce(load);
  return Late ? <Late /> : <LateRoom failed={failed} height={340} />;
}

export const myBooks: WidgetModule<"my-books"> = { component: MyBooks, styles };
