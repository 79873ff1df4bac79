import { colorNames } from "@tintery/contract/color-names";
import type { Language } from "@tintery/contract/messages";
import { paintAmounts } from "@tintery/engine/painters-pack";
import type { PictureSummary } from "../../../images/stored-image.ts";

/** A color as a list says it. */
export interface ListedColor {
  readonly code: string;
  readonly name: string;
  /** `#rrggbb`, lower case. */
  readonly hex: string;
  /** Share of the canvas, 0 to 1. */
  readonly areaShare: number;
  readonly areaCM2: number;
  /** Paint for two coats. */
  readonly milliliters: number;
  readonly segments: number;
}

/** The colors of a picture with their names and amounts, in the order of the palette. */
export function listColors(summary: PictureSummary, language: Language): ListedColor[] {
  const { palette } = summary;
  const names = colorNames(
    language,
    palette.map(({ hex }) => hex),
  );
  const amounts = paintAmounts(palette, summary);
  return palette.map(({ code, hex, areaShare, segments }, k) => ({
    code,
    name: names[k]!,
    hex,
    areaShare,
    areaCM2: amounts[k]!.areaCM2,
    milliliters: amounts[k]!.milliliters,
    segments,
  }));
}
