import { useTexts } from "../platform/texts.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { ColorView } from "./color-view.tsx";
import styles from "./colors.css?inline";

export interface InfoDialogProps {
  /** `#rrggbb`; null while it is closed. */
  hex: string | null;
  /** What the color is called where it was found. */
  name?: string | null;
  onClose: () => void;
}

/** What a color's Info button opens. */
export function InfoDialog({ hex, name, onClose }: InfoDialogProps) {
  const { t } = useTexts();
  return (
    <Dialog
      open={hex !== null}
      title={name ?? t("mixing.color", { hex: hex ?? "" })}
      onClose={onClose}
      styles={styles}
    >
      {hex && <ColorView key={hex} hex={hex} />}
    </Dialog>
  );
}
