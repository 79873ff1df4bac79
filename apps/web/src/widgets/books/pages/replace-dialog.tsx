import { useState } from "react";
import { useTexts } from "../../../platform/texts.tsx";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Segmented } from "../../../ui/segmented.tsx";
import { ColoringPicker, type PickedFrom, pickedFrom } from "../add/coloring-picker.tsx";

export interface ReplaceDialogProps {
  open: boolean;
  onChoose: (imageId: string) => void;
  onClose: () => void;
}

/** Chooses another coloring page for a place in the book. */
export function ReplaceDialog({ open, onChoose, onClose }: ReplaceDialogProps) {
  const { t } = useTexts();
  const [from, setFrom] = useState<PickedFrom>("own");
  const [picked, setPicked] = useState<readonly string[]>([]);
  const [only] = picked;
  const close = () => {
    setPicked([]);
    onClose();
  };
  return (
    <Dialog
      open={open}
      size="wide"
      title={t("book.replace_title")}
      onClose={close}
      footer={
        <Button
          look="primary"
          disabled={!only}
          onClick={() => {
            if (only) onChoose(only);
            setPicked([]);
          }}
        >
          {t("book.replace_with")}
        </Button>
      }
    >
      <div className="picker-dialog">
        <Segmented
          label={t("book.source")}
          value={from}
          choices={pickedFrom.map((value) => ({ value, label: t(`book.from.${value}`) }))}
          onChange={setFrom}
        />
        <ColoringPicker from={from} picked={picked} max={1} onPick={(ids) => setPicked(ids.slice(-1))} />
      </div>
    </Dialog>
  );
}
