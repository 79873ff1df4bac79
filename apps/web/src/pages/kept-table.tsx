import { type KeptDays, keepingRows, keptFor } from "@tintery/contract/tables";
import { useTexts } from "../platform/texts.tsx";

/** What is kept of visitors, and for how long. */
export function KeptTable({ days, title }: { days: KeptDays; title: string }) {
  const { t, language } = useTexts();
  return (
    <table aria-labelledby={title}>
      <thead>
        <tr>
          <th scope="col">{t("privacy.what")}</th>
          <th scope="col">{t("privacy.how_long")}</th>
        </tr>
      </thead>
      <tbody>
        {keepingRows.map((row) => (
          <tr key={row.what}>
            <th scope="row">{t(row.what)}</th>
            <td>{keptFor({ t, language }, row, days)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
