import { useLateAtOnce } from "../platform/use-late.ts";
import type { SubjectToolProps } from "./pointed-out.ts";

const load = () => import("./subject-tool.tsx").then((file) => file.SubjectTool);

/** Says what a photo is about, and lets it be pointed out; fetched when its place is there. */
export function LateSubject(props: SubjectToolProps) {
  const { Late } = useLateAtOnce(load);
  return Late && <Late {...props} />;
}
