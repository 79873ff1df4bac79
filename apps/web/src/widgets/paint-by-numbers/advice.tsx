import type { ImageView } from "@tintery/contract";
import { useTexts } from "../../platform/texts.tsx";
import { changeOf, useAdviceLabel, useAdviceReasons } from "./ahead/advice-words.ts";
import { AgainButton } from "./again-button.tsx";

/** Says what would make a finished picture easier to paint or keep more of its photo, and leads to it. A late part. */
export function Advice({ image, professional }: { image: ImageView; professional: boolean }) {
  const { t } = useTexts();
  const label = useAdviceLabel();
  const reasons = useAdviceReasons();
  const { advice = [] } = image.options;
  // no picture in pixel mode is advised, and only few are made without cleanup
  const chosen = { ...image.options, mode: "polygon", enhancement: true };
  return (
    <div className="advice">
      {reasons(advice).map((reason) => (
        <p key={reason}>{reason}</p>
      ))}
      {image.may.edit && (
        <fieldset className="helps">
          <legend>{t("pbn.meter.helps")}</legend>
          {advice.map((one) => (
            <AgainButton
              key={one.about}
              image={image}
              professional={professional}
              preset={{ ...image.options, ...changeOf(one, chosen) }}
            >
              {label(one, chosen)}
            </AgainButton>
          ))}
        </fieldset>
      )}
    </div>
  );
}
