import { addresses } from "../../platform/addresses.ts";
import { browserSupportsWebAuthn } from "@simplewebauthn/browser";
import { useState } from "react";
import { useTexts } from "../../platform/texts.tsx";
import { Button } from "../../ui/button.tsx";
import { PasswordField } from "./account-fields.tsx";
import { callAccount } from "./call-account.ts";
import { FormFrame } from "./form-frame.tsx";
import { NameField } from "./name-field.tsx";
import { OwnedList } from "./owned-list.tsx";
import { makePasskey } from "./passkeys.ts";

const askPasskeys = () => callAccount("listPasskeys").then(({ items }) => items);

/** The passkeys of an account: made and removed. */
export function PasskeyList() {
  const { t, date } = useTexts();
  return (
    <OwnedList
      title={t("account.passkeys")}
      lead={t("account.passkeys_lead")}
      ask={askPasskeys}
      remove={({ id }) => callAccount("removePasskey", { params: { passkeyId: id } })}
      removal={(passkey) => ({
        question: t("account.passkey_remove_question"),
        loses: t("account.passkey_remove_loses", { name: passkey?.name ?? "" }),
        verb: t("account.passkey_remove", { name: passkey?.name ?? "" }),
        stay: t("keep.passkey"),
      })}
      row={({ name, created, synced }, { onRemove }) => (
        <>
          <div>
            <strong>{name}</strong>
            <p className="hint">
              {t("account.passkey_since", { date: date(created) })}
              {synced && ` · ${t("account.passkey_synced")}`}
            </p>
          </div>
          <Button onClick={onRemove}>{t("account.passkey_remove", { name })}</Button>
        </>
      )}
      form={(onMade) =>
        browserSupportsWebAuthn() ? (
          <NewPasskey onMade={onMade} />
        ) : (
          <p className="hint">{t("account.passkey_unsupported")}</p>
        )
      }
    />
  );
}

function NewPasskey({ onMade }: { onMade: () => void }) {
  const { t } = useTexts();
  const [name, setName] = useState("");
  const [password, setPassword] = useState("");
  const send = async () => {
    if (!(await makePasskey({ name, password }))) return;
    setName("");
    setPassword("");
    onMade();
  };
  return (
    <FormFrame verb={t("account.passkey_add")} onSend={send}>
      <NameField label={t("account.passkey_name")} value={name} onChange={setName} />
      <PasswordField value={password} onChange={setPassword} label={t("account.current_password")} />
      <p className="hint">
        <a href={addresses.forgotPassword()}>{t("account.forgot")}</a>
      </p>
    </FormFrame>
  );
}
