import { type ReactNode, useState } from "react";
import type { ChosenPhoto } from "../../../platform/open-photo.ts";
import { useLate } from "../../../platform/use-late.ts";
import { type Marks, noMarks, type Stroke, strokesOf } from "./marks.ts";

const loadDialog = () => import("./mark-dialog.tsx").then((file) => file.MarkDialog);

export interface Marking {
  strokes: readonly Stroke[];
  /** The brush could not be fetched. */
  failed: boolean;
  /** Fetches the brush, so that it is there when it is wanted. */
  prepare: () => void;
  begin: () => void;
  /** The dialog with the brush; stands beside the form, whose Enter key is not its own. */
  dialog: ReactNode;
}

/** What is marked on the photo of a form; another photo begins without marks. */
export function useMarking(photo: ChosenPhoto | null, shownRatio: number | null): Marking {
  const late = useLate(loadDialog);
  const [open, setOpen] = useState(false);
  const [kept, setKept] = useState<{ url: string; marks: Marks } | null>(null);
  const marks = photo && kept?.url === photo.url ? kept.marks : noMarks;
  return {
    strokes: strokesOf(marks),
    failed: open && late.failed,
    prepare: late.fetch,
    begin() {
      late.fetch();
      setOpen(true);
    },
    dialog: photo && late.Late && (
      <late.Late
        open={open}
        photo={photo}
        shownRatio={shownRatio}
        marks={marks}
        onChange={(next) => setKept({ url: photo.url, marks: next })}
        onClose={() => setOpen(false)}
      />
    ),
  };
}
