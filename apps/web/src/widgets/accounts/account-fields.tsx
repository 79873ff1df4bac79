import { maxEmailLength, passwordLength } from "@tintery/contract/tables";
import { useState } from "react";
import { useTexts } from "../../platform/texts.tsx";
import { Check } from "../../ui/check.tsx";
import { Field } from "../../ui/field.tsx";

interface TextProps {
  value: string;
  onChange: (value: string) => void;
}

/** An e-mail address, to be typed or fixed; the browser says what is wrong with one. */
export function EmailField({
  value,
  onChange,
  label,
  isFixed = false,
}: TextProps & { label?: string; isFixed?: boolean }) {
  const { t } = useTexts();
  return (
    <Field label={label ?? t("account.email")}>
      {({ id }) => (
        <input
          id={id}
          className="input"
          type="email"
          name="email"
          autoComplete="username"
          required
          maxLength={maxEmailLength}
          readOnly={isFixed}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}

/** A password, one that is known or a new one, which can be shown while it is typed. */
export function PasswordField({
  value,
  onChange,
  isNew = false,
  label,
}: TextProps & { isNew?: boolean; label?: string }) {
  const { t } = useTexts();
  const [shown, setShown] = useState(false);
  const { min, max } = passwordLength;
  return (
    <div>
      <Field
        label={label ?? t(isNew ? "account.new_password" : "account.password")}
        hint={isNew ? t("account.password_hint", { min }) : undefined}
      >
        {({ id, describedBy }) => (
          <input
            id={id}
            className="input"
            type={shown ? "text" : "password"}
            name={isNew ? "new-password" : "password"}
            autoComplete={isNew ? "new-password" : "current-password"}
            required
            minLength={isNew ? min : 1}
            maxLength={max}
            spellCheck={false}
            autoCapitalize="none"
            aria-describedby={describedBy}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
        )}
      </Field>
      <Check label={t("account.show_password")} checked={shown} onChange={setShown} />
    </div>
  );
}
