import { useTexts } from "../../platform/texts.tsx";
import { useLateAtOnce } from "../../platform/use-late.ts";
import { Problem } from "../../ui/field.tsx";
import type { WidgetModule, WidgetProps } from "../../widget-module.ts";
import styles from "./admin.css?inline";

const loadPanel = () => import("./panel.tsx").then((file) => file.Panel);

/** What those see and do who run the service. Fetched after the page, with its words. */
function AdminPanel({ settings }: WidgetProps<"admin-panel">) {
  const { t } = useTexts();
  const { Late, failed } = useLateAtOnce(loadPanel);
  if (Late) return <Late charged={settings.charged} signUp={settings.signUp ?? "open"} />;
  return <Problem text={failed ? t("spec.something_went_wrong") : null} />;
}

export const adminPanel: WidgetModule<"admin-panel"> = { component: AdminPanel, styles };
