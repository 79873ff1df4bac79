import type { ImageView, OutlinesPrecision, PageContext } from "@tintery/contract";
import { addresses } from "@tintery/contract/tables";
import { useTexts } from "../platform/texts.tsx";
import { ChangePage } from "./change.tsx";

export interface ChangePrecisionPageProps {
  image: ImageView;
  precision: OutlinesPrecision;
  context: PageContext;
}

/** Asks before outlines are traced with another precision. */
export function ChangePrecisionPage({ image, precision, context }: ChangePrecisionPageProps) {
  const { t } = useTexts();
  const values = { name: image.name, precision: t(`outlines.precision.${precision}`) };
  return (
    <ChangePage
      context={context}
      title={t("page.change_precision_title")}
      text={t("page.change_precision_text", values)}
      verb={t("outlines.change_precision")}
      action={addresses.changePrecision(image.id, precision)}
      picture={addresses.outlines(image.id)}
    />
  );
}
