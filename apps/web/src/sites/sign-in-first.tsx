import { addresses } from "../platform/addresses.ts";
import { isElsewhere } from "../platform/site.ts";
import { useTexts } from "../platform/texts.tsx";
import { LinkButton } from "../ui/button.tsx";
import { ConnectButton } from "./connect-button.tsx";

/** In place of what makes something, where guests may not: why, and the way to sign in. A late part. */
export function SignInFirst() {
  const { t } = useTexts();
  return (
    <div className="field">
      <p>{t("problem.account_needed")}</p>
      {isElsewhere() ? (
        <ConnectButton />
      ) : (
        <p>
          <LinkButton look="primary large" href={addresses.signIn()} data-first>
            {t("account.sign_in")}
          </LinkButton>
        </p>
      )}
    </div>
  );
}
