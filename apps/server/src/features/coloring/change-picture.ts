import type { Caller } from "../../admission/who.ts";
import type { ColoringEdit, ColoringTypeChange } from "@tintery/contract";
import type { RowOf } from "../../images/image-row.ts";
import { type RedoParts, redoImage } from "../../images/redo-image.ts";
import type { Reviser } from "../../images/revise-image.ts";
import { editColoring, retryColoring } from "./edit.ts";

/** Another type or other details of a page of a book; one that failed is tried again as another type. */
export function changePicture(parts: Reviser & RedoParts) {
  const edit = editColoring(parts);
  return async (
    image: RowOf<"coloring">,
    change: Pick<ColoringEdit, "reduceGrayscale"> & Pick<ColoringTypeChange, "type">,
    caller: Caller,
  ): Promise<void> => {
    if (image.status !== "failed") return edit(image, change, caller);
    await redoImage(parts, image, retryColoring.optionsWith(image, { type: change.type }));
    parts.changes.announce(image.id);
  };
}
