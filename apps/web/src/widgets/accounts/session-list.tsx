import type { ReplyOf } from "@tintery/contract";
import { addresses } from "../../platform/addresses.ts";
import { useState } from "react";
import { useTexts } from "../../platform/texts.tsx";
import { useAnswer } from "../../platform/use-answer.ts";
import { Button } from "../../ui/button.tsx";
import { Problem } from "../../ui/field.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { useAction } from "../../use-action.ts";
import { callAccount } from "./call-account.ts";

type OpenSession = ReplyOf<"listSessions">["items"][number];

const askSessions = () => callAccount("listSessions").then(({ items }) => items);

/** Where the account is signed in, asked for when it is opened; each of them, all others, or all can be signed out. */
export function SessionList() {
  const { t } = useTexts();
  const [opened, setOpened] = useState(false);
  return (
    <details className="account-part" onToggle={(event) => setOpened(event.currentTarget.open)}>
      <summary>{t("account.sessions")}</summary>
      {opened && <Sessions />}
    </details>
  );
}

function Sessions() {
  const { t } = useTexts();
  const { state, answer, again } = useAnswer("sessions", askSessions);
  const { busy, problem, run } = useAction();
  const [said, setSaid] = useState("");
  const end = (work: () => Promise<unknown>) =>
    run(async () => {
      setSaid("");
      await work();
      setSaid(t("account.signed_out"));
      again();
    });
  const everywhere = () =>
    run(async () => {
      await callAccount("endSessions", { body: { which: "all" } });
      location.assign(addresses.home());
    });
  return (
    <div className="account-letter">
      <p>{t("account.sessions_lead")}</p>
      {state === "loading" && <Skeleton height={72} />}
      {state === "failed" && <Problem text={t("spec.something_went_wrong")} />}
      {answer && (
        <ul className="account-list">
          {answer.map((session) => (
            <SessionRow
              key={session.id}
              session={session}
              busy={busy}
              onEnd={() => end(() => callAccount("endSession", { params: { sessionId: session.id } }))}
            />
          ))}
        </ul>
      )}
      <Problem text={problem} />
      <div className="account-buttons">
        <Button
          disabled={busy || !answer || answer.length < 2}
          onClick={() => void end(() => callAccount("endSessions", { body: { which: "others" } }))}
        >
          {t("account.sign_out_others")}
        </Button>
        <Button disabled={busy} onClick={() => void everywhere()}>
          {t("account.sign_out_everywhere")}
        </Button>
      </div>
      <p className="hint" role="status">
        {said}
      </p>
    </div>
  );
}

function SessionRow(props: { session: OpenSession; busy: boolean; onEnd: () => Promise<void> }) {
  const { t, date } = useTexts();
  const { browser, system, address, created, current } = props.session;
  const device = [browser, system].filter(Boolean).join(" · ") || t("account.unknown_device");
  return (
    <li>
      <div>
        <strong>{device}</strong>
        <p className="hint">
          {[t("account.signed_in_on", { date: date(created) }), address].filter(Boolean).join(" · ")}
        </p>
      </div>
      {current ? (
        <span className="hint">{t("account.this_device")}</span>
      ) : (
        <Button
          disabled={props.busy}
          aria-label={t("account.sign_out_device", { device })}
          onClick={() => void props.onEnd()}
        >
          {t("account.sign_out")}
        </Button>
      )}
    </li>
  );
}
