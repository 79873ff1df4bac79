import { useEffect, useState } from "react";
import { centerCrop, makeAspectCrop, type PercentCrop, ReactCrop } from "react-image-crop";
import type { ChosenPhoto } from "../../../platform/open-photo.ts";
import { useTexts } from "../../../platform/texts.tsx";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import styles from "./cut-dialog.css?inline";
import type { PhotoChange } from "./turned-photo.ts";

export interface CutDialogProps {
  open: boolean;
  photo: ChosenPhoto;
  /** Width by height that the frame keeps; null for any. */
  ratio: number | null;
  onCut: (part: Exclude<PhotoChange, string>) => void;
  onClose: () => void;
}

/** Frames of less than this share of a side are slips of the finger. */
const minShare = 0.05;
/** What the frame shows at first, in percent. */
const firstShare = 90;

/** A frame over the photo: what is inside it is painted. */
export function CutDialog({ open, photo, ratio, onCut, onClose }: CutDialogProps) {
  const { t } = useTexts();
  const [frame, setFrame] = useState<PercentCrop>(() => firstFrame(photo, ratio));
  useEffect(() => setFrame(firstFrame(photo, ratio)), [photo, ratio]);
  const share = (percent: number) => percent / 100;
  const cut = () => {
    const { x, y, width, height } = frame;
    onCut({ left: share(x), top: share(y), width: share(width), height: share(height) });
  };
  const isPart = Math.min(share(frame.width), share(frame.height)) >= minShare;
  const handle = t("pbn.cut_handle");
  return (
    <Dialog
      open={open}
      size="wide"
      title={t("pbn.cut_title")}
      onClose={onClose}
      styles={styles}
      footer={
        <Button look="primary large" disabled={!isPart} onClick={cut}>
          {t("pbn.cut_done")}
        </Button>
      }
    >
      <div className="cut">
        <p className="hint">{t(ratio === null ? "pbn.cut_hint" : "pbn.cut_hint_canvas")}</p>
        <ReactCrop
          crop={frame}
          keepSelection
          {...(ratio !== null && { aspect: ratio })}
          onChange={(_, percent) => setFrame(percent)}
          ariaLabels={{
            cropArea: t("pbn.cut_area"),
            nwDragHandle: handle,
            nDragHandle: handle,
            neDragHandle: handle,
            eDragHandle: handle,
            seDragHandle: handle,
            sDragHandle: handle,
            swDragHandle: handle,
            wDragHandle: handle,
          }}
        >
          <img src={photo.url} alt="" draggable={false} />
        </ReactCrop>
      </div>
    </Dialog>
  );
}

/** The largest frame of the ratio that lies in the middle, with a margin that shows that it can be moved. */
function firstFrame({ width, height }: ChosenPhoto, ratio: number | null): PercentCrop {
  const whole = { unit: "%", width: firstShare, height: firstShare } as const;
  const wide = ratio === null ? whole : makeAspectCrop(whole, ratio, width, height);
  return centerCrop(wide, width, height);
}
