import type { ReactNode } from "react";
import { useTexts } from "../platform/texts.tsx";
import { Notice } from "../ui/notice.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { ConnectButton } from "./connect-button.tsx";
import { PolicyNote } from "./policy-note.tsx";
import { useSiteCheck } from "./use-site-check.ts";

/** A widget on a page of another origin, or why the page's key does not let it work. */
export function Keyed({ children }: { children: ReactNode }) {
  const { refusal } = useSiteCheck();
  if (refusal) return <Notice kind="bad">{refusal}</Notice>;
  return (
    <>
      <PolicyNote />
      {children}
    </>
  );
}

/** The same for a widget that is about the visitor's account: they sign in first, in a window of the server's own. */
export function WithAccount({ children }: { children: ReactNode }) {
  const { t } = useTexts();
  const { refusal, account } = useSiteCheck();
  if (refusal) return <Notice kind="bad">{refusal}</Notice>;
  return (
    <>
      <PolicyNote />
      {account === null && <Skeleton height={44} />}
      {account === false && (
        <div className="field">
          <p>{t("connect.needed")}</p>
          <ConnectButton />
        </div>
      )}
      {account && children}
    </>
  );
}
