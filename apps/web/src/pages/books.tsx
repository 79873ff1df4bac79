import type { CreditBooks } from "@tintery/contract";
import { formatDay } from "@tintery/contract/tables";
import type { ReactNode } from "react";
import { creditWords } from "../credit-words.ts";
import { useTexts } from "../platform/texts.tsx";

/** What somebody has to spend, and what to do about it. */
export function CreditsLeft({ credits, children }: { credits: number; children?: ReactNode }) {
  const { t, language } = useTexts();
  return (
    <section className="books" aria-labelledby="credits-title">
      <h2 id="credits-title">{t("page.credits_title")}</h2>
      <p>{t("ui.credits_left", { credits: creditWords({ t, language }, credits) })}</p>
      {children}
    </section>
  );
}

/** How somebody's credits came and went. */
export function CreditHistory({ entries }: Pick<CreditBooks, "entries">) {
  const { t, language, number } = useTexts();
  return (
    <section className="books" aria-labelledby="history-title">
      <h2 id="history-title">{t("page.history")}</h2>
      {entries.length === 0 ? (
        <p className="quiet">{t("page.credits_none")}</p>
      ) : (
        <table aria-labelledby="history-title">
          <thead>
            <tr>
              <th scope="col">{t("page.history_date")}</th>
              <th scope="col">{t("page.history_what")}</th>
              <th scope="col">{t("page.history_credits")}</th>
            </tr>
          </thead>
          <tbody>
            {entries.map(({ what, credits: change, at }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes while it is shown
              <tr key={index}>
                <td>{formatDay(language, at)}</td>
                <td>{t(`page.entry.${what}`)}</td>
                <td>{change > 0 ? `+${number(change)}` : number(change)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
