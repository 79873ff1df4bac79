import { type BasePaintSlug, basePaints, hexOfCurves, mixCurves } from "@tintery/engine/pigments";
import { Minus, Plus } from "lucide-react";
import { useId, useState } from "react";
import { PaintName } from "../../colors/paint-name.tsx";
import { useTexts } from "../../platform/texts.tsx";
import { Button } from "../../ui/button.tsx";

/** More parts than these nobody counts out. */
const maxParts = 64;

type Parts = Readonly<Partial<Record<string, number>>>;

/** What paints make, `#rrggbb`; null without a part of any. A few microseconds, so no worker is asked. */
function mixed(parts: Parts): string | null {
  const shares = basePaints.flatMap(({ slug, curves }) => {
    const count = parts[slug] ?? 0;
    return count > 0 ? [{ curves, parts: count }] : [];
  });
  return shares.length > 0 ? hexOfCurves(mixCurves(shares)) : null;
}

/** The other way round: parts of paints, and the color they make at once. */
export function MixPaints({ onUnmix }: { onUnmix: (hex: string) => void }) {
  const { t } = useTexts();
  const title = useId();
  const [parts, setParts] = useState<Parts>({});
  const hex = mixed(parts);
  const used = basePaints.filter(({ slug }) => (parts[slug] ?? 0) > 0);
  return (
    <section className="card" aria-labelledby={title}>
      <h2 id={title}>{t("mixing.own_mix")}</h2>
      <p className="hint">{t("mixing.own_mix_text")}</p>
      <div className="own-mix">
        <ul className="mix-paints">
          {basePaints.map((paint) => (
            <PaintParts
              key={paint.slug}
              slug={paint.slug as BasePaintSlug}
              count={parts[paint.slug] ?? 0}
              onChange={(count) => setParts({ ...parts, [paint.slug]: count })}
            />
          ))}
        </ul>
        <div className="own-mix-result">
          <span
            className={hex ? "patch" : "patch none"}
            style={hex ? { backgroundColor: hex } : undefined}
            aria-hidden="true"
          />
          <p role="status">
            {hex ? (
              <>
                <code>{hex}</code>{" "}
                <span className="hint">
                  {t("mixing.parts")} {used.map(({ slug }) => parts[slug]).join(" : ")}
                </span>
              </>
            ) : (
              <span className="hint">{t("mixing.own_mix_empty")}</span>
            )}
          </p>
          <div className="own-mix-buttons">
            <Button disabled={!hex} onClick={() => hex && onUnmix(hex)}>
              {t("spec.unmix_color")}
            </Button>
            <Button look="plain" disabled={!hex} onClick={() => setParts({})}>
              {t("mixing.own_mix_clear")}
            </Button>
          </div>
        </div>
      </div>
    </section>
  );
}

interface PaintPartsProps {
  slug: BasePaintSlug;
  count: number;
  onChange: (count: number) => void;
}

function PaintParts({ slug, count, onChange }: PaintPartsProps) {
  const { t } = useTexts();
  const paint = t(`base_paint.${slug}`);
  const set = (wanted: number) => onChange(Math.min(maxParts, Math.max(0, Math.round(wanted) || 0)));
  return (
    <li>
      <PaintName slug={slug} />
      <span className="stepper">
        <Button
          look="plain square"
          aria-label={t("mixing.part_less", { paint })}
          disabled={count === 0}
          icon={<Minus aria-hidden="true" />}
          onClick={() => set(count - 1)}
        />
        <input
          className="input"
          inputMode="numeric"
          aria-label={t("mixing.parts_of", { paint })}
          value={count}
          onFocus={(event) => event.target.select()}
          onChange={(event) => set(Number(event.target.value))}
        />
        <Button
          look="plain square"
          aria-label={t("mixing.part_more", { paint })}
          disabled={count === maxParts}
          icon={<Plus aria-hidden="true" />}
          onClick={() => set(count + 1)}
        />
      </span>
    </li>
  );
}
