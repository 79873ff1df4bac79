import { useState } from "react";
import { useTexts } from "../../platform/texts.tsx";
import { Button } from "../../ui/button.tsx";
import type { WidgetModule, WidgetProps } from "../../widget-module.ts";
import styles from "./bookmark-hint.css?inline";

/** Says how to bookmark the page, since no page may do it by itself: with which keys, or that the browser's menu does it. */
function BookmarkHint({ settings }: WidgetProps<"bookmark-hint">) {
  const { t } = useTexts();
  const [asked, setAsked] = useState(false);
  return (
    <div className="bookmark">
      <Button aria-expanded={asked} onClick={() => setAsked(!asked)}>
        {settings.label ?? t("ui.bookmark")}
      </Button>
      <span role="status">
        {asked && (hasKeys() ? t("spec.bookmark_hint", { key: keyOf(t) }) : t("ui.bookmark_menu"))}
      </span>
    </div>
  );
}

/** Phones and tablets have no keys to press, nor do they say whether one is connected: a fine pointer mostly comes with it. */
const hasKeys = () => matchMedia("(any-pointer: fine)").matches;

const keyOf = (t: ReturnType<typeof useTexts>["t"]) =>
  navigator.platform.startsWith("Mac") ? "Command/Cmd" : t("ui.control_key");

export const bookmarkHint: WidgetModule<"bookmark-hint"> = { component: BookmarkHint, styles };
