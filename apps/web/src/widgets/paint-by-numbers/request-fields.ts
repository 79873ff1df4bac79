import { defaultPhotoPainter, importanceMask, type PromptPlan, subjectField } from "@tintery/contract/tables";
import type { Mark } from "../../marks/marks.ts";
import type { ChosenPhoto } from "../../platform/open-photo.ts";
import { setPlan } from "../../scenes/use-words.ts";
import { type FormChoices, formDataOf } from "./form-choices.ts";
import { maskOf } from "./marks/marks-picture.ts";

/** What the server takes beside the photo: the choices, words in its place, and what is marked on it. */
export async function requestFields(
  choices: FormChoices,
  plan: PromptPlan | null,
  marked: { photo: ChosenPhoto; seen: readonly Mark[]; subject: string | null } | null,
): Promise<FormData> {
  const form = formDataOf(plan ? { ...choices, lookBy: defaultPhotoPainter } : choices);
  setPlan(form, plan);
  const mask = marked && (await maskOf(marked.seen, marked.photo));
  if (marked?.subject) form.set(subjectField, marked.subject);
  if (mask) form.set(importanceMask.field, mask, `${importanceMask.field}.png`);
  return form;
}
