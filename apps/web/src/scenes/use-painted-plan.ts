import { defaultScenePainter, type PromptPlan } from "@tintery/contract/tables";
import { useEffect, useState } from "react";
import type { LivePrompt } from "./use-painted-prompt.ts";
import type { Words } from "./use-words.ts";

/**
 * The plan whose picture can be shown: that of now once it is painted, until then the one before. Null where there is none to show:
 * no words, refused ones, or those that an image model will paint.
 */
export function usePaintedPlan({ source, plan, isUsed }: Words, live: LivePrompt): PromptPlan | null {
  const [last, setLast] = useState<PromptPlan | null>(null);
  const isOurs = source === "words" && plan.painter === defaultScenePainter && plan.prompt.trim() !== "";
  const isThere = live.state === "there" && live.painted?.is === "painted";
  const isRefused = live.state === "there" && live.painted?.is === "refused";
  useEffect(() => {
    if (isThere || isUsed) setLast(plan);
    else if (isRefused) setLast(null);
  }, [isThere, isRefused, isUsed, plan]);
  return isOurs ? last : null;
}
