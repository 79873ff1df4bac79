import type { SceneWordFacts } from "@tintery/contract";
import type { PromptProblem, ScenePlan } from "@tintery/contract/tables";
import type { SceneShapes } from "@tintery/scenes/paint";

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
      /** The same as shapes, for small pages to color, where they were asked for. */
      shapes?: SceneShapes;
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
  /** Paints a plan; `ratio` is width by height, null for what is usual without a canvas; `side` the longer side in pixels. */
  paint: {
    asked: { plan: ScenePlan; ratio: number | null; side: number; withShapes?: boolean };
    answer: PaintedPrompt;
  };
}
