import { importanceMask } from "@tintery/contract/tables";
import { Brush } from "lucide-react";
import { useCallback, useEffect, useRef, useState } from "react";
import type { OpenedForm } from "../../form-opener.tsx";
import type { ChosenPhoto } from "../../platform/open-photo.ts";
import { remember, remembered } from "../../platform/storage.ts";
import { useTexts } from "../../platform/texts.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Problem } from "../../ui/field.tsx";
import { Progress } from "../../ui/progress.tsx";
import { type RefusedOption, RefusedOptionContext } from "../../ui/refused-option.ts";
import { useFilesAnywhere } from "../../use-files-anywhere.ts";
import {
  canvasOf,
  choicesToRemember,
  type FormChoices,
  formDataOf,
  isFormOption,
  restoredChoices,
  stoppedBy,
} from "./form-choices.ts";
import { canvasRatio } from "./canvas-shape.ts";
import styles from "./create-dialog.css?inline";
import { FormFields } from "./form-fields.tsx";
import type { Stroke } from "./marks/marks.ts";
import { maskOf } from "./marks/marks-picture.ts";
import { useMarking } from "./marks/use-marking.tsx";
import { MoreOptions } from "./more-options.tsx";
import { PhotoPane } from "./photo-pane.tsx";
import { type Creation, useCreation } from "./use-creation.ts";
import { useFormFocus } from "./use-form-focus.ts";
import { usePhoto } from "./use-photo.ts";

const storageName = "paint-by-numbers";

export interface CreateDialogProps extends OpenedForm {
  /** Offers what only professional users may use. */
  professional?: boolean;
  /** Choices to begin with in place of those of the last visit, by their names; what is no choice is passed over. */
  preset?: Readonly<Record<string, unknown>>;
}

/** The creation form: the picture left, the few choices that matter right, everything else folded. */
export function CreateDialog({ open, files, onClose, professional = false, preset }: CreateDialogProps) {
  const { t } = useTexts();
  const [choices, change] = useChoices(preset);
  const { photo, refusal, choose, clear } = usePhoto();
  const { creation, create, reset } = useCreation();
  const [tries, setTries] = useState(0);
  const tried = tries > 0;
  const form = useRef<HTMLDivElement>(null);
  const chooseFirst = useCallback(
    ([first]: readonly File[]) => {
      if (first) void choose(first);
    },
    [choose],
  );
  useEffect(() => chooseFirst(files), [files, chooseFirst]);
  useFilesAnywhere(open, chooseFirst);
  const refused = useRefusedOption(creation);
  useFormFocus(form, {
    tries,
    photo: photo?.url ?? null,
    refused: creation.state === "refused" && (refused ? "option" : "form"),
  });

  const canvas = canvasOf(choices);
  const marking = useMarking(photo, choices.crop && canvas && photo ? canvasRatio(canvas, photo) : null);
  const stop = stoppedBy(choices, photo?.file ?? null);
  const sending = creation.state === "sending";
  const submit = () => {
    setTries(tries + 1);
    if (!stop && photo && !sending) void create(formOf(choices, photo, marking.strokes));
  };
  const onChange = (part: Partial<FormChoices>) => {
    change(part);
    // what was refused is not what stands there any more
    if (refused) reset();
  };
  const close = () => {
    reset();
    setTries(0);
    onClose();
  };
  const footer = (
    <>
      <Problem text={creation.state === "refused" && !refused ? creation.sentence : null} />
      <p className="cost hint">{t("pbn.cost_and_time")}</p>
      {sending ? <Sending share={creation.share} /> : <CreateButton />}
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
            marking={marking}
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
    </>
  );
}

/** The form for users who are offered everything. */
export function ProfessionalCreateDialog(props: CreateDialogProps) {
  return <CreateDialog {...props} professional />;
}

/** Everything the server takes: the choices, the photo, and what is marked on it. */
async function formOf(
  choices: FormChoices,
  photo: ChosenPhoto,
  strokes: readonly Stroke[],
): Promise<FormData> {
  const form = formDataOf(choices, photo.file);
  const mask = await maskOf(strokes, photo);
  if (mask) form.set(importanceMask.field, mask, `${importanceMask.field}.png`);
  return form;
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
function Sending({ share }: { share: number }) {
  const { t, percent } = useTexts();
  return (
    <div className="sending" role="status">
      <Progress
        stage={t(share < 1 ? "pbn.sending" : "pbn.taking_in")}
        share={share}
        percent={percent(share)}
      />
    </div>
  );
}

/** The option that the server refused, if it is one of this form: it is marked there, with the sentence beside it. */
function useRefusedOption(creation: Creation): RefusedOption | null {
  const { t } = useTexts();
  if (creation.state !== "refused" || creation.field === null || !isFormOption(creation.field)) return null;
  const { field: name, code, sentence } = creation;
  return {
    name,
    sentence: (option) => (code === "invalid_options" ? t("problem.invalid_option", { option }) : sentence),
  };
}

/** The choices of the form, remembered for the next visit. */
function useChoices(preset: CreateDialogProps["preset"]) {
  const [choices, setChoices] = useState<FormChoices>(() =>
    restoredChoices({ ...Object(remembered(storageName)), ...preset }),
  );
  const change = (part: Partial<FormChoices>) => {
    const next = { ...choices, ...part };
    setChoices(next);
    remember(storageName, choicesToRemember(next, remembered(storageName)));
  };
  return [choices, change] as const;
}
