import type { Mask, SubjectStroke } from "@tintery/engine";
import { type ReactNode, useMemo, useState } from "react";
import { type Marks, noMarks } from "../marks/marks.ts";
import { useLate } from "../platform/use-late.ts";
import { subjectStrokesOf } from "./subject-strokes.ts";

const loadDialog = () => import("./subject-dialog.tsx").then((file) => file.SubjectDialog);

export interface Subject {
  /** What was drawn on the photo; the same as long as the same was drawn. */
  strokes: readonly SubjectStroke[];
  /** The dialog to draw in is open. */
  open: boolean;
  /** The photo could not be opened to draw on it. */
  failed: boolean;
  begin: () => void;
  /**
   * The dialog to draw in, with the subject as far as it is known, and whether it may not be; stands beside the form, whose
   * Enter key is not its own.
   */
  dialog: (mask: Mask | null, isForbidden: boolean) => ReactNode;
}

/**
 * What a visitor says a photo is about; another photo begins without a word.
 * @param first what was said before
 */
export function useSubject(file: File | null, first: Marks = noMarks): Subject {
  const late = useLate(loadDialog);
  const [open, setOpen] = useState(false);
  const [kept, setKept] = useState<{ file: File; marks: Marks } | null>(null);
  const marks = kept && kept.file === file ? kept.marks : first;
  const strokes = useMemo(() => subjectStrokesOf(marks), [marks]);
  return {
    strokes,
    open,
    failed: open && late.failed,
    begin() {
      late.fetch();
      setOpen(true);
    },
    dialog: (mask, isForbidden) =>
      file &&
      late.Late && (
        <late.Late
          open={open}
          file={file}
          marks={marks}
          mask={mask}
          isForbidden={isForbidden}
          onChange={(next) => setKept({ file, marks: next })}
          onClose={() => setOpen(false)}
        />
      ),
  };
}
