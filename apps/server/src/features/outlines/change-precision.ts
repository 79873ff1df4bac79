import { addresses, changePrecisionParams, outlinesEdit, type OutlinesPrecision } from "@tintery/contract";
import { Problem } from "../../http/problem.ts";
import type { AddressHandlers } from "../../http/serve-addresses.ts";
import { type ChangeParts, followChange, type LinkedChange } from "../../images/change-address.ts";
import type { ImageEditor } from "../../images/edit-call.ts";
import type { ImageChanges } from "../../images/image-changes.ts";
import type { RowOf } from "../../images/image-row.ts";
import { type RedoParts, redoImage } from "../../images/redo-image.ts";
import type { Retry } from "../../images/retry-call.ts";

/** What another precision needs. */
export interface PrecisionParts extends RedoParts {
  changes: ImageChanges;
}

/** The edit of outlines: another precision, as a new conversion of the same upload. */
export function editOutlines(parts: PrecisionParts): ImageEditor<"outlines"> {
  return async (image, body) => {
    const edit = outlinesEdit.safeParse(body);
    if (!edit.success) throw new Problem("invalid_options");
    await changePrecision(parts, image, edit.data.colorPrecision);
  };
}

/** Another try of outlines, with another precision where one is named. */
export const retryOutlines: Retry<"outlines"> = {
  names: ["colorPrecision"],
  optionsWith: (image, { colorPrecision }) => ({
    ...image.options,
    ...(colorPrecision && { colorPrecision }),
  }),
};

async function changePrecision(
  parts: PrecisionParts,
  image: RowOf<"outlines">,
  colorPrecision: OutlinesPrecision,
): Promise<void> {
  // what is there already need not be made again
  if (image.options.colorPrecision === colorPrecision) return;
  await redoImage(parts, image, { ...image.options, colorPrecision });
  parts.changes.announce(image.id);
}

/** The link that changes the precision. */
export function precisionAddress(
  parts: ChangeParts & PrecisionParts,
): Pick<AddressHandlers, "changePrecision"> {
  return {
    changePrecision: (request, reply) =>
      followChange(parts, { request, reply }, () => {
        const read = changePrecisionParams.safeParse(request.params);
        if (!read.success) return null;
        const { id, level: precision } = read.data;
        const wanted: LinkedChange<"outlines"> = {
          kind: "outlines",
          action: "changePrecision",
          page: addresses.outlines(id),
          isDone: (image) => image.options.colorPrecision === precision,
          change: (image) => changePrecision(parts, image, precision),
          question: (image) => ({ page: "change-precision", image, precision }),
        };
        return { id, wanted };
      }),
  };
}
