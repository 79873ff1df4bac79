import {
  defaultOutlinesPrecision,
  outlinesFileTypes,
  outlinesPrecisions,
  outlinesUploadDelay,
  photoTypes,
  subjectField,
} from "@tintery/contract/tables";
import { addresses } from "../../platform/addresses.ts";
import { Spline } from "lucide-react";
import { useContext, useState } from "react";
import { LateSubject } from "../../subject/late-subject.tsx";
import { keptSubject, type PointedOut, subjectOf } from "../../subject/pointed-out.ts";
import type { OpenedForm } from "../../form-opener.tsx";
import { useTexts } from "../../platform/texts.tsx";
import { useRememberedChoice } from "../../platform/use-remembered-choice.ts";
import { CostNote } from "../../uploads/cost-note.tsx";
import { SendButton } from "../../uploads/send-button.tsx";
import { UploadDialog } from "../../uploads/upload-dialog.tsx";
import { FormSettings } from "./form-settings.tsx";
import { PrecisionChoice } from "./precision-choice.tsx";
import styles from "./precision-choice.css?inline";

const storageName = "outlines-precision";
const way = {
  call: "createOutlines",
  family: "photos-and-drawings",
  delay: outlinesUploadDelay,
  page: addresses.outlines,
} as const;

export interface CreateDialogProps extends OpenedForm {
  /** What the first of the files is about, where somebody said so. */
  pointed?: PointedOut | null;
}

/** The creation form of SVG outlines: up to twenty pictures or drawings, one precision for all of them. */
export function CreateDialog({ pointed: given = null, ...opened }: CreateDialogProps) {
  const { t } = useTexts();
  const { colorPrecision: preset, userType } = useContext(FormSettings);
  const isUsual = preset === defaultOutlinesPrecision;
  const [chosen, choose] = useRememberedChoice(storageName, outlinesPrecisions, isUsual ? null : preset);
  const precision = chosen ?? preset;
  const [photo, setPhoto] = useState<File | null>(null);
  const [pointed, point] = useState<PointedOut | null>(null);
  const [restored, restore] = useState(given);
  return (
    <UploadDialog
      {...opened}
      title={t("spec.create_outlines")}
      dropHere={t("outlines.drop_here")}
      formats={t("outlines.formats")}
      accept={outlinesFileTypes}
      way={way}
      parcel={(file) => {
        const subject = subjectOf(pointed, file);
        return {
          params: {},
          fields: { colorPrecision: precision, ...(subject && { [subjectField]: subject }) },
        };
      }}
      photoChoice={
        photo &&
        photoTypes.some((type) => type === photo.type) && (
          <LateSubject photo={photo} first={restored} onPoint={point} />
        )
      }
      kept={keptSubject(pointed ?? restored, restore)}
      onFirst={setPhoto}
      choice={<PrecisionChoice value={precision} onChange={choose} />}
      sending={(count) => (
        <SendButton
          cost={<CostNote kind="outlines" userType={userType} />}
          icon={<Spline aria-hidden="true" />}
          words={count > 1 ? t("outlines.create_many", { count }) : t("outlines.create")}
        />
      )}
      all={{ href: addresses.outlinesList(), words: t("outlines.see_all") }}
      styles={styles}
    />
  );
}
