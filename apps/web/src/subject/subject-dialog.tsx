import type { Mask } from "@tintery/engine";
import { useEffect, useState } from "react";
import { MarkEditor } from "../marks/mark-editor.tsx";
import { MarkingDialog } from "../marks/marking-dialog.tsx";
import type { Marks, MarkTool } from "../marks/marks.ts";
import { openPhoto } from "../platform/open-photo.ts";
import { isRefusal } from "../platform/ready-file.ts";
import { useTexts } from "../platform/texts.tsx";
import { useRefusalWords } from "../refusal-words.ts";
import { Problem } from "../ui/field.tsx";
import styles from "./subject-dialog.css?inline";
import { SubjectLayer } from "./subject-layer.tsx";

/** Whole keys, so that the build knows who says them. */
const toolWords = {
  brush: "subject.is",
  eraser: "subject.is_not",
} as const satisfies Partial<Record<MarkTool, string>>;

/** How wide the pen is, as a share of the photo's longer side: a finger's tip. */
const penWidths = { usual: 0.03, min: 0.01, max: 0.2 };

export interface SubjectDialogProps {
  open: boolean;
  file: File;
  marks: Marks;
  /** Where the subject is, as it is known by now. */
  mask: Mask | null;
  /** The page's policy lets nobody look for it on this device. */
  isForbidden: boolean;
  onChange: (marks: Marks) => void;
  onClose: () => void;
}

/** Shows what a photo is about; a tap or a stroke says what is, or is not. */
export function SubjectDialog({ open, onClose, ...marking }: SubjectDialogProps) {
  const { t } = useTexts();
  return (
    <MarkingDialog open={open} title={t("subject.mark")} onClose={onClose} styles={styles}>
      <SubjectMarking {...marking} />
    </MarkingDialog>
  );
}

function SubjectMarking({
  file,
  marks,
  mask,
  isForbidden,
  onChange,
}: Omit<SubjectDialogProps, "open" | "onClose">) {
  const { t, percent } = useTexts();
  const refusalWords = useRefusalWords();
  const [width, setWidth] = useState(penWidths.usual);
  const photo = useOpened(file);
  if (photo === null) return null;
  if (isRefusal(photo)) return <Problem text={refusalWords(photo, "photos")} />;
  const share = mask ? mask.data.reduce((sum, value) => sum + Number(value >= 128), 0) / mask.data.length : 0;
  const found = share > 0 ? t("subject.share", { share: percent(share) }) : t("subject.none");
  return (
    <MarkEditor
      photo={photo}
      marks={marks}
      onChange={onChange}
      width={width}
      onWidth={(wanted) => setWidth(Math.min(penWidths.max, Math.max(penWidths.min, wanted)))}
      hint={t("subject.how")}
      toolWords={toolWords}
      layers={(seen) => <SubjectLayer mask={mask} marks={seen} ratio={photo.width / photo.height} />}
      told={mask ? found : isForbidden ? t("ui.preview_forbidden") : ""}
    />
  );
}

/** The file as a photo that is shown, or why it cannot be; null until that is known. */
function useOpened(file: File) {
  const [opened, setOpened] = useState<Awaited<ReturnType<typeof openPhoto>> | null>(null);
  useEffect(() => {
    const opening = openPhoto(file);
    let isWanted = true;
    void opening.then((photo) => isWanted && setOpened(photo));
    return () => {
      isWanted = false;
      setOpened(null);
      void opening.then((photo) => isRefusal(photo) || URL.revokeObjectURL(photo.url));
    };
  }, [file]);
  return opened;
}
