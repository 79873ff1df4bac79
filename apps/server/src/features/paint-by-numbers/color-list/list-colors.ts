import { pictureColorNames } from "@tintery/contract/color-names";
import type { Language } from "@tintery/contract/messages";
import { paintAmounts } from "@tintery/engine/painters-pack";
import { Problem } from "../../../http/problem.ts";
import type { RowOf } from "../../../images/image-row.ts";
import type { PaintingOptions, PictureSummary } from "../../../images/stored-image.ts";

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

/** What of a painting the list of its colors follows from. */
export interface ListedPainting {
  readonly options: Pick<PaintingOptions, "palette">;
  readonly summary: PictureSummary;
}

/** @throws Problem `not_ready` */
export function madeOf({ options, summary }: RowOf<"paint-by-numbers">): ListedPainting {
  if (!summary) throw new Problem("not_ready");
  return { options, summary };
}

/** The colors of a painting with their names and amounts, in the order of the palette. */
export function listColors({ options, summary }: ListedPainting, language: Language): ListedColor[] {
  const { palette } = summary;
  const by = { paints: options.palette, before: summary.initial };
  const names = pictureColorNames(language, palette, by);
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
