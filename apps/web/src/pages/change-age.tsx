import type { ImageView, PageContext, SheetAge } from "@tintery/contract";
import { addresses, lateAddresses } from "@tintery/contract/tables";
import { useTexts } from "../platform/texts.tsx";
import { ChangePage } from "./change.tsx";

export interface ChangeAgePageProps {
  image: ImageView;
  age: SheetAge;
  context: PageContext;
}

/** Asks before a picture is made anew for an age. */
export function ChangeAgePage({ image, age, context }: ChangeAgePageProps) {
  const { t } = useTexts();
  return (
    <ChangePage
      context={context}
      title={t("kids.remake_title")}
      text={t("kids.remake_text", { name: image.name, age: t(`kids.age.${age}`) })}
      verb={t("kids.remake")}
      action={lateAddresses.changeAge(image.id, age)}
      picture={addresses.paintByNumbers(image.id)}
    />
  );
}
