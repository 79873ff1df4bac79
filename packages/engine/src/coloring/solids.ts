import { fillSpots } from "../edges/fill-spots.ts";
import { keepComponents } from "../edges/components.ts";
import { solidBlacks } from "../edges/solid-blacks.ts";
import type { Planes } from "../raster/planes.ts";
import type { WeighedLines } from "./weigh-lines.ts";
import type { Recipe } from "./recipe.ts";

/** 1 for each pixel of an area that is filled: pupils and noses, and in comics what is black. */
export function findSolids(
  planes: Planes,
  weighedLines: WeighedLines | undefined,
  want: Recipe,
  perMM: number,
): Uint8Array {
  const usual = usualSolids(planes, weighedLines, want, perMM);
  const lettered = weighedLines?.lettered;
  // the dark board behind letters stays white: they are drawn in black
  const on = lettered ? keepComponents(usual, planes, (pixels) => !pixels.some((i) => lettered[i])) : usual;
  const min = minPupil * want.pen;
  for (const { eyes, nose } of weighedLines?.animalFaces ?? []) {
    fillSpots(on, planes, eyes, { min, glints: true });
    if (nose) fillSpots(on, planes, [nose], { min, glints: false });
  }
  return on;
}

/** The least radius of a pupil, in widths of the pen. */
const minPupil = 0.75;

function usualSolids(
  planes: Planes,
  weighedLines: WeighedLines | undefined,
  { settings }: Recipe,
  perMM: number,
): Uint8Array {
  const { black } = settings.pen;
  const area = perMM * perMM;
  if (weighedLines && black)
    return solidBlacks(planes, weighedLines.subject, {
      below: black.below,
      min: black.min * area,
      max: black.max * area,
    });
  return new Uint8Array(planes.l.length);
}
