import { keepComponents } from "../edges/components.ts";
import { solidBlacks } from "../edges/solid-blacks.ts";
import type { Planes } from "../raster/planes.ts";
import type { WeighedLines } from "./weigh-lines.ts";
import type { Recipe } from "./recipe.ts";

/** What of a page's lines tells what is filled. */
export type DarkOnPage = Pick<WeighedLines, "subject" | "lettered">;

/** 1 for each pixel of an area that is filled: in comics what is black. */
export function findSolids(
  planes: Planes,
  weighed: DarkOnPage | undefined,
  want: Recipe,
  perMM: number,
): Uint8Array {
  const usual = usualSolids(planes, weighed, want, perMM);
  const lettered = weighed?.lettered;
  // the dark board behind letters stays white: they are drawn in black
  return lettered ? keepComponents(usual, planes, (pixels) => !pixels.some((i) => lettered[i])) : usual;
}

function usualSolids(
  planes: Planes,
  weighed: DarkOnPage | undefined,
  { settings }: Recipe,
  perMM: number,
): Uint8Array {
  const { black } = settings.pen;
  const area = perMM * perMM;
  if (weighed && black)
    return solidBlacks(planes, weighed.subject, {
      below: black.below,
      min: black.min * area,
      max: black.max * area,
    });
  return new Uint8Array(planes.l.length);
}
