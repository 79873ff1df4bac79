import type { SceneWordFacts } from "@tintery/contract";
import type { PromptProblem } from "@tintery/contract/tables";

/** A prompt as a picture on this device, or why there is none. */
export type PaintedPrompt =
  | {
      is: "painted";
      /** A PNG. */
      picture: Blob;
      width: number;
      height: number;
      words: readonly SceneWordFacts[];
      /** How much of what was said is drawn, 0 to 1. */
      share: number;
      /** That is so little that somebody should look before it is used. */
      isPoor: boolean;
    }
  | {
      is: "refused";
      code: PromptProblem;
      /** The language that it seems to be in, and the English words for what it names; null where nothing tells. */
      language: string | null;
      didYouMean: string | null;
    };

/** What the worker can be asked for. */
export interface SceneTasks {
  /** Paints a prompt; `ratio` is width by height, `side` the longer side in pixels. */
  paint: { asked: { prompt: string; seed: number; ratio: number; side: number }; answer: PaintedPrompt };
}
