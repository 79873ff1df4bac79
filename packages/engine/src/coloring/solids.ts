import { fillSpots } from "../edges/fill-spots.ts";
import { keepPieces } from "../edges/pieces.ts";
import { solidBlacks } from "../edges/solid-blacks.ts";
import type { Planes } from "../raster/planes.ts";
import type { Importance } from "./importance.ts";
import type { Recipe } from "./recipe.ts";

/** 1 for each pixel of an area that is filled: pupils and noses, and in comics what is black. */
export function findSolids(
  planes: Planes,
  importance: Importance | undefined,
  want: Recipe,
  perMM: number,
): Uint8Array {
  const usual = usualSolids(planes, importance, want, perMM);
  const lettered = importance?.lettered;
  // the dark board behind letters stays white: they are drawn in black
  const on = lettered ? keepPieces(usual, planes, (pixels) => !pixels.some((i) => lettered[i])) : usual;
  const least = leastPupil * want.pen;
  for (const { eyes, nose } of importance?.gazes ?? []) {
    fillSpots(on, planes, eyes, { least, glints: true });
    if (nose) fillSpots(on, planes, [nose], { least, glints: false });
  }
  return on;
}

/** The least radius of a pupil, in widths of the pen. */
const leastPupil = 0.75;

function usualSolids(
  planes: Planes,
  importance: Importance | undefined,
  { settings }: Recipe,
  perMM: number,
): Uint8Array {
  const { black } = settings.pen;
  const area = perMM * perMM;
  if (importance && black)
    return solidBlacks(planes, importance.subject, {
      below: black.below,
      least: black.least * area,
      most: black.most * area,
    });
  return new Uint8Array(planes.l.length);
}
