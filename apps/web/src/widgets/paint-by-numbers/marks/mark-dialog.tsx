import { Redo2, Trash2, Undo2 } from "lucide-react";
import { type KeyboardEvent, useId, useState } from "react";
import type { ChosenPhoto } from "../../../platform/open-photo.ts";
import { useTexts } from "../../../platform/texts.tsx";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Segmented } from "../../../ui/segmented.tsx";
import styles from "./mark-dialog.css?inline";
import { MarkSurface } from "./mark-surface.tsx";
import {
  addStep,
  brushWidth,
  brushWidths,
  type Marks,
  type MarkTool,
  markTools,
  redo,
  seenOf,
  undo,
} from "./marks.ts";
import { markedShare } from "./marks-picture.ts";
import { useBrush } from "./use-brush.ts";

/** Whole keys, so that the build knows who says them. */
const toolWords = { brush: "pbn.mark_brush", eraser: "pbn.mark_eraser" } as const satisfies Record<
  MarkTool,
  string
>;

export interface MarkDialogProps {
  open: boolean;
  photo: ChosenPhoto;
  /** Width by height of the part of the photo that the canvas will show; null when it shows all. */
  shownRatio: number | null;
  marks: Marks;
  onChange: (marks: Marks) => void;
  onClose: () => void;
}

/** A brush for what matters in the photo. Every stroke counts at once; closing loses nothing. */
export function MarkDialog(props: MarkDialogProps) {
  const { open, photo, shownRatio, marks, onChange, onClose } = props;
  const { t, percent } = useTexts();
  const hint = useId();
  const [tool, setTool] = useState<MarkTool>("brush");
  const [width, setWidth] = useState<number>(brushWidths.default);
  const [told, setTold] = useState("");
  const seen = seenOf(marks);
  const change = (next: Marks) => {
    onChange(next);
    const share = markedShare(seenOf(next), photo);
    setTold(share > 0 ? t("pbn.mark_share", { share: percent(share, 1) }) : t("pbn.mark_none"));
  };
  const brush = useBrush({
    tool,
    width,
    ratio: photo.width / photo.height,
    onWidth: setWidth,
    onStroke: (stroke) => change(addStep(marks, stroke)),
    onMoved: ({ across, down }) =>
      setTold(t("pbn.mark_place", { across: percent(across), down: percent(down) })),
  });
  const onKeyDown = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey)) return;
    const key = event.key.toLowerCase();
    if (key !== "z" && key !== "y") return;
    event.preventDefault();
    change(key === "y" || event.shiftKey ? redo(marks) : undo(marks));
  };
  return (
    <Dialog
      open={open}
      size="wide"
      title={t("pbn.mark")}
      onClose={onClose}
      styles={styles}
      footer={
        <Button look="primary large" onClick={onClose}>
          {t("pbn.mark_done")}
        </Button>
      }
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: hears the keys of undo and redo, which buttons do, too */}
      <div className="marking" onKeyDown={onKeyDown}>
        <p className="hint" id={hint}>
          {t("pbn.mark_hint")}
        </p>
        <MarkSurface
          photo={photo}
          shownRatio={shownRatio}
          seen={seen}
          brush={brush}
          width={width}
          describedBy={hint}
        />
        <div className="mark-tools">
          <Segmented
            label={t("pbn.mark_tool")}
            value={tool}
            choices={markTools.map((value) => ({ value, label: t(toolWords[value]) }))}
            onChange={setTool}
          />
          <BrushSize width={width} onChange={setWidth} />
          <MarkHistory marks={marks} onChange={change} />
        </div>
        <p className="hint mark-told" role="status">
          {told}
        </p>
      </div>
    </Dialog>
  );
}

function BrushSize({ width, onChange }: { width: number; onChange: (width: number) => void }) {
  const { t, percent } = useTexts();
  const { min, max, step } = brushWidths;
  const filled = `${((width - min) / (max - min)) * 100}%`;
  return (
    <label className="mark-size">
      <span>{t("pbn.mark_size")}</span>
      <input
        type="range"
        className="range"
        min={min}
        max={max}
        step={step}
        value={width}
        aria-valuetext={percent(width)}
        style={{ "--filled": filled } as object}
        onChange={(event) => onChange(brushWidth(Number(event.target.value)))}
      />
    </label>
  );
}

function MarkHistory({ marks, onChange }: { marks: Marks; onChange: (marks: Marks) => void }) {
  const { t } = useTexts();
  const steps = [
    { label: t("pbn.mark_undo"), Icon: Undo2, can: marks.done.length > 0, next: undo },
    { label: t("pbn.mark_redo"), Icon: Redo2, can: marks.undone.length > 0, next: redo },
    {
      label: t("pbn.mark_clear"),
      Icon: Trash2,
      can: seenOf(marks).length > 0,
      next: (now: Marks) => addStep(now, "clear"),
    },
  ];
  return (
    <div className="mark-history">
      {steps.map(({ label, Icon, can, next }) => (
        <Button
          key={label}
          look="plain square"
          aria-label={label}
          title={label}
          // stays focusable: the button that was just used up must not drop the focus
          aria-disabled={!can}
          icon={<Icon aria-hidden="true" />}
          onClick={() => can && onChange(next(marks))}
        />
      ))}
    </div>
  );
}
