import type { ImageView } from "@tintery/contract";
import { useEffect } from "react";
import { useLate } from "../platform/use-late.ts";

const loadNote = () => import("../scenes/scene-note.tsx").then((file) => file.SceneNote);

/** What is said of a picture from a prompt, and of one whose photo an image model has drawn anew, fetched only for those. */
export function LateScene({ image }: { image: ImageView }) {
  const { fetch, Late } = useLate(loadNote);
  const { scene, drawnBy, lookBy } = image.options;
  const isNeeded = (scene ?? drawnBy ?? lookBy) !== undefined;
  useEffect(() => {
    if (isNeeded) fetch();
  }, [isNeeded, fetch]);
  return isNeeded && Late && <Late scene={scene} drawnBy={drawnBy} lookBy={lookBy} />;
}
