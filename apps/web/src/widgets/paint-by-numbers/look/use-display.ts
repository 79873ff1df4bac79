import {
  type AlikeColors,
  alikeNeighbors,
  type ColorVision,
  colorVisions,
  type Picture,
  seenBy,
} from "@tintery/engine/painting";
import { useMemo, useState } from "react";
import { remember, remembered } from "../../../platform/storage.ts";
import { type ShownPainting, showPainting } from "./shown-painting.ts";

/** How somebody wants pictures to be shown; kept for the next one. */
export interface DisplayWishes {
  letters: boolean;
  strongLines: boolean;
  patterns: boolean;
  /** Whose eyes the colors are seen with; null for most people's. */
  vision: ColorVision | null;
}

const key = "display";

function readWishes(): DisplayWishes {
  const { letters, strongLines, patterns, vision } = Object(remembered(key));
  return {
    letters: letters === true,
    strongLines: strongLines === true,
    patterns: patterns === true,
    vision: colorVisions.find((known) => known === vision) ?? null,
  };
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
  const [wishes, choose] = useState(readWishes);
  const setWishes = (wanted: DisplayWishes) => {
    choose(wanted);
    remember(key, wanted);
  };
  const { letters, vision } = wishes;
  const painting = useMemo(() => model && showPainting(model, letters), [model, letters]);
  const fills = useMemo(
    () => model?.palette.map(({ hex }) => (vision ? seenBy(vision, hex) : hex)) ?? [],
    [model, vision],
  );
  const alike = useMemo(() => (model && vision ? alikeNeighbors(model, vision) : []), [model, vision]);
  return { wishes, setWishes, painting, fills, alike };
}
