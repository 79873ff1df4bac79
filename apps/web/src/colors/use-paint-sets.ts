import {
  basePaintSet,
  type PaintSet,
  type PaintSetId,
  paintSetsFor,
  type PaintSetUse,
} from "@tintery/contract/paint-sets";
import { useMemo } from "react";
import { useOwnPalettes } from "../palettes/own-palettes.ts";
import { useTexts } from "../platform/texts.tsx";

/** The sets of paints that one can mix from, and the wanted one of them. */
export interface PaintSets {
  sets: readonly PaintSet[];
  /** The wanted one; the base paints until one's own are here, and where it is not there any more. */
  chosen: PaintSet;
  /** The wanted one is not there any more. */
  isGone: boolean;
  /** One's own could not be fetched; asking again may help. */
  failed: boolean;
  again: () => void;
}

/** The sets that serve a use: base paints, what the visitor has, their palettes, makers' lines. */
export function usePaintSets(use: PaintSetUse, wanted: PaintSetId): PaintSets {
  const { t } = useTexts();
  const { palettes, state, again } = useOwnPalettes();
  const sets = useMemo(() => paintSetsFor(use, { palettes: palettes ?? [], t }), [use, palettes, t]);
  const found = sets.find(({ id }) => id === wanted);
  return {
    sets,
    chosen: found ?? sets.find(({ id }) => id === basePaintSet)!,
    isGone: !found && state === "done",
    failed: state === "failed",
    again,
  };
}
