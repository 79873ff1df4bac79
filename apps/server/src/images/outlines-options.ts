import type { ImageView } from "@tintery/contract";
import type { RowOf } from "./image-row.ts";
import { sourceOf } from "./source-types.ts";
import type { OutlinesSummary } from "./stored-image.ts";
import { withoutColors } from "./without-colors.ts";

/** What a view of outlines says beside its pictures. There is no canvas to choose. */
export function outlinesOptionsView(image: RowOf<"outlines">): Omit<ImageView["options"], "images"> {
  const { options, summary } = image;
  return {
    ...withoutColors(summary),
    colorPrecision: options.colorPrecision,
    ...(options.subject && { subject: options.subject }),
    ...(image.scene === null && { source: sourceOf(image.sourceType) }),
    ...(summary && factsOf(summary)),
    numberOfColors: summary?.colors.filter(({ hex }) => hex !== null).length ?? null,
  };
}

function factsOf(summary: OutlinesSummary): Pick<ImageView["options"], "notes" | "outlines"> {
  const { kind, pixels, colors, areas, hasCenterLines, notes } = summary;
  return { notes: [...notes], outlines: { kind, pixels, colors, areas, hasCenterLines } };
}
