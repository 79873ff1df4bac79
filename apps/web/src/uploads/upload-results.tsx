import { useCallback, useState } from "react";
import type { FileFamily } from "../platform/photo-file.ts";
import { QueryProvider } from "../platform/queries.tsx";
import { useTexts } from "../platform/texts.tsx";
import { Notice } from "../ui/notice.tsx";
import { takeFocus } from "../ui/take-focus.ts";
import { CreatedPicture, type End } from "./created-picture.tsx";
import { FailedFiles } from "./failed-files.tsx";
import type { Outcome } from "./uploads.ts";

export interface UploadResultsProps {
  outcomes: readonly Outcome[];
  /** What the form takes in. */
  family: FileFamily;
  /** The page of a new image. */
  page: (id: string) => string;
}

/** How many of the pictures may hold an event stream open: browsers allow few to one server. */
const streams = 2;

/** What became of every file: the new pictures as soon as they are there, and why the others were not taken in. */
export function UploadResults(props: UploadResultsProps) {
  return (
    <QueryProvider>
      <Results {...props} />
    </QueryProvider>
  );
}

function Results({ outcomes, family, page }: UploadResultsProps) {
  const { t } = useTexts();
  const [ends, setEnds] = useState<ReadonlyMap<string, End>>(new Map());
  const onEnd = useCallback(
    (id: string, end: End) =>
      setEnds((before) => (before.get(id) === end ? before : new Map(before).set(id, end))),
    [],
  );
  const created = outcomes.flatMap(({ chosen, id }) => (id === null ? [] : { chosen, id }));
  const failed = outcomes.filter(({ id }) => id === null);
  const count = (wanted: End) => created.filter(({ id }) => ends.get(id) === wanted).length;
  const [ready, isOver] = [count("ready"), created.every(({ id }) => ends.has(id))];
  return (
    <section className="upload-results">
      <h3 ref={takeFocus} tabIndex={-1} data-first>
        {isOver
          ? t("spec.upload_summary", { done: ready, total: outcomes.length })
          : t("upload.ready_count", { done: ready, total: created.length })}
      </h3>
      <p className="sr-only" role="status">
        {isOver && t("spec.upload_summary", { done: ready, total: outcomes.length })}
      </p>
      {created.length > 0 && (
        <ul className="upload-created">
          {created.map(({ chosen, id }, k) => (
            <CreatedPicture
              key={chosen.key}
              id={id}
              name={chosen.file.name}
              href={page(id)}
              stream={k < streams}
              onEnd={onEnd}
            />
          ))}
        </ul>
      )}
      <FailedFiles outcomes={failed} family={family} />
      {failed.length === 0 && !isOver && <Notice kind="info">{t("upload.all_taken")}</Notice>}
    </section>
  );
}
