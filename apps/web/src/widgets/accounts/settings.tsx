import { addresses } from "../../platform/addresses.ts";
import { Download, LogOut } from "lucide-react";
import { useState } from "react";
import { callAccount } from "./call-account.ts";
import { useTexts } from "../../platform/texts.tsx";
import { Button, LinkButton } from "../../ui/button.tsx";
import { Problem } from "../../ui/field.tsx";
import { useAction } from "../../use-action.ts";
import { EmailField, PasswordField } from "./account-fields.tsx";
import { DeleteAccount } from "./delete-account.tsx";
import { FormFrame } from "./form-frame.tsx";
import { KeyList } from "./key-list.tsx";
import { NotifySwitch } from "./notify-switch.tsx";
import { PasskeyList } from "./passkey-list.tsx";
import { ConnectedList } from "./connected-list.tsx";
import { SiteKeyList } from "./site-key-list.tsx";
import { SessionList } from "./session-list.tsx";
import { WebhookList } from "./webhook-list.tsx";

/** The way out, and what of an account can be changed. */
export function Settings({ email }: { email: string }) {
  const { t } = useTexts();
  const { busy, problem, run } = useAction();
  const leave = () =>
    run(async () => {
      await callAccount("signOut");
      location.assign(addresses.home());
    });
  return (
    <div className="account-settings">
      <div className="account-letter">
        <Problem text={problem} />
        <Button disabled={busy} icon={<LogOut aria-hidden="true" />} onClick={() => void leave()}>
          {t("account.sign_out")}
        </Button>
      </div>
      <NotifySwitch />
      <ChangePassword />
      <ChangeEmail />
      <SessionList />
      <PasskeyList />
      <KeyList />
      <SiteKeyList />
      <ConnectedList />
      <WebhookList />
      <DownloadEverything />
      <DeleteAccount email={email} />
    </div>
  );
}

function ChangePassword() {
  const { t } = useTexts();
  const [password, setPassword] = useState("");
  const [newPassword, setNewPassword] = useState("");
  const [said, setSaid] = useState("");
  const send = async () => {
    setSaid("");
    await callAccount("changePassword", { body: { password, newPassword } });
    setPassword("");
    setNewPassword("");
    setSaid(t("account.password_changed"));
  };
  return (
    <details className="account-part">
      <summary>{t("account.change_password")}</summary>
      <FormFrame verb={t("account.save_password")} onSend={send}>
        <PasswordField value={password} onChange={setPassword} label={t("account.current_password")} />
        <PasswordField value={newPassword} onChange={setNewPassword} isNew />
      </FormFrame>
      <p role="status">{said}</p>
    </details>
  );
}

function ChangeEmail() {
  const { t } = useTexts();
  const [email, setEmail] = useState("");
  const [password, setPassword] = useState("");
  const [said, setSaid] = useState("");
  const send = async () => {
    setSaid("");
    await callAccount("changeEmail", { body: { email, password } });
    setPassword("");
    setSaid(t("account.sent_change", { email }));
  };
  return (
    <details className="account-part">
      <summary>{t("account.change_email")}</summary>
      <FormFrame verb={t("account.change_email")} onSend={send}>
        <EmailField value={email} onChange={setEmail} label={t("account.new_email")} />
        <PasswordField value={password} onChange={setPassword} label={t("account.current_password")} />
      </FormFrame>
      <p role="status">{said}</p>
    </details>
  );
}

function DownloadEverything() {
  const { t } = useTexts();
  return (
    <details className="account-part">
      <summary>{t("account.download")}</summary>
      <div className="account-letter">
        <p>{t("account.download_lead")}</p>
        <LinkButton icon={<Download aria-hidden="true" />} href={addresses.downloadAccount()} download>
          {t("account.download")}
        </LinkButton>
      </div>
    </details>
  );
}
