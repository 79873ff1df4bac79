import type { ImageKind, ReplyOf } from "@tintery/contract";
import { lateAddresses, aiFilterCredits, creditsOf, defaultUserType } from "@tintery/contract/tables";
import { type ReactNode, useEffect, useState } from "react";
import { callAt } from "../platform/call.ts";
import { creditWords } from "../credit-words.ts";
import { useTexts } from "../platform/texts.tsx";

export interface CostNoteProps {
  kind: ImageKind;
  /** Painted in a look. */
  hasFilter?: boolean;
  /** Of whom the price is shown where the server does not say. */
  userType?: string | undefined;
  /** What is said besides. */
  children?: ReactNode;
}

type UserData = ReplyOf<"userData">;

/** What the server knows of the visitor; undefined until it has said so, null where it could not be asked. */
function useUserData(): UserData | null | undefined {
  const [data, setData] = useState<UserData | null>();
  useEffect(() => {
    const left = new AbortController();
    callAt<"userData">(["GET", "/app/get-user-data"], { signal: left.signal }).then(setData, () => {
      if (!left.signal.aborted) setData(null);
    });
    return () => left.abort();
  }, []);
  return data;
}

/** What one picture costs, and what the visitor has; nothing of both where nothing costs credits. */
export function CostNote({ kind, hasFilter = false, userType = defaultUserType, children }: CostNoteProps) {
  const { t, language } = useTexts();
  const data = useUserData();
  const charged = data !== undefined && data?.credits !== null;
  const credits = (count: number) => creditWords({ t, language }, count);
  const cost = creditsOf({ kind, hasFilter }, data?.userType ?? userType);
  return (
    <p className="cost hint">
      {charged && (
        <>
          {t(kind === "coloring" ? "coloring.cost" : "ui.cost", { credits: credits(cost) })}{" "}
          {hasFilter && `${t("pbn.look_cost", { credits: credits(aiFilterCredits) })} `}
          {data && `${t("ui.credits_left", { credits: credits(data.credits ?? 0) })} `}
          <a href={lateAddresses.plans()} target="_blank" rel="noreferrer">
            {t("ui.plans")}
          </a>{" "}
        </>
      )}
      {children}
    </p>
  );
}
