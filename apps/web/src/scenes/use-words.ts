import {
  defaultScenePainter,
  defaultSceneShape,
  scenePainters,
  sceneFields,
  sceneSeedRange,
  type PromptPlan,
  type SceneShape,
  sceneShapes,
} from "@tintery/contract/tables";
import { useMemo, useState } from "react";
import { asksForWords, planOfAddress } from "./words-query.ts";

/** What a form begins with. */
export type FormSource = "photo" | "words";

/** The words of a form and what was painted of them. */
export interface Words {
  source: FormSource;
  plan: PromptPlan;
  /** Somebody has looked at the picture and wants it, however little of the words it shows. */
  isUsed: boolean;
  /** An empty file in the place of the photo, the same as long as the plan is; none without words. */
  files: readonly File[];
  choose: (source: FormSource) => void;
  /** Another plan is not used yet. */
  change: (part: Partial<PromptPlan>) => void;
  use: (isUsed: boolean) => void;
  /** Back to a form without words. */
  clear: () => void;
  /** What a draft keeps. */
  kept: KeptWords | null;
  /** Puts back what a draft kept, or what another picture was painted from; anything else changes nothing. */
  restore: (kept: unknown, file?: File) => boolean;
}

interface KeptWords extends PromptPlan {
  isUsed: boolean;
}

interface State {
  source: FormSource;
  plan: PromptPlan;
  isUsed: boolean;
  file: File;
}

const emptyFile = (name = "") => new File([], name);
/** A form without words. */
export const noPlan: PromptPlan = {
  prompt: "",
  seed: sceneSeedRange.default,
  shape: defaultSceneShape,
  painter: defaultScenePainter,
};

/** A plan as it was kept, where it still is one. */
function readPlan(kept: unknown): PromptPlan | null {
  const { prompt, seed, shape, painter } = Object(kept) as Record<string, unknown>;
  if (typeof prompt !== "string" || prompt.trim() === "" || !Number.isInteger(seed)) return null;
  if (!sceneShapes.some((known) => known === shape)) return null;
  const known = scenePainters.find((name) => name === painter) ?? defaultScenePainter;
  return { prompt, seed: seed as number, shape: shape as SceneShape, painter: known };
}

/** The other way to begin a form: words, which are painted. */
export function useWords(first: PromptPlan | null): Words {
  const [state, setState] = useState<State>(() => ({
    source: first || asksForWords() ? "words" : "photo",
    plan: first ?? planOfAddress() ?? noPlan,
    isUsed: false,
    file: emptyFile(first ? "" : planOfAddress()?.prompt),
  }));
  const { source, plan, isUsed } = state;
  const isGiven = source === "words" && plan.prompt.trim() !== "";
  const { file } = state;
  return {
    source,
    plan,
    isUsed,
    files: useMemo(() => (isGiven ? [file] : []), [isGiven, file]),
    choose: (next) => setState((now) => ({ ...now, source: next })),
    change: (part) =>
      setState((now) => ({
        ...now,
        plan: { ...now.plan, ...part },
        isUsed: false,
        file: emptyFile(part.prompt ?? now.plan.prompt),
      })),
    use: (next) => setState((now) => ({ ...now, isUsed: next })),
    clear: () => setState({ source: "photo", plan: noPlan, isUsed: false, file: emptyFile() }),
    kept: isGiven ? { ...plan, isUsed } : null,
    restore(kept, file = emptyFile()) {
      const known = readPlan(kept);
      if (!known) return false;
      setState({ source: "words", plan: known, isUsed: Object(kept).isUsed === true, file });
      return true;
    },
  };
}

/** Another seed than this one, as a shuffle takes it. */
export function otherSeed(seed: number): number {
  const { min, max } = sceneSeedRange;
  const count = max - min + 1;
  return min + ((seed - min + 1 + Math.floor(Math.random() * (count - 1))) % count);
}

/** Writes a plan into a form as the server takes it; none as an empty prompt. */
export function setPlan(form: FormData, plan: PromptPlan | null): void {
  form.set(sceneFields.prompt, plan?.prompt.trim() ?? "");
  if (!plan) return;
  form.set(sceneFields.seed, String(plan.seed));
  form.set(sceneFields.shape, plan.shape);
  form.set(sceneFields.painter, plan.painter);
}
