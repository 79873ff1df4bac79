import type { ImageView, PageContext } from "@tintery/contract";
import { addresses } from "@tintery/contract/tables";
import { useTexts } from "../platform/texts.tsx";
import { ChangePage } from "./change.tsx";

export interface ChangeNumberOfColorsPageProps {
  image: ImageView;
  numberOfColors: number;
  context: PageContext;
}

/** Asks before a picture is made with another number of colors. */
export function ChangeNumberOfColorsPage({ image, numberOfColors, context }: ChangeNumberOfColorsPageProps) {
  const { t } = useTexts();
  const colors = t("pbn.colors", { count: numberOfColors });
  return (
    <ChangePage
      context={context}
      title={t("page.change_colors_title")}
      text={t("page.change_colors_text", { name: image.name, colors })}
      verb={t("pbn.change_number_of_colors")}
      action={addresses.changeNumberOfColors(image.id, numberOfColors)}
      picture={addresses.paintByNumbers(image.id)}
    />
  );
}
