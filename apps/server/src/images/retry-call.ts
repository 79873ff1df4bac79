import type { ImageKind, RetryWishes } from "@tintery/contract";
import { Problem } from "../http/problem.ts";
import type { CallHandlers } from "../http/serve-calls.ts";
import type { ImageChanges } from "./image-changes.ts";
import { forKind, type ImageRow, type RowOf } from "./image-row.ts";
import { type ImageLoader, loadImage } from "./load-image.ts";
import { type RedoParts, redoImage } from "./redo-image.ts";

/** Which options of a kind of image can be named for another try, and all it is made with then. */
export interface Retry<Kind extends ImageKind> {
  names: readonly (keyof RetryWishes)[];
  /** @throws Problem `invalid_options`, `invalid_custom_size` */
  optionsWith: (image: RowOf<Kind>, wishes: RetryWishes) => object;
}

/** What another try needs. */
export interface RetryParts extends ImageLoader, RedoParts {
  changes: ImageChanges;
  retries: { readonly [Kind in ImageKind]: Retry<Kind> };
}

/** The one call that tries a failed image again, from the file that was kept. Of several at once only one does. */
export function retryCall(parts: RetryParts): Pick<CallHandlers, "retryImage"> {
  return {
    async retryImage(request, reply) {
      const { id } = request.params;
      const { image } = await loadImage(parts, { request, reply, id, action: "retry" });
      const { names } = parts.retries[image.kind];
      const wishes: RetryWishes = request.body;
      const other = Object.keys(wishes).find((name) => !names.some((known) => known === name));
      if (other) throw new Problem("invalid_options", { field: other });
      await redoImage(parts, image, optionsWith(parts.retries, image, wishes));
      parts.changes.announce(id);
      return { ok: true };
    },
  };
}

function optionsWith(retries: RetryParts["retries"], image: ImageRow, wishes: RetryWishes): object {
  return forKind(image, {
    "paint-by-numbers": (painting) => retries["paint-by-numbers"].optionsWith(painting, wishes),
    coloring: (page) => retries.coloring.optionsWith(page, wishes),
    outlines: (outlines) => retries.outlines.optionsWith(outlines, wishes),
  });
}
