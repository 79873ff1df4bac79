import { type CSSProperties, useId, useState } from "react";
import { MarkEditor } from "../../../marks/mark-editor.tsx";
import { SubjectShade } from "../../../marks/subject-shade.tsx";
import { MarkingDialog } from "../../../marks/marking-dialog.tsx";
import { brushWidth, brushWidths, type Marks, type MarkTool, seenOf } from "../../../marks/marks.ts";
import type { ChosenPhoto } from "../../../platform/open-photo.ts";
import { useTexts } from "../../../platform/texts.tsx";
import { Range } from "../../../ui/range.tsx";
import styles from "./mark-dialog.css?inline";
import { MarksLayer } from "./marks-layer.tsx";
import { markedShares } from "./marks-picture.ts";
import { useFoundSubject } from "../../../subject/use-found-subject.ts";

/** How dark what is around a subject is: so faint that marks and photo are seen all the same. */
const darkness = 0.35;

/** Whole keys, so that the build knows who says them. */
const toolWords = {
  brush: "pbn.mark_brush",
  calm: "pbn.mark_calm",
  eraser: "pbn.mark_eraser",
} as const satisfies Record<MarkTool, string>;

export interface MarkDialogProps {
  open: boolean;
  photo: ChosenPhoto;
  /** Width by height of the part of the photo that the canvas will show; null when it shows all. */
  shownRatio: number | null;
  marks: Marks;
  onChange: (marks: Marks) => void;
  onClose: () => void;
}

/** Brushes for what matters in the photo, and for what does not. Every stroke counts at once; closing loses nothing. */
export function MarkDialog({ open, photo, shownRatio, marks, onChange, onClose }: MarkDialogProps) {
  const { t, percent } = useTexts();
  const [width, setWidth] = useState<number>(brushWidths.default);
  const [told, setTold] = useState("");
  const { mask: found, isForbidden } = useFoundSubject(open ? photo.file : null);
  const change = (next: Marks) => {
    onChange(next);
    const { brush, calm } = markedShares(seenOf(next), photo);
    const shares = {
      share: percent(brush + calm, 1),
      more: percent(brush, 1),
      less: percent(calm, 1),
    };
    setTold(
      brush + calm === 0 ? t("pbn.mark_none") : t(calm > 0 ? "pbn.mark_shares" : "pbn.mark_share", shares),
    );
  };
  return (
    <MarkingDialog open={open} title={t("pbn.mark")} onClose={onClose} styles={styles}>
      <MarkEditor
        photo={photo}
        marks={marks}
        onChange={change}
        width={width}
        onWidth={setWidth}
        hint={t("pbn.mark_hint")}
        toolWords={toolWords}
        layers={(seen) => (
          <>
            {found && <SubjectShade mask={found} opacity={darkness} />}
            <MarksLayer seen={seen} photo={photo} />
            {shownRatio !== null && (
              <div className="mark-cut" style={insetOf((shownRatio * photo.height) / photo.width)} />
            )}
          </>
        )}
        tools={<BrushSize width={width} onChange={setWidth} />}
        told={told || (found ? t("pbn.mark_found") : isForbidden ? t("ui.preview_forbidden") : "")}
      />
    </MarkingDialog>
  );
}

function BrushSize({ width, onChange }: { width: number; onChange: (width: number) => void }) {
  const { t, percent } = useTexts();
  const id = useId();
  const { min, max, step } = brushWidths;
  return (
    <div className="mark-size">
      <label htmlFor={id}>{t("pbn.mark_size")}</label>
      <Range
        id={id}
        min={min}
        max={max}
        step={step}
        value={width}
        aria-valuetext={percent(width)}
        onChange={(wanted) => onChange(brushWidth(wanted))}
      />
    </div>
  );
}

/** Where the shown part lies when it is so many times as wide, for its height, as the photo: in the middle. */
function insetOf(wider: number): CSSProperties {
  const cut = (share: number) => `${((1 - share) / 2) * 100}%`;
  return wider >= 1
    ? { insetInline: 0, insetBlock: cut(1 / wider) }
    : { insetInline: cut(wider), insetBlock: 0 };
}
