import { Users } from "lucide-react";
import { useTexts } from "../platform/texts.tsx";
import { Button } from "../ui/button.tsx";
import { useLateDialog } from "../ui/use-late-dialog.tsx";
import type { ClassDialogProps } from "./class-dialog.tsx";

const loadDialog = () => import("./class-dialog.tsx").then((file) => file.ClassDialog);

export interface ClassButtonProps extends Omit<ClassDialogProps, "open" | "onClose"> {
  disabled?: boolean;
}

/** Asks for the names of a class, for a set whose look is chosen beside the button. */
export function ClassButton({ disabled = false, ...set }: ClassButtonProps) {
  const { t } = useTexts();
  const { opener, dialog } = useLateDialog(loadDialog);
  return (
    <>
      <Button icon={<Users aria-hidden="true" />} disabled={disabled} {...opener}>
        {t("class.open")}
      </Button>
      {dialog(set)}
    </>
  );
}
