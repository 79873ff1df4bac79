import { randomInt } from "node:crypto";
import { randomPrompt } from "@tintery/scenes/words";
import type { CallHandlers } from "../../http/serve-calls.ts";

/** The seeds that random prompts are made from. */
const seeds = 2 ** 32;

/** Prompts to start from. */
export function promptCalls(): Pick<CallHandlers, "randomPrompt"> {
  return {
    randomPrompt: async ({ query: { mode } }, reply) => {
      // another one each time
      reply.header("cache-control", "no-store");
      return { prompt: randomPrompt(randomInt(seeds), mode) };
    },
  };
}
