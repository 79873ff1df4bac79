import { addresses, importanceMask } from "@tintery/contract/tables";
import { Brush } from "lucide-react";
import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import { RestoredNote } from "../../drafts/restored-note.tsx";
import { useDraft } from "../../drafts/use-draft.ts";
import type { OpenedForm } from "../../form-opener.tsx";
import { CallProblem } from "../../platform/call.ts";
import type { ChosenPhoto } from "../../platform/open-photo.ts";
import { remember, remembered } from "../../platform/storage.ts";
import { useTexts } from "../../platform/texts.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Problem } from "../../ui/field.tsx";
import { Progress } from "../../ui/progress.tsx";
import { type RefusedOption, RefusedOptionContext } from "../../ui/refused-option.ts";
import { useFailureWords } from "../../uploads/failure-words.ts";
import { UploadBadge } from "../../uploads/upload-badge.tsx";
import {
  isUnderWay,
  sendingOf,
  shareOf,
  StopButton,
  type UnderWay,
  useUploadStage,
} from "../../uploads/upload-progress.tsx";
import type { Failure, UploadWay } from "../../uploads/uploads.ts";
import { useUploads } from "../../uploads/use-uploads.ts";
import { useFilesAnywhere } from "../../use-files-anywhere.ts";
import {
  canvasOf,
  choicesToRemember,
  draftedChoices,
  type FormChoices,
  formDataOf,
  isFormOption,
  paintedOptions,
  restoredChoices,
  stoppedBy,
  withPaints,
} from "./form-choices.ts";
import { usePainting } from "./ahead/use-painting.ts";
import { canvasRatio } from "./canvas-shape.ts";
import styles from "./create-dialog.css?inline";
import { FormFields } from "./form-fields.tsx";
import { readKeptMarks } from "./marks/kept-marks.ts";
import { type Mark, type Marks, seenOf } from "../../marks/marks.ts";
import { maskOf, maskPixels } from "./marks/marks-picture.ts";
import { useMarking } from "./marks/use-marking.tsx";
import { MoreOptions } from "./more-options.tsx";
import { PhotoPane } from "./photo-pane.tsx";
import { useTurning } from "./turned/use-turning.tsx";
import { useFormFocus } from "./use-form-focus.ts";
import { usePalettePaints } from "./use-palettes.ts";
import { usePhoto } from "../../use-photo.ts";

const storageName = "paint-by-numbers";
const way: UploadWay = {
  call: "createPaintByNumbers",
  family: "photos",
  // one picture at a time
  delay: 0,
  page: addresses.paintByNumbers,
};

export interface CreateDialogProps extends OpenedForm {
  /** Offers what only professional users may use. */
  professional?: boolean;
  /** What is marked on the first of the files. */
  marks?: Marks | null;
  /**
   * Choices to begin with in place of those of the last visit, by their names, and its paints; what is no choice is passed
   * over.
   */
  preset?: Readonly<Record<string, unknown>>;
}

/** The creation form: the picture left, the few choices that matter right, everything else folded. */
export function CreateDialog(props: CreateDialogProps) {
  const { open, files, marks, onClose, onOpen, professional = false, preset } = props;
  const { t } = useTexts();
  const [choices, change] = useChoices(preset, professional);
  const { photo, refusal, choose, clear } = usePhoto();
  const { batch, showsBadge, send, stop: stopSending, forget } = useUploads(way);
  const sending = isUnderWay(batch);
  const failure = batch.state === "done" ? (batch.outcomes[0]?.failure ?? null) : null;
  const failureWords = useFailureWords(way.family);
  const [tries, setTries] = useState(0);
  const tried = tries > 0;
  const form = useRef<HTMLDivElement>(null);
  const chooseFirst = ([first]: readonly File[]) => {
    // the photo on its way stays the one that is shown
    if (first && !sending) void choose(first);
  };
  const take = useEffectEvent(chooseFirst);
  useEffect(() => take(files), [files]);
  useFilesAnywhere(open, chooseFirst);
  const refused = useRefusedOption(failure);
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
  const marking = useMarking(photo, {
    shownRatio: choices.crop && canvas && photo ? canvasRatio(canvas, photo) : null,
    first: drafted ?? given,
  });
  const turning = useTurning({ photo, ratio: canvas && photo ? canvasRatio(canvas, photo) : null, choose });
  const ahead = usePainting(open && photo ? photo.file : null, {
    options: paintedOptions(choices, usePalettePaints(choices.palette)),
    mask: useMemo(() => photo && maskPixels(seenOf(marking.marks), photo), [photo, marking.marks]),
  });
  const isRestored = useDraft({
    name: props.draft ?? null,
    open,
    files: useMemo(() => (photo ? [photo.file] : []), [photo]),
    rest: useDraftRest(choices, photo, marking.marks),
    sending: sendingOf(batch),
    async restore({ files: [file], rest }) {
      if (!file || files.length > 0) return;
      const { choices: chosen, mask } = Object(rest);
      change(draftedChoices({ ...choices, ...chosen }));
      const marked = mask instanceof Blob ? await readKeptMarks(mask).catch(() => null) : null;
      setDrafted(marked && { file, marks: marked });
      await choose(file);
    },
  });
  const startOver = () => {
    clear();
    change(restoredChoices(remembered(storageName)));
  };
  const stop = stoppedBy(choices, photo?.file ?? null);
  const submit = () => {
    setTries(tries + 1);
    if (stop || !photo || sending) return;
    const chosen = { key: 0, file: photo.file, refusal: null };
    send([{ chosen, params: {}, fields: fieldsOf(choices, photo, marking.seen) }]);
  };
  const onChange = (part: Partial<FormChoices>) => {
    change(part);
    // what was refused is not what stands there any more
    if (refused) forget();
  };
  const close = () => {
    forget();
    setTries(0);
    onClose();
  };
  const footer = (
    <>
      <Problem text={refused ? null : failureWords(failure)} />
      <p className="cost hint">{t("pbn.cost_and_time")}</p>
      {sending ? <Sending batch={batch} onStop={stopSending} /> : <CreateButton />}
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
        onSubmit={submit}
        styles={styles}
      >
        <div className="create" ref={form}>
          {isRestored && <RestoredNote onStartOver={startOver} />}
          <PhotoPane
            photo={photo}
            refusal={refusal}
            canvas={canvas}
            crop={choices.crop}
            problem={
              tried && stop === "image_or_prompt_required" ? t("problem.image_or_prompt_required") : null
            }
            onFile={choose}
            onClear={clear}
            disabled={sending}
            marking={marking}
            turning={turning}
            ahead={ahead}
            choices={choices}
            onChange={onChange}
          />
          <fieldset className="choices" disabled={sending}>
            <legend className="sr-only">{t("pbn.choices")}</legend>
            <RefusedOptionContext value={refused}>
              <FormFields
                choices={choices}
                customSizeStopped={tried && stop === "invalid_custom_size"}
                onChange={onChange}
              />
              <MoreOptions choices={choices} professional={professional} tried={tried} onChange={onChange} />
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

/** The form for users who are offered everything. */
export function ProfessionalCreateDialog(props: CreateDialogProps) {
  return <CreateDialog {...props} professional />;
}

/** What the server takes beside the photo: the choices, and what is marked on it. */
async function fieldsOf(choices: FormChoices, photo: ChosenPhoto, seen: readonly Mark[]): Promise<FormData> {
  const form = formDataOf(choices);
  const mask = await maskOf(seen, photo);
  if (mask) form.set(importanceMask.field, mask, `${importanceMask.field}.png`);
  return form;
}

/** What a draft keeps beside the photo; what is marked, as the mask that is sent. */
function useDraftRest(choices: FormChoices, photo: ChosenPhoto | null, marks: Marks) {
  return useCallback(
    async () => ({ choices, mask: photo && (await maskOf(seenOf(marks), photo)) }),
    [choices, photo, marks],
  );
}

function CreateButton() {
  const { t } = useTexts();
  return (
    <Button type="submit" look="primary large" icon={<Brush aria-hidden="true" />}>
      {t("pbn.create")}
    </Button>
  );
}

/** Takes the create button's place while the photo is on its way. */
function Sending({ batch, onStop }: { batch: UnderWay; onStop: () => void }) {
  const { t, percent } = useTexts();
  const stage = useUploadStage()(batch);
  const share = shareOf(batch);
  return (
    <>
      {batch.state === "sending" && <StopButton onStop={onStop} />}
      <div className="sending" role="status">
        <Progress stage={share < 1 ? stage : t("pbn.taking_in")} share={share} percent={percent(share)} />
      </div>
    </>
  );
}

/** The option that the server refused, if it is one of this form: it is marked there, with the sentence beside it. */
function useRefusedOption(failure: Failure | null): RefusedOption | null {
  const { t } = useTexts();
  const words = useFailureWords(way.family);
  if (failure === null || !("error" in failure) || !(failure.error instanceof CallProblem)) return null;
  const { field: name, code } = failure.error;
  if (name === null || !isFormOption(name)) return null;
  return {
    name,
    sentence: (option) =>
      code === "invalid_options" ? t("problem.invalid_option", { option }) : (words(failure) ?? ""),
  };
}

/** The choices of the form, remembered for the next visit. */
/** The palette that a link on our own pages names: palettes lead to this form. */
function paletteOfAddress({ pathname, search }: Location): number | null {
  const id = Number(new URLSearchParams(search).get("palette"));
  return pathname === addresses.home() && Number.isInteger(id) && id > 0 ? id : null;
}

function useChoices(preset: CreateDialogProps["preset"], professional: boolean) {
  const [choices, setChoices] = useState<FormChoices>(() => {
    const first = restoredChoices({ ...Object(remembered(storageName)), ...preset });
    if (!professional) return first;
    return preset ? withPaints(first, preset) : { ...first, palette: paletteOfAddress(location) };
  });
  const change = (part: Partial<FormChoices>) => {
    const next = { ...choices, ...part };
    setChoices(next);
    remember(storageName, choicesToRemember(next, remembered(storageName)));
  };
  return [choices, change] as const;
}
