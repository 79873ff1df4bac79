import { type ReactNode, useCallback, useEffect, useState } from "react";
import { addresses } from "../../platform/addresses.ts";
import { CallProblem } from "../../platform/call.ts";
import { useTexts } from "../../platform/texts.tsx";
import { useAnswer } from "../../platform/use-answer.ts";
import { Button, LinkButton } from "../../ui/button.tsx";
import { Problem } from "../../ui/field.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { useErrorWords } from "../../error-words.ts";
import { callAccount } from "./call-account.ts";
import { linkToken } from "./link-token.ts";

type Opened = { email: string | null } | { problem: unknown };

interface InvitedProps {
  /** Whether the browser keeps an invitation that was brought within the hour. */
  isKept: boolean;
  children: (email: string | null) => ReactNode;
}

/** Shows how an account is created to whoever brings an invitation in the address, or brought one within the hour; else what it takes. */
export function Invited({ isKept, children }: InvitedProps) {
  const { t } = useTexts();
  const errorWords = useErrorWords();
  const open = useCallback(
    async (brought: string): Promise<Opened> => {
      // the server would refuse it, and browsers write that down as an error of the page
      if (brought === "" && !isKept) return { problem: new CallProblem("invitation_needed", "") };
      try {
        const opened = await callAccount("openInvitation", {
          body: brought === "" ? {} : { secret: brought },
        });
        // the browser remembers it now: the address may be shown to others
        history.replaceState(history.state, "", location.pathname + location.search);
        return opened;
      } catch (problem) {
        // without a connection, another try helps
        if (problem instanceof CallProblem && problem.code !== "offline") return { problem };
        throw problem;
      }
    },
    [isKept],
  );
  const [secret, setSecret] = useState(linkToken);
  // a link that is opened where this page is shown already loads nothing
  useEffect(() => {
    const read = () => setSecret((before) => linkToken() || before);
    addEventListener("hashchange", read);
    return () => removeEventListener("hashchange", read);
  }, []);
  const { state, answer, again } = useAnswer(secret, open);
  if (state === "failed")
    return (
      <div className="account-letter">
        <Problem text={t("spec.something_went_wrong")} />
        <Button onClick={again}>{t("result.try_again")}</Button>
      </div>
    );
  if (!answer) return <Skeleton height={240} />;
  if ("problem" in answer)
    return (
      <div className="account-letter">
        <Problem text={errorWords(answer.problem)} />
        <LinkButton href={addresses.signIn()}>{t("account.sign_in")}</LinkButton>
      </div>
    );
  return (
    <div className="account-letter">
      <p role="status">{t("account.invited")}</p>
      {children(answer.email)}
    </div>
  );
}
