import { Redo2, Undo2 } from "lucide-react";
import { useTexts } from "../../../platform/texts.tsx";
import { Button } from "../../../ui/button.tsx";
import { Menu } from "../../../ui/menu.tsx";
import { stepName } from "./step-name.ts";
import type { Editing } from "./use-editing.ts";

export interface EditBarProps {
  editing: Editing;
  /** Whether there is something to save. */
  isChanged: boolean;
  busy: boolean;
  onSave: () => void;
}

/** Takes steps back, does them again, and saves what there is. */
export function EditBar({ editing, isChanged, busy, onSave }: EditBarProps) {
  const { t } = useTexts();
  const { steps, count, goTo } = editing;
  return (
    <div className="edit-bar">
      <Button
        look="square"
        aria-label={t("pbn.mark_undo")}
        title={t("pbn.mark_undo")}
        aria-disabled={count === 0}
        icon={<Undo2 aria-hidden="true" />}
        onClick={() => goTo(count - 1)}
      />
      <Button
        look="square"
        aria-label={t("pbn.mark_redo")}
        title={t("pbn.mark_redo")}
        aria-disabled={count === steps.length}
        icon={<Redo2 aria-hidden="true" />}
        onClick={() => goTo(count + 1)}
      />
      <Menu label={`${t("edit.steps")} (${count})`} title={t("edit.steps")}>
        <button type="button" aria-current={count === 0 ? "step" : undefined} onClick={() => goTo(0)}>
          {t("edit.beginning")}
        </button>
        {steps.map((edit, k) => (
          <button
            // steps are only added at the end and never change their place
            // biome-ignore lint/suspicious/noArrayIndexKey: the place is what tells steps apart
            key={k}
            type="button"
            className={k < count ? undefined : "quiet"}
            aria-current={k + 1 === count ? "step" : undefined}
            onClick={() => goTo(k + 1)}
          >
            {k + 1} · {t(stepName(edit))}
          </button>
        ))}
      </Menu>
      <Button look="primary" aria-disabled={busy || !isChanged} onClick={() => isChanged && onSave()}>
        {t("title.save")}
      </Button>
    </div>
  );
}
