import {
  firstChartPaints,
  type ListedPaint,
  maxChartPaints,
  type PaintSet,
  paintSheetSearch,
} from "@tintery/contract/paint-sets";
import type { Paper } from "@tintery/contract/tables";
import { addresses } from "../../platform/addresses.ts";
import { Download } from "lucide-react";
import { useMemo, useRef, useState } from "react";
import { useAskedSet } from "../../colors/asked-set.ts";
import { askMixing } from "../../colors/ask-mixing.ts";
import { MixingState } from "../../colors/mixing-state.tsx";
import { PaintSetSelect } from "../../colors/paint-set-select.tsx";
import { PaintChoice, paintLabel, spreadChoice } from "../../colors/paint-choice.tsx";
import { usePaintSets } from "../../colors/use-paint-sets.ts";
import { paperHere } from "../../papers-here.ts";
import { useTexts } from "../../platform/texts.tsx";
import { useAnswer } from "../../platform/use-answer.ts";
import { LinkButton } from "../../ui/button.tsx";
import { Problem } from "../../ui/field.tsx";
import { PrintButton } from "../../ui/print-button.tsx";
import { ChartGrid } from "./chart-grid.tsx";

const ask = (paints: readonly ListedPaint[]) =>
  askMixing(
    "drawChart",
    paints.map(({ known }) => known),
  );

/** The triangle of all pairs of some paints, to be looked at, printed and downloaded. */
export function Chart() {
  const [wanted, choose] = useAskedSet();
  const known = usePaintSets("charts", wanted);
  return (
    <div className="chart">
      <PaintSetSelect known={known} onChange={choose} />
      <ChartOf key={known.chosen.id} set={known.chosen} />
    </div>
  );
}

function ChartOf({ set }: { set: PaintSet }) {
  const { t, number } = useTexts();
  const sheet = useRef<HTMLElement>(null);
  const [chosen, setChosen] = useState(() => spreadChoice(set, firstChartPaints));
  const paints = useMemo(() => set.paints.filter(({ id }) => chosen.has(id)), [set, chosen]);
  const { state, answer, again } = useAnswer(paints.length >= 2 ? paints : null, ask);
  const isWhole = paints.length === set.paints.length;
  const download = (paper: Paper) =>
    addresses.downloadMixingChart() +
    paintSheetSearch({
      set: set.id,
      paper,
      chosen: isWhole ? undefined : paints.map(({ id }) => id),
    });
  return (
    <>
      <PaintChoice
        title={t("chart.paints")}
        room={t("chart.room", { max: number(maxChartPaints) })}
        set={set}
        chosen={chosen}
        max={maxChartPaints}
        onChange={setChosen}
      />
      <Problem text={paints.length < 2 ? t("chart.at_least") : null} />
      {(state === "loading" || state === "failed") && <MixingState state={state} onAgain={again} />}
      {answer && (
        <section ref={sheet} className="chart-sheet" aria-label={`${t("chart.title")}: ${set.title}`}>
          <ChartGrid paints={paints} rows={answer} nameOf={paintLabel} />
          <p className="hint">{t("mixing.note")}</p>
          <div className="chart-buttons" data-unprinted="">
            <PrintButton find={() => sheet.current} />
            <LinkButton
              look="primary"
              href={download(paperHere())}
              download
              icon={<Download aria-hidden="true" />}
            >
              {t("kit.download")}
            </LinkButton>
          </div>
        </section>
      )}
    </>
  );
}
