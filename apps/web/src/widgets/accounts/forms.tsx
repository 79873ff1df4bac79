import type { AccountForm, LetterPlace } from "@tintery/contract";
import { addresses } from "../../platform/addresses.ts";
import { useState } from "react";
import { callAccount } from "./call-account.ts";
import { useTexts } from "../../platform/texts.tsx";
import { LinkButton } from "../../ui/button.tsx";
import { Problem } from "../../ui/field.tsx";
import { EmailField, PasswordField } from "./account-fields.tsx";
import { FormFrame } from "./form-frame.tsx";
import { Invited } from "./invited.tsx";
import { LetterSent } from "./letter-sent.tsx";
import { OtherWays } from "./other-ways.tsx";
import { emailOfToken, linkToken } from "./link-token.ts";
import { currentWish, enter, keepWish } from "./wish.ts";

export interface AccountFormsProps {
  form: AccountForm;
  letterPlace: LetterPlace;
  /** Those to sign in with, between blanks. */
  providers: string;
  oidcName: string;
  /** One of `signUpModes`. */
  signUp: string;
  /** Whether the browser keeps the secret of an invitation that it has opened. */
  hasInvitation: boolean;
}

type FormProps = Omit<AccountFormsProps, "form">;

const forms = {
  "sign-in": SignIn,
  "sign-up": SignUp,
  "forgot-password": ForgotPassword,
  "new-password": NewPassword,
  "confirm-address": ConfirmAddress,
} as const satisfies Record<AccountForm, unknown>;

/** The form that a page is for. */
export function AccountForms({ form, ...props }: AccountFormsProps) {
  const Form = forms[form];
  const [wish] = useState(() => {
    keepWish();
    return currentWish();
  });
  const { t } = useTexts();
  const asksFirst = form === "sign-in" || form === "sign-up";
  return (
    <>
      {asksFirst && wish === "plans" && <p>{t("account.then_plans")}</p>}
      <Form {...props} />
    </>
  );
}

function SignIn({ providers, oidcName, signUp }: FormProps) {
  const { t } = useTexts();
  const [email, setEmail] = useState("");
  const [password, setPassword] = useState("");
  const send = async () => {
    await callAccount("signIn", { body: { email, password } });
    enter();
  };
  return (
    <div>
      <OtherWays providers={providers} oidcName={oidcName} withPasskey />
      <FormFrame verb={t("account.sign_in")} onSend={send}>
        <EmailField value={email} onChange={setEmail} />
        <PasswordField value={password} onChange={setPassword} />
      </FormFrame>
      <div className="account-ways">
        <span>
          <a href={addresses.forgotPassword()}>{t("account.forgot")}</a>
        </span>
        {signUp === "open" && (
          <span>
            {t("account.no_account")} <a href={addresses.signUp()}>{t("account.sign_up")}</a>
          </span>
        )}
        {signUp === "invite" && <span>{t("account.invite_only")}</span>}
      </div>
    </div>
  );
}

function SignUp(props: FormProps) {
  const { t } = useTexts();
  if (props.signUp === "closed")
    return (
      <div className="account-letter">
        <p>{t("problem.sign_up_closed")}</p>
        <LinkButton look="primary large" href={addresses.signIn()}>
          {t("account.sign_in")}
        </LinkButton>
      </div>
    );
  return props.signUp === "invite" ? (
    <Invited isKept={props.hasInvitation}>{(email) => <NewAccount {...props} onlyEmail={email} />}</Invited>
  ) : (
    <NewAccount {...props} onlyEmail={null} />
  );
}

interface NewAccountProps extends FormProps {
  /** The address that an invitation is for; null for any. */
  onlyEmail: string | null;
}

function NewAccount({ letterPlace, providers, oidcName, onlyEmail }: NewAccountProps) {
  const { t } = useTexts();
  const [email, setEmail] = useState(onlyEmail ?? "");
  const [password, setPassword] = useState("");
  const [sent, setSent] = useState(false);
  const send = async () => {
    await callAccount("signUp", { body: { email, password } });
    setSent(true);
  };
  if (sent)
    return (
      <LetterSent text={t("account.sent_confirm", { email })} letterPlace={letterPlace} onAgain={send} />
    );
  return (
    <div>
      <OtherWays providers={providers} oidcName={oidcName} />
      <FormFrame verb={t("account.sign_up")} onSend={send}>
        <EmailField value={email} onChange={setEmail} isFixed={onlyEmail !== null} />
        <PasswordField value={password} onChange={setPassword} label={t("account.password")} isNew />
      </FormFrame>
      <div className="account-ways">
        <span>
          {t("account.have_account")} <a href={addresses.signIn()}>{t("account.sign_in")}</a>
        </span>
      </div>
    </div>
  );
}

function ForgotPassword({ letterPlace }: { letterPlace: LetterPlace }) {
  const { t } = useTexts();
  const [email, setEmail] = useState("");
  const [sent, setSent] = useState(false);
  const send = async () => {
    await callAccount("forgotPassword", { body: { email } });
    setSent(true);
  };
  if (sent)
    return <LetterSent text={t("account.sent_reset", { email })} letterPlace={letterPlace} onAgain={send} />;
  return (
    <FormFrame verb={t("account.send_link")} onSend={send}>
      <EmailField value={email} onChange={setEmail} />
    </FormFrame>
  );
}

function NewPassword() {
  const { t } = useTexts();
  const token = linkToken();
  const [password, setPassword] = useState("");
  const [saved, setSaved] = useState(false);
  if (saved)
    return (
      <div className="account-letter">
        <p role="status">{t("account.password_saved")}</p>
        <LinkButton look="primary large" href={addresses.signIn()}>
          {t("account.sign_in")}
        </LinkButton>
      </div>
    );
  if (token === "") return <NoLink href={addresses.forgotPassword()} />;
  const send = async () => {
    await callAccount("resetPassword", { body: { token, password } });
    setSaved(true);
  };
  return (
    <FormFrame verb={t("account.save_password")} onSend={send}>
      <PasswordField value={password} onChange={setPassword} isNew />
    </FormFrame>
  );
}

function ConfirmAddress() {
  const { t } = useTexts();
  const token = linkToken();
  const email = emailOfToken(token);
  const [password, setPassword] = useState("");
  if (email === null) return <NoLink href={addresses.signIn()} />;
  const send = async () => {
    await callAccount("confirmAddress", { body: { token, password } });
    enter();
  };
  return (
    <div>
      <FormFrame verb={t("account.confirm")} onSend={send}>
        <p>{t("account.confirm_for", { email })}</p>
        {/* for password managers, which keep both together */}
        <input type="hidden" name="email" autoComplete="username" value={email} />
        <PasswordField value={password} onChange={setPassword} />
      </FormFrame>
      <div className="account-ways">
        <span>
          <a href={addresses.forgotPassword()}>{t("account.forgot")}</a>
        </span>
      </div>
    </div>
  );
}

/** The page was opened without the whole link of a letter. */
function NoLink({ href }: { href: string }) {
  const { t } = useTexts();
  return (
    <div className="account-letter">
      <Problem text={t("problem.link_expired")} />
      <LinkButton href={href}>
        {t(href === addresses.signIn() ? "account.sign_in" : "account.forgot")}
      </LinkButton>
    </div>
  );
}
