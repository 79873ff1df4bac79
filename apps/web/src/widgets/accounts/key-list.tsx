import type { ReplyOf } from "@tintery/contract";
import { useState } from "react";
import { useTexts } from "../../platform/texts.tsx";
import { useAnswer } from "../../platform/use-answer.ts";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { Problem } from "../../ui/field.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { useAction } from "../../use-action.ts";
import { callAccount } from "./call-account.ts";
import { NewKey } from "./new-key.tsx";

type ApiKey = ReplyOf<"listApiKeys">["items"][number];

const askKeys = () => callAccount("listApiKeys").then(({ items }) => items);

/** The keys of an account's programs, asked for when they are opened: made, seen in use, revoked. */
export function KeyList() {
  const { t } = useTexts();
  const [opened, setOpened] = useState(false);
  return (
    <details className="account-part" onToggle={(event) => setOpened(event.currentTarget.open)}>
      <summary>{t("account.keys")}</summary>
      {opened && <Keys />}
    </details>
  );
}

function Keys() {
  const { t } = useTexts();
  const { state, answer, again } = useAnswer("keys", askKeys);
  const { busy, problem, run, forget } = useAction();
  const [asked, setAsked] = useState<ApiKey | null>(null);
  const close = () => {
    forget();
    setAsked(null);
  };
  const revoke = ({ id }: ApiKey) =>
    run(async () => {
      await callAccount("revokeApiKey", { params: { keyId: id } });
      setAsked(null);
      again();
    });
  return (
    <div className="account-letter">
      <p>{t("account.keys_lead")}</p>
      {state === "loading" && <Skeleton height={72} />}
      {state === "failed" && (
        <>
          <Problem text={t("spec.something_went_wrong")} />
          <Button onClick={again}>{t("result.try_again")}</Button>
        </>
      )}
      {answer && answer.length > 0 && (
        <ul className="account-list">
          {answer.map((key) => (
            <KeyRow key={key.id} apiKey={key} onRevoke={() => setAsked(key)} />
          ))}
        </ul>
      )}
      <NewKey onMade={again} />
      <ConfirmDialog
        open={asked !== null}
        title={t("account.key_revoke_question")}
        text={t("account.key_revoke_loses", { name: asked?.name ?? "" })}
        verb={t("account.key_revoke", { name: asked?.name ?? "" })}
        busy={busy}
        problem={problem}
        onConfirm={() => asked && void revoke(asked)}
        onClose={close}
      />
    </div>
  );
}

function KeyRow({ apiKey, onRevoke }: { apiKey: ApiKey; onRevoke: () => void }) {
  const { t, date, number } = useTexts();
  const { name, ends, scopes, used, today, days30, picturesPerDay } = apiKey;
  return (
    <li>
      <div>
        <strong>{name}</strong> <code>…{ends}</code>
        <p className="hint">{scopes.map((scope) => t(`account.key_scope.${scope}`)).join(" · ")}</p>
        <p className="hint">
          {[
            used ? t("account.key_used", { date: date(used) }) : t("account.key_unused"),
            t("account.key_today", { used: number(today.pictures), limit: number(picturesPerDay) }),
            t("account.key_month", { calls: number(days30.calls) }),
          ].join(" · ")}
        </p>
      </div>
      <Button onClick={onRevoke}>{t("account.key_revoke", { name })}</Button>
    </li>
  );
}
