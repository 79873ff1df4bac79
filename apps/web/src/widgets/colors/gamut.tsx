import {
  firstChartPaints,
  gamutImageField,
  type ListedPaint,
  maxGamutPaints,
  type PaintSet,
} from "@tintery/contract/paint-sets";
import { photoTypes } from "@tintery/contract/tables";
import { addresses } from "../../platform/addresses.ts";
import { X } from "lucide-react";
import { useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import { askMixing } from "../../colors/ask-mixing.ts";
import { useAskedSet } from "../../colors/asked-set.ts";
import { MixingState } from "../../colors/mixing-state.tsx";
import type { GamutOfPhoto } from "../../colors/mixing-tasks.ts";
import { PaintChoice, paintLabel, spreadChoice } from "../../colors/paint-choice.tsx";
import { PaintSetSelect } from "../../colors/paint-set-select.tsx";
import { type PaintSets, usePaintSets } from "../../colors/use-paint-sets.ts";
import { call } from "../../platform/call.ts";
import { useTexts } from "../../platform/texts.tsx";
import { useAnswer } from "../../platform/use-answer.ts";
import { useRefusalWords } from "../../refusal-words.ts";
import { Button } from "../../ui/button.tsx";
import { Check } from "../../ui/check.tsx";
import { Dropzone } from "../../ui/dropzone.tsx";
import { Problem } from "../../ui/field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { PhotoPicker } from "../../ui/photo-picker.tsx";
import { Progress } from "../../ui/progress.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { Swatch } from "../../ui/swatch.tsx";
import { useFilesAnywhere } from "../../use-files-anywhere.ts";
import { usePhoto } from "../../use-photo.ts";
import { GamutPicture } from "./gamut-picture.tsx";
import { GamutShares } from "./gamut-shares.tsx";
import { PaintAdvice, type PaintAdviceProps } from "./paint-advice.tsx";
import { pixelsOfPhoto } from "./pixels-of-photo.ts";

/** The image of ours whose original is checked; our own pages lead here with it. */
const imageOfAddress = () => new URLSearchParams(location.search).get(gamutImageField);

async function fetchOriginal(id: string): Promise<File> {
  const { options, name } = await call("getImage", { params: { id } });
  const address = options.images.origin;
  const answer = address ? await fetch(address) : null;
  if (!answer?.ok) throw new RangeError(`fetchOriginal: image ${id} has no original that can be fetched`);
  const bytes = await answer.blob();
  return new File([bytes], name, { type: bytes.type });
}

/** How much of a photo some paints reach, where they do not, and which one paint more would help most. Nothing leaves the browser. */
export function Gamut() {
  const { t } = useTexts();
  const say = useRefusalWords();
  const [wanted, chooseSet] = useAskedSet();
  const known = usePaintSets("recipes", wanted);
  const { photo, refusal, choose } = usePhoto();
  const [asked, setAsked] = useState(imageOfAddress);
  const original = useAnswer(asked, fetchOriginal);
  const take = (files: readonly File[]) => {
    if (!files[0]) return;
    setAsked(null);
    void choose(files[0]);
  };
  const takeOriginal = useEffectEvent((file: File) => void choose(file));
  useEffect(() => {
    if (original.answer) takeOriginal(original.answer);
  }, [original.answer]);
  useFilesAnywhere(true, take);
  const pixels = useAnswer(photo, pixelsOfPhoto);
  const problem = refusal ? say(refusal) : null;
  return (
    <div className="gamut">
      <PaintSetSelect known={known} onChange={chooseSet} />
      {photo ? (
        <>
          <div className="gamut-other">
            <PhotoPicker words={t("ui.other_picture")} onFiles={take} />
            <Problem text={problem} />
          </div>
          {pixels.state === "failed" && <MixingState state="failed" onAgain={pixels.again} />}
          {pixels.state === "loading" && <Skeleton ratio={photo.width / photo.height} />}
        </>
      ) : original.state === "loading" ? (
        <Skeleton height={320} />
      ) : (
        <Dropzone
          accept={photoTypes}
          title={t("gamut.choose")}
          hint={t("mixing.photo_private")}
          problem={problem ?? (original.state === "failed" ? t("spec.something_went_wrong") : null)}
          onFiles={take}
        />
      )}
      <Checked key={known.chosen.id} known={known} photo={pixels.answer} />
    </div>
  );
}

interface Question {
  photo: ImageData;
  paints: readonly ListedPaint[];
  onShare: (share: number) => void;
}

const ask = ({ photo, paints, onShare }: Question) =>
  askMixing("checkGamut", { photo, paints: paints.map(({ known }) => known) }, onShare);

/** A photo with what a set of paints makes of it. */
function Checked({ known, photo }: { known: PaintSets; photo: ImageData | null }) {
  const { t, number, percent } = useTexts();
  const set: PaintSet = known.chosen;
  const [chosen, setChosen] = useState(() => spreadChoice(set, firstChartPaints));
  const [added, setAdded] = useState<readonly ListedPaint[]>([]);
  const [share, setShare] = useState(0);
  const result = useRef<HTMLDivElement>(null);
  const paints = useMemo(
    () => [...set.paints.filter(({ id }) => chosen.has(id)), ...added],
    [set, chosen, added],
  );
  const changeAdded = (next: readonly ListedPaint[]) => {
    setShare(0);
    setAdded(next);
    // the button that was pressed is gone, and what it changes stands above
    result.current?.focus({ preventScroll: true });
    result.current?.scrollIntoView({ block: "start" });
  };
  const question = useMemo(
    () => (photo && paints.length > 0 ? { photo, paints, onShare: setShare } : null),
    [photo, paints],
  );
  const { state, answer, again } = useAnswer<Question, GamutOfPhoto>(question, ask);
  return (
    <>
      <PaintChoice
        title={t("gamut.paints")}
        room={t("gamut.room", { max: number(maxGamutPaints) })}
        set={set}
        chosen={chosen}
        max={maxGamutPaints}
        onChange={(next) => {
          setShare(0);
          setChosen(next);
        }}
      />
      <Problem text={paints.length === 0 ? t("gamut.at_least") : null} />
      {photo && (
        <div ref={result} tabIndex={-1} className="gamut-columns">
          <Striped photo={photo} gamut={answer} />
          <div className="gamut-words">
            {added.length > 0 && (
              <ul className="gamut-added" aria-label={t("gamut.added")}>
                {added.map((paint) => (
                  <li key={`${paint.id} ${paint.hex}`}>
                    <Swatch hex={paint.hex} />
                    <span>{paintLabel(paint)}</span>
                    <Button
                      look="plain square"
                      aria-label={t("gamut.without", { paint: paintLabel(paint) })}
                      icon={<X aria-hidden="true" />}
                      onClick={() => changeAdded(added.filter((other) => other !== paint))}
                    />
                  </li>
                ))}
              </ul>
            )}
            {state === "loading" && (
              <Progress stage={t("gamut.mixing")} share={share} percent={percent(share)} />
            )}
            {state === "failed" && <MixingState state="failed" onAgain={again} />}
            {answer && (
              <Answer
                gamut={answer}
                set={set}
                paints={paints}
                sets={known.sets}
                onAdd={paints.length < maxGamutPaints ? (paint) => changeAdded([...added, paint]) : null}
              />
            )}
          </div>
        </div>
      )}
    </>
  );
}

/** The photo, striped where it is out of reach, unless somebody wants to see it bare. */
function Striped({ photo, gamut }: { photo: ImageData; gamut: GamutOfPhoto | null }) {
  const { t, fixedPercent } = useTexts();
  const [isStriped, setStriped] = useState(true);
  const outside = 1 - (gamut?.shares?.at(-1) ?? 1);
  return (
    <div className="gamut-photo">
      <GamutPicture
        photo={photo}
        outside={isStriped && gamut ? gamut.outside : null}
        label={t("gamut.picture", { share: fixedPercent(outside, 1) })}
      />
      <Check label={t("gamut.show")} checked={isStriped} onChange={setStriped} />
    </div>
  );
}

function Answer({ gamut, ...advice }: { gamut: GamutOfPhoto } & Omit<PaintAdviceProps, "gamut">) {
  const { t, fixedPercent } = useTexts();
  const { shares } = gamut;
  if (!shares) return <Notice kind="info">{t("gamut.empty")}</Notice>;
  return (
    <>
      <p role="status" className="gamut-reached">
        {t("gamut.reached", { share: fixedPercent(shares.at(-1)!, 1) })}
      </p>
      <GamutShares shares={shares} />
      <p className="hint">
        {t("mixing.note")} <a href={addresses.mixingGuide()}>{t("guide.title")}</a>
      </p>
      <PaintAdvice key={advice.set.id} gamut={{ ...gamut, shares }} {...advice} />
    </>
  );
}
