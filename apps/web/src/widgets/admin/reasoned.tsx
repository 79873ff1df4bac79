import { adminLimits } from "@tintery/contract/tables";
import { type ReactNode, useState } from "react";
import { useTexts } from "../../platform/texts.tsx";
import { Button } from "../../ui/button.tsx";
import { Field, Problem } from "../../ui/field.tsx";
import { useAction } from "../../use-action.ts";

export interface ReasonedProps {
  /** What the button does. */
  verb: string;
  /** What is said when it is done. */
  said: string;
  onSend: (reason: string) => Promise<void>;
  /** Further fields, before the reason. */
  children?: ReactNode;
}

/** Something an admin does, which needs a reason: opened by its own verb. */
export function ReasonedPart(props: ReasonedProps) {
  return (
    <details className="admin-part">
      <summary>{props.verb}</summary>
      <Reasoned {...props} />
    </details>
  );
}

/** Something an admin does, which needs a reason. */
export function Reasoned({ verb, said, onSend, children }: ReasonedProps) {
  const { t } = useTexts();
  const { busy, problem, run } = useAction();
  const [reason, setReason] = useState("");
  const [done, setDone] = useState(false);
  const send = () =>
    run(async () => {
      setDone(false);
      await onSend(reason.trim());
      setReason("");
      setDone(true);
    });
  const { min, max } = adminLimits.reason;
  return (
    <form
      className="admin-form"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      {children}
      <Field label={t("admin.reason")} hint={t("admin.reason_hint")}>
        {({ id, describedBy }) => (
          <input
            id={id}
            className="input"
            required
            minLength={min}
            maxLength={max}
            aria-describedby={describedBy}
            value={reason}
            onChange={(event) => setReason(event.currentTarget.value)}
          />
        )}
      </Field>
      <Problem text={problem} />
      <p role="status">{done ? said : ""}</p>
      <Button type="submit" disabled={busy}>
        {verb}
      </Button>
    </form>
  );
}
