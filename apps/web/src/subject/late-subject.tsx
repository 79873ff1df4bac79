import type { SubjectStroke } from "@tintery/engine";
import { useLateAtOnce } from "../platform/use-late.ts";

const load = () => import("./subject-tool.tsx").then((file) => file.SubjectTool);

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

/** Says what a photo is about, and lets it be pointed out; fetched when its place is there. */
export function LateSubject(props: SubjectToolProps) {
  const { Late } = useLateAtOnce(load);
  return Late && <Late {...props} />;
}

/** What was pointed out as the request takes it; nothing where it was on another photo. */
export function subjectOf(pointed: PointedOut | null, file: File): string | null {
  return pointed && pointed.file === file && pointed.strokes.length > 0
    ? JSON.stringify(pointed.strokes)
    : null;
}
