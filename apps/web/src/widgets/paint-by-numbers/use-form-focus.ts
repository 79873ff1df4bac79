import { type RefObject, useEffect } from "react";

/** What happened to the form; each change may take away the control that had the focus. */
export interface FormMoments {
  /** How often sending was tried. */
  tries: number;
  /** Address of the photo in the form. */
  photo: string | null;
  /** The server refused the form, or one option that is marked in it. */
  refused: false | "form" | "option";
}

/**
 * Keeps the focus in the form and leads it to what stops it: after a try, to the first field at fault; where the
 * control that had the focus was exchanged for another one, to that.
 */
export function useFormFocus(form: RefObject<HTMLElement | null>, { tries, photo, refused }: FormMoments) {
  useEffect(() => {
    if (tries > 0) goToFault(form.current);
  }, [form, tries]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another photo is what exchanges the buttons
  useEffect(() => {
    takeOver(form.current, "[data-first]");
  }, [form, photo]);
  useEffect(() => {
    if (refused === "option") goToFault(form.current);
    if (refused === "form") takeOver(form.current?.closest("form"), "[type=submit]");
  }, [form, refused]);
}

/** Gives the focus to a control when nothing in the widget has it any more. */
function takeOver(place: HTMLElement | null | undefined, control: string): void {
  const root = place?.getRootNode();
  if (root instanceof ShadowRoot && !root.activeElement) place?.querySelector<HTMLElement>(control)?.focus();
}

/** Brings the first problem into sight, opens the options it is folded in, and focuses its field. */
function goToFault(form: HTMLElement | null): void {
  const problem = form?.querySelector(".problem");
  if (!problem) return;
  const folded = problem.closest("details");
  if (folded) folded.open = true;
  const place = problem.closest(".field, .check-field, .dropzone, .canvas-fields");
  place
    ?.querySelector<HTMLElement>("input:not([type=range], [type=file]), select, textarea, button")
    ?.focus();
  problem.scrollIntoView({ block: "nearest" });
}
