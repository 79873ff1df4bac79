import { useTexts } from "../../platform/texts.tsx";
import { Button } from "../../ui/button.tsx";
import { callAccount } from "./call-account.ts";
import { OwnedList } from "./owned-list.tsx";

const askSites = () => callAccount("listConnectedSites").then(({ items }) => items);

/** The sites that act for an account: seen, and ended. */
export function ConnectedList() {
  const { t, date } = useTexts();
  return (
    <OwnedList
      title={t("account.sites")}
      lead={t("account.sites_lead")}
      ask={askSites}
      remove={({ id }) => callAccount("disconnectSite", { params: { connectionId: id } })}
      removal={(site) => ({
        question: t("account.site_end_question"),
        loses: t("account.site_end_loses", { site: site?.origin ?? "" }),
        verb: t("account.site_end"),
        stay: t("keep.connected"),
      })}
      row={({ name, origin, created, ends }, { onRemove }) => (
        <>
          <div>
            <strong>{origin}</strong>
            <p className="hint">
              {[
                name,
                t("account.site_since", { date: date(created) }),
                t("account.site_until", { date: date(ends) }),
              ].join(" · ")}
            </p>
          </div>
          <Button onClick={onRemove}>{t("account.site_end")}</Button>
        </>
      )}
      form={() => null}
    />
  );
}
