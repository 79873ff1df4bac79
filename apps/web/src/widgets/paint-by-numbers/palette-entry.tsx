import { useTexts } from "../../platform/texts.tsx";
import { usePalettes } from "./use-palettes.ts";

/** The palette that a picture was painted with, by its name. */
export function PaletteEntry({ id }: { id: number }) {
  const { t } = useTexts();
  const title = usePalettes(true).answer?.find((palette) => palette.id === id)?.title;
  if (title === undefined) return null;
  return (
    <dl>
      <div>
        <dt>{t("pbn.palette")}</dt>
        <dd>{title}</dd>
      </div>
    </dl>
  );
}
