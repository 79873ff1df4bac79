import { useTexts } from "../../platform/texts.tsx";
import { useLateAtOnce } from "../../platform/use-late.ts";
import { Problem } from "../../ui/field.tsx";
import type { WidgetModule } from "../../widget-module.ts";
import styles from "./account.css?inline";

const loadSwitch = () => import("./notify-switch.tsx").then((file) => file.NotifySwitch);

/** Switch for notifications by e-mail. Fetched after the page, with its words. */
function NotifyByEmail() {
  const { t } = useTexts();
  const { Late, failed } = useLateAtOnce(loadSwitch);
  if (Late) return <Late />;
  return <Problem text={failed ? t("spec.something_went_wrong") : null} />;
}

export const notifyByEmail: WidgetModule<"user-settings-notify-by-email"> = {
  component: NotifyByEmail,
  styles,
};
