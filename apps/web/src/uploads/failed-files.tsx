import { shownName } from "@tintery/contract/tables";
import type { FileFamily } from "../platform/photo-file.ts";
import { useTexts } from "../platform/texts.tsx";
import { useFailureWords } from "./failure-words.ts";
import type { Outcome } from "./uploads.ts";

export interface FailedFilesProps {
  outcomes: readonly Outcome[];
  /** What the form takes in. */
  family: FileFamily;
}

/** The files of which no picture came, each with its status and the reason; nothing when there are none. */
export function FailedFiles({ outcomes, family }: FailedFilesProps) {
  const { t } = useTexts();
  const failureWords = useFailureWords(family);
  if (outcomes.length === 0) return null;
  return (
    <table className="upload-failed">
      <caption>{t("upload.failed")}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{t("upload.file")}</th>
          <th scope="col">{t("upload.reason")}</th>
        </tr>
      </thead>
      <tbody>
        {outcomes.map(({ chosen, status, failure }) => (
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
  );
}
