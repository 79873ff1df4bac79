import { basePaintSet, type PaintSetId, readPaintSetId } from "@tintery/contract/paint-sets";
import { useTexts } from "../platform/texts.tsx";
import { Button } from "../ui/button.tsx";
import { Notice } from "../ui/notice.tsx";
import { Select } from "../ui/select.tsx";
import type { PaintSets } from "./use-paint-sets.ts";

/** Chooses the paints to mix from. */
export function PaintSetSelect({
  known,
  onChange,
}: {
  known: PaintSets;
  onChange: (id: PaintSetId) => void;
}) {
  const { t, number } = useTexts();
  const { sets, chosen, isGone, failed, again } = known;
  return (
    <div data-unprinted="">
      <Select
        label={t("recipes.mix_from")}
        value={String(chosen.id)}
        choices={sets.map(({ id, title, paints }) => ({
          value: String(id),
          label: id === basePaintSet ? title : `${title} (${number(paints.length)})`,
        }))}
        onChange={(value) => {
          const id = readPaintSetId(value);
          if (id !== undefined) onChange(id);
        }}
      />
      {isGone && <Notice kind="info">{t("recipes.gone")}</Notice>}
      {failed && (
        <Notice kind="bad">
          <p>{t("spec.something_went_wrong")}</p>
          <Button onClick={again}>{t("result.try_again")}</Button>
        </Notice>
      )}
    </div>
  );
}
