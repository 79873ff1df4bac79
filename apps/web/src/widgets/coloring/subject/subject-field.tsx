import { MousePointerClick } from "lucide-react";
import { useTexts } from "../../../platform/texts.tsx";
import { Button } from "../../../ui/button.tsx";
import { Problem } from "../../../ui/field.tsx";
import type { Subject } from "./use-subject.tsx";

/** Says who found what a photo is about, and opens the dialog to point it out. */
export function SubjectField({ subject, name }: { subject: Subject; name: string }) {
  const { t } = useTexts();
  const words = subject.strokes.length > 0 ? "coloring.subject_yours" : "coloring.subject_ours";
  return (
    <div className="subject-field">
      <p className="type-group-name">{t("coloring.subject")}</p>
      <p className="hint">{t(words, { name })}</p>
      <Button icon={<MousePointerClick aria-hidden="true" />} onClick={subject.begin}>
        {t("coloring.subject_mark")}
      </Button>
      <Problem text={subject.failed ? t("spec.something_went_wrong") : null} />
    </div>
  );
}
