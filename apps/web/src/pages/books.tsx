import type { CreditBooks } from "@tintery/contract";
import { formatDate } from "@tintery/contract/tables";
import { creditWords } from "../credit-words.ts";
import { useTexts } from "../platform/texts.tsx";

/** What somebody has to spend, and how that came. */
export function Books({ books: { credits, entries } }: { books: CreditBooks }) {
  const { t, language, number } = useTexts();
  return (
    <section className="books" aria-labelledby="books-title">
      <h2 id="books-title">{t("page.credits_title")}</h2>
      <p>{t("ui.credits_left", { credits: creditWords({ t, language }, credits) })}</p>
      {entries.length === 0 ? (
        <p className="quiet">{t("page.credits_none")}</p>
      ) : (
        <table>
          <caption>{t("page.history")}</caption>
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
                <td>{formatDate(language, at)}</td>
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
