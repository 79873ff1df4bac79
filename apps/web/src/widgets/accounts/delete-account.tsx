import { addresses } from "../../platform/addresses.ts";
import { useState } from "react";
import { useTexts } from "../../platform/texts.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { useAction } from "../../use-action.ts";
import { PasswordField } from "./account-fields.tsx";
import { callAccount } from "./call-account.ts";
import { FormFrame } from "./form-frame.tsx";

/** Says what is gone with an account, takes the password, asks once more, and deletes it. */
export function DeleteAccount({ email }: { email: string }) {
  const { t } = useTexts();
  const { busy, problem, run, forget } = useAction();
  const [password, setPassword] = useState("");
  const [isAsking, setAsking] = useState(false);
  const remove = () =>
    run(async () => {
      await callAccount("deleteAccount", { body: { password } });
      location.assign(addresses.home());
    });
  const close = () => {
    forget();
    setAsking(false);
  };
  return (
    <details className="account-part">
      <summary>{t("account.delete")}</summary>
      <FormFrame danger verb={t("account.delete")} onSend={async () => setAsking(true)}>
        <p>{t("account.delete_lead")}</p>
        <PasswordField value={password} onChange={setPassword} label={t("account.current_password")} />
      </FormFrame>
      <ConfirmDialog
        open={isAsking}
        title={t("account.delete_question")}
        text={t("account.delete_loses", { email })}
        verb={t("account.delete")}
        stay={t("keep.account")}
        busy={busy}
        problem={problem}
        onConfirm={() => void remove()}
        onClose={close}
      />
    </details>
  );
}
