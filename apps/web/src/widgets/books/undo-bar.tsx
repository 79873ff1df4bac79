import { Undo2, X } from "lucide-react";
import { useTexts } from "../../platform/texts.tsx";
import { Button } from "../../ui/button.tsx";

/** Something that was just done and can be taken back. */
export interface Undoable {
  /** What was done. */
  text: string;
  undo: () => void;
}

/** Says what was done last and takes it back; it stays until something else is done or it is closed, however long that takes. */
export function UndoBar({ undoable, onGone }: { undoable: Undoable | null; onGone: () => void }) {
  const { t } = useTexts();
  return (
    <div className="undo-place" role="status">
      {undoable && (
        <div className="undo-bar">
          <span>{undoable.text}</span>
          <Button
            icon={<Undo2 aria-hidden="true" />}
            onClick={() => {
              undoable.undo();
              onGone();
            }}
          >
            {t("title.undo")}
          </Button>
          <Button
            look="plain square"
            aria-label={t("ui.close")}
            icon={<X aria-hidden="true" />}
            onClick={onGone}
          />
        </div>
      )}
    </div>
  );
}
