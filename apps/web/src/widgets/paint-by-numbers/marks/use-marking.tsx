import { type ReactNode, useState } from "react";
import type { ChosenPhoto } from "../../../platform/open-photo.ts";
import { useLate } from "../../../platform/use-late.ts";
import { type Marks, noMarks, type Mark, seenOf } from "../../../marks/marks.ts";

const loadDialog = () => import("./mark-dialog.tsx").then((file) => file.MarkDialog);

export interface Marking {
  /** The same as long as the same is marked. */
  marks: Marks;
  seen: readonly Mark[];
  /** The brush could not be fetched. */
  failed: boolean;
  /** Fetches the brush, so that it is there when it is wanted. */
  prepare: () => void;
  begin: () => void;
  /** The dialog with the brush; stands beside the form, whose Enter key is not its own. */
  dialog: ReactNode;
}

export interface MarkingOptions {
  /** Width by height of the part of the photo that the canvas will show; null when it shows all. */
  shownRatio: number | null;
  /** What is marked on one photo from the first. */
  first: { file: File; marks: Marks } | null;
}

/** What is marked on the photo of a form; another photo begins without marks. */
export function useMarking(photo: ChosenPhoto | null, { shownRatio, first }: MarkingOptions): Marking {
  const late = useLate(loadDialog);
  const [open, setOpen] = useState(false);
  const [kept, setKept] = useState<{ url: string; marks: Marks } | null>(null);
  const begun = photo && first?.file === photo.file ? first.marks : noMarks;
  const marks = photo && kept?.url === photo.url ? kept.marks : begun;
  return {
    marks,
    seen: seenOf(marks),
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
