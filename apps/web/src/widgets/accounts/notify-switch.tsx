import { isSettingOn, userSettings } from "@tintery/contract/tables";
import { useState } from "react";
import { CallProblem } from "../../platform/call.ts";
import { useTexts } from "../../platform/texts.tsx";
import { useAnswer } from "../../platform/use-answer.ts";
import { signInHere } from "../../sites/sign-in-here.ts";
import { Button } from "../../ui/button.tsx";
import { Check } from "../../ui/check.tsx";
import { Problem } from "../../ui/field.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { useAction } from "../../use-action.ts";
import { callAccount } from "./call-account.ts";

const attribute = userSettings.notifyByEmail;
/** What is kept; whoever has no account keeps nothing. */
const askStored = () =>
  callAccount("getSetting", { query: { attribute } }).catch((error: unknown) => {
    if (error instanceof CallProblem && error.code === "sign_in_first") return "guest" as const;
    throw error;
  });

/** Says whether letters are sent about pictures that became ready, as it is kept; every change is kept at once. */
export function NotifySwitch() {
  const { t } = useTexts();
  const { state, answer, again } = useAnswer(attribute, askStored);
  const { busy, problem, run } = useAction();
  const [chosen, setChosen] = useState<boolean | null>(null);
  const [said, setSaid] = useState("");
  if (state === "loading") return <Skeleton height={44} />;
  if (!answer)
    return (
      <div className="account-letter">
        <Problem text={t("spec.something_went_wrong")} />
        <Button onClick={again}>{t("result.try_again")}</Button>
      </div>
    );
  if (answer === "guest")
    return (
      <div className="account-letter">
        <Check
          label={t("account.notify")}
          hint={t("account.notify_hint")}
          checked={false}
          disabled
          onChange={() => {}}
        />
        <a href={signInHere()}>{t("account.sign_in_first")}</a>
      </div>
    );
  const before = chosen ?? isSettingOn(answer.value);
  const choose = (value: boolean) =>
    run(async () => {
      setSaid("");
      setChosen(value);
      try {
        await callAccount("updateSetting", { body: { attribute, value } });
      } catch (error) {
        setChosen(before);
        throw error;
      }
      setSaid(t("account.setting_saved"));
    });
  return (
    <div>
      <Check
        label={t("account.notify")}
        hint={t("account.notify_hint")}
        checked={before}
        disabled={busy}
        onChange={(value) => void choose(value)}
      />
      <Problem text={problem} />
      <p className="hint" role="status">
        {said}
      </p>
    </div>
  );
}
