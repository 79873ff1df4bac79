import { paintSheetSearch, servesUse } from "@tintery/contract/paint-sets";
import { isUsablePalette, problemValues } from "@tintery/contract/tables";
import { addresses } from "../../platform/addresses.ts";
import { Blend, Brush, Grid3x3, ScanEye } from "lucide-react";
import { useTexts } from "../../platform/texts.tsx";
import { LinkButton } from "../../ui/button.tsx";

/** Where a palette leads: to a painting in its colors, and to mixtures of them. One that is too small says why. */
export function PaletteUses({ id, paints }: { id: number; paints: readonly unknown[] }) {
  const { t, language } = useTexts();
  const isUsable = isUsablePalette({ colors_number: paints.length });
  return (
    <>
      {isUsable && (
        <LinkButton href={`${addresses.home()}?palette=${id}#create`} icon={<Brush aria-hidden="true" />}>
          {t("pbn.create_title")}
        </LinkButton>
      )}
      {paints.length > 0 && (
        <LinkButton href={`${addresses.colorMixer()}?palette=${id}`} icon={<Blend aria-hidden="true" />}>
          {t("palette.mix")}
        </LinkButton>
      )}
      {servesUse(id, "charts") && paints.length > 1 && (
        <LinkButton
          href={addresses.mixingChart() + paintSheetSearch({ set: id })}
          icon={<Grid3x3 aria-hidden="true" />}
        >
          {t("chart.title")}
        </LinkButton>
      )}
      {servesUse(id, "recipes") && paints.length > 0 && (
        <LinkButton
          href={addresses.gamutCheck() + paintSheetSearch({ set: id })}
          icon={<ScanEye aria-hidden="true" />}
        >
          {t("gamut.link")}
        </LinkButton>
      )}
      {!isUsable && <p className="hint">{t("palette.too_small", problemValues(language, ""))}</p>}
    </>
  );
}
