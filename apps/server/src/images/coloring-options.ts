import {
  chosenIn,
  coloringChoices,
  coloringVersionOf,
  type ImageView,
  usualChoices,
} from "@tintery/contract";
import type { RowOf } from "./image-row.ts";
import { withoutColors } from "./without-colors.ts";

/** What a view of a coloring page says beside its pictures. It has no colors and no canvas to choose. */
export function coloringOptionsView({
  options,
  summary,
}: RowOf<"coloring">): Omit<ImageView["options"], "images"> {
  const { type, details, subject, drawnBy } = options;
  return {
    ...withoutColors(summary),
    type,
    version: coloringVersionOf(type),
    reduceGrayscale: details,
    ...usualChoices(type),
    ...chosenIn(coloringChoices, options),
    ...(subject && { subject }),
    ...(drawnBy && { drawnBy }),
    hasSubject: summary?.hasSubject ?? false,
  };
}
