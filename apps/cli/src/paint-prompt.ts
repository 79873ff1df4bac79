import { loadLanguage } from "@tintery/contract/messages";
import { problemKey, problemValues, type ScenePlan, unsafePromptProblems } from "@tintery/contract/tables";
import type { SceneFacts } from "@tintery/contract";
import { drawnSide, seeDrawn, thinnestArea } from "@tintery/engine/see";
import { paintWords, shapeWords, smallFrame } from "@tintery/scenes/paint";
import { judgePrompt, type PromptVerdict } from "@tintery/scenes/words";
import { CommandProblem } from "./exit-codes.ts";
import type { Decoded, Plan } from "./verb.ts";

/** Paints a prompt in the place of a photo. CommandProblem `usage` where it may not or cannot be painted. */
export async function paintPrompt(
  asked: ScenePlan,
  plan: Plan,
): Promise<{ decoded: Decoded; facts: SceneFacts }> {
  const code = problemOf(judgePrompt(asked.prompt));
  if (code) {
    const t = await loadLanguage("en");
    throw new CommandProblem("usage", t(problemKey(code), problemValues("en", "")));
  }
  const frame = { ...plan.sceneFrame(asked.shape), seed: asked.seed };
  const { raster, words } = paintWords(asked.prompt, frame);
  const { width, height } = raster;
  return {
    decoded: {
      raster,
      size: { width, height },
      sizeMM: null,
      notes: [],
      shapes: (pen) => shapeWords(asked.prompt, { ...frame, pen }),
      see: () => seeDrawn(shapeWords(asked.prompt, { ...smallFrame(frame, drawnSide), pen: thinnestArea })),
    },
    facts: { painter: "scene-builder", ...asked, words },
  };
}

function problemOf(verdict: PromptVerdict) {
  if (verdict.is === "fine") return null;
  if (verdict.is === "unsafe") return unsafePromptProblems[verdict.category];
  return verdict.is === "foreign" ? "prompt_not_english" : "nothing_to_draw";
}
