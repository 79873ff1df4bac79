import {
  type AlikeColors,
  alikeNeighbors,
  type ColorVision,
  colorVisions,
  type Display as KnownDisplay,
  type Picture,
  seenBy,
} from "@tintery/engine/painting";
import { useMemo } from "react";
import { keepDisplay, useKeptDisplay } from "../kept-display.ts";
import { type ShownPainting, showPainting } from "./shown-painting.ts";

/** How somebody wants pictures to be shown on the screen; kept for the next one. */
export interface DisplayWishes extends KnownDisplay {
  /** Whose eyes the colors are seen with; null for most people's. */
  vision: ColorVision | null;
}

export interface Display {
  wishes: DisplayWishes;
  setWishes: (wishes: DisplayWishes) => void;
  /** The picture as it is wished for; null until its model is there. */
  painting: ShownPainting | null;
  /** What its colors look like to the chosen eyes, by place in the palette. */
  fills: readonly string[];
  /** Neighbors that look alike to these. */
  alike: readonly AlikeColors[];
}

/** A picture as its reader wants to see it. */
export function useDisplay(model: Picture | null): Display {
  const kept = useKeptDisplay();
  const { letters } = kept;
  const vision = colorVisions.find((known) => known === kept.vision) ?? null;
  const wishes = useMemo(() => ({ ...kept, vision }), [kept, vision]);
  const painting = useMemo(() => model && showPainting(model, letters), [model, letters]);
  const fills = useMemo(
    () => model?.palette.map(({ hex }) => (vision ? seenBy(vision, hex) : hex)) ?? [],
    [model, vision],
  );
  const alike = useMemo(() => (model && vision ? alikeNeighbors(model, vision) : []), [model, vision]);
  return { wishes, setWishes: keepDisplay, painting, fills, alike };
}
