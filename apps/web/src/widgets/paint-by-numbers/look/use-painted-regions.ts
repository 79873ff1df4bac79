import type { ImageView, PaintedRegions } from "@tintery/contract";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import {
  fetchPainted,
  keepPaintedHere,
  keepPaintedThere,
  placesOf,
  readPainted,
  regionsAt,
} from "./kept-progress.ts";
import { nothingPainted, type Progress } from "./progress.ts";
import type { ShownPainting } from "./shown-painting.ts";

/** Milliseconds without a stroke after which the server hears of what was painted. */
const calm = 2000;

/** Which regions of an image are painted on the screen; this browser keeps it, and for its owner the server does, too. */
export function usePaintedRegions(image: ImageView, painting: ShownPainting) {
  const [progress, setProgress] = useState<Progress>(() => ({
    ...nothingPainted,
    painted: regionsAt(painting, readPainted(image).places),
  }));
  const isOwn = image.may.edit;
  /** What was painted before this began to be kept; changed by the first stroke. */
  const known = useRef(progress.painted);

  /** Whether the server has not heard of the last stroke. */
  const isUntold = useRef(false);

  /** What is kept here, also where the browser keeps nothing: the server must not hear that nothing is painted. */
  const kept = useRef<PaintedRegions | null>(null);
  const keptHere = () => kept.current ?? readPainted(image);

  const tell = useEffectEvent(() => {
    isUntold.current = false;
    void keepPaintedThere(image, keptHere());
  });
  const compare = useEffectEvent((there: PaintedRegions | null) => {
    if (!there) return;
    const here = keptHere();
    if (there.saved < here.saved) return tell();
    if (there.saved === here.saved) return;
    kept.current = there;
    keepPaintedHere(image, there);
    known.current = regionsAt(painting, there.places);
    setProgress({ ...nothingPainted, painted: known.current });
  });
  const ask = useEffectEvent(() => fetchPainted(image));
  useEffect(() => {
    if (!isOwn) return;
    let isCurrent = true;
    void ask().then((there) => isCurrent && compare(there));
    return () => {
      isCurrent = false;
      if (isUntold.current) tell();
    };
  }, [isOwn]);

  const keep = useEffectEvent(() => {
    kept.current = { places: placesOf(painting, progress.painted), saved: Date.now() };
    keepPaintedHere(image, kept.current);
  });
  useEffect(() => {
    if (progress.painted === known.current) return;
    known.current = progress.painted;
    keep();
    if (!isOwn) return;
    isUntold.current = true;
    const timer = setTimeout(tell, calm);
    return () => clearTimeout(timer);
  }, [progress.painted, isOwn]);
  return { progress, change: setProgress };
}
