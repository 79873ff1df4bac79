import { useTexts } from "../../platform/texts.tsx";
import { useLateAtOnce } from "../../platform/use-late.ts";
import { Problem } from "../../ui/field.tsx";
import type { WidgetModule, WidgetProps } from "../../widget-module.ts";
import styles from "./connect.css?inline";

const loadConsent = () => import("./consent.tsx").then((file) => file.Consent);

/** Asks somebody who is signed in whether a site may act for their account. Fetched after the page, with its words. */
function ConnectSite({ settings }: WidgetProps<"connect-site">) {
  const { t } = useTexts();
  const { Late, failed } = useLateAtOnce(loadConsent);
  if (Late) return <Late siteKey={settings.key} origin={settings.origin} email={settings.email} />;
  return <Problem text={failed ? t("spec.something_went_wrong") : null} />;
}

export const connectSite: WidgetModule<"connect-site"> = { component: ConnectSite, styles };
