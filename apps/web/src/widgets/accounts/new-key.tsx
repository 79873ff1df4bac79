import { type KeyScope, keyLimits, keyScopes } from "@tintery/contract/tables";
import { useState } from "react";
import { useTexts } from "../../platform/texts.tsx";
import { Check } from "../../ui/check.tsx";
import { callAccount } from "./call-account.ts";
import { FormFrame } from "./form-frame.tsx";
import { NameField } from "./name-field.tsx";
import { PerDayField } from "./per-day-field.tsx";
import { SecretOnce } from "../../secret-once.tsx";

/** What a new program mostly does: make pictures and fetch them. */
const usual: readonly KeyScope[] = ["read", "create"];
const { picturesPerDay: perDay } = keyLimits;

/** Makes a key, and shows its secret for once. */
export function NewKey({ onMade }: { onMade: () => void }) {
  const { t } = useTexts();
  const [name, setName] = useState("");
  const [scopes, setScopes] = useState(usual);
  const [pictures, setPictures] = useState<number | null>(perDay.default);
  const [secret, setSecret] = useState<string | null>(null);
  const send = async () => {
    const picturesPerDay = pictures ?? perDay.default;
    const made = await callAccount("createApiKey", { body: { name, scopes: [...scopes], picturesPerDay } });
    setName("");
    setSecret(made.secret);
    onMade();
  };
  const choose = (scope: KeyScope, isChosen: boolean) =>
    setScopes(isChosen ? [...scopes, scope] : scopes.filter((one) => one !== scope));
  return (
    <>
      {secret && <SecretOnce text={t("account.key_secret")} secret={secret} />}
      <FormFrame verb={t("account.key_make")} onSend={send}>
        <NameField label={t("account.key_name")} value={name} onChange={setName} />
        <fieldset className="account-scopes">
          <legend>{t("account.key_may")}</legend>
          {keyScopes.map((scope) => (
            <Check
              key={scope}
              label={t(`account.key_scope.${scope}`)}
              checked={scopes.includes(scope)}
              // a key that may do nothing is none
              disabled={scopes.length === 1 && scopes.includes(scope)}
              onChange={(isChosen) => choose(scope, isChosen)}
            />
          ))}
        </fieldset>
        <PerDayField limits={perDay} value={pictures} onChange={setPictures} />
      </FormFrame>
    </>
  );
}
