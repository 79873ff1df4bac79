import {
  examplePrompt,
  promptLanguage,
  promptLength,
  type PromptProblem,
  type SceneShape,
  sceneFields,
} from "@tintery/contract/tables";
import { Check, Shuffle } from "lucide-react";
import { useTexts } from "../platform/texts.tsx";
import { problemSentence } from "../problem-sentence.ts";
import { Button } from "../ui/button.tsx";
import { Field } from "../ui/field.tsx";
import { Segmented } from "../ui/segmented.tsx";
import { useUserData } from "../use-user-data.ts";
import { PainterChoice } from "./painter-choice.tsx";
import { RandomPrompt } from "./random-prompt.tsx";
import type { PaintedPrompt } from "./scene-tasks.ts";
import { SceneWords } from "./scene-words.tsx";
import type { LivePrompt } from "./use-painted-prompt.ts";
import { otherSeed, type Words } from "./use-words.ts";

export interface WordsPaneProps {
  words: Words;
  live: LivePrompt;
  /** What stopped the form, in words. */
  problem: string | null;
  /** The form is on its way: nothing can be changed now. */
  disabled: boolean;
}

/** The words' side of a form: what shall be in the picture, who paints it, and the picture as Scene Builder paints it while somebody writes. */
export function WordsPane({ words, live, problem, disabled }: WordsPaneProps) {
  const { t } = useTexts();
  const { plan, change } = words;
  const offer = useUserData();
  const isModel = plan.painter === "image-model";
  return (
    <fieldset className="words-pane" disabled={disabled}>
      <legend className="sr-only">{t("builder.from_words")}</legend>
      <PainterChoice words={words} offer={offer} />
      <Field
        label={t("builder.prompt")}
        hint={t(isModel ? "builder.prompt_hint_model" : "builder.prompt_hint")}
        option={sceneFields.prompt}
        problem={problem}
      >
        {({ id, describedBy, invalid }) => (
          <textarea
            id={id}
            className="input prompt"
            name={sceneFields.prompt}
            lang={promptLanguage}
            rows={3}
            maxLength={promptLength}
            // the attribute that the specification gives the field; a field of several lines is as wide as its room
            {...{ size: promptLength }}
            aria-describedby={describedBy}
            aria-invalid={invalid}
            data-first
            value={plan.prompt}
            onChange={(event) => change({ prompt: event.currentTarget.value })}
          />
        )}
      </Field>
      <RandomPrompt target={`[name=${sceneFields.prompt}]`} mode="surprise" />
      {!isModel && (
        <>
          <Picture live={live} prompt={plan.prompt} shape={plan.shape} />
          <Said words={words} live={live} problem={problem} />
        </>
      )}
      {live.painted?.is === "painted" && (
        <div className="photo-buttons">
          <Button
            icon={<Shuffle aria-hidden="true" />}
            onClick={() => change({ seed: otherSeed(plan.seed) })}
          >
            {t("builder.shuffle")}
          </Button>
          <Button
            icon={<Check aria-hidden="true" />}
            aria-pressed={words.isUsed}
            aria-disabled={live.state === "painting"}
            onClick={() => live.state !== "painting" && words.use(true)}
          >
            {t("builder.use")}
          </Button>
        </div>
      )}
      <Segmented
        label={t("builder.shape")}
        value={plan.shape}
        choices={[
          { value: "landscape", label: t("builder.landscape") },
          { value: "portrait", label: t("builder.portrait") },
        ]}
        onChange={(shape) => change({ shape })}
      />
    </fieldset>
  );
}

interface PictureProps {
  live: LivePrompt;
  prompt: string;
  shape: SceneShape;
}

/** The picture of now, or the last one while the next is painted. */
function Picture({ live: { url, painted, state }, prompt, shape }: PictureProps) {
  const { t } = useTexts();
  // why there is none stands in its place
  if (painted?.is === "refused") return null;
  if (!url || painted?.is !== "painted")
    return (
      <div className={`words-picture none ${shape}`}>
        <p className="hint">{t(state === "painting" ? "builder.busy" : "builder.empty")}</p>
      </div>
    );
  const { width, height } = painted;
  return (
    <div className="words-picture" aria-busy={state === "painting"}>
      <img
        src={url}
        width={width}
        height={height}
        alt={t("builder.picture_alt", { prompt: prompt.trim() })}
      />
    </div>
  );
}

/** What is said of the prompt, where everybody hears it: why it is not painted, or what became of its words. */
function Said({ words, live, problem }: Pick<WordsPaneProps, "words" | "live" | "problem">) {
  const { t, percent } = useTexts();
  const { painted, state } = live;
  return (
    <>
      <div className="words-said" role="status">
        {state === "failed" && <p className="hint">{t("builder.failed")}</p>}
        {painted?.is === "refused" && <Refusal refusal={painted} words={words} isSaid={problem !== null} />}
        {painted?.is === "painted" && painted.isPoor && (
          <p className="words-warning">{t("builder.warning", { share: percent(painted.share) })}</p>
        )}
      </div>
      {painted?.is === "painted" && <SceneWords words={painted.words} />}
    </>
  );
}

interface RefusalProps {
  refusal: Extract<PaintedPrompt, { is: "refused" }>;
  words: Words;
  /** The sentence stands beside the field already. */
  isSaid: boolean;
}

/** Those for whom other words help. */
const helped: ReadonlySet<PromptProblem> = new Set<PromptProblem>(["prompt_not_english", "nothing_to_draw"]);

function Refusal({ refusal: { code, language: seen, didYouMean }, words, isSaid }: RefusalProps) {
  const { t, language } = useTexts();
  const other = seen && new Intl.DisplayNames(language, { type: "language" }).of(seen);
  return (
    <>
      <p>
        {other && t("builder.looks_like", { language: other })}{" "}
        {!isSaid && problemSentence({ t, language, family: "photos" }, code)}
      </p>
      {helped.has(code) && (
        <div className="photo-buttons">
          {didYouMean && (
            <Button onClick={() => words.change({ prompt: didYouMean })}>
              {t("builder.did_you_mean", { prompt: didYouMean })}
            </Button>
          )}
          <Button onClick={() => words.change({ prompt: examplePrompt })}>{t("builder.example")}</Button>
        </div>
      )}
    </>
  );
}
