import { addresses, changeNumberOfColorsParams } from "@tintery/contract";
import type { AddressHandlers } from "../../http/serve-addresses.ts";
import { type ChangeParts, followChange, type LinkedChange } from "../../images/change-address.ts";
import type { ImageChanges } from "../../images/image-changes.ts";
import type { RowOf } from "../../images/image-row.ts";
import { type RedoParts, redoImage } from "../../images/redo-image.ts";
import { paintingOptionsWith } from "./painting-options.ts";

/** What another number of colors needs. */
export interface NumberOfColorsParts extends ChangeParts, RedoParts {
  changes: ImageChanges;
}

/** The link that converts a picture anew with another number of colors; all else it was made with stays. */
export function numberOfColorsAddress(
  parts: NumberOfColorsParts,
): Pick<AddressHandlers, "changeNumberOfColors"> {
  return {
    changeNumberOfColors: (request, reply) =>
      followChange(parts, { request, reply }, () => {
        const read = changeNumberOfColorsParams.safeParse(request.params);
        if (!read.success) return null;
        const { id, n: numberOfColors } = read.data;
        const optionsOf = (image: RowOf<"paint-by-numbers">) =>
          paintingOptionsWith(image, { numberOfColors });
        const wanted: LinkedChange<"paint-by-numbers"> = {
          kind: "paint-by-numbers",
          action: "changeNumberOfColors",
          page: addresses.paintByNumbers(id),
          isDone: (image) => image.options.numberOfColors === optionsOf(image).numberOfColors,
          async change(image) {
            await redoImage(parts, image, optionsOf(image));
            parts.changes.announce(id);
          },
          question: (image) => ({ page: "change-number-of-colors", image, numberOfColors }),
        };
        return { id, wanted };
      }),
  };
}
