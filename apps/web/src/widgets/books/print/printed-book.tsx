import type { BookFile } from "@tintery/contract";
import { bookPrintHint, bookTrims, papers } from "@tintery/contract/tables";
import { CircleCheck, Download } from "lucide-react";
import { onSite } from "../../../platform/site.ts";
import { useTexts } from "../../../platform/texts.tsx";
import { useNow } from "../../../platform/use-now.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { Problem } from "../../../ui/field.tsx";
import { Progress } from "../../../ui/progress.tsx";

/** One print of the book: how far it is, then its files, and in plain words what a printer would refuse. */
export function PrintedBook({ file }: { file: BookFile }) {
  const { t, percent, ago } = useTexts();
  const now = useNow(30_000);
  const { profile } = file;
  const name =
    profile.kind === "home"
      ? `${papers[profile.paper].name} · ${t(`book.sides.${profile.sides}`)}`
      : `${bookTrims[profile.trim].name} · ${t(`book.stock.${profile.stock}`)}`;
  const faults = file.parts.flatMap((part) => part.faults);
  return (
    <li className="book-print">
      <p>
        <strong>{name}</strong> <span className="quiet small">{ago(file.created, now)}</span>
      </p>
      {file.status === "waiting" && (
        <Progress
          stage={t("book.making_pdf")}
          share={file.fraction ?? 0}
          percent={file.fraction === null ? "" : percent(file.fraction)}
        />
      )}
      {file.status === "failed" && <Problem text={file.error ?? t("spec.something_went_wrong")} />}
      {file.status === "ready" && (
        <>
          {file.stale && <p className="hint">{t("book.pdf_stale")}</p>}
          <div className="book-print-files">
            {file.parts.map((part) => (
              <FileLink key={part.part} part={part} />
            ))}
          </div>
          <p className="hint">{bookPrintHint(t, profile, bookPageCount(file))}</p>
          {file.leftOut > 0 && <Problem text={t("book.pdf_left_out", { count: String(file.leftOut) })} />}
          {file.unprintable && <Problem text={t("book.pdf_letters", { letters: file.unprintable })} />}
          {faults.length > 0 ? (
            <div className="book-faults">
              <p>{t("book.check.refused")}</p>
              <ul>
                {faults.map(({ code, pages, text }) => (
                  <li key={`${code} ${pages[0]}`}>{text}</li>
                ))}
              </ul>
            </div>
          ) : (
            profile.kind === "print-on-demand" && (
              <p className="book-passed">
                <CircleCheck aria-hidden="true" />
                {t("book.check.passed")}
              </p>
            )
          )}
        </>
      )}
    </li>
  );
}

/** How many pages the book has; on each side of a booklet's sheets are two. */
function bookPageCount({ profile, parts }: BookFile): number {
  const count = parts[0]?.pageCount ?? 0;
  return profile.kind === "home" && profile.sides === "booklet" ? 2 * count : count;
}

function FileLink({ part }: { part: BookFile["parts"][number] }) {
  const { t, bytes } = useTexts();
  return (
    <LinkButton href={onSite(part.address)} download icon={<Download aria-hidden="true" />}>
      {t(`book.pdf.${part.part}`)}
      <span className="quiet small">
        {t("book.page_count", { count: part.pageCount })} · {bytes(part.bytes)}
      </span>
    </LinkButton>
  );
}
