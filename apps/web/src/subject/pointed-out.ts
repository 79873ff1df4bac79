import type { SubjectStroke } from "@tintery/engine";

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

/** What was pointed out as the request takes it; nothing where it was on another photo. */
export function subjectOf(pointed: PointedOut | null, file: File): string | null {
  return pointed && pointed.file === file && pointed.strokes.length > 0
    ? JSON.stringify(pointed.strokes)
    : null;
}
