import { type IdentityProvider, identityProviders, withWish } from "@tintery/contract/tables";
import { lateAddresses } from "../../platform/late-addresses.ts";
import { browserSupportsWebAuthn } from "@simplewebauthn/browser";
import { KeyRound } from "lucide-react";
import { useTexts } from "../../platform/texts.tsx";
import { Button } from "../../ui/button.tsx";
import { Problem } from "../../ui/field.tsx";
import { useAction } from "../../use-action.ts";
import { signInWithPasskey } from "./passkeys.ts";
import { currentWish, enter } from "./wish.ts";

export interface OtherWaysProps {
  /** Those to sign in with, between blanks. */
  providers: string;
  withPasskey?: boolean;
}

const isProvider = (word: string): word is IdentityProvider => Object.hasOwn(identityProviders, word);

/** What an outside provider says in the address where it leads back to, when somebody did not get in. */
const cameBack = () => new URLSearchParams(location.search).has("error");

/** The ways in besides a password: a passkey, and outside providers. Nothing where there are none. */
export function OtherWays({ providers, withPasskey = false }: OtherWaysProps) {
  const { t } = useTexts();
  const { busy, problem, run } = useAction();
  const named = providers.split(" ").filter(isProvider);
  const hasPasskey = withPasskey && browserSupportsWebAuthn();
  if (named.length === 0 && !hasPasskey) return null;
  const enterWithPasskey = () =>
    run(async () => {
      if (await signInWithPasskey()) enter();
    });
  const wish = currentWish();
  return (
    <div className="account-other-ways">
      <Problem text={problem ?? (cameBack() ? t("account.provider_failed") : null)} />
      {hasPasskey && (
        <Button
          disabled={busy}
          icon={<KeyRound aria-hidden="true" />}
          onClick={() => void enterWithPasskey()}
        >
          {t("account.passkey_sign_in")}
        </Button>
      )}
      {named.map((provider) => (
        <form key={provider} method="post" action={withWish(lateAddresses.signInWith(provider), wish)}>
          <button type="submit" className="button">
            {t("account.continue_with", { provider: identityProviders[provider] })}
          </button>
        </form>
      ))}
      <p className="account-or">{t("account.or_password")}</p>
    </div>
  );
}
