import { describe, expect, test } from "vitest";
import { Problem } from "../http/problem.ts";
import { checkPrompt } from "./check-prompt.ts";

/** The code that a prompt is refused with, or null. */
function refusalOf(prompt: string): string | null {
  try {
    checkPrompt(prompt);
    return null;
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    expect(error.field).toBe("prompt");
    return error.code;
  }
}

describe("checkPrompt", () => {
  test.each([
    [null, "a cat under a tree"],
    [null, "Mont Saint-Michel at night"],
    ["prompt_not_english", "eine Katze unter einem Baum"],
    ["prompt_not_english", "木の下で眠る猫"],
    ["nothing_to_draw", "freedom"],
    ["prompt_sexual", "a naked woman"],
    ["prompt_sexual", "child in lingerie"],
    ["prompt_violent", "a bloody corpse"],
    ["prompt_hateful", "swastika flag"],
    ["prompt_drugs", "a man smoking crack"],
    // in another language and unsafe: what matters more is said
    ["prompt_self_harm", "eine Katze, suicide"],
  ])("%s: %s", (code, prompt) => {
    expect(refusalOf(prompt)).toBe(code);
  });
});
