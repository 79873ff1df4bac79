import { TriangleAlert } from "lucide-react";
import { type ReactNode, useId } from "react";
import { useRefusal } from "./refused-option.ts";

export interface FieldProps {
  label: ReactNode;
  hint?: ReactNode;
  /** Its name in the form, by which the server may refuse it. */
  option?: string | undefined;
  /** What is wrong with the value; announced when it appears. */
  problem?: string | null | undefined;
  /** Draws the control with the ids it must carry. */
  children: (ids: { id: string; describedBy: string | undefined; invalid: boolean }) => ReactNode;
}

/** A labeled control with its hint and, next to it, what is wrong with it. */
export function Field({ label, hint, option, children, ...props }: FieldProps) {
  const id = useId();
  const refusal = useRefusal(option, label);
  const problem = props.problem ?? refusal;
  const described = [hint ? `${id}-hint` : "", problem ? `${id}-problem` : ""].filter(Boolean).join(" ");
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {children({ id, describedBy: described || undefined, invalid: Boolean(problem) })}
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <Problem id={`${id}-problem`} text={problem} />
    </div>
  );
}

/** One sentence that says what went wrong, in a region that is announced; nothing when all is well. */
export function Problem({ text, id }: { text: string | null | undefined; id?: string }) {
  if (!text) return null;
  return (
    <p className="problem" role="alert" {...(id ? { id } : {})}>
      <TriangleAlert aria-hidden="true" />
      <span>{text}</span>
    </p>
  );
}
