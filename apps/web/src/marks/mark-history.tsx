import { Redo2, Trash2, Undo2 } from "lucide-react";
import type { KeyboardEvent } from "react";
import { useTexts } from "../platform/texts.tsx";
import { Button } from "../ui/button.tsx";
import { addStep, type Marks, redo, seenOf, undo } from "./marks.ts";

export interface MarkHistoryProps {
  marks: Marks;
  onChange: (marks: Marks) => void;
}

/** Takes steps back, does them again, or clears all of them. */
export function MarkHistory({ marks, onChange }: MarkHistoryProps) {
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

/** The keys for the same: Ctrl or Cmd with Z, and with Y or Shift. */
export function historyKeys({ marks, onChange }: MarkHistoryProps) {
  return (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey)) return;
    const key = event.key.toLowerCase();
    if (key !== "z" && key !== "y") return;
    event.preventDefault();
    onChange(key === "y" || event.shiftKey ? redo(marks) : undo(marks));
  };
}
