import {
  type ColoringChoices,
  coloringTypes,
  coloringUploadDelay,
  coloringVersionOf,
  photoTypes,
} from "@tintery/contract/tables";
import { forClass, isForClass } from "../../class-sets/for-class.ts";
import { addresses } from "../../platform/addresses.ts";
import { Palette } from "lucide-react";
import { useMemo, useState } from "react";
import type { OpenedForm } from "../../form-opener.tsx";
import { useTexts } from "../../platform/texts.tsx";
import { shapesOf } from "../../scenes/shapes-of.ts";
import { LineModel } from "../../scenes/line-model.tsx";
import { CostNote } from "../../uploads/cost-note.tsx";
import { SendButton } from "../../uploads/send-button.tsx";
import { UploadDialog } from "../../uploads/upload-dialog.tsx";
import { OptionChoices } from "../../coloring/option-choice.tsx";
import { useFormSettings } from "./form-settings.tsx";
import { usePreviews } from "../../coloring/previews/use-previews.ts";
import { useRememberedType } from "../../coloring/remembered-type.ts";
import { keptSubject, noStrokes, type PointedOut } from "../../subject/pointed-out.ts";
import { SubjectField } from "../../subject/subject-field.tsx";
import { marksOfSubject } from "../../subject/subject-strokes.ts";
import { useSubject } from "../../subject/use-subject.tsx";
import { TypeChoice } from "../../coloring/type-choice.tsx";
import styles from "../../coloring/types.css?inline";

const way = { call: "createColoring", family: "photos", delay: coloringUploadDelay } as const;

/** The creation form of coloring pages: up to twenty pictures, one kind of page for all of them. */
export function CreateDialog(opened: OpenedForm) {
  const { t } = useTexts();
  const { type: preset, userType } = useFormSettings();
  const isOfClass = isForClass();
  const [chosen, choose] = useRememberedType(preset);
  // until somebody chooses, each kind of page has what suits it
  const [choices, setChoices] = useState<ColoringChoices>({});
  const [byModel, setByModel] = useState(false);
  const [photo, setPhoto] = useState<File | null>(null);
  const [restored, restore] = useState<PointedOut | null>(null);
  const subject = useSubject(
    photo,
    useMemo(() => marksOfSubject(restored?.file === photo ? restored.strokes : noStrokes), [restored, photo]),
  );
  const usual = chosen ?? coloringTypes.v1.default;
  const previews = usePreviews(photo, usual, { choices, subject: subject.strokes });
  // until somebody chooses, what fits the photo is chosen
  const type = chosen ?? previews.fits ?? usual;
  const version = coloringVersionOf(type);
  return (
    <UploadDialog
      {...opened}
      title={t("spec.create_coloring")}
      accept={photoTypes}
      way={{ ...way, page: isOfClass ? (id) => forClass(addresses.coloring(id)) : addresses.coloring }}
      parcel={(file) => ({
        params: { version },
        fields: {
          type,
          version,
          ...choices,
          ...(byModel && { drawnBy: "image-model" }),
          ...(file === photo && subject.strokes.length > 0 && { subject: JSON.stringify(subject.strokes) }),
        },
      })}
      choice={
        <div className="types">
          {isOfClass && <p className="hint">{t("class.form_hint")}</p>}
          <TypeChoice value={type} previews={previews} photoName={photo?.name ?? ""} onChange={choose} />
          <OptionChoices
            type={type}
            choices={choices}
            isDrawn={photo !== null && shapesOf(photo) !== undefined}
            onChange={setChoices}
          />
          {photo && <SubjectField subject={subject} name={photo.name} />}
        </div>
      }
      photoChoice={<LineModel checked={byModel} onChange={setByModel} />}
      kept={keptSubject(photo && { file: photo, strokes: subject.strokes }, restore)}
      onFirst={setPhoto}
      beside={subject.dialog(previews.looked?.subject ?? null, previews.state === "forbidden")}
      sending={(count) => (
        <SendButton
          cost={<CostNote kind="coloring" userType={userType} />}
          icon={<Palette aria-hidden="true" />}
          words={count > 1 ? t("coloring.create_many", { count }) : t("coloring.create")}
        />
      )}
      all={{ href: addresses.colorings(), words: t("coloring.see_all") }}
      styles={styles}
    />
  );
}
