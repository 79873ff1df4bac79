import type { ImageView } from "@tintery/contract";
import { useEffect } from "react";
import { useLate } from "../platform/use-late.ts";

const loadNote = () => import("../scenes/scene-note.tsx").then((file) => file.SceneNote);

/** What is said of a picture from a prompt, fetched only for those. */
export function LateScene({ image }: { image: ImageView }) {
  const { fetch, Late } = useLate(loadNote);
  const { scene } = image.options;
  const isNeeded = scene !== undefined;
  useEffect(() => {
    if (isNeeded) fetch();
  }, [isNeeded, fetch]);
  return scene && Late && <Late scene={scene} />;
}
