import { MousePointerClick } from "lucide-react";
import { useTexts } from "../platform/texts.tsx";
import { Button } from "../ui/button.tsx";
import { Problem } from "../ui/field.tsx";
import type { Subject } from "./use-subject.tsx";

/** Says who found what a photo is about, and opens the dialog to point it out. */
export function SubjectField({ subject, name }: { subject: Subject; name: string }) {
  const { t } = useTexts();
  const words = subject.strokes.length > 0 ? "subject.yours" : "subject.ours";
  return (
    <div className="subject-field">
      <p className="subject-name">{t("subject.title")}</p>
      <p className="hint">{t(words, { name })}</p>
      <Button icon={<MousePointerClick aria-hidden="true" />} onClick={subject.begin}>
        {t("subject.mark")}
      </Button>
      <Problem text={subject.failed ? t("spec.something_went_wrong") : null} />
    </div>
  );
}
