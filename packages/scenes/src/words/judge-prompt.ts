import { isDrawable } from "./drawn-share.ts";
import { checkEnglish, type EnglishCheck } from "./english.ts";
import { parsePrompt } from "./parse-prompt.ts";
import { unsafeCategory } from "./safety.ts";
import type { UnsafeCategory } from "./safety-rules.ts";
import type { SceneGraph } from "./scene-graph.ts";

/** What stands before every painter: whether a prompt may and can be painted, and if not, why. */
export type PromptVerdict =
  | { is: "fine"; graph: SceneGraph }
  | { is: "unsafe"; category: UnsafeCategory }
  | ({ is: "foreign" } & Pick<Extract<EnglishCheck, { isEnglish: false }>, "language" | "didYouMean">)
  | { is: "nothing" };

/** Judges a prompt. What matters most is said first: of what is unsafe nobody hears that it should be in English. */
export function judgePrompt(prompt: string): PromptVerdict {
  const category = unsafeCategory(prompt);
  if (category) return { is: "unsafe", category };
  const english = checkEnglish(prompt);
  if (!english.isEnglish) {
    const { language, didYouMean } = english;
    return { is: "foreign", language, didYouMean };
  }
  const graph = parsePrompt(prompt);
  return isDrawable(graph) ? { is: "fine", graph } : { is: "nothing" };
}
