import { useCallback, useEffect, useRef, useState } from "react";
import { keepPainted, readPainted } from "./kept-progress.ts";
import { nothingPainted, type Progress } from "./progress.ts";
import type { ShownPainting } from "./shown-painting.ts";

/** Which regions of an image are painted on the screen; this browser keeps it. */
export function usePaintedRegions(imageId: string, painting: ShownPainting) {
  const [progress, setProgress] = useState<Progress>(() => ({
    ...nothingPainted,
    painted: readPainted(imageId, painting),
  }));
  const isFirst = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: letters instead of numbers change no region
  useEffect(() => {
    if (isFirst.current) isFirst.current = false;
    else keepPainted(imageId, painting, progress.painted);
  }, [imageId, progress.painted]);
  const change = useCallback((step: (progress: Progress) => Progress) => setProgress(step), []);
  return { progress, change };
}
