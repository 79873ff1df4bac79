import type { SceneWordFacts } from "@tintery/contract";
import type { ScenePlan } from "@tintery/contract/tables";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { ChosenPhoto } from "../platform/open-photo.ts";
import { noPlan } from "./use-words.ts";
import { askScene } from "./ask-scene.ts";
import { keepShapes } from "./shapes-of.ts";

/** Longer side, in pixels: as much as any preview of what becomes of it looks at. */
const side = 1600;

/** A picture from words as a form shows its photo. */
export interface ScenePhoto {
  photo: ChosenPhoto | null;
  words: readonly SceneWordFacts[];
  /** It could not be painted on this device. */
  failed: boolean;
}

const none: ScenePhoto = { photo: null, words: [], failed: false };

/**
 * Paints the plan that somebody wants to use, large enough to see what becomes of it; null for none. The picture of the plan before stays
 * until the next one is there.
 * @param withShapes keeps its shapes with the picture (`shapesOf`)
 */
export function useScenePhoto(plan: ScenePlan | null, ratio: number | null, withShapes = false): ScenePhoto {
  const [scene, setScene] = useState(none);
  const { prompt, seed, shape } = plan ?? noPlan;
  const address = useRef<string | null>(null);
  const show = useEffectEvent((next: ScenePhoto) => {
    if (address.current) URL.revokeObjectURL(address.current);
    address.current = next.photo?.url ?? null;
    setScene(next);
  });
  useEffect(() => {
    if (prompt === "") return show(none);
    let isWanted = true;
    askScene("paint", { plan: { prompt, seed, shape }, ratio, side, withShapes }).then(
      (painted) => {
        if (!isWanted) return;
        if (painted.is !== "painted") return show({ ...none, failed: true });
        const { picture, width, height, words, shapes } = painted;
        const file = new File([picture], prompt, { type: picture.type });
        if (shapes) keepShapes(file, shapes);
        show({ photo: { file, url: URL.createObjectURL(file), width, height }, words, failed: false });
      },
      () => isWanted && show({ ...none, failed: true }),
    );
    return () => {
      isWanted = false;
    };
  }, [prompt, seed, shape, ratio, withShapes]);
  useEffect(
    () => () => {
      if (address.current) URL.revokeObjectURL(address.current);
    },
    [],
  );
  return scene;
}
