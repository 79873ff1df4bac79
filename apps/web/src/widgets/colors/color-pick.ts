import { defaultColorPick, type VolumeUnit } from "@tintery/contract/tables";
import { typedColor } from "../../colors/color-numbers.ts";

/** What is asked for: a color and an amount, as they are typed. */
export interface ColorPick {
  hex: string;
  volume: string;
  volumeType: VolumeUnit;
}

/** What the form begins with: the color that a link to our own page names, else white. */
export function startPick(): ColorPick {
  const named = typedColor(new URLSearchParams(location.search).get("hex") ?? "");
  return { ...defaultColorPick, ...(named && { hex: named }) };
}
