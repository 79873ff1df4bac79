import { type ReactNode, useId, useState } from "react";
import type { MessageKey } from "@tintery/contract/messages";
import type { ChosenPhoto } from "../platform/open-photo.ts";
import { useTexts } from "../platform/texts.tsx";
import { Segmented } from "../ui/segmented.tsx";
import { historyKeys, MarkHistory } from "./mark-history.tsx";
import { MarkSurface } from "./mark-surface.tsx";
import { addStep, type Mark, type Marks, type MarkTool, markTools, seenOf } from "./marks.ts";
import { useBrush } from "./use-brush.ts";

export interface MarkEditorProps {
  photo: ChosenPhoto;
  marks: Marks;
  onChange: (marks: Marks) => void;
  /** Width of the brush as a share of the photo's longer side. */
  width: number;
  onWidth: (wanted: number) => void;
  /** What marking does, in a sentence. */
  hint: string;
  /** The tools that there are. */
  toolWords: Readonly<Partial<Record<MarkTool, MessageKey>>>;
  /** What lies over the photo, from all marks with the one that is being drawn. */
  layers: (seen: readonly Mark[]) => ReactNode;
  /** What else there is to choose. */
  tools?: ReactNode;
  /** What came of it; the brush's place is told instead while keys move it. */
  told: string;
}

/** A photo to mark with brushes and an eraser, by mouse, finger or keys. Every stroke counts at once, and can be taken back. */
export function MarkEditor(props: MarkEditorProps) {
  const { photo, marks, width } = props;
  const { t, percent } = useTexts();
  const hint = useId();
  const [tool, setTool] = useState<MarkTool>("brush");
  const [place, setPlace] = useState("");
  const change = (next: Marks) => {
    setPlace("");
    props.onChange(next);
  };
  const brush = useBrush({
    tool,
    width,
    ratio: photo.width / photo.height,
    onWidth: props.onWidth,
    onStroke: (stroke) => change(addStep(marks, stroke)),
    onMoved: ({ across, down }) =>
      setPlace(t("pbn.mark_place", { across: percent(across), down: percent(down) })),
  });
  const seen = seenOf(marks);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears the keys of undo and redo, which buttons do, too
    <div className="marking" onKeyDown={historyKeys({ marks, onChange: change })}>
      <p className="hint" id={hint}>
        {props.hint}
      </p>
      <MarkSurface photo={photo} brush={brush} width={width} describedBy={hint}>
        {props.layers(brush.current ? [...seen, brush.current] : seen)}
      </MarkSurface>
      <div className="mark-tools">
        <Segmented
          label={t("pbn.mark_tool")}
          value={tool}
          choices={markTools.flatMap((value) => {
            const words = props.toolWords[value];
            return words ? [{ value, label: t(words) }] : [];
          })}
          onChange={setTool}
        />
        {props.tools}
        <MarkHistory marks={marks} onChange={change} />
      </div>
      <p className="hint mark-told" role="status">
        {place || props.told}
      </p>
    </div>
  );
}
