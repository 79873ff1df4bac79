import type { ProblemCode } from "@tintery/contract";
import {
  checkEnglish,
  isDrawable,
  parsePrompt,
  type UnsafeCategory,
  unsafeCategory,
} from "@tintery/scenes/words";
import { Problem } from "../../http/problem.ts";

/** What is said about each category; a child in it changes nothing about the sentence. */
const unsafeProblems = {
  sexual: "prompt_sexual",
  "sexual-minors": "prompt_sexual",
  violence: "prompt_violent",
  "self-harm": "prompt_self_harm",
  hate: "prompt_hateful",
  drugs: "prompt_drugs",
} as const satisfies Record<UnsafeCategory, ProblemCode>;

const field = "prompt";

/**
 * What stands before every painter: a prompt that may not be painted, is not in English, or names nothing is refused. What it says is
 * kept nowhere then.
 * @throws Problem one of `unsafeProblems`, `prompt_not_english`, `nothing_to_draw`
 */
export function checkPrompt(prompt: string): void {
  const category = unsafeCategory(prompt);
  if (category) throw new Problem(unsafeProblems[category], { field });
  if (!checkEnglish(prompt).isEnglish) throw new Problem("prompt_not_english", { field });
  if (!isDrawable(parsePrompt(prompt))) throw new Problem("nothing_to_draw", { field });
}
