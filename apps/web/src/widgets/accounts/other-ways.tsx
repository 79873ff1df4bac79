import type { Translate } from "@tintery/contract/messages";
import { type IdentityProvider, identityProviders, signInRefusals, withWish } from "@tintery/contract/tables";
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
  /** What the provider of the house is called. */
  oidcName: string;
  withPasskey?: boolean;
}

const isProvider = (word: string): word is IdentityProvider => Object.hasOwn(identityProviders, word);

/** What the address says when somebody comes back from an outside provider and did not get in; null for nothing. */
function cameBackWith(t: Translate): string | null {
  const error = new URLSearchParams(location.search).get("error");
  if (error === null) return null;
  const refusal = signInRefusals.find((code) => code === error);
  return t(refusal ? `problem.${refusal}` : "account.provider_failed");
}

/** The ways in besides a password: a passkey, and outside providers. Nothing where there are none. */
export function OtherWays({ providers, oidcName, withPasskey = false }: OtherWaysProps) {
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
      <Problem text={problem ?? cameBackWith(t)} />
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
            {t("account.continue_with", {
              provider: provider === "oidc" ? oidcName : identityProviders[provider],
            })}
          </button>
        </form>
      ))}
      <p className="account-or">{t("account.or_password")}</p>
    </div>
  );
}
