import { shownName } from "@tintery/contract/tables";
import type { FileFamily } from "../platform/photo-file.ts";
import { useTexts } from "../platform/texts.tsx";
import { Notice } from "../ui/notice.tsx";
import { takeFocus } from "../ui/take-focus.ts";
import { useFailureWords } from "./failure-words.ts";
import type { Outcome } from "./uploads.ts";

export interface UploadResultsProps {
  outcomes: readonly Outcome[];
  /** What the form takes in. */
  family: FileFamily;
  /** The page of a new image. */
  page: (id: string) => string;
}

/** What became of every file: how many were taken in, links to their pages, and why the others were not. */
export function UploadResults({ outcomes, family, page }: UploadResultsProps) {
  const { t } = useTexts();
  const failureWords = useFailureWords(family);
  const created = outcomes.filter(({ id }) => id !== null);
  const failed = outcomes.filter(({ id }) => id === null);
  return (
    <section className="upload-results">
      <h3 ref={takeFocus} tabIndex={-1} data-first>
        {t("spec.upload_summary", { done: created.length, total: outcomes.length })}
      </h3>
      {created.length > 0 && (
        <ul className="upload-created">
          {created.map(({ chosen, id }) => (
            <li key={chosen.key}>
              <a href={page(id ?? "")} target="_blank" rel="noopener">
                {shownName(chosen.file.name)}
                <span className="sr-only"> {t("upload.new_tab")}</span>
              </a>
            </li>
          ))}
        </ul>
      )}
      {failed.length > 0 && (
        <table className="upload-failed">
          <caption>{t("upload.failed")}</caption>
          <thead className="sr-only">
            <tr>
              <th scope="col">{t("upload.file")}</th>
              <th scope="col">{t("upload.reason")}</th>
            </tr>
          </thead>
          <tbody>
            {failed.map(({ chosen, status, failure }) => (
              <tr key={chosen.key}>
                <th scope="row">{shownName(chosen.file.name)}</th>
                <td>
                  <span className="upload-status">
                    {t("spec.upload_status", {
                      status: t(status === "stopped" ? "upload.status.stopped" : "upload.status.error"),
                    })}
                  </span>
                  {failureWords(failure)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {failed.length === 0 && <Notice kind="info">{t("upload.all_taken")}</Notice>}
    </section>
  );
}
