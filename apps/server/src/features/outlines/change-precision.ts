import {
  addresses,
  atPicture,
  changePrecisionParams,
  outlinesEdit,
  type OutlinesPrecision,
} from "@tintery/contract";
import type { FastifyReply, FastifyRequest } from "fastify";
import { isAhead, isOwnNavigation } from "../../http/own-navigation.ts";
import type { PageWriter } from "../../http/page-writer.ts";
import { Problem } from "../../http/problem.ts";
import type { AddressHandlers } from "../../http/serve-addresses.ts";
import type { ImageEditor } from "../../images/edit-call.ts";
import type { ImageChanges } from "../../images/image-changes.ts";
import type { ImageRow } from "../../images/image-row.ts";
import { viewsOf } from "../../images/image-views.ts";
import { type ImageLoader, loadImageOf } from "../../images/load-image.ts";
import { outlinesOptionsOf } from "../../images/outlines-options.ts";
import { redoImage } from "../../images/redo-image.ts";
import type { Retry } from "../../images/retry-call.ts";
import type { Stores } from "../../images/stores.ts";

/** What another precision needs. */
export interface PrecisionParts {
  stores: Stores;
  changes: ImageChanges;
  mostUnfinished: number;
}

/** The edit of outlines: another precision, as a new conversion of the same upload. */
export function editOutlines(parts: PrecisionParts): ImageEditor {
  return async (image, body) => {
    const edit = outlinesEdit.safeParse(body);
    if (!edit.success) throw new Problem("invalid_options");
    await changePrecision(parts, image, edit.data.colorPrecision);
  };
}

/** Another try of outlines, with another precision where one is named. */
export const retryOutlines: Retry = {
  names: ["colorPrecision"],
  optionsWith: (image, { colorPrecision }) => ({
    ...outlinesOptionsOf(image),
    ...(colorPrecision && { colorPrecision }),
  }),
};

async function changePrecision(
  { stores, changes, mostUnfinished }: PrecisionParts,
  image: ImageRow,
  colorPrecision: OutlinesPrecision,
): Promise<void> {
  // what is there already need not be made again
  if (outlinesOptionsOf(image).colorPrecision === colorPrecision) return;
  await redoImage({ stores, mostUnfinished }, image, { colorPrecision });
  changes.announce(image.id);
}

/**
 * The link that changes the precision. It does so only when somebody follows it on our own pages; from anywhere else,
 * or typed in, it asks first. Browsers that load ahead change nothing. Whoever follows it again only comes to the picture.
 */
export function precisionAddress(
  parts: ImageLoader & PrecisionParts & { pages: PageWriter },
): Pick<AddressHandlers, "changePrecision"> {
  return {
    async changePrecision(request, reply) {
      reply.header("cache-control", "no-store");
      // a browser forgets an answer that is none, and asks again when the link is really followed
      if (isAhead(request)) throw new Problem("csrf");
      const read = changePrecisionParams.safeParse(request.params);
      if (!read.success) throw new Problem("not_found");
      const { id, level } = read.data;
      const toPicture = () => reply.redirect(atPicture(addresses.outlines(id)), 303);
      const { image } = await loadImageOf("outlines", parts, { request, reply, id, action: "view" });
      if (!image.sample && outlinesOptionsOf(image).colorPrecision === level) return toPicture();
      await loadImageOf("outlines", parts, { request, reply, id, action: "changePrecision" });
      if (!isOwnNavigation(request)) return ask(parts, { request, reply }, { image, level });
      await changePrecision(parts, image, level);
      return toPicture();
    },
  };
}

/** Asks whether the precision shall be changed. A form that was posted from elsewhere is not even asked about. */
async function ask(
  { db, pages }: ImageLoader & { pages: PageWriter },
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  { image, level }: { image: ImageRow; level: OutlinesPrecision },
): Promise<FastifyReply> {
  if (request.method !== "GET") throw new Problem("csrf");
  const [view] = await viewsOf(db, request, { images: [image], visitorId: image.ownerId });
  return pages.send(request, reply, { page: "change-precision", image: view!, precision: level });
}
