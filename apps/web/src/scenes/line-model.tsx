import { useTexts } from "../platform/texts.tsx";
import { Check } from "../ui/check.tsx";
import { useUserData } from "../use-user-data.ts";

export interface LineModelProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** Has the server's image model draw the lines of a photo instead of our engine; nothing where there is no such model. */
export function LineModel({ checked, onChange }: LineModelProps) {
  const { t } = useTexts();
  const name = useUserData()?.photoPainter;
  return (
    name && (
      <Check
        label={t("coloring.drawn_by_model", { name })}
        hint={t("coloring.drawn_by_model_hint")}
        option="drawnBy"
        checked={checked}
        onChange={onChange}
      />
    )
  );
}
