import { useEffect, useLayoutEffect, useMemo, useRef } from "react";
import { adoptStyles } from "../ui/adopt-styles.ts";
import type { SubjectToolProps } from "./pointed-out.ts";
import { SubjectField } from "./subject-field.tsx";
import { marksOfSubject } from "./subject-strokes.ts";
import styles from "./subject-tool.css?inline";
import { useFoundSubject } from "./use-found-subject.ts";
import { useSubject } from "./use-subject.tsx";

/** The field and its dialog, with what is found of the photo on this device once the dialog is wanted. */
export function SubjectTool({ photo, first, onPoint }: SubjectToolProps) {
  const before = first?.file === photo ? first.strokes : null;
  const subject = useSubject(
    photo,
    useMemo(() => marksOfSubject(before ?? []), [before]),
  );
  const { strokes } = subject;
  const found = useFoundSubject(subject.open ? photo : null, strokes);
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const root = place.current?.getRootNode();
    if (root instanceof ShadowRoot) adoptStyles(root, styles);
  }, []);
  useEffect(() => onPoint({ file: photo, strokes }), [onPoint, photo, strokes]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys come from what stands in it
    <div
      ref={place}
      onKeyDown={(event) => {
        // the form around it is not sent by Enter in the dialog's fields
        if (event.key === "Enter" && event.target instanceof HTMLInputElement) event.preventDefault();
      }}
    >
      <SubjectField subject={subject} name={photo.name} />
      {subject.dialog(found.mask, found.isForbidden)}
    </div>
  );
}
