import { isOwnPaletteId, type PalettePaint, stockOf } from "@tintery/contract/tables";
import { useMemo } from "react";
import { useOwnPalettes } from "../palettes/own-palettes.ts";
import { callPalettes } from "../palettes/palette-calls.ts";
import type { PalettePaintToMix } from "./mixing-tasks.ts";

const calledBy = ({ code, name }: Pick<PalettePaint, "code" | "name">) => name || code;

/** Mixing tries all pairs: twice as many as a palette holds take a second. Of more the first are taken. */
const maxPaintsToMix = 240;

/** "My paints" out of the visitor's palettes, to mix with; none until they are here. The same list while nothing changes. */
export function useStockPaints(wanted: boolean): readonly PalettePaintToMix[] {
  const { palettes } = useOwnPalettes(wanted);
  return useMemo(
    () =>
      stockOf(palettes ?? [])
        .slice(0, maxPaintsToMix)
        .map(({ id, hex, pigments, ...paint }) => ({ id, hex, pigments, name: calledBy(paint) })),
    [palettes],
  );
}

/** The palette that a link on our own pages names: palettes lead to the mixer. */
export const paletteOfAddress = (): number | null => {
  const id = Number(new URLSearchParams(location.search).get("palette"));
  return Number.isInteger(id) && id > 0 ? id : null;
};

/** A palette to mix from: what it is called, and its paints. */
export interface PaletteToMix {
  readonly title: string;
  readonly paints: readonly PalettePaintToMix[];
}

const nobodys: PaletteToMix = { title: "", paints: [] };

/** A maker's palette or one of the visitor's; one that nobody has holds nothing. Rejects where it could not be fetched. */
export async function fetchPaletteToMix(id: number): Promise<PaletteToMix> {
  if (isOwnPaletteId(id)) {
    const { palettes } = await callPalettes("listOwnPalettes");
    const own = palettes.find((palette) => palette.id === id);
    return own ? { title: own.title, paints: toMix(own.paints) } : nobodys;
  }
  const { findPalette, paletteTitle, plainColors } = await import("@tintery/contract/palettes");
  const maker = findPalette(id);
  return maker ? { title: paletteTitle(maker), paints: toMix(plainColors(maker)) } : nobodys;
}

const toMix = (paints: readonly Omit<PalettePaint, "stock">[]): PalettePaintToMix[] =>
  paints.map(({ code, name, hex, pigments }) => ({
    id: code,
    name: calledBy({ code, name }),
    hex,
    pigments,
  }));
