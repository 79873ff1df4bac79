import type { ReplyOf } from "@tintery/contract";
import { useTexts } from "../../platform/texts.tsx";
import { Button } from "../../ui/button.tsx";
import { callAccount } from "./call-account.ts";
import { NewKey } from "./new-key.tsx";
import { OwnedList } from "./owned-list.tsx";

type ApiKey = ReplyOf<"listApiKeys">["items"][number];

const askKeys = () => callAccount("listApiKeys").then(({ items }) => items);

/** The keys of an account's programs: made, seen in use, revoked. */
export function KeyList() {
  const { t } = useTexts();
  return (
    <OwnedList
      title={t("account.keys")}
      lead={t("account.keys_lead")}
      ask={askKeys}
      remove={({ id }) => callAccount("revokeApiKey", { params: { keyId: id } })}
      removal={(key) => ({
        question: t("account.key_revoke_question"),
        loses: t("account.key_revoke_loses", { name: key?.name ?? "" }),
        verb: t("account.key_revoke", { name: key?.name ?? "" }),
        stay: t("keep.key"),
      })}
      row={(key, { onRemove }) => <KeyRow apiKey={key} onRevoke={onRemove} />}
      form={(onMade) => <NewKey onMade={onMade} />}
    />
  );
}

function KeyRow({ apiKey, onRevoke }: { apiKey: ApiKey; onRevoke: () => void }) {
  const { t, date, number } = useTexts();
  const { name, ends, scopes, used, today, days30, picturesPerDay } = apiKey;
  return (
    <>
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
    </>
  );
}
