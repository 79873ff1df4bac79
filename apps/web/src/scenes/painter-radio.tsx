import { problemKey } from "@tintery/contract/tables";
import { type ReactNode, useId } from "react";
import { useTexts } from "../platform/texts.tsx";
import { Problem } from "../ui/field.tsx";
import { useRefusal } from "../ui/refused-option.ts";
import { Segmented } from "../ui/segmented.tsx";
import type { useUserData } from "../use-user-data.ts";

export interface PainterRadioProps<Own extends string> {
  /** The field of the form. */
  field: string;
  /** Who paints without an image model, and how that is said. */
  own: { value: Own; label: string };
  value: Own | "image-model";
  /** What the server says it offers; undefined until it has, null where it could not be asked. */
  offer: ReturnType<typeof useUserData>;
  /** What of that the image model is called. */
  by: "painter" | "photoPainter";
  /** What is different about the model, said while it is chosen. */
  note: (name: string) => ReactNode;
  onChange: (value: Own | "image-model") => void;
}

/** Whether we paint, or the server's image model by its name; nothing where there is no such model. */
export function PainterRadio<Own extends string>(props: PainterRadioProps<Own>) {
  const { field, own, value, offer, by, note, onChange } = props;
  const { t } = useTexts();
  const noteId = useId();
  const label = t("builder.painter");
  const refusal = useRefusal(field, label);
  const isModel = value === "image-model";
  const name = offer?.[by] ?? null;
  // what is written again may come from a model that is gone
  if (name === null && !isModel) return null;
  const model = name === null ? t("builder.by_a_model") : t("builder.by_model", { name });
  const isGone = isModel && offer !== undefined && name === null;
  return (
    <div className="painter-choice">
      <span className="painter-label" aria-hidden="true">
        {label}
      </span>
      <Segmented
        label={label}
        name={field}
        describedBy={noteId}
        value={value}
        choices={[own, { value: "image-model", label: model }]}
        onChange={onChange}
      />
      <div id={noteId} role="status">
        {isModel && name !== null && <p className="hint">{note(name)}</p>}
        <Problem text={refusal ?? (isGone ? t(problemKey("painter_missing")) : null)} />
      </div>
    </div>
  );
}
