import { useTexts } from "../../platform/texts.tsx";
import { useLateAtOnce } from "../../platform/use-late.ts";
import { Problem } from "../../ui/field.tsx";
import type { WidgetModule, WidgetProps } from "../../widget-module.ts";
import styles from "./account.css?inline";

const loadForms = () => import("./forms.tsx").then((file) => file.AccountForms);

/** One of the forms around an account. Fetched after the page, with its words. */
function AccountForm({ settings }: WidgetProps<"account-form">) {
  const { t } = useTexts();
  const { Late, failed } = useLateAtOnce(loadForms);
  const { form, letterPlace, providers, oidcName, signUp, hasInvitation } = settings;
  if (Late)
    return (
      <Late
        form={form}
        letterPlace={letterPlace}
        providers={providers ?? ""}
        oidcName={oidcName ?? ""}
        signUp={signUp ?? "open"}
        hasInvitation={hasInvitation}
      />
    );
  return <Problem text={failed ? t("spec.something_went_wrong") : null} />;
}

export const accountForm: WidgetModule<"account-form"> = { component: AccountForm, styles };
