import type { SceneWordFacts } from "@tintery/contract";
import type { ScenePlan } from "@tintery/contract/tables";
import { useEffect, useState } from "react";
import type { ChosenPhoto } from "../platform/open-photo.ts";
import { noPlan } from "./use-words.ts";
import { askScene } from "./ask-scene.ts";

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

/** Paints the plan that somebody wants to use, large enough to see what becomes of it; null for none. */
export function useScenePhoto(plan: ScenePlan | null, ratio: number | null): ScenePhoto {
  const [scene, setScene] = useState(none);
  const { prompt, seed, shape } = plan ?? noPlan;
  useEffect(() => {
    if (prompt === "") return;
    let url: string | null = null;
    let isWanted = true;
    askScene("paint", { plan: { prompt, seed, shape }, ratio, side }).then(
      (painted) => {
        if (!isWanted) return;
        if (painted.is !== "painted") return setScene({ ...none, failed: true });
        const { picture, width, height, words } = painted;
        const file = new File([picture], prompt, { type: picture.type });
        url = URL.createObjectURL(file);
        setScene({ photo: { file, url, width, height }, words, failed: false });
      },
      () => isWanted && setScene({ ...none, failed: true }),
    );
    return () => {
      isWanted = false;
      if (url) URL.revokeObjectURL(url);
      setScene(none);
    };
  }, [prompt, seed, shape, ratio]);
  return scene;
}
