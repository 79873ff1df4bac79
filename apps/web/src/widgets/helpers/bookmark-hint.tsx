import { useState } from "react";
import { useTexts } from "../../platform/texts.tsx";
import { useLate } from "../../platform/use-late.ts";
import { Button } from "../../ui/button.tsx";
import type { WidgetModule, WidgetProps } from "../../widget-module.ts";
import styles from "./bookmark-hint.css?inline";

const loadKeys = () => import("./bookmark-keys.tsx").then((file) => file.BookmarkKeys);

/** Says how to bookmark the page, since no page may do it by itself. */
function BookmarkHint({ settings }: WidgetProps<"bookmark-hint">) {
  const { t } = useTexts();
  const [asked, setAsked] = useState(false);
  const { Late, failed, fetch } = useLate(loadKeys);
  const ask = () => {
    fetch();
    setAsked(!asked);
  };
  return (
    <div className="bookmark">
      <Button aria-expanded={asked} onClick={ask}>
        {settings.label ?? t("ui.bookmark")}
      </Button>
      <span role="status">{asked && (Late ? <Late /> : failed && t("spec.something_went_wrong"))}</span>
    </div>
  );
}

export const bookmarkHint: WidgetModule<"bookmark-hint"> = { component: BookmarkHint, styles };
