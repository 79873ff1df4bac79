import { type ReactNode, useRef, useState } from "react";
import type { ChosenPhoto } from "../../../platform/open-photo.ts";
import { useLate } from "../../../platform/use-late.ts";
import { changedPhoto, type PhotoChange, unchangedPhoto } from "./turned-photo.ts";

const loadDialog = () => import("./cut-dialog.tsx").then((file) => file.CutDialog);

/** How the photo of a form is turned, mirrored and cut. */
export interface Turning {
  /** The last change could not be made, or the frame not be fetched. */
  failed: boolean;
  isChanged: boolean;
  change: (change: PhotoChange) => void;
  /** Opens the frame. */
  beginCut: () => void;
  /** Takes all changes back. */
  undo: () => void;
  /** The dialog with the frame; stands beside the form, whose Enter key is not its own. */
  dialog: ReactNode;
}

export interface TurningProps {
  photo: ChosenPhoto | null;
  /** Width by height that the frame keeps; null for any. */
  ratio: number | null;
  choose: (file: File) => Promise<void>;
}

/** Turns, mirrors and cuts the photo of a form on this device; what is sent is the changed photo. */
export function useTurning({ photo, ratio, choose }: TurningProps): Turning {
  const late = useLate(loadDialog);
  const [open, setOpen] = useState(false);
  const [failed, setFailed] = useState(false);
  // what was asked for last counts, however long something before it takes
  const asked = useRef(0);
  const change = (wanted: PhotoChange) => {
    if (!photo) return;
    setFailed(false);
    const order = ++asked.current;
    const isLatest = () => order === asked.current;
    changedPhoto(photo.file, wanted)
      .then((file) => (isLatest() ? choose(file) : undefined))
      .catch(() => isLatest() && setFailed(true));
  };
  return {
    failed: failed || (open && late.failed),
    isChanged: photo !== null && unchangedPhoto(photo.file) !== photo.file,
    change,
    beginCut() {
      late.fetch();
      setOpen(true);
    },
    undo() {
      asked.current += 1;
      setFailed(false);
      if (photo) void choose(unchangedPhoto(photo.file));
    },
    dialog: photo && late.Late && (
      <late.Late
        open={open}
        photo={photo}
        ratio={ratio}
        onCut={(part) => {
          setOpen(false);
          change(part);
        }}
        onClose={() => setOpen(false)}
      />
    ),
  };
}
