import type { PromptPlan } from "@tintery/contract/tables";
import { addresses } from "../../platform/addresses.ts";
import { useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import { SourceChoice } from "../../scenes/source-choice.tsx";
import { useScenePhoto } from "../../scenes/use-scene-photo.ts";
import { usePaintedPrompt } from "../../scenes/use-painted-prompt.ts";
import { useWords } from "../../scenes/use-words.ts";
import { WordsPane } from "../../scenes/words-pane.tsx";
import { useWordsProblem, wordsStop } from "../../scenes/words-stop.ts";
import { RestoredNote } from "../../drafts/restored-note.tsx";
import { useDraft } from "../../drafts/use-draft.ts";
import type { OpenedForm } from "../../form-opener.tsx";
import { remembered } from "../../platform/storage.ts";
import { useTexts } from "../../platform/texts.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Problem } from "../../ui/field.tsx";
import { RefusedOptionContext } from "../../ui/refused-option.ts";
import { useFailureWords } from "../../uploads/failure-words.ts";
import { CostNote } from "../../uploads/cost-note.tsx";
import { UploadBadge } from "../../uploads/upload-badge.tsx";
import { isUnderWay, sendingOf } from "../../uploads/upload-progress.tsx";
import type { UploadWay } from "../../uploads/uploads.ts";
import { useUploads } from "../../uploads/use-uploads.ts";
import { SignInDialog } from "../../sites/sign-in-dialog.tsx";
import { useMustSignIn } from "../../use-user-data.ts";
import { useFilesAnywhere } from "../../use-files-anywhere.ts";
import {
  canvasChoiceOf,
  canvasOf,
  draftedChoices,
  type FormChoices,
  paintedOptions,
  restoredChoices,
  stoppedBy,
} from "./form-choices.ts";
import { usePainting } from "./ahead/use-painting.ts";
import { fullRatio } from "@tintery/engine/tables";
import { canvasRatio } from "./canvas-shape.ts";
import { CreateButton, Sending } from "./create-buttons.tsx";
import styles from "./create-dialog.css?inline";
import { FormFields } from "./form-fields.tsx";
import { readKeptMarks } from "./marks/kept-marks.ts";
import { type Marks, seenOf } from "../../marks/marks.ts";
import { maskPixels } from "./marks/marks-picture.ts";
import { useMarking } from "./marks/use-marking.tsx";
import { MoreOptions } from "./more-options.tsx";
import { PhotoPane } from "./photo-pane.tsx";
import { useTurning } from "./turned/use-turning.tsx";
import { storageName, useChoices } from "./use-choices.ts";
import { requestFields } from "./request-fields.ts";
import { useAfterOpening } from "./use-after-opening.ts";
import { useDraftRest } from "./use-draft-rest.ts";
import { useFormFocus } from "./use-form-focus.ts";
import { usePalettePaints } from "./use-palettes.ts";
import { useRefusedOption } from "./use-refused-option.ts";
import { noStrokes, type PointedOut, subjectOf } from "../../subject/pointed-out.ts";
import { usePhoto } from "../../use-photo.ts";

const way: UploadWay = {
  call: "createPaintByNumbers",
  family: "photos",
  // one picture at a time
  delay: 0,
  page: addresses.paintByNumbers,
};

export interface CreateDialogProps extends OpenedForm {
  /** Offers what only premium users may use. */
  premium?: boolean;
  /** Offers what only professional users may use, and all that premium users may. */
  professional?: boolean;
  /** What is marked on the first of the files. */
  marks?: Marks | null;
  /** What the first of the files is about, where somebody said so. */
  pointed?: PointedOut | null;
  /** Words to begin with in place of a photo. */
  scene?: PromptPlan | null;
  /**
   * Choices to begin with in place of those of the last visit, by their names, and its paints; what is no choice is passed
   * over.
   */
  preset?: Readonly<Record<string, unknown>>;
}

/** The creation form; where guests may make nothing, it asks them to sign in before they choose a photo. */
export function CreateDialog(props: CreateDialogProps) {
  const { t } = useTexts();
  const mustSignIn = useMustSignIn();
  return mustSignIn ? <SignInDialog {...props} title={t("pbn.create_title")} /> : <CreateForm {...props} />;
}

/** The picture left, the few choices that matter right, everything else folded. */
function CreateForm(props: CreateDialogProps) {
  const { open, files, marks, scene, onClose, onOpen, premium = false, professional = false, preset } = props;
  const { t } = useTexts();
  const { choices, change, ownDetail } = useChoices(preset, professional);
  const { photo: ownPhoto, refusal, opening, choose, clear } = usePhoto();
  const words = useWords(scene ?? null);
  const { batch, showsBadge, send, stop: stopSending, forget } = useUploads(way);
  const sending = isUnderWay(batch);
  const failure = batch.state === "done" ? (batch.outcomes[0]?.failure ?? null) : null;
  const failureWords = useFailureWords(way.family);
  const wordsProblem = useWordsProblem();
  const [tries, setTries] = useState(0);
  const tried = tries > 0;
  const form = useRef<HTMLDivElement>(null);
  const chooseFirst = ([first]: readonly File[]) => {
    // the photo on its way stays the one that is shown
    if (!first || sending) return;
    words.choose("photo");
    void choose(first);
  };
  const take = useEffectEvent(chooseFirst);
  useEffect(() => take(files), [files]);
  const takeWords = useEffectEvent(words.restore);
  useEffect(() => void (open && scene && takeWords(scene)), [open, scene]);
  useFilesAnywhere(open, chooseFirst);
  const refused = useRefusedOption(failure, way.family);
  const fromWords = words.source === "words";
  const ratio = fullRatio({ ...choices, canvasSize: canvasChoiceOf(choices) }, words.plan.shape);
  const live = usePaintedPrompt(fromWords && !words.isUsed ? words.plan : null, ratio);
  const painted = useScenePhoto(fromWords && words.isUsed ? words.plan : null, ratio);
  const photo = fromWords ? painted.photo : ownPhoto;
  const ownFiles = useMemo(() => (ownPhoto ? [ownPhoto.file] : []), [ownPhoto]);
  useFormFocus(form, {
    tries,
    photo: photo?.url ?? null,
    refused: failure !== null && (refused ? "option" : "form"),
  });
  // the form is still as it was sent
  const isBack = batch.state === "returned";
  const putBack = useEffectEvent(forget);
  useEffect(() => {
    if (isBack) putBack();
  }, [isBack]);

  const canvas = canvasOf(choices);
  const given = marks && files[0] ? { file: files[0], marks } : null;
  const [drafted, setDrafted] = useState<typeof given>(null);
  const marking = useMarking(ownPhoto, {
    shownRatio: choices.crop && canvas && ownPhoto ? canvasRatio(canvas, ownPhoto) : null,
    first: drafted ?? given,
  });
  const [pointed, point] = useState<PointedOut | null>(null);
  const [pointedBefore, setPointedBefore] = useState<PointedOut | null>(null);
  const turning = useTurning({
    photo: ownPhoto,
    ratio: canvas && ownPhoto ? canvasRatio(canvas, ownPhoto) : null,
    choose,
  });
  const subject = !fromWords && pointed && pointed.file === ownPhoto?.file ? pointed.strokes : noStrokes;
  const ahead = usePainting(open && photo ? photo.file : null, {
    options: paintedOptions(choices, usePalettePaints(choices.palette)),
    subject,
    mask:
      useMemo(
        () => ownPhoto && !fromWords && maskPixels(seenOf(marking.marks), ownPhoto),
        [ownPhoto, fromWords, marking.marks],
      ) || null,
  });
  const isRestored = useDraft({
    name: props.draft ?? null,
    open,
    files: fromWords ? words.files : ownFiles,
    rest: useDraftRest(choices, words, {
      photo: ownPhoto,
      marks: marking.marks,
      pointed: pointed ?? pointedBefore,
    }),
    sending: sendingOf(batch),
    async restore({ files: [file], rest }) {
      if (!file || files.length > 0) return;
      const { choices: chosen, mask, words: written, subject: strokes } = Object(rest);
      change(draftedChoices({ ...choices, ...chosen }));
      if (words.restore(written, file)) return;
      const marked = mask instanceof Blob ? await readKeptMarks(mask).catch(() => null) : null;
      setDrafted(marked && { file, marks: marked });
      setPointedBefore(strokes ? { file, strokes } : null);
      await choose(file);
    },
  });
  const startOver = () => {
    clear();
    words.clear();
    change(restoredChoices(remembered(storageName)));
  };
  const [file = null] = fromWords ? words.files : ownFiles;
  const stop = (fromWords ? wordsStop(words, live) : null) ?? stoppedBy(choices, file);
  const submitNow = () => {
    setTries(tries + 1);
    if (stop || !file || sending) return;
    const marked =
      fromWords || !ownPhoto
        ? null
        : { photo: ownPhoto, seen: marking.seen, subject: subjectOf(pointed, ownPhoto.file) };
    send([
      {
        chosen: { key: 0, file, refusal: null },
        params: {},
        fields: requestFields(choices, fromWords ? words.plan : null, marked),
      },
    ]);
  };
  const submit = useAfterOpening(
    { isOpening: opening !== null, isThere: !fromWords && ownPhoto !== null && refusal === null },
    submitNow,
  );
  const onChange = (part: Partial<FormChoices>) => {
    change(part);
    // what was refused is not what stands there any more
    if (refused) forget();
  };
  const close = () => {
    forget();
    submit.forget();
    setTries(0);
    onClose();
  };
  const footer = (
    <>
      <Problem text={refused ? null : failureWords(failure)} />
      <CostNote kind="paint-by-numbers" hasFilter={choices.aiFilterType !== "none"}>
        {t("pbn.usual_time")}
      </CostNote>
      {sending ? (
        <Sending batch={batch} onStop={stopSending} />
      ) : (
        <CreateButton isWaiting={submit.isWaiting && !fromWords} />
      )}
    </>
  );
  return (
    <>
      <Dialog
        open={open}
        size="wide"
        title={t("pbn.create_title")}
        onClose={close}
        footer={footer}
        onSubmit={fromWords ? submitNow : submit.ask}
        styles={styles}
      >
        <div className="create" ref={form}>
          {isRestored && <RestoredNote onStartOver={startOver} />}
          <SourceChoice words={words} disabled={sending} />
          {fromWords && !photo ? (
            <WordsPane
              words={words}
              live={live}
              problem={tried ? wordsProblem(wordsStop(words, live)) : null}
              disabled={sending}
            />
          ) : (
            <PhotoPane
              photo={photo}
              refusal={fromWords ? null : refusal}
              opening={fromWords ? null : opening}
              canvas={canvas}
              crop={fromWords || choices.crop}
              problem={
                tried && stop === "image_or_prompt_required" ? t("problem.image_or_prompt_required") : null
              }
              onFile={choose}
              onClear={fromWords ? () => words.use(false) : clear}
              disabled={sending}
              marking={marking}
              turning={turning}
              pointed={pointedBefore ?? props.pointed ?? null}
              onPoint={point}
              scene={fromWords ? painted.words : null}
              ahead={ahead}
              choices={choices}
              onChange={onChange}
            />
          )}
          <fieldset className="choices" disabled={sending}>
            <legend className="sr-only">{t("pbn.choices")}</legend>
            <RefusedOptionContext value={refused}>
              <FormFields
                choices={choices}
                ownDetail={ownDetail}
                customSizeStopped={tried && stop === "invalid_custom_size"}
                onChange={onChange}
              />
              <MoreOptions
                choices={choices}
                premium={premium || professional}
                professional={professional}
                tried={tried}
                photo={photo}
                ahead={ahead}
                fromWords={fromWords}
                onChange={onChange}
              />
            </RefusedOptionContext>
          </fieldset>
        </div>
      </Dialog>
      {marking.dialog}
      {turning.dialog}
      {showsBadge && <UploadBadge batch={batch} hidden={!open} onOpen={onOpen} />}
    </>
  );
}

/** The form for users who are offered looks and palettes. */
export function PremiumCreateDialog(props: CreateDialogProps) {
  return <CreateDialog {...props} premium />;
}

/** The form for users who are offered everything. */
export function ProfessionalCreateDialog(props: CreateDialogProps) {
  return <CreateDialog {...props} professional />;
}
