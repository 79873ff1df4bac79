import type { ReplyOf } from "@tintery/contract";
import { Copy } from "lucide-react";
import { useTexts } from "../../platform/texts.tsx";
import { Button } from "../../ui/button.tsx";
import { useCopy } from "../../use-copy.tsx";
import { callAccount } from "./call-account.ts";
import { NewSiteKey } from "./new-site-key.tsx";
import { OwnedList } from "./owned-list.tsx";

type SiteKey = ReplyOf<"listSiteKeys">["items"][number];

const askKeys = () => callAccount("listSiteKeys").then(({ items }) => items);

/** The keys with which widgets work on an account's other sites: made, seen in use, revoked. */
export function SiteKeyList() {
  const { t } = useTexts();
  return (
    <OwnedList
      title={t("account.site_keys")}
      lead={t("account.site_keys_lead")}
      ask={askKeys}
      remove={({ id }) => callAccount("revokeSiteKey", { params: { siteKeyId: id } })}
      removal={(key) => ({
        question: t("account.site_key_revoke_question"),
        loses: t("account.site_key_revoke_loses", { name: key?.name ?? "" }),
        verb: t("account.key_revoke", { name: key?.name ?? "" }),
        stay: t("keep.key"),
      })}
      row={(key, { onRemove }) => <SiteKeyRow siteKey={key} onRevoke={onRemove} />}
      form={(onMade) => <NewSiteKey onMade={onMade} />}
    />
  );
}

function SiteKeyRow({ siteKey, onRevoke }: { siteKey: SiteKey; onRevoke: () => void }) {
  const { t, date, number } = useTexts();
  const { name, key, origins, used, today, days30, visitors, picturesPerDay } = siteKey;
  const { copy, toast } = useCopy(key);
  return (
    <>
      <div>
        <strong>{name}</strong>
        <p>
          <code className="site-key">{key}</code>
        </p>
        <p className="hint">{origins.join(" · ")}</p>
        <p className="hint">
          {[
            used ? t("account.key_used", { date: date(used) }) : t("account.key_unused"),
            t("account.key_today", { used: number(today), limit: number(picturesPerDay) }),
            t("account.site_key_month", { pictures: number(days30) }),
            t("account.site_key_visitors", { visitors: number(visitors) }),
          ].join(" · ")}
        </p>
      </div>
      <Button icon={<Copy aria-hidden="true" />} onClick={() => void copy(key)}>
        {t("account.site_key_copy", { name })}
      </Button>
      <Button onClick={onRevoke}>{t("account.key_revoke", { name })}</Button>
      {toast}
    </>
  );
}
