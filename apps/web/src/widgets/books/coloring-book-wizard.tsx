import { useLateAtOnce } from "../../platform/use-late.ts";
import { LateRoom } from "../../ui/late-room.tsx";
import type { WidgetModule, WidgetProps } from "../../widget-module.ts";
import styles from "./books.css?inline";

const loadBook = () => import("./book-editor.tsx").then((file) => file.BookEditor);
const loadWizard = () => import("./loose-wizard.tsx").then((file) => file.LooseWizard);

/** A coloring book, or on pages of others the section that adds pages to one. Fetched after the page, with its words. */
function ColoringBookWizard({ settings }: WidgetProps<"coloring-book-wizard">) {
  const { bookId, userType } = settings;
  return bookId === null ? <Loose userType={userType} /> : <OneBook bookId={bookId} userType={userType} />;
}

function OneBook({ bookId, userType }: { bookId: string; userType: string }) {
  const { Late, failed } = useLateAtOnce(loadBook);
  return Late ? <Late bookId={bookId} userType={userType} /> : <LateRoom failed={failed} height={720} />;
}

function Loose({ userType }: { userType: string }) {
  const { Late, failed } = useLateAtOnce(loadWizard);
  return Late ? <Late userType={userType} /> : <LateRoom failed={failed} height={64} />;
}

export const coloringBookWizard: WidgetModule<"coloring-book-wizard"> = {
  component: ColoringBookWizard,
  styles,
};
