import { isDeepStrictEqual } from "node:util";
import {
  chosenIn,
  type ColoringEdit,
  coloringChoices,
  type ColoringTypeChange,
  coloringEdit,
  coloringTypeChange,
} from "@tintery/contract";
import { Problem } from "../../http/problem.ts";
import type { ImageEditor } from "../../images/edit-call.ts";
import type { RowOf } from "../../images/image-row.ts";
import { findDrawing } from "../../images/image-store.ts";
import { type RedoParts, redoImage } from "../../images/redo-image.ts";
import type { Retry } from "../../images/retry-call.ts";
import { type Change, type Reviser, reviseImage } from "../../images/revise-image.ts";
import type { Stores } from "../../images/stores.ts";

/** Edits of a coloring page that is ready: its options at once, another type or subject as a new conversion. */
export function editColoring(parts: Reviser & RedoParts): ImageEditor<"coloring"> {
  const { stores, changes } = parts;
  return async (image, body, caller) => {
    const edit = coloringEdit.safeParse(body);
    if (edit.success)
      return reviseImage({ ...parts, caller }, image, (now) => redraw(stores, now, edit.data));
    const change = coloringTypeChange.safeParse(body);
    if (!change.success) throw new Problem("invalid_options");
    await convertAnew(parts, image, change.data);
    changes.announce(image.id);
  };
}

/** Another try of a page, as another type where one is named. */
export const retryColoring: Retry<"coloring"> = {
  names: ["type"],
  optionsWith: (image, { type }) => ({ ...image.options, ...(type && { type }) }),
};

/** The page drawn anew from what its conversion saw. */
async function redraw({ db }: Stores, image: RowOf<"coloring">, edit: ColoringEdit): Promise<Change> {
  const maps = await findDrawing(db, image.id, "maps");
  if (!maps) throw new Problem("not_ready");
  const { type, ...before } = image.options;
  const wish = {
    ...before,
    ...(edit.reduceGrayscale !== undefined && { details: edit.reduceGrayscale }),
    ...chosenIn(coloringChoices, edit),
  };
  return {
    key: maps.key,
    revisionOf: (path) => ({ kind: "coloring", maps: path, ...wish }),
    options: { type, ...wish },
  };
}

async function convertAnew(
  parts: RedoParts,
  image: RowOf<"coloring">,
  { type, subject }: ColoringTypeChange,
): Promise<void> {
  const before = image.options;
  const { subject: drawn = [], ...rest } = before;
  const strokes = subject ?? drawn;
  const options = { ...rest, ...(type && { type }), ...(strokes.length > 0 && { subject: strokes }) };
  // what is there already need not be made again
  if (isDeepStrictEqual(options, before)) return;
  await redoImage(parts, image, options);
}
