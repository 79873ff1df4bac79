import { useTexts } from "../../platform/texts.tsx";

/** With which keys this device bookmarks a page, or that the browser's menu does it. A late part. */
export function BookmarkKeys() {
  const { t } = useTexts();
  if (!hasKeys()) return t("ui.bookmark_menu");
  const key = navigator.platform.startsWith("Mac") ? "Command/Cmd" : t("ui.control_key");
  return t("spec.bookmark_hint", { key });
}

/** Phones and tablets have no keys to press, nor do they say whether one is connected: a fine pointer mostly comes with it. */
const hasKeys = () => matchMedia("(any-pointer: fine)").matches;
