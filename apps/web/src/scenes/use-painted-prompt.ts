import { defaultScenePainter, type PromptPlan } from "@tintery/contract/tables";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { askScene } from "./ask-scene.ts";
import { noPlan } from "./use-words.ts";
import type { PaintedPrompt } from "./scene-tasks.ts";

/** Milliseconds without a key before a prompt is painted. */
const calm = 450;
/** Longer side of the preview, in pixels. */
const previewSide = 900;

/** A prompt as it is painted while somebody writes. */
export interface LivePrompt {
  state: "empty" | "painting" | "there" | "failed";
  /** The last answer, of the plan of now or of the one before. */
  painted: PaintedPrompt | null;
  /** Address of its picture; the same until the next one is there. */
  url: string | null;
}

const nothing: LivePrompt = { state: "empty", painted: null, url: null };

/**
 * Paints a plan anew with each change, once the writer rests. Of two in a row the second counts. What an image model paints, nobody
 * sees before.
 */
export function usePaintedPrompt(plan: PromptPlan | null, ratio: number | null): LivePrompt {
  const [live, setLive] = useState(nothing);
  const address = useRef<string | null>(null);
  const text = plan?.painter === defaultScenePainter ? plan.prompt.trim() : "";
  const { seed, shape } = plan ?? noPlan;

  const show = useEffectEvent((painted: PaintedPrompt | null, state: LivePrompt["state"]) => {
    if (address.current) URL.revokeObjectURL(address.current);
    address.current = painted?.is === "painted" ? URL.createObjectURL(painted.picture) : null;
    setLive({ state, painted, url: address.current });
  });
  useEffect(() => {
    if (text === "") {
      show(null, "empty");
      return;
    }
    let isWanted = true;
    setLive((before) => ({ ...before, state: "painting" }));
    const timer = setTimeout(() => {
      askScene("paint", { plan: { prompt: text, seed, shape }, ratio, side: previewSide }).then(
        (painted) => isWanted && show(painted, "there"),
        () => isWanted && show(null, "failed"),
      );
    }, calm);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [text, seed, shape, ratio]);
  useEffect(
    () => () => {
      if (address.current) URL.revokeObjectURL(address.current);
    },
    [],
  );
  return live;
}
