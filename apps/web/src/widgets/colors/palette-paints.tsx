import { addresses } from "../../platform/addresses.ts";
import type { PalettePaintToMix } from "../../colors/mixing-tasks.ts";
import { PalettePaintName } from "../../colors/palette-paint-name.tsx";
import { useTexts } from "../../platform/texts.tsx";

/** What one has of one's palettes, which is mixed with, too; and where palettes are written. */
export function PalettePaints({ paints }: { paints: readonly PalettePaintToMix[] }) {
  const { t } = useTexts();
  return (
    <>
      {paints.length > 0 && (
        <>
          <p className="hint">{t("palette.stock_hint")}</p>
          <ul className="stock-paints">
            {paints.map((paint) => (
              <li key={paint.id}>
                <PalettePaintName paint={paint} />
              </li>
            ))}
          </ul>
        </>
      )}
      <p>
        <a href={addresses.palettes()}>{t("palette.own")}</a>
      </p>
    </>
  );
}
