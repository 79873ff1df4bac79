import { isOwnPaletteId, type Paint, paintsOfPalette } from "@tintery/contract/tables";
import { useEffect, useMemo } from "react";
import { useOwnPalettes } from "../../palettes/own-palettes.ts";
import { call } from "../../platform/call.ts";
import { useAnswer } from "../../platform/use-answer.ts";

const listPalettes = () => call("listPalettes");

/** The palettes that pictures can be painted with, once they are wanted. */
export function usePalettes(wanted: boolean) {
  return useAnswer(wanted || null, listPalettes);
}

const paintsOfId = new Map<number, readonly Paint[]>();

/** The table of makers' paints is large. Those of an unknown palette are none. */
async function fetchPaints(id: number): Promise<readonly Paint[]> {
  const { findPalette, paintsOf } = await import("@tintery/contract/palettes");
  const palette = findPalette(id);
  const paints = paintsOfId.get(id) ?? (palette ? paintsOf(palette) : []);
  paintsOfId.set(id, paints);
  return paints;
}

/** The paints of a palette, a maker's or one of the visitor's own; none without one, and until its table is there. */
export function usePaletteTable(id: number | null): {
  paints: readonly Paint[] | null;
  state: "idle" | "loading" | "failed" | "done";
  again: () => void;
} {
  const isOwn = id !== null && isOwnPaletteId(id);
  const { palettes, state: ownState, again: ownAgain } = useOwnPalettes(isOwn);
  const own = palettes?.find((palette) => palette.id === id);
  const ownPaints = useMemo(() => own && paintsOfPalette(own), [own]);
  const { answer, state, again } = useAnswer(isOwn ? null : id, fetchPaints);
  const failed = (isOwn ? ownState : state) === "failed";
  const retry = isOwn ? ownAgain : again;
  // a lost connection is back
  useEffect(() => {
    if (!failed) return;
    addEventListener("online", retry);
    return () => removeEventListener("online", retry);
  }, [failed, retry]);
  if (!isOwn) return { paints: answer, state, again };
  return { paints: palettes === null ? null : (ownPaints ?? nothing), state: ownState, again: ownAgain };
}

/** The same paints alone. */
export function usePalettePaints(id: number | null): readonly Paint[] | null {
  return usePaletteTable(id).paints;
}

const nothing: readonly Paint[] = [];
