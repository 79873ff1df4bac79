import type { ReactNode } from "react";
import { useTexts } from "../platform/texts.tsx";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";

export interface MarkingDialogProps {
  open: boolean;
  title: string;
  onClose: () => void;
  /** The style sheet of what it holds. */
  styles: string;
  children: ReactNode;
}

/** A wide dialog to mark a photo in. What is marked counts at once: closing it loses nothing. */
export function MarkingDialog({ open, title, onClose, styles, children }: MarkingDialogProps) {
  const { t } = useTexts();
  return (
    <Dialog
      open={open}
      size="wide"
      title={title}
      onClose={onClose}
      styles={styles}
      footer={
        <Button look="primary large" onClick={onClose}>
          {t("pbn.mark_done")}
        </Button>
      }
    >
      {children}
    </Dialog>
  );
}
