import type { Mask } from "@tintery/engine";
import { useEffect, useId, useState } from "react";
import { historyKeys, MarkHistory } from "../../../marks/mark-history.tsx";
import { MarkSurface } from "../../../marks/mark-surface.tsx";
import { addStep, type Marks, type MarkTool, markTools, seenOf } from "../../../marks/marks.ts";
import { useBrush } from "../../../marks/use-brush.ts";
import { type ChosenPhoto, openPhoto } from "../../../platform/open-photo.ts";
import { useTexts } from "../../../platform/texts.tsx";
import { useRefusalWords } from "../../../refusal-words.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Problem } from "../../../ui/field.tsx";
import { Segmented } from "../../../ui/segmented.tsx";
import styles from "./subject-dialog.css?inline";
import { SubjectLayer } from "./subject-layer.tsx";

/** Whole keys, so that the build knows who says them. */
const toolWords = {
  brush: "coloring.subject_is",
  eraser: "coloring.subject_is_not",
} as const satisfies Record<MarkTool, string>;

/** How wide the pen is, as a share of the photo's longer side: a finger's tip. */
const penWidths = { usual: 0.03, least: 0.01, most: 0.2 };

export interface SubjectDialogProps {
  open: boolean;
  file: File;
  marks: Marks;
  /** Where the subject is, as it is known by now. */
  mask: Mask | null;
  onChange: (marks: Marks) => void;
  onClose: () => void;
}

/** Shows what a photo is about; a tap or a stroke says what is, or is not. */
export function SubjectDialog({ open, file, marks, mask, onChange, onClose }: SubjectDialogProps) {
  const { t } = useTexts();
  return (
    <Dialog
      open={open}
      size="wide"
      title={t("coloring.subject_mark")}
      onClose={onClose}
      styles={styles}
      footer={
        <Button look="primary large" onClick={onClose}>
          {t("pbn.mark_done")}
        </Button>
      }
    >
      <SubjectMarking file={file} marks={marks} mask={mask} onChange={onChange} />
    </Dialog>
  );
}

function SubjectMarking({ file, ...props }: Omit<SubjectDialogProps, "open" | "onClose">) {
  const refusalWords = useRefusalWords();
  const opened = useOpened(file);
  if (opened === null) return null;
  if (typeof opened === "string") return <Problem text={refusalWords(opened, "photos")} />;
  return <Pointing photo={opened} {...props} />;
}

function Pointing({
  photo,
  marks,
  mask,
  onChange,
}: Pick<SubjectDialogProps, "marks" | "mask" | "onChange"> & { photo: ChosenPhoto }) {
  const { t, percent } = useTexts();
  const hint = useId();
  const [tool, setTool] = useState<MarkTool>("brush");
  const [width, setWidth] = useState(penWidths.usual);
  const [place, setPlace] = useState("");
  const ratio = photo.width / photo.height;
  const change = (next: Marks) => {
    setPlace("");
    onChange(next);
  };
  const brush = useBrush({
    tool,
    width,
    ratio,
    onWidth: (wanted) => setWidth(Math.min(penWidths.most, Math.max(penWidths.least, wanted))),
    onStroke: (stroke) => change(addStep(marks, stroke)),
    onMoved: ({ across, down }) =>
      setPlace(t("pbn.mark_place", { across: percent(across), down: percent(down) })),
  });
  const seen = seenOf(marks);
  const share = mask ? mask.data.reduce((sum, value) => sum + Number(value >= 128), 0) / mask.data.length : 0;
  const found =
    share > 0 ? t("coloring.subject_share", { share: percent(share) }) : t("coloring.subject_none");
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears the keys of undo and redo, which buttons do, too
    <div className="marking" onKeyDown={historyKeys({ marks, onChange: change })}>
      <p className="hint" id={hint}>
        {t("coloring.subject_how")}
      </p>
      <MarkSurface photo={photo} brush={brush} width={width} describedBy={hint}>
        <SubjectLayer mask={mask} marks={brush.current ? [...seen, brush.current] : seen} ratio={ratio} />
      </MarkSurface>
      <div className="mark-tools">
        <Segmented
          label={t("pbn.mark_tool")}
          value={tool}
          choices={markTools.map((value) => ({ value, label: t(toolWords[value]) }))}
          onChange={setTool}
        />
        <MarkHistory marks={marks} onChange={change} />
      </div>
      <p className="hint mark-told" role="status">
        {place || (mask && found)}
      </p>
    </div>
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
      void opening.then((photo) => typeof photo !== "string" && URL.revokeObjectURL(photo.url));
    };
  }, [file]);
  return opened;
}
