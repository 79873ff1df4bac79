import type { ImageKind } from "@tintery/contract";
import { aiFilterCredits, creditsOf, defaultUserType } from "@tintery/contract/tables";
import { lateAddresses } from "../platform/late-addresses.ts";
import type { ReactNode } from "react";
import { creditWords } from "../credit-words.ts";
import { useTexts } from "../platform/texts.tsx";
import { useUserData } from "../use-user-data.ts";

export interface CostNoteProps {
  kind: ImageKind;
  /** Painted in a look. */
  hasFilter?: boolean;
  /** Of whom the price is shown where the server does not say. */
  userType?: string | undefined;
  /** What is said besides. */
  children?: ReactNode;
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
          </a>
        </>
      )}
      {charged && children && <br />}
      {children}
    </p>
  );
}
