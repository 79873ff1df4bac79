import { addresses } from "../platform/addresses.ts";
import { basePaintSlugs } from "@tintery/engine/pigments";
import { useMemo, useState } from "react";
import { useTexts } from "../platform/texts.tsx";
import { Button } from "../ui/button.tsx";
import { askMixing } from "./ask-mixing.ts";
import { ColorFacts } from "./color-facts.tsx";
import type { PalettePaintToMix } from "./mixing-tasks.ts";
import { useStockPaints } from "./use-palette-paints.ts";
import { MixingGuide } from "./mixing-guide.tsx";
import { MixingState } from "./mixing-state.tsx";
import { MixtureCard } from "./mixture-card.tsx";
import { SimilarColors } from "./similar-colors.tsx";
import { useAnswer } from "../platform/use-answer.ts";

const unmix = (hex: string) =>
  askMixing("unmix", { hex, paints: basePaintSlugs }).then(({ best }) => best[0]!);

/** All that can be said of a color: its numbers, how to mix it, how mixing works, and paints that look like it. */
export function ColorView({ hex }: { hex: string }) {
  const { t } = useTexts();
  const [guide, setGuide] = useState(false);
  const [similar, setSimilar] = useState(false);
  return (
    <div className="color-view">
      <ColorFacts hex={hex} />
      <Unmixed key={hex} hex={hex} />
      <details className="fold" onToggle={(event) => setSimilar(event.currentTarget.open)}>
        <summary>{t("mixing.similar")}</summary>
        {similar && <SimilarColors hex={hex} />}
      </details>
      <details className="fold" onToggle={(event) => setGuide(event.currentTarget.open)}>
        <summary>{t("guide.title")}</summary>
        {guide && <MixingGuide />}
      </details>
    </div>
  );
}

/** The color's mixture, found when somebody asks for it. */
function Unmixed({ hex }: { hex: string }) {
  const { t } = useTexts();
  const [wanted, setWanted] = useState<string | null>(null);
  const { state, answer, again } = useAnswer(wanted, unmix);
  if (state === "idle") return <Button onClick={() => setWanted(hex)}>{t("spec.unmix_color")}</Button>;
  if (answer === null)
    return <MixingState state={state === "failed" ? "failed" : "loading"} onAgain={again} />;
  return (
    <>
      <MixtureCard target={hex} mixture={answer} amount={null} />
      <FromStock hex={hex} />
      <a href={`${addresses.colorMixer()}?hex=${hex.slice(1)}`}>{t("mixing.open_mixer")}</a>
    </>
  );
}

interface StockQuestion {
  hex: string;
  own: readonly PalettePaintToMix[];
}

const unmixFromStock = ({ hex, own }: StockQuestion) =>
  askMixing("unmix", { hex, paints: [], own }).then(({ best }) => best[0]!);

/** The same from the paints that the visitor has, where they have written any down. */
function FromStock({ hex }: { hex: string }) {
  const { t } = useTexts();
  const own = useStockPaints(true);
  const question = useMemo(() => (own.length > 0 ? { hex, own } : null), [hex, own]);
  const { answer } = useAnswer(question, unmixFromStock);
  return answer && <MixtureCard target={hex} mixture={answer} amount={null} title={t("mixing.list.own")} />;
}
