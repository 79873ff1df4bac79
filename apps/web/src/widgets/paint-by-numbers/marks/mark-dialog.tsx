import { type CSSProperties, useId, useState } from "react";
import { historyKeys, MarkHistory } from "../../../marks/mark-history.tsx";
import { MarkSurface } from "../../../marks/mark-surface.tsx";
import {
  addStep,
  brushWidth,
  brushWidths,
  type Marks,
  type MarkTool,
  markTools,
  seenOf,
} from "../../../marks/marks.ts";
import { useBrush } from "../../../marks/use-brush.ts";
import type { ChosenPhoto } from "../../../platform/open-photo.ts";
import { useTexts } from "../../../platform/texts.tsx";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Segmented } from "../../../ui/segmented.tsx";
import styles from "./mark-dialog.css?inline";
import { MarksLayer } from "./marks-layer.tsx";
import { markedShare } from "./marks-picture.ts";

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
      <div className="marking" onKeyDown={historyKeys({ marks, onChange: change })}>
        <p className="hint" id={hint}>
          {t("pbn.mark_hint")}
        </p>
        <MarkSurface photo={photo} brush={brush} width={width} describedBy={hint}>
          <MarksLayer seen={brush.current ? [...seen, brush.current] : seen} photo={photo} />
          {shownRatio !== null && (
            <div className="mark-cut" style={insetOf((shownRatio * photo.height) / photo.width)} />
          )}
        </MarkSurface>
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

/** Where the shown part lies when it is so many times as wide, for its height, as the photo: in the middle. */
function insetOf(wider: number): CSSProperties {
  const cut = (share: number) => `${((1 - share) / 2) * 100}%`;
  return wider >= 1
    ? { insetInline: 0, insetBlock: cut(1 / wider) }
    : { insetInline: cut(wider), insetBlock: 0 };
}
