import type { ReplyOf } from "@tintery/contract";
import { useCallback } from "react";
import { useTexts } from "../../platform/texts.tsx";
import { useAnswer } from "../../platform/use-answer.ts";
import { problemSentence } from "../../problem-sentence.ts";
import { Button } from "../../ui/button.tsx";
import { Problem } from "../../ui/field.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { callAdmin } from "./call-admin.ts";
import { Paged } from "./paged.tsx";
import { Reasoned } from "./reasoned.tsx";

type Failure = ReplyOf<"adminListFailed">["items"][number];

/** What waits and is being made, and what failed. */
export function Pictures() {
  const { t } = useTexts();
  return (
    <>
      <Queue />
      <section aria-labelledby="admin-failures">
        <h2 id="admin-failures">{t("admin.failures")}</h2>
        <Paged<Failure>
          question="failed"
          ask={(cursor) => callAdmin("adminListFailed", { query: { cursor } })}
          empty={t("admin.no_failures")}
          label={t("admin.failures")}
        >
          {(failure) => <FailureRow failure={failure} />}
        </Paged>
      </section>
    </>
  );
}

function Queue() {
  const { t, number, percent } = useTexts();
  const ask = useCallback(() => callAdmin("adminQueue"), []);
  const { state, answer, again } = useAnswer("queue", ask);
  if (state === "failed")
    return (
      <>
        <Problem text={t("spec.something_went_wrong")} />
        <Button onClick={again}>{t("result.try_again")}</Button>
      </>
    );
  if (!answer) return <Skeleton height={120} />;
  const { waiting, active, dead, oldestSeconds, running } = answer;
  const figures = [
    ["admin.waiting", waiting],
    ["admin.active", active],
    ["admin.dead", dead],
    ["admin.oldest", Math.round(oldestSeconds)],
  ] as const;
  return (
    <>
      <dl className="admin-figures">
        {figures.map(([key, value]) => (
          <div key={key}>
            <dt>{t(key)}</dt>
            <dd>{number(value)}</dd>
          </div>
        ))}
      </dl>
      <section aria-labelledby="admin-running">
        <h2 id="admin-running">{t("admin.running")}</h2>
        {running.length === 0 ? (
          <p className="quiet">{t("admin.none_running")}</p>
        ) : (
          <ul className="admin-list">
            {running.map(({ id, kind, owner, fraction }) => (
              <li key={id}>
                {t(`dashboard.kind.${kind}`)} · {owner ?? t("admin.guest")} · {percent(fraction ?? 0)}
                <p className="hint">{id}</p>
              </li>
            ))}
          </ul>
        )}
      </section>
    </>
  );
}

function FailureRow({ failure: { id, kind, owner, problem, at } }: { failure: Failure }) {
  const { t, language, date } = useTexts();
  const why = problem && problemSentence({ t, language, family: "photos" }, problem);
  const retry = async (reason: string) => {
    await callAdmin("adminRetryImage", { params: { imageId: id }, body: { reason } });
  };
  return (
    <>
      <p>
        {t(`dashboard.kind.${kind}`)} · {owner ?? t("admin.guest")} · {date(at)}
      </p>
      <p className="hint">{why ?? problem}</p>
      <details className="admin-part">
        <summary>
          {t("admin.retry")} <span className="hint">{id}</span>
        </summary>
        <Reasoned verb={t("admin.retry")} said={t("admin.retried")} onSend={retry} />
      </details>
    </>
  );
}
