import { type CSSProperties, type SyntheticEvent, useState } from "react";
import { busiestPlace, graysOf } from "./busiest-place.ts";

/** Enlarged so much, a part of a small preview shows what lines and numbers look like. */
export const closeUpScale = 2.6;

/** What enlarges all layers of a small preview around the place where the one with `onLoad` shows the most. */
export function useCloseUp(scale: number) {
  const [place, setPlace] = useState({ x: 0.5, y: 0.5 });
  const style: CSSProperties = {
    scale: String(scale),
    transformOrigin: `${place.x * 100}% ${place.y * 100}%`,
  };
  const onLoad = ({ currentTarget }: SyntheticEvent<HTMLImageElement>) => {
    const grays = scale > 1 ? graysOf(currentTarget) : null;
    if (grays) setPlace(busiestPlace(grays, scale));
  };
  return { style, onLoad };
}
