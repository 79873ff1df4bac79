import { type PhotoPainter, photoPainterFields } from "@tintery/contract/tables";
import { useTexts } from "../platform/texts.tsx";
import { useUserData } from "../use-user-data.ts";
import { PainterRadio } from "./painter-radio.tsx";

export interface LookPainterProps {
  value: PhotoPainter;
  onChange: (value: PhotoPainter) => void;
}

/** Who paints a photo in its look, where the server has an image model that may. */
export function LookPainter({ value, onChange }: LookPainterProps) {
  const { t } = useTexts();
  const offer = useUserData();
  const charged = offer !== null && offer !== undefined && offer.credits !== null;
  return (
    <PainterRadio
      field={photoPainterFields.look}
      own={{ value: "tintery", label: t("pbn.look_by_tintery") }}
      value={value}
      offer={offer}
      by="photoPainter"
      note={(name) => (
        <>
          {t("pbn.look_by_hint", { name })} {charged && t("builder.no_preview_cost")}
        </>
      )}
      onChange={onChange}
    />
  );
}

/** Said under a preview that is ours, where the model's look takes the place of ours once the picture is made. */
export function LookPreviewNote() {
  const { t } = useTexts();
  const name = useUserData()?.photoPainter;
  return name && t("pbn.look_by_preview", { name });
}
