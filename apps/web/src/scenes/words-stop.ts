import type { ProblemCode } from "@tintery/contract/tables";
import { problemSentence } from "../problem-sentence.ts";
import { useTexts } from "../platform/texts.tsx";
import type { LivePrompt } from "./use-painted-prompt.ts";
import type { Words } from "./use-words.ts";

/**
 * Why words cannot be sent as they are: a problem of the contract, or `poor` for a picture that shows little of them and that nobody
 * has said yes to. What this device could not paint, the server judges.
 */
export function wordsStop({ plan, isUsed }: Words, live: LivePrompt): ProblemCode | "poor" | null {
  if (plan.prompt.trim() === "") return "image_or_prompt_required";
  if (isUsed) return null;
  if (live.painted?.is === "refused") return live.painted.code;
  return live.painted?.is === "painted" && live.painted.isPoor ? "poor" : null;
}

/** The sentence for what stopped the words of a form. */
export function useWordsProblem(): (stop: ReturnType<typeof wordsStop>) => string | null {
  const { t, language } = useTexts();
  return (stop) => {
    if (stop === null) return null;
    return stop === "poor"
      ? t("builder.look_first")
      : problemSentence({ t, language, family: "photos" }, stop);
  };
}
