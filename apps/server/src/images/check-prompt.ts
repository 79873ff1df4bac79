import { type ProblemCode, sceneFields, unsafePromptProblems } from "@tintery/contract";
import { judgePrompt, type PromptVerdict } from "@tintery/scenes/words";
import { Problem } from "../http/problem.ts";

/**
 * What stands before every painter: a prompt that may not be painted, is not in English, or names nothing is refused. What it says is
 * kept nowhere then.
 * @throws Problem one of `promptProblems`
 */
export function checkPrompt(prompt: string): void {
  const code = problemOf(judgePrompt(prompt));
  if (code) throw new Problem(code, { field: sceneFields.prompt });
}

function problemOf(verdict: PromptVerdict): ProblemCode | null {
  if (verdict.is === "fine") return null;
  if (verdict.is === "unsafe") return unsafePromptProblems[verdict.category];
  return verdict.is === "foreign" ? "prompt_not_english" : "nothing_to_draw";
}
