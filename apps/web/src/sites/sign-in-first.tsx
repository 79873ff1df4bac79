import { useLayoutEffect, useRef } from "react";
import { isElsewhere } from "../platform/site.ts";
import { useTexts } from "../platform/texts.tsx";
import { adoptStyles } from "../ui/adopt-styles.ts";
import { LinkButton } from "../ui/button.tsx";
import { ConnectButton } from "./connect-button.tsx";
import styles from "./sign-in-first.css?inline";
import { signInHere } from "./sign-in-here.ts";

interface SignInWayProps {
  /** Opens what was wanted once they are back; the fragment of the address unless said otherwise. */
  fragment?: string | undefined;
}

/** In place of what makes something, where guests may not: why, and the way to sign in. A late part. */
export function SignInFirst({ fragment }: SignInWayProps) {
  const { t } = useTexts();
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const root = place.current?.getRootNode();
    if (root instanceof ShadowRoot) adoptStyles(root, styles);
  }, []);
  return (
    <div ref={place} className="sign-in-first">
      <p>{t("problem.account_needed")}</p>
      <SignInWay fragment={fragment} />
    </div>
  );
}

/** The way to sign in, and back; on pages of other origins, in a window of its own. */
export function SignInWay({ fragment }: SignInWayProps) {
  const { t } = useTexts();
  if (isElsewhere())
    return (
      <div className="field">
        <ConnectButton />
      </div>
    );
  return (
    <LinkButton look="primary large" href={signInHere(fragment)} data-first>
      {t("account.sign_in")}
    </LinkButton>
  );
}
