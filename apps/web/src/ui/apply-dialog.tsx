import type { ReactNode } from "react";
import { useTexts } from "../platform/texts.tsx";
import { Button } from "./button.tsx";
import { Dialog, type DialogProps } from "./dialog.tsx";
import { Problem } from "./field.tsx";

export interface ApplyDialogProps extends Pick<DialogProps, "open" | "title" | "size" | "styles"> {
  onApply: () => void;
  onClose: () => void;
  busy?: boolean;
  problem?: string | null;
  children: ReactNode;
}

/** A dialog whose content takes effect with Apply, and not with Close. */
export function ApplyDialog({ onApply, onClose, busy, problem, ...dialog }: ApplyDialogProps) {
  const { t } = useTexts();
  const footer = (
    <>
      <Problem text={problem} />
      <Button onClick={onClose}>{t("spec.close")}</Button>
      <Button type="submit" look="primary" aria-disabled={busy}>
        {t("spec.apply")}
      </Button>
    </>
  );
  return <Dialog {...dialog} onClose={onClose} onSubmit={onApply} footer={footer} />;
}
