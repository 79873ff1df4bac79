import type { BasePaintSlug } from "@tintery/engine/pigments";
import { basePaintSlugs } from "@tintery/engine/pigments";
import { Blend } from "lucide-react";
import { useEffect, useId, useMemo, useRef, useState } from "react";
import { askMixing } from "../../colors/ask-mixing.ts";
import type { PaintMixture, PalettePaintToMix } from "../../colors/mixing-tasks.ts";
import { fetchPaletteToMix, paletteOfAddress, useStockPaints } from "../../colors/use-palette-paints.ts";
import { MixingState } from "../../colors/mixing-state.tsx";
import { MixtureCard, type MixtureCardProps } from "../../colors/mixture-card.tsx";
import { useAnswer } from "../../platform/use-answer.ts";
import { useTexts } from "../../platform/texts.tsx";
import { Segmented } from "../../ui/segmented.tsx";
import { PalettePaints } from "./palette-paints.tsx";
import { MyPaints } from "./my-paints.tsx";
import { useMyPaints } from "./use-my-paints.ts";

const lists = ["best", "simplest", "own"] as const;
type List = (typeof lists)[number];

interface Question {
  hex: string;
  paints: readonly BasePaintSlug[];
  own: readonly PalettePaintToMix[];
}

const ask = (question: Question) => askMixing("unmix", question);
const noPaints: readonly PalettePaintToMix[] = [];
const noBase: readonly BasePaintSlug[] = [];

export interface ResultsProps {
  /** `#rrggbb`; null before anything was asked. */
  wanted: string | null;
  amount: MixtureCardProps["amount"];
}

/** The ways to mix a color: the nearest, those of few paints, and those of the paints one has. */
export function Results({ wanted, amount }: ResultsProps) {
  const { t } = useTexts();
  const title = useId();
  // "mix with these" leads here with a palette, which then takes the place of what one has
  const [named] = useState(paletteOfAddress);
  const palette = useAnswer(named, fetchPaletteToMix);
  const [list, setList] = useState<List>(named === null ? "best" : "own");
  const { mine, change } = useMyPaints();
  const stock = useStockPaints(list === "own" && named === null);
  const base = named === null ? mine : noBase;
  const paints = list === "own" ? base : basePaintSlugs;
  const own = list === "own" ? (named === null ? stock : (palette.answer?.paints ?? noPaints)) : noPaints;
  const question = useMemo(
    () => (wanted && paints.length + own.length > 0 ? { hex: wanted, paints, own } : null),
    [wanted, paints, own],
  );
  const { state, answer, again } = useAnswer(question, ask);
  const card = useRef<HTMLElement>(null);
  // below the form on a phone
  useEffect(() => {
    if (wanted) card.current?.scrollIntoView({ block: "nearest" });
  }, [wanted]);
  const [first] = (list === "simplest" ? answer?.simplest : answer?.best) ?? [];
  return (
    <section ref={card} className="card" aria-labelledby={title}>
      <h2 id={title}>{t("mixing.results")}</h2>
      {wanted === null ? (
        <div className="mixing-empty">
          <Blend aria-hidden="true" />
          <p>{t("mixing.empty", { button: t("spec.unmix_color") })}</p>
        </div>
      ) : (
        <>
          <Segmented
            label={t("mixing.results")}
            value={list}
            choices={lists.map((value) => ({ value, label: t(`mixing.list.${value}`) }))}
            onChange={setList}
          />
          <p role="status" className="sr-only">
            {first && t(`mixing.grade.${first.grade}`)}
          </p>
          {list === "own" && named === null && (
            <>
              <MyPaints mine={mine} onChange={change} />
              <PalettePaints paints={stock} />
            </>
          )}
          {list === "own" && palette.answer && <h3>{palette.answer.title || t("palette.nothing_found")}</h3>}
          {list === "own" && palette.state === "failed" && (
            <MixingState state="failed" onAgain={palette.again} />
          )}
          {(state === "loading" || state === "failed") && <MixingState state={state} onAgain={again} />}
          {answer && (
            <Ways
              mixtures={list === "simplest" ? answer.simplest : answer.best}
              target={wanted}
              amount={amount}
            />
          )}
          {answer && <p className="hint">{t("mixing.note")}</p>}
        </>
      )}
    </section>
  );
}

function Ways({
  mixtures,
  ...props
}: { mixtures: readonly PaintMixture[] } & Omit<MixtureCardProps, "mixture">) {
  const { t } = useTexts();
  const [first, ...others] = mixtures;
  return (
    <>
      {first && <MixtureCard {...props} mixture={first} />}
      {others.length > 0 && (
        <details className="fold">
          <summary>{t("mixing.other_ways")}</summary>
          {others.map((mixture) => (
            <MixtureCard
              key={mixture.paints.map(({ slug, own }) => slug ?? own.id).join()}
              {...props}
              mixture={mixture}
            />
          ))}
        </details>
      )}
    </>
  );
}
