import { useTexts } from "../../platform/texts.tsx";
import { useLateAtOnce } from "../../platform/use-late.ts";
import { Problem } from "../../ui/field.tsx";
import type { WidgetModule, WidgetProps } from "../../widget-module.ts";
import styles from "./account.css?inline";

const loadSettings = () => import("./settings.tsx").then((file) => file.Settings);

/** What somebody who is signed in does with their account. Fetched after the page, with its words. */
function AccountSettings({ settings }: WidgetProps<"account-settings">) {
  const { t } = useTexts();
  const { Late, failed } = useLateAtOnce(loadSettings);
  if (Late) return <Late email={settings.email} />;
  return <Problem text={failed ? t("spec.something_went_wrong") : null} />;
}

export const accountSettings: WidgetModule<"account-settings"> = { component: AccountSettings, styles };
