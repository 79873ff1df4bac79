import type { SubjectStroke } from "@tintery/engine";
import type { KeptChoice } from "../drafts/use-draft.ts";

/** Of photos that nobody has pointed anything out in. */
export const noStrokes: readonly SubjectStroke[] = [];

/** What somebody says that one photo is about. */
export interface PointedOut {
  file: File;
  strokes: readonly SubjectStroke[];
}

export interface SubjectToolProps {
  photo: File;
  /** What was said of a photo before. */
  first?: PointedOut | null;
  /** Hears it each time; must be the same function in every render. */
  onPoint: (pointed: PointedOut) => void;
}

/** What a form's draft keeps of it, which comes back with the first of the files. */
export function keptSubject(pointed: PointedOut | null, restore: (pointed: PointedOut) => void): KeptChoice {
  return {
    value: pointed?.strokes ?? noStrokes,
    restore: (strokes, file) => {
      if (Array.isArray(strokes)) restore({ file, strokes });
    },
  };
}

/** What was pointed out as the request takes it; nothing where it was on another photo. */
export function subjectOf(pointed: PointedOut | null, file: File): string | null {
  return pointed && pointed.file === file && pointed.strokes.length > 0
    ? JSON.stringify(pointed.strokes)
    : null;
}
