import type { ReactNode } from "react";
import { Button } from "../../ui/button.tsx";
import { Problem } from "../../ui/field.tsx";
import { useAction } from "../../use-action.ts";

export interface FormFrameProps {
  /** What the button says. */
  verb: string;
  danger?: boolean;
  onSend: () => Promise<void>;
  children: ReactNode;
}

/** A form with one button: while it is sent the button waits, and what went wrong stands above it. */
export function FormFrame({ verb, danger = false, onSend, children }: FormFrameProps) {
  const { busy, problem, run } = useAction();
  return (
    <form
      className="account-form"
      onSubmit={(event) => {
        event.preventDefault();
        void run(onSend);
      }}
    >
      {children}
      <Problem text={problem} />
      <Button type="submit" look={danger ? "danger" : "primary large"} disabled={busy}>
        {verb}
      </Button>
    </form>
  );
}
