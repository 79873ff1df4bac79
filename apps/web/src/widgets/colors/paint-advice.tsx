import type { ListedPaint, PaintSet } from "@tintery/contract/paint-sets";
import { isOwnPaletteId } from "@tintery/contract/tables";
import { addresses } from "../../platform/addresses.ts";
import { useId, useMemo, useState } from "react";
import { askMixing } from "../../colors/ask-mixing.ts";
import { MixingState } from "../../colors/mixing-state.tsx";
import type { GamutOfPhoto } from "../../colors/mixing-tasks.ts";
import { paintLabel } from "../../colors/paint-choice.tsx";
import { useTexts } from "../../platform/texts.tsx";
import { useAnswer } from "../../platform/use-answer.ts";
import { Button } from "../../ui/button.tsx";
import { Progress } from "../../ui/progress.tsx";
import { Select } from "../../ui/select.tsx";
import { Swatch } from "../../ui/swatch.tsx";

export interface PaintAdviceProps {
  gamut: GamutOfPhoto & { shares: readonly number[] };
  set: PaintSet;
  /** The paints of the set that the photo was checked with. */
  paints: readonly ListedPaint[];
  /** All sets there are. */
  sets: readonly PaintSet[];
  /** Takes a paint into the check; null where no more fit in. */
  onAdd: ((paint: ListedPaint) => void) | null;
}

/** A paint that one does not have. */
interface Candidate {
  readonly paint: ListedPaint;
  readonly set: PaintSet;
}

interface Question {
  gamut: GamutOfPhoto;
  paints: readonly ListedPaint[];
  candidates: readonly Candidate[];
  onShare: (share: number) => void;
}

const ask = ({ gamut, paints, candidates, onShare }: Question) =>
  askMixing(
    "suggestPaints",
    {
      colors: gamut.colors,
      reached: gamut.reached,
      paints: paints.map(({ known }) => known),
      candidates: candidates.map(({ paint }) => paint.known),
    },
    onShare,
  );

const allMakers = "makers";
const isMakers = ({ id }: PaintSet) => typeof id === "number" && !isOwnPaletteId(id);
/** So little is left that no paint is worth its money. */
const enough = 0.995;

/** Which one paint more would bring most of a photo nearer. */
export function PaintAdvice({ gamut, set, paints, sets, onAdd }: PaintAdviceProps) {
  const { t, number, percent } = useTexts();
  const title = useId();
  const [share, setShare] = useState(0);
  // the rest of a maker's line first, else what anybody sells
  const [where, setWhere] = useState<string>(
    isMakers(set) && paints.length < set.paints.length ? String(set.id) : allMakers,
  );
  const candidates = useMemo(() => {
    const nameOf = ({ code, hex }: ListedPaint) => `${code} ${hex}`;
    const chosen = new Set(paints.map(nameOf));
    const from = sets.filter((each) => (where === allMakers ? isMakers(each) : String(each.id) === where));
    return from.flatMap((each) =>
      each.paints.filter((paint) => !chosen.has(nameOf(paint))).map((paint) => ({ paint, set: each })),
    );
  }, [sets, where, paints]);
  const isEnough = gamut.shares[1]! >= enough;
  const question = useMemo(
    () => (isEnough ? null : { gamut, paints, candidates, onShare: setShare }),
    [isEnough, gamut, paints, candidates],
  );
  const { state, answer, again } = useAnswer<Question, Awaited<ReturnType<typeof ask>>>(question, ask);
  return (
    <section className="paint-advice" aria-labelledby={title}>
      <h2 id={title}>{t("gamut.one_more")}</h2>
      {isEnough ? (
        <p role="status">{t("gamut.enough")}</p>
      ) : (
        <>
          <p>{t("gamut.one_more_hint")}</p>
          <Select
            label={t("gamut.look_in")}
            value={where}
            choices={[
              { value: allMakers, label: t("gamut.all_makers") },
              ...sets.map((each) => ({ value: String(each.id), label: each.title })),
            ]}
            onChange={(next) => {
              setShare(0);
              setWhere(next);
            }}
          />
          {state === "loading" && (
            <Progress
              stage={t("gamut.trying", { number: number(candidates.length) })}
              share={share}
              percent={percent(share)}
            />
          )}
          {state === "failed" && <MixingState state="failed" onAgain={again} />}
          {answer?.length === 0 && <p role="status">{t("gamut.none_helps")}</p>}
          {answer && answer.length > 0 && (
            <ol>
              {answer.map(({ place, shares }) => (
                <Advice
                  key={place}
                  candidate={candidates[place]!}
                  before={gamut.shares}
                  after={shares}
                  onAdd={onAdd}
                />
              ))}
            </ol>
          )}
        </>
      )}
    </section>
  );
}

function Advice({
  candidate: { paint, set },
  before,
  after,
  onAdd,
}: {
  candidate: Candidate;
  onAdd: PaintAdviceProps["onAdd"];
  before: readonly number[];
  after: readonly number[];
}) {
  const { t, fixedPercent } = useTexts();
  const gains = (
    [
      { text: "gamut.gain", before: before[2]!, after: after[2]! },
      { text: "gamut.gain_near", before: before[1]!, after: after[1]! },
    ] as const
  ).filter((gain) => fixedPercent(gain.before, 1) !== fixedPercent(gain.after, 1));
  return (
    <li>
      <Swatch hex={paint.hex} />
      <div>
        <p>
          <b lang={isMakers(set) ? "en" : undefined}>{paintLabel(paint)}</b>
        </p>
        <p className="quiet">
          {isMakers(set) ? (
            <a lang="en" href={addresses.palette(Number(set.id))}>
              {set.title}
            </a>
          ) : (
            set.title
          )}
        </p>
        {gains.map(({ text, before: share, after: then }) => (
          <p key={text}>{t(text, { before: fixedPercent(share, 1), after: fixedPercent(then, 1) })}</p>
        ))}
        {onAdd && <Button onClick={() => onAdd(paint)}>{t("gamut.try")}</Button>}
      </div>
    </li>
  );
}
