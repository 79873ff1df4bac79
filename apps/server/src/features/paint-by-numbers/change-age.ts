import { addresses, changeAgeParams, isCutForAge, type SheetAge, sheetAges } from "@tintery/contract";
import { crayonPaints } from "@tintery/engine/tables";
import type { AddressHandlers } from "../../http/serve-addresses.ts";
import { followChange, type LinkedChange } from "../../images/change-address.ts";
import type { RowOf } from "../../images/image-row.ts";
import { redoImage } from "../../images/redo-image.ts";
import type { PaintingOptions } from "../../images/stored-image.ts";
import type { NumberOfColorsParts } from "./change-number-of-colors.ts";

/** The link that converts a picture anew for an age: with as many colors and as large regions as a sheet for it has. */
export function ageAddress(parts: NumberOfColorsParts): Pick<AddressHandlers, "changeAge"> {
  return {
    changeAge: (request, reply) =>
      followChange(parts, { request, reply }, () => {
        const read = changeAgeParams.safeParse(request.params);
        if (!read.success) return null;
        const { id, age } = read.data;
        const wanted: LinkedChange<"paint-by-numbers"> = {
          kind: "paint-by-numbers",
          action: "changeNumberOfColors",
          page: addresses.paintByNumbers(id),
          isDone: (image) => isForAge(image, age),
          async change(image) {
            await redoImage(parts, image, optionsFor(image, age));
            parts.changes.announce(id);
          },
          question: (image) => ({ page: "change-age", image, age }),
        };
        return { id, wanted };
      }),
  };
}

const hasCrayons = ({ palette }: PaintingOptions) =>
  palette?.length === crayonPaints.length && palette.every(({ hex }, k) => hex === crayonPaints[k]!.hex);

/** Crayons take the place of whatever paints it had; for who has no crayons, it gets colors of its own again. */
function optionsFor({ options }: RowOf<"paint-by-numbers">, age: SheetAge): PaintingOptions {
  const { options: forAge, withCrayons } = sheetAges[age];
  const { palette: _, ...others } = options;
  if (withCrayons) return { ...others, ...forAge, palette: [...crayonPaints], mixPalette: false };
  return { ...(hasCrayons(options) ? others : options), ...forAge };
}

function isForAge({ options }: RowOf<"paint-by-numbers">, age: SheetAge): boolean {
  return hasCrayons(options) === sheetAges[age].withCrayons && isCutForAge(options, age);
}
