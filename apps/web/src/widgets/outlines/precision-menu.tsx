import type { ImageView } from "@tintery/contract";
import { outlinesPrecisions } from "@tintery/contract/tables";
import { addresses } from "../../platform/addresses.ts";
import { Check, SlidersHorizontal } from "lucide-react";
import { useTexts } from "../../platform/texts.tsx";
import { Menu } from "../../ui/menu.tsx";

/** Has the same picture traced with another precision: links, which lead back to this page. */
export function PrecisionMenu({ image }: { image: ImageView }) {
  const { t } = useTexts();
  const label = (
    <>
      <SlidersHorizontal aria-hidden="true" />
      <span className="word">{t("outlines.change_precision")}</span>
    </>
  );
  return (
    <Menu label={label} title={t("outlines.change_precision")}>
      {outlinesPrecisions.map((precision) => (
        <a
          key={precision}
          className="checked-link"
          href={addresses.changePrecision(image.id, precision)}
          aria-current={precision === image.options.colorPrecision ? "true" : undefined}
        >
          <Check aria-hidden="true" />
          {t(`outlines.precision.${precision}`)}
        </a>
      ))}
    </Menu>
  );
}
