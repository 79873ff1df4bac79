import { applyEdit, type Edited, type Picture, type PictureEdit, unedited } from "@tintery/engine/painting";
import { useMemo, useState } from "react";

/** A step that was done, and the picture after it. */
interface Step {
  readonly edit: PictureEdit;
  readonly edited: Edited;
}

/** Steps in their order; those after `count` were undone and can be done again. */
interface Work {
  readonly steps: readonly Step[];
  readonly count: number;
}

/** Somebody's work on a picture: every step can be taken back, and the beginning is never lost. */
export function useEditing(base: Picture, stored: readonly PictureEdit[]) {
  const [work, setWork] = useState<Work>(() => {
    const steps = stepsOf(base, stored);
    return { steps, count: steps.length };
  });
  const { steps, count } = work;
  const beginning = useMemo(() => unedited(base), [base]);
  const after = (place: number) => steps[place - 1]?.edited ?? beginning;
  const edits = useMemo(() => steps.slice(0, count).map(({ edit }) => edit), [steps, count]);
  return {
    edited: after(count),
    /** All steps, those that were undone too. */
    steps: steps.map(({ edit }) => edit),
    count,
    edits,
    /** False when the step cannot be done. */
    add(edit: PictureEdit): boolean {
      const edited = applyEdit(after(count), edit);
      if (!edited) return false;
      setWork({ steps: [...steps.slice(0, count), { edit, edited }], count: count + 1 });
      return true;
    },
    /** To the state after so many steps. */
    goTo: (place: number) => setWork({ steps, count: Math.max(0, Math.min(steps.length, place)) }),
  };
}

export type Editing = ReturnType<typeof useEditing>;

/** Stored steps; one that the picture no longer allows is left out, as the server leaves it out. */
function stepsOf(base: Picture, stored: readonly PictureEdit[]): Step[] {
  const steps: Step[] = [];
  for (const edit of stored) {
    const edited = applyEdit(steps.at(-1)?.edited ?? unedited(base), edit);
    if (edited) steps.push({ edit, edited });
  }
  return steps;
}
