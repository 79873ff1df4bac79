import { settingsOf } from "@tintery/contract/tables";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useTexts } from "../../../platform/texts.tsx";
import { Button } from "../../../ui/button.tsx";
import type { PreviewedPainting } from "../../../previews/preview-tasks.ts";
import { type FormChoices, paintedOptions } from "../form-choices.ts";
import { usePalettePaints } from "../use-palettes.ts";
import { useEffort } from "./meter.tsx";
import type { Ahead } from "./use-painting.ts";

/**
 * What an easy, a medium and a demanding picture are made with: as in kits for children, for beginners, and for patient
 * painters.
 */
const difficulties = [
  { ...settingsOf("simple", "polygon"), numberOfColors: 12 },
  { ...settingsOf("balanced", "polygon"), numberOfColors: 24 },
  { ...settingsOf("finest", "polygon"), numberOfColors: 48 },
] as const satisfies readonly Partial<FormChoices>[];

export interface ThreeDifficultiesProps {
  ahead: Ahead;
  choices: FormChoices;
  onChange: (change: Partial<FormChoices>) => void;
}

/** One photo at three difficulties side by side; one tap takes one. */
export function ThreeDifficulties({ ahead, choices, onChange }: ThreeDifficultiesProps) {
  const { t } = useTexts();
  const [open, setOpen] = useState(false);
  if (ahead.shown === null || choices.mode === "pixel") return null;
  if (!open) return <Button onClick={() => setOpen(true)}>{t("pbn.three.show")}</Button>;
  return <Three ahead={ahead} choices={choices} onChange={onChange} />;
}

function Three({ ahead, choices, onChange }: ThreeDifficultiesProps) {
  const { t, number } = useTexts();
  const effort = useEffort();
  const made = useThree(ahead, choices);
  return (
    <section className="three" aria-label={t("pbn.three.title")}>
      <p className="sr-only" role="status">
        {made.length < difficulties.length &&
          t("pbn.three.drawing", { done: number(made.length), total: number(difficulties.length) })}
      </p>
      {difficulties.map((own, index) => {
        const painting = made[index];
        const taken = Object.entries(own).every(
          ([field, value]) => choices[field as keyof FormChoices] === value,
        );
        return (
          <button
            key={own.numberOfColors}
            type="button"
            className="three-card"
            aria-pressed={taken}
            onClick={() => onChange(own)}
          >
            <span className="three-picture" style={{ aspectRatio: String(ahead.shown?.ratio ?? 1) }}>
              {painting && <img src={painting.address} alt="" />}
            </span>
            {/* what it really is, as the meter and the finished picture will call it; the colors differ always */}
            <span className="three-name">
              {painting && `${t(`pbn.difficulty.${painting.asks.difficulty}`)} · `}
              {t("pbn.palette_title", { count: own.numberOfColors })}
            </span>
            <span className="quiet">{painting ? effort(painting.asks) : "…"}</span>
          </button>
        );
      })}
    </section>
  );
}

/** Each of the three; what else is chosen in the form is alike in them. */
function useThree({ paintBeside, state }: Ahead, choices: FormChoices) {
  const [made, setMade] = useState<readonly { address: string; asks: PreviewedPainting["asks"] }[]>([]);
  const addresses = useRef<string[]>([]);
  const painted = useRef("");
  const palette = usePalettePaints(choices.palette);
  const wishes = difficulties.map((own) => paintedOptions({ ...choices, ...own }, palette));
  const wish = JSON.stringify(wishes);
  // after the preview, which comes first
  const ready = state === "drawn";
  const forget = useEffectEvent(() => {
    for (const address of addresses.current) URL.revokeObjectURL(address);
    addresses.current = [];
  });
  const paint = useEffectEvent(async (isWanted: () => boolean) => {
    forget();
    setMade([]);
    for (const options of wishes) {
      const painting = options && (await paintBeside(options).catch(() => null));
      if (!painting || !isWanted()) return;
      const address = URL.createObjectURL(new Blob([painting.painted], { type: "image/svg+xml" }));
      addresses.current.push(address);
      setMade((before) => [...before, { address, asks: painting.asks }]);
    }
    painted.current = wish;
  });
  useEffect(() => {
    if (!ready || painted.current === wish) return;
    let isWanted = true;
    void paint(() => isWanted);
    return () => {
      isWanted = false;
    };
  }, [wish, ready]);
  useEffect(() => () => forget(), []);
  return made;
}
